/// A kept input: its name and the bytes of its choices.
public struct CorpusEntry: Hashable, Sendable {
  /// The input's name, such as `paste-over-selection`.
  public let name: String
  /// The bytes of its choices.
  public let bytes: [UInt8]

  /// The input that `bytes` encode.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
