import PropertyTesting

/// A mutator that changes whole parts of an input; each part is a span of the input's choices.
///
/// A fuzzer changes single bytes, but an inserted byte changes the meaning of all later parts. This
/// mutator keeps the meaning of the parts. It makes one change, because changes move the spans.
package struct SpanMutator: ~Copyable, Sendable {
  private var choices: [Choice]
  private let spans: [Span]
  private let labels: [String]
  private var random: RandomBits

  /// Creates a mutator of the recorded choices; the same seed leads to the same changes.
  package init(_ recording: Recording, seed: UInt64) {
    (choices, labels) = (recording.choices, recording.labels)
    spans = recording.spans.filter { !$0.range.isEmpty }
    random = RandomBits(seed: seed)
  }

  /// Changes a part, if there are spans, and returns the bytes of all choices.
  package consuming func mutate() -> [UInt8] {
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
    let others = spans.filter { $0.kind == span.kind && $0 != span }
    guard let other = random.element(of: others) else { return }
    choices.replaceSubrange(span.range, with: Array(choices[other.range]))
  }

  /// Swaps the part with another part of the same kind that doesn't overlap it.
  private mutating func swap(_ span: Span) {
    let others = spans.filter { $0.kind == span.kind && !$0.range.overlaps(span.range) }
    guard let other = random.element(of: others) else { return }
    let (first, last) = span.start < other.start ? (span, other) : (other, span)
    let parts = choices[last.range] + choices[first.end..<last.start] + choices[first.range]
    choices.replaceSubrange(first.start..<last.end, with: Array(parts))
  }

  /// Sets one choice of the part to its first, last or neighboring option, or halves its value.
  private mutating func setToEdge(_ span: Span) {
    guard let index = random.element(of: span.range) else { return }
    let (value, last) = (choices[index].value, choices[index].maximum)
    let values = [0, last, value / 2, min(value &+ 1, last), max(value, 1) - 1]
    choices[index].value = random.element(of: values) ?? 0
  }

  /// Replaces a value with one that the code under test compared it with; returns the bytes of all
  /// choices.
  ///
  /// The option for a value may be the value itself, its index in an order by distance from 0, or
  /// an offset from another value. One of these options is likely to be right.
  package consuming func place(_ operands: (UInt64, UInt64)) -> [UInt8] {
    // One-byte values are found quickly even without comparisons, so wider choices are preferred.
    let wide = choices.indices.filter { choices[$0].maximum > 0xFF }
    guard let index = random.element(of: wide.isEmpty ? Array(choices.indices) : wide) else {
      return []
    }
    let (old, new) = random.next(upTo: 1) == 0 ? operands : (operands.1, operands.0)
    let (option, step) = (choices[index].value, new &- old)
    let number = option & 1 == 0 ? 0 &- option / 2 : option / 2 + 1
    let options = [
      new, option &+ step, option &- step,
      Self.option(new), Self.option(number &+ step), Self.option(number &- step),
    ].filter { $0 <= choices[index].maximum && $0 != option }
    choices[index].value = random.element(of: options) ?? option
    return ChoiceBytes.encode(choices)
  }

  /// Returns the option for a number, given as bits, if options are ordered by distance from 0.
  private static func option(_ bits: UInt64) -> UInt64 {
    let number = Int64(bitPattern: bits)
    return number.magnitude &* 2 &- (number > 0 ? 1 : 0)
  }

  /// Replaces a part with a part of the same kind from another input, if possible; returns the
  /// bytes of all choices.
  package consuming func cross(with other: Recording) -> [UInt8] {
    guard let span = random.element(of: spans) else { return ChoiceBytes.encode(choices) }
    let donors = other.spans(labeled: labels[span.kind]).filter { !$0.range.isEmpty }
    if let donor = random.element(of: donors) {
      choices.replaceSubrange(span.range, with: Array(other.choices[donor.range]))
    }
    return ChoiceBytes.encode(choices)
  }
}

// A fuzzer's custom mutator and crossover. Each function replaces the old bytes with the new input.
// It returns the number of new bytes, or 0 if the input didn't change or is too large.
extension Claim {
  /// Changes a part of an input; each part is a span of choices.
  ///
  /// If `operands` are given, one of these compared values replaces the other value. Otherwise, two
  /// in five changes insert a part of a newly generated input.
  package func mutate(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, capacity: Int, seed: UInt32,
    operands: (UInt64, UInt64)? = nil
  ) -> Int {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let mutator = SpanMutator(recording(input), seed: UInt64(seed))
    let changed: [UInt8]
    if let operands {
      changed = mutator.place(operands)
    } else if seed % 5 < 2 {
      var source = ChoiceSource(random: RandomBits(seed: UInt64(seed)), recording: true)
      generate(&source)
      changed = mutator.cross(with: source.recording)
    } else {
      changed = mutator.mutate()
    }
    return write(changed, over: input, bytes, capacity)
  }

  /// Replaces a part of one input with a part of the same kind from another input.
  package func cross(
    _ first: [UInt8], _ second: [UInt8], _ bytes: UnsafeMutablePointer<UInt8>, capacity: Int,
    seed: UInt32
  ) -> Int {
    let mutator = SpanMutator(recording(first), seed: UInt64(seed))
    return write(mutator.cross(with: recording(second)), over: first, bytes, capacity)
  }

  /// Replaces a fuzzer's input with a recorded input.
  package func put(
    _ recording: Recording, over bytes: UnsafeMutablePointer<UInt8>, capacity: Int
  ) -> Int {
    write(ChoiceBytes.encode(recording.choices), over: [], bytes, capacity)
  }

  private func write(
    _ changed: [UInt8], over input: [UInt8], _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int
  ) -> Int {
    guard changed.count <= capacity, changed != input else { return 0 }
    _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: changed)
    return changed.count
  }
}
