import PropertyTesting

extension Corpus {
  /// Keeps a failing input of `claim` as a named regression, with its decoded text next to it.
  ///
  /// - Parameters:
  ///   - bytes: the input; it is saved canonically.
  ///   - name: a name that describes the input, such as `paste-over-selection`.
  ///   - claim: the claim that fails.
  /// - Returns: the file.
  /// - Throws: `.exists` instead of overwriting a file, or `.unwritable`.
  @discardableResult
  public func saveRegression(
    _ bytes: [UInt8], named name: String, of claim: Claim
  ) throws(CorpusError) -> CorpusFile {
    let path = "\(regressionsFolder(of: claim.property))/\(name)"
    let file = CorpusFile(path: path, property: claim.property)
    if (try? SystemFile.exists(path)) == true { throw .exists(path: path) }
    try Self.write(claim.canonical(bytes), to: path)
    try Self.write(Array((claim.describe(bytes: bytes) + "\n").utf8), to: file.textPath)
    return file
  }

  /// Writes a file completely or not at all, and makes its folder if it is missing.
  ///
  /// - Throws: `.unwritable`, with the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(CorpusError) {
    do throws(SystemError) {
      try SystemFile.replace(path, with: bytes)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
