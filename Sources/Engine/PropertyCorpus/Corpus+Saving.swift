import PropertyTesting

extension Corpus {
  /// Saves a failing input of `claim` as a named regression, with its decoded text in another file.
  /// - Parameters:
  ///   - bytes: the input, which is saved in canonical form.
  ///   - name: a name that describes the input, such as `paste-over-selection`.
  ///   - claim: the claim that fails.
  /// - Returns: the file.
  /// - Throws: `.exists` if the file already exists, or `.unwritable`.
  @discardableResult
  public func saveRegression(
    _ bytes: [UInt8], named name: String, of claim: Claim
  ) throws(CorpusError) -> CorpusFile {
    try saveRegression(
      claim.canonical(bytes), claim.describe(bytes: bytes), named: name, of: claim.property)
  }

  /// Saves an input with its text, which was decoded earlier, because decoding may trap or hang.
  /// - Returns: the file.
  /// - Throws: `.exists` if the file already exists, or `.unwritable`.
  @discardableResult
  package func saveRegression(
    _ bytes: [UInt8], _ text: String, named name: String, of property: PropertyName
  ) throws(CorpusError) -> CorpusFile {
    let file = CorpusFile(path: "\(regressionsFolder(of: property))/\(name)", property: property)
    if (try? SystemFile.exists(file.path)) == true { throw .exists(path: file.path) }
    // The text is written first, because a text without an input is harmless and can be replaced.
    try Self.write(Array("\(text)\n".utf8), to: file.textPath)
    try Self.write(bytes, to: file.path)
    return file
  }

  /// Writes a file completely or not at all; creates the file's folder if it is missing.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: the path of the file.
  /// - Throws: `.unwritable`, with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(CorpusError) {
    do throws(SystemError) {
      try SystemFile.replace(path, with: bytes)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// Returns a property's seeds; empty if the property has no seeds file.
  /// - Parameter property: the property's name and chapter.
  /// - Throws: `CorpusError` if the file can't be read or one of its lines is damaged.
  public func seeds(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    let file = seedsFile(of: property)
    do throws(SystemError) {
      // A broken link is treated as an unreadable file, not as a missing file.
      guard try SystemFile.exists(file.path) else { return [] }
    } catch {
      throw .unreadable(path: file.path, reason: "\(error)")
    }
    return try file.entries()
  }

  /// Replaces the seeds of `claim` with the inputs in a folder, as `saveSeeds(_:of:)` does.
  /// - Parameters:
  ///   - folder: the path of a folder with input files, such as a fuzzer's merged corpus.
  ///   - claim: the claim that the inputs belong to.
  /// - Returns: the number of seeds.
  /// - Throws: `CorpusError` if an input can't be read, or the seeds can't be written.
  @discardableResult
  public func saveSeeds(inFolder folder: String, of claim: Claim) throws(CorpusError) -> Int {
    var inputs: [[UInt8]] = []
    for path in Self.paths(below: folder) { inputs.append(try Self.read(path)) }
    return try saveSeeds(inputs, of: claim)
  }

  /// Replaces the seeds of `claim` with `inputs`, by writing the file completely or not at all.
  ///
  /// The inputs are saved in canonical form, sorted and without repetitions. Regressions aren't
  /// changed.
  /// - Parameters:
  ///   - inputs: the bytes of each input.
  ///   - claim: the claim that the inputs belong to.
  /// - Returns: the number of seeds.
  /// - Throws: `.oversized` if the file would be too large to read again, or `.unwritable`.
  @discardableResult
  public func saveSeeds(_ inputs: [[UInt8]], of claim: Claim) throws(CorpusError) -> Int {
    let seeds = Set(inputs.map(claim.canonical))
    let text = SeedsText.text(of: Array(seeds))
    let path = seedsFile(of: claim.property).path
    guard text.count <= SeedsText.largestFile else {
      throw .oversized(path: path, bytes: text.count, most: SeedsText.largestFile)
    }
    try Self.write(text, to: path)
    return seeds.count
  }

  /// Writes the bytes of each entry to a separate file, for a fuzzer.
  ///
  /// A file's name depends on its content, so unpacking into the same folder again adds no files.
  /// Lost files can be unpacked again, so the function doesn't wait until they are on the disk.
  /// - Parameters:
  ///   - entries: the inputs.
  ///   - folder: the path of the folder, which is created if it is missing.
  /// - Throws: `.unwritable`, with the system's reason.
  public static func unpack(
    _ entries: [CorpusEntry], into folder: String
  ) throws(CorpusError) {
    do throws(SystemError) {
      try SystemFile.makeFolder(folder)
      for entry in entries {
        let path = "\(folder)/\(fileName(of: entry.bytes))"
        if try SystemFile.exists(path) { continue }
        try SystemFile.create(path, entry.bytes, isDurable: false)
      }
    } catch {
      throw .unwritable(path: folder, reason: "\(error)")
    }
  }

  /// Returns the bytes' 64-bit FNV-1a hash as sixteen hexadecimal digits.
  package static func fileName(of bytes: [UInt8]) -> String {
    let (basis, prime): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x100_0000_01B3)
    let hash = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    return String(hash, radix: 16).leadingZeros(to: 16)
  }
}

/// Reads and writes the text of a seeds file: one replay code per line, sorted, without
/// repetitions.
///
/// Lines are sorted, so that the files of two branches can be merged line by line. A file that is
/// read may have its lines in any order. The error for a damaged line contains the line number.
enum SeedsText {
  static let ending = "seeds"
  /// The maximum size of a seeds file, in bytes.
  static let largestFile = 1 << 24

  private static let newline = UInt8(ascii: "\n")

  static func text(of inputs: [[UInt8]]) -> [UInt8] {
    let words = Set(inputs.map(Blob.encode)).map { Array($0.utf8) }
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [newline] }
  }

  /// Returns the inputs in a text with one replay code per line.
  /// - Throws: `.damaged` for the first line that isn't a replay code, or that may be incomplete
  ///   because it has no newline.
  static func inputs(of text: [UInt8], at path: String) throws(CorpusError) -> [[UInt8]] {
    var inputs: [[UInt8]] = []
    var start = 0
    for (place, byte) in text.enumerated() where byte == newline {
      inputs.append(try input(of: text[start..<place], inputs.count + 1, path))
      start = place + 1
    }
    guard start == text.count else {
      throw .damaged(path: path, line: inputs.count + 1, reason: "has no newline at its end")
    }
    return inputs
  }

  private static func input(
    of line: ArraySlice<UInt8>, _ number: Int, _ path: String
  ) throws(CorpusError) -> [UInt8] {
    do throws(BlobError) {
      let bytes = try Blob.decode(String(decoding: line, as: UTF8.self))
      if bytes.count <= Corpus.largestFile { return bytes }
    } catch {
      throw .damaged(path: path, line: number, reason: reason(line, error))
    }
    throw .damaged(
      path: path, line: number, reason: "has more than \(Corpus.largestFile) bytes of choices")
  }

  private static func reason(_ line: ArraySlice<UInt8>, _ error: BlobError) -> String {
    if line.isEmpty { return "is empty" }
    if line.last == UInt8(ascii: "\r") { return "ends in a carriage return" }
    return switch error {
    case .notABlob: "isn't a replay code"
    case .otherVersion: "isn't a replay code in version \(Blob.version)"
    case .misfit: "isn't a replay code for its generator"
    }
  }
}
