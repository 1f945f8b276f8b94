import Foundation
import PropertyTesting

extension Corpus {
  /// A property's seeds; none where it has no file of them.
  ///
  /// - Throws: `CorpusError` where the file can't be read or a line of it is damaged.
  public func seeds(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    let file = seedsFile(of: property)
    // A link that leads nowhere is there as well, and mustn't pass for no seeds.
    let isThere = (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
    return isThere ? try file.entries() : []
  }

  /// Makes the inputs in a folder the seeds of `claim`, as `saveSeeds(_:of:)` does.
  ///
  /// - Parameters:
  ///   - folder: the path of a folder of files of bytes, such as a fuzzer has merged.
  ///   - claim: what they are inputs of.
  /// - Returns: how many seeds there are now.
  /// - Throws: `CorpusError` where one can't be read, or the seeds can't be written.
  @discardableResult
  public func saveSeeds(inFolder folder: String, of claim: Claim) throws(CorpusError) -> Int {
    var inputs: [[UInt8]] = []
    for path in Self.paths(below: folder) { inputs.append(try Self.read(path)) }
    return try saveSeeds(inputs, of: claim)
  }

  /// Makes `inputs` the seeds of `claim`: its file is written whole or not at all.
  ///
  /// The inputs are saved canonically, and sorted; several may come to the same word. Regressions
  /// stay what they are.
  ///
  /// - Parameters:
  ///   - inputs: the bytes of each input.
  ///   - claim: what they are inputs of.
  /// - Returns: how many seeds there are now.
  /// - Throws: `.oversized` where they are too many to be read again, or `.unwritable`.
  @discardableResult
  public func saveSeeds(_ inputs: [[UInt8]], of claim: Claim) throws(CorpusError) -> Int {
    try saveSeeds(inputs, of: claim, upTo: SeedsText.largestFile)
  }

  /// Makes `inputs` the seeds of `claim`, unless their file would have more than `most` bytes.
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

  /// Writes each entry as a file of bytes, as a fuzzer reads its inputs.
  ///
  /// A file is named by what it holds: unpacking into the same folder again adds nothing to it.
  ///
  /// - Parameters:
  ///   - entries: the inputs.
  ///   - folder: the path of the folder, which is made where there is none.
  /// - Throws: `.unwritable`, with the system's reason.
  public static func unpack(
    _ entries: [CorpusEntry], into folder: String
  ) throws(CorpusError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for entry in entries {
        let path = "\(folder)/\(fileName(of: entry.bytes))"
        if FileManager.default.fileExists(atPath: path) { continue }
        try Data(entry.bytes).write(to: URL(fileURLWithPath: path))
      }
    } catch {
      throw .unwritable(path: folder, reason: reason(error).text)
    }
  }

  /// The 64 bits of FNV-1a as sixteen digits: the same on every machine, unlike a `hashValue`.
  private static func fileName(of bytes: [UInt8]) -> String {
    let (basis, prime): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x100_0000_01B3)
    let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
