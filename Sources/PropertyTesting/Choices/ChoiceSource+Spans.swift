extension ChoiceSource {
  /// Makes a part of the input; if choices are recorded, the part's are marked as a span of
  /// `label`.
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
    isRecording ? recordSpan(label) : 0
  }

  @usableFromInline
  mutating func recordSpan(_ label: String) -> Int {
    let start = recording.choices.count
    recording.spans.append(Span(label: label, start: start, end: start, depth: depth))
    depth += 1
    return recording.spans.count - 1
  }

  @inlinable @inline(__always)
  mutating func closeSpan(_ index: Int) {
    if isRecording { endSpan(index) }
  }

  @usableFromInline
  mutating func endSpan(_ index: Int) {
    recording.spans[index].end = recording.choices.count
    depth -= 1
  }

  /// Reports whether the value just made is of the labelled kind, whose share must reach `minimum`.
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
