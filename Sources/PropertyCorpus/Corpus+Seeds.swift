import Foundation
import PropertyTesting

extension Corpus {
  /// A property's seeds; empty if it has no seeds file.
  ///
  /// - Throws: `CorpusError` if the file can't be read or one of its lines is damaged.
  public func seeds(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    let file = seedsFile(of: property)
    // A broken link exists as well, and mustn't count as no seeds.
    let isThere = (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
    return isThere ? try file.entries() : []
  }

  /// Replaces the seeds of `claim` with the inputs in a folder, as `saveSeeds(_:of:)` does.
  ///
  /// - Parameters:
  ///   - folder: the path of a folder of input files, such as a fuzzer's merged corpus.
  ///   - claim: the claim that they are inputs of.
  /// - Returns: the number of seeds.
  /// - Throws: `CorpusError` if an input can't be read, or the seeds can't be written.
  @discardableResult
  public func saveSeeds(inFolder folder: String, of claim: Claim) throws(CorpusError) -> Int {
    var inputs: [[UInt8]] = []
    for path in Self.paths(below: folder) { inputs.append(try Self.read(path)) }
    return try saveSeeds(inputs, of: claim)
  }

  /// Replaces the seeds of `claim` with `inputs`; the file is written completely or not at all.
  ///
  /// The inputs are saved canonically and sorted; several may have the same word. Regressions
  /// aren't changed.
  ///
  /// - Parameters:
  ///   - inputs: the bytes of each input.
  ///   - claim: the claim that they are inputs of.
  /// - Returns: the number of seeds.
  /// - Throws: `.oversized` if the file would be too large to be read again, or `.unwritable`.
  @discardableResult
  public func saveSeeds(_ inputs: [[UInt8]], of claim: Claim) throws(CorpusError) -> Int {
    try saveSeeds(inputs, of: claim, upTo: SeedsText.largestFile)
  }

  /// Replaces the seeds of `claim` with `inputs`, unless their file would exceed `most` bytes.
  func saveSeeds(_ inputs: [[UInt8]], of claim: Claim, upTo most: Int) throws(CorpusError) -> Int {
    let seeds = Set(inputs.map(claim.canonical))
    let text = SeedsText.text(of: Array(seeds))
    let path = seedsFile(of: claim.property).path
    guard text.count <= most else {
      throw .oversized(path: path, bytes: text.count, most: most)
    }
    try Self.write(text, to: path)
    return seeds.count
  }

  /// Writes each entry as a file of bytes, the form in which a fuzzer reads its inputs.
  ///
  /// A file's name depends on its content, so unpacking into the same folder again adds nothing.
  /// The files are copies, so nothing waits until the disk has them.
  ///
  /// - Parameters:
  ///   - entries: the inputs.
  ///   - folder: the path of the folder, which is made if it is missing.
  /// - Throws: `.unwritable`, with the system's reason.
  public static func unpack(
    _ entries: [CorpusEntry], into folder: String
  ) throws(CorpusError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: reason(error).text)
    }
    for entry in entries {
      guard writeCopy(of: entry.bytes, to: "\(folder)/\(fileName(of: entry.bytes))") else {
        throw .unwritable(path: folder, reason: String(cString: strerror(errno)).lowercased())
      }
    }
  }

  /// Writes a file unless it is there; returns false, with the reason in `errno`, if it can't.
  ///
  /// Foundation would wait for the disk at each file, which takes a millisecond.
  private static func writeCopy(of bytes: [UInt8], to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0 { return errno == EEXIST }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let reason = errno
    close(file)
    // A part of an input would be another input.
    if !rest.isEmpty { unlink(path) }
    errno = reason
    return rest.isEmpty
  }

  /// The 64 bits of FNV-1a as sixteen digits: the same on every machine, unlike a `hashValue`.
  package static func fileName(of bytes: [UInt8]) -> String {
    let (basis, prime): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x100_0000_01B3)
    let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
