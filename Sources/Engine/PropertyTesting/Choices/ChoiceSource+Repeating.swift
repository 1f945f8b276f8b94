// Random cases in which parts repeat earlier parts. Otherwise, equal lists would be rare, as would
// texts that contain other texts.
extension ChoiceSource {
  /// Makes some parts of the case repeat earlier parts of the same kind: of `n` parts, about log
  /// `n`.
  mutating func repeatParts(using random: RandomBits) {
    repeating = random
    partsOfKind.removeAll(keepingCapacity: true)
    isRecording = true
    reserveRecording()
  }

  /// Decides whether the part that begins here repeats an earlier part, and plans its choices.
  /// - Parameter isFirst: whether the part is a list's first element; a whole list is repeated then.
  mutating func repeatPart(_ kind: Int, isFirst: Bool) {
    let key = 2 * kind + (isFirst ? 1 : 0)
    while partsOfKind.count <= key { partsOfKind.append(0) }
    let earlier = partsOfKind[key]
    partsOfKind[key] += 1
    guard earlier > 0, !isPlanned, var random = repeating else { return }
    defer { repeating = random }
    if random.next(upTo: earlier) > 0 { return }
    let place = Int(random.next(upTo: UInt64(recording.spans.count - 1)))
    let choices =
      isFirst
      ? recording.list(of: kind, depth: depth, endingBy: place)
      : recording.parts(of: kind, from: place, using: &random)
    guard let choices else { return }
    plan(recording.choices[choices].map(\.value))
    repeatedDepth = depth
  }

  /// Ends a repetition at the end of its list.
  @usableFromInline mutating func endRepeating() { if depth <= repeatedDepth { isPlanned = false } }
}

extension Recording {
  /// Returns the choices of a part that starts at or before a place, and often of its successors.
  fileprivate func parts(
    of kind: Int, from place: Int, using random: inout RandomBits
  ) -> Range<Int>? {
    let isPart = { (span: Span) in span.kind == kind && span.start < span.end }
    guard let first = spans[...place].lastIndex(where: isPart) else { return nil }
    let last = random.next(upTo: 1) == 0 ? 0 : Int(random.next(upTo: UInt64(spans.count - 1)))
    let part = spans[first]
    let parts = spans[first...max(first, last)].prefix { $0.isBeside(part) }
    return part.start..<parts.reduce(part.end) { max($0, $1.end) }
  }

  /// Returns the choices of a whole list, the last one that ends at or before a place.
  fileprivate func list(of kind: Int, depth: Int, endingBy place: Int) -> Range<Int>? {
    let isListEnd = { (span: Span) in span.kind == kind && span.depth == depth && isEnd(span) }
    guard let end = spans[...place].last(where: isListEnd) else { return nil }
    let elements = spans.prefix { $0.start < end.start }.reversed().prefix {
      $0.isBeside(end) && !isListEnd($0)
    }
    return (elements.last { $0.depth == depth } ?? end).start..<end.end
  }

  /// Returns whether a span ends a list; the span's choice then adds no further element.
  private func isEnd(_ span: Span) -> Bool {
    let choice = span.range.first.map { choices[$0] }
    return choice.map { span.range.count == 1 && $0.maximum == 1 && $0.value == 0 } ?? true
  }
}

extension Span {
  /// Whether the span belongs to the same list as another span, or to one of its elements.
  fileprivate func isBeside(_ other: Span) -> Bool {
    depth > other.depth || depth == other.depth && kind == other.kind
  }
}
