/// The choices of a generation, and the spans that group them.
public struct Recording: Hashable, Sendable {
  /// The choices, in the order in which they were made.
  public internal(set) var choices: [Choice] = []
  /// The spans, outer before inner, left before right.
  public internal(set) var spans: [Span] = []

  /// The options taken.
  public var values: [UInt64] { choices.map(\.value) }
}
