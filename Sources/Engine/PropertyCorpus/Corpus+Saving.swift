import PropertyTesting

extension Corpus {
  /// Keeps a failing input of `claim` as a named regression, with its decoded text next to it.
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
    try saveRegression(
      claim.canonical(bytes), claim.describe(bytes: bytes), named: name, of: claim.property)
  }

  /// Keeps an input that was decoded before: its generator may trap, or never end.
  /// - Returns: the file.
  /// - Throws: `.exists` instead of overwriting a file, or `.unwritable`.
  @discardableResult
  package func saveRegression(
    _ bytes: [UInt8], _ text: String, named name: String, of property: PropertyName
  ) throws(CorpusError) -> CorpusFile {
    let file = CorpusFile(path: "\(regressionsFolder(of: property))/\(name)", property: property)
    if (try? SystemFile.exists(file.path)) == true { throw .exists(path: file.path) }
    // The text first: alone it is no input, and is written again.
    try Self.write(Array("\(text)\n".utf8), to: file.textPath)
    try Self.write(bytes, to: file.path)
    return file
  }

  /// Writes a file completely or not at all, and makes its folder if it is missing.
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
}
