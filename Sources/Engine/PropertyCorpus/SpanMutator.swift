import PropertyTesting

/// Changes an input along the spans of its choices: whole parts at a time, as a person would.
///
/// A fuzzer can change bytes alone, but a byte inserted in one part changes what every later part
/// means. Here parts stay what they are.
public struct SpanMutator: Sendable {
  /// The choices, as changed so far.
  package var choices: [Choice]
  package let spans: [Span]
  package var random: RandomBits

  /// A mutator of the recorded choices.
  /// - Parameters:
  ///   - recording: an input, as `Claim.recording(_:)` returns it for its bytes.
  ///   - seed: chooses the change; the same seed gives the same one.
  public init(_ recording: Recording, seed: UInt64) {
    choices = recording.choices
    spans = recording.spans.filter { !$0.range.isEmpty }
    random = RandomBits(seed: seed)
  }

  /// Makes one more change and returns the bytes of all choices; without a span, of the same ones.
  public mutating func mutate() -> [UInt8] {
    guard let span = random.element(of: spans) else { return ChoiceBytes.encode(choices) }
    switch random.next(upTo: 4) {
    case 0: choices.removeSubrange(span.range)
    case 1: choices.insert(contentsOf: choices[span.range], at: span.end)
    case 2: copy(over: span)
    case 3: swap(span)
    default: setToEdge(span)
    }
    return ChoiceBytes.encode(choices)
  }

  /// Replaces the part with another part of the same kind.
  private mutating func copy(over span: Span) {
    let others = spans.filter { $0.label == span.label && $0 != span }
    guard let other = random.element(of: others) else { return }
    choices.replaceSubrange(span.range, with: Array(choices[other.range]))
  }

  /// Swaps the part with another of the same kind that doesn't overlap it.
  private mutating func swap(_ span: Span) {
    let others = spans.filter { $0.label == span.label && !$0.range.overlaps(span.range) }
    guard let other = random.element(of: others) else { return }
    let (first, last) = span.start < other.start ? (span, other) : (other, span)
    let parts = choices[last.range] + choices[first.end..<last.start] + choices[first.range]
    choices.replaceSubrange(first.start..<last.end, with: Array(parts))
  }

  /// Sets one of the part's choices to its first or its last option, or to a neighbour of its
  /// value.
  private mutating func setToEdge(_ span: Span) {
    guard let index = random.element(of: span.range) else { return }
    let choice = choices[index]
    let values = [
      0, choice.maximum, choice.value / 2, min(choice.value &+ 1, choice.maximum),
      choice.value > 0 ? choice.value - 1 : 0,
    ]
    choices[index].value = random.element(of: values) ?? 0
  }
}
