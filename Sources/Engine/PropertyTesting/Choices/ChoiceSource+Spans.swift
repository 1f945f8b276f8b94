extension ChoiceSource {
  /// Generates a part of the input; if choices are recorded, its choices form a span.
  /// - Parameters:
  ///   - label: the label of the span.
  ///   - body: generates the part.
  @inlinable @inline(__always)
  public mutating func span<Part>(
    _ label: String, _ body: (inout ChoiceSource) -> Part
  ) -> Part {
    guard isRecording else { return body(&self) }
    let opened = openSpan(label)
    defer { closeSpan(opened) }
    return body(&self)
  }

  @inlinable @inline(__always)
  mutating func openSpan(_ label: String) -> Int {
    isRecording ? recordSpan(label, isFirst: false) : 0
  }

  @usableFromInline @inline(__always)
  mutating func recordSpan(_ label: String, isFirst: Bool) -> Int {
    let kind = recording.labels.firstIndex(of: label) ?? recording.labels.count
    if kind == recording.labels.count { recording.labels.append(label) }
    if repeating != nil { repeatPart(kind, isFirst: isFirst) }
    let start = recording.choices.count
    recording.spans.append(Span(kind: kind, start: start, end: start, depth: depth))
    depth += 1
    return recording.spans.count - 1
  }

  @inlinable @inline(__always)
  mutating func closeSpan(_ index: Int) {
    if isRecording { endSpan(index) }
  }

  /// Reserves memory for the choices and spans of most cases, because repeated growth would double
  /// the time.
  mutating func reserveRecording() {
    recording.choices.reserveCapacity(256)
    recording.spans.reserveCapacity(128)
  }

  @usableFromInline @inline(__always)
  mutating func endSpan(_ index: Int) {
    recording.spans[index].end = recording.choices.count
    depth -= 1
  }

  /// Records whether the value just generated is of a kind that requires a minimum share.
  /// - Parameters:
  ///   - label: the kind's label.
  ///   - minimum: the required share of cases of the kind, from 0 to 1.
  ///   - isHit: whether the value is of the kind.
  @inlinable @inline(__always)
  public mutating func observe(
    _ label: String, atLeast minimum: Double, _ isHit: @autoclosure () -> Bool
  ) {
    if isClassifying { record(Observation(label: label, minimum: minimum, isHit: isHit())) }
  }

  @usableFromInline
  mutating func record(_ observation: Observation) {
    observations.append(observation)
  }
}

/// A record of whether a generated value is of a labeled kind.
public struct Observation: Hashable, Sendable {
  /// The kind's label.
  public let label: String
  /// The required share of cases of the kind, from 0 to 1; 0 if the kind is only counted.
  public let minimum: Double
  /// Whether this value is of the kind.
  public let isHit: Bool

  @usableFromInline
  init(label: String, minimum: Double, isHit: Bool) {
    (self.label, self.minimum, self.isHit) = (label, minimum, isHit)
  }
}
