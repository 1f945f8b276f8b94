import PropertyTesting

/// The text of a seeds file: one replay code per line, sorted by bytes, each word once.
///
/// Files are written sorted, so that the files of two branches merge line by line. They may be read
/// in any order. A damaged line is refused with its number, not skipped.
enum SeedsText {
  /// The extension of a seeds file.
  static let ending = "seeds"
  /// The largest size of a seeds file, in bytes.
  static let largestFile = 1 << 24

  private static let newline = UInt8(ascii: "\n")

  /// The text that encodes `inputs`.
  static func text(of inputs: [[UInt8]]) -> [UInt8] {
    let words = Set(inputs.map(Blob.encode)).map { Array($0.utf8) }
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [newline] }
  }

  /// The inputs in a text, one per line.
  /// - Throws: `.damaged` for the first line that isn't a word or has no newline; only the newline
  ///   shows that a word is complete.
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
    case .otherVersion: "isn't a replay code of version \(Blob.version)"
    case .misfit: "isn't a replay code of its generator"
    }
  }
}
