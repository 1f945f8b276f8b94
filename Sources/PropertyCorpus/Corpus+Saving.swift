import Foundation
import PropertyTesting

extension Corpus {
  /// Keeps an input that made `claim` fail as a named regression, with its decoded text beside it.
  ///
  /// - Parameters:
  ///   - bytes: the input; it is saved canonically.
  ///   - name: the input's situation, such as `paste-over-selection`.
  ///   - claim: what it is an input of.
  /// - Returns: the file.
  /// - Throws: `.exists` rather than overwrite one, or `.unwritable`.
  @discardableResult
  public func saveRegression(
    _ bytes: [UInt8], named name: String, of claim: Claim
  ) throws(CorpusError) -> CorpusFile {
    let path = "\(regressionsFolder(of: claim.property))/\(name)"
    let file = CorpusFile(path: path, property: claim.property)
    guard !FileManager.default.fileExists(atPath: path) else { throw .exists(path: path) }
    try Self.write(claim.canonical(bytes), to: path)
    try Self.write(Array((claim.describe(bytes: bytes) + "\n").utf8), to: file.textPath)
    return file
  }

  /// Writes a file whole or not at all, making its folder where there is none.
  ///
  /// - Throws: `.unwritable`, with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(CorpusError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: Self.reason(error).text)
    }
  }
}
