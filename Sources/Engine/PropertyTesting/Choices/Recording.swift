/// The choices made while an input is generated, and the spans that group the choices.
public struct Recording: Hashable, Sendable {
  /// The choices, in the order in which they were made.
  public internal(set) var choices: [Choice] = []
  /// The spans, in order of their start; outer spans come before inner ones.
  public internal(set) var spans: [Span] = []
  /// The labels of the spans, without repetitions.
  public internal(set) var labels: [String] = []

  /// The file that contains the used constants, or `nil` if none were used.
  var constants: String?

  /// Removes the recorded data, but keeps the allocated storage.
  mutating func restart() {
    if !choices.isEmpty { choices.removeAll(keepingCapacity: true) }
    if !spans.isEmpty { spans.removeAll(keepingCapacity: true) }
    if !labels.isEmpty { labels.removeAll(keepingCapacity: true) }
    constants = nil
  }

  /// The chosen options.
  public var values: [UInt64] { choices.map(\.value) }

  /// Returns the spans with a label.
  package func spans(labeled label: String) -> [Span] {
    let kind = labels.firstIndex(of: label)
    return spans.filter { $0.kind == kind }
  }
}

/// The choices of one part of an input, which shrinkers and mutators move or remove as a whole.
public struct Span: Hashable, Sendable {
  /// The index of the part's label in `Recording.labels`; parts of the same kind can replace each
  /// other.
  public let kind: Int
  /// The index of the part's first choice.
  public let start: Int
  /// The index after the part's last choice.
  public internal(set) var end: Int
  /// The number of enclosing spans.
  public let depth: Int

  /// The indices of the part's choices.
  public var range: Range<Int> { start..<end }
}
