/// Why a blob can't be read.
public enum BlobError: Error, Hashable, Sendable {
  /// It isn't a version, a dash and URL-safe base64.
  case notABlob(String)
  /// It is written in another version of the encoding.
  case otherVersion(Character)
}

extension BlobError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .notABlob(let text):
      "“\(text)” isn't a word of choices; copy the whole word, such as \(Blob.version)-AQI"
    case .otherVersion(let version):
      "the word has version \(version), but this engine reads version \(Blob.version); "
        + "find the failure again"
    }
  }
}
