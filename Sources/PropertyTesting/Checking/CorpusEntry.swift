/// An input that is kept: its name and the bytes of its choices.
public struct CorpusEntry: Hashable, Sendable {
  /// What the input is called, such as `paste-over-selection`.
  public let name: String
  /// The bytes of its choices.
  public let bytes: [UInt8]

  /// The input that `bytes` stand for.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
