import PropertyTesting

extension Corpus {
  /// A property's seeds; empty if it has no seeds file.
  /// - Parameter property: the property's name and chapter.
  /// - Throws: `CorpusError` if the file can't be read or one of its lines is damaged.
  public func seeds(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    let file = seedsFile(of: property)
    do throws(SystemError) {
      // A broken link exists as well, and mustn't count as no seeds.
      guard try SystemFile.exists(file.path) else { return [] }
    } catch {
      throw .unreadable(path: file.path, reason: "\(error)")
    }
    return try file.entries()
  }

  /// Replaces the seeds of `claim` with the inputs in a folder, as `saveSeeds(_:of:)` does.
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
  /// - Parameters:
  ///   - entries: the inputs.
  ///   - folder: the path of the folder, which is made if it is missing.
  /// - Throws: `.unwritable`, with the system's reason.
  public static func unpack(
    _ entries: [CorpusEntry], into folder: String
  ) throws(CorpusError) {
    do throws(SystemError) {
      try SystemFile.makeFolder(folder)
      for entry in entries {
        let path = "\(folder)/\(fileName(of: entry.bytes))"
        if try SystemFile.exists(path) { continue }
        // They can be unpacked again, so nobody waits for the disk.
        try SystemFile.create(path, entry.bytes, isDurable: false)
      }
    } catch {
      throw .unwritable(path: folder, reason: "\(error)")
    }
  }

  /// The 64 bits of FNV-1a as sixteen digits: the same on every machine, unlike a `hashValue`.
  package static func fileName(of bytes: [UInt8]) -> String {
    let (basis, prime): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x100_0000_01B3)
    let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
