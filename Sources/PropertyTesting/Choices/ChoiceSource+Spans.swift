extension ChoiceSource {
  /// Makes a part of the input; if choices are kept, the part's are marked as a span of `label`.
  @inline(__always)
  public mutating func span<Part>(
    _ label: String, _ body: (inout ChoiceSource) -> Part
  ) -> Part {
    guard isRecording else { return body(&self) }
    let opened = openSpan(label)
    defer { closeSpan(opened) }
    return body(&self)
  }

  @inline(__always)
  mutating func openSpan(_ label: String) -> Int {
    guard isRecording else { return 0 }
    let start = recording.choices.count
    recording.spans.append(Span(label: label, start: start, end: start, depth: depth))
    depth += 1
    return recording.spans.count - 1
  }

  @inline(__always)
  mutating func closeSpan(_ index: Int) {
    guard isRecording else { return }
    recording.spans[index].end = recording.choices.count
    depth -= 1
  }

  /// Reports whether the value just made is of the labelled kind, of which a run must reach
  /// `minimum`.
  @inline(__always)
  public mutating func observe(
    _ label: String, atLeast minimum: Double, _ isHit: @autoclosure () -> Bool
  ) {
    guard isClassifying else { return }
    observations.append(Observation(label: label, minimum: minimum, isHit: isHit()))
  }
}
