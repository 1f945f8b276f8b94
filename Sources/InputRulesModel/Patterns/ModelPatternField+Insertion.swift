import InputRules

extension ModelPatternField {
  /// The state after an insertion: the head, what fits of it, the tail (F4).
  func afterInsertion(of text: String, in parts: PatternParts) throws(Reason) -> FieldState {
    var writer = PatternWriter(pattern, policies)
    writer.put(parts.head)
    let scalars = parts.isWhole ? scalars(of: text) : unread(text)
    let insertion = PatternInsertion(of: scalars, behind: writer, before: parts.tail)
    if let problem = problem(with: insertion, before: parts.tail) { throw .notFormatted(problem) }
    writer = insertion.writer
    let tail = kept(of: parts.tail, behind: writer)
    if policies.literals == .eager && tail.isEmpty { writer.advance(to: writer.nextSlot) }
    let following = writer.putTail(tail)
    let result = shown(writer.scalars, by: writer, isEmpty: false)
    return state(of: result, caretAt: following)
  }

  /// Why an insertion is refused, if it is: nothing of it fits, or there is no room (F4, F5).
  private func problem(
    with insertion: PatternInsertion, before tail: [PatternScalar]
  ) -> PatternProblem? {
    if policies.junk == .refused && !insertion.isUsed {
      return insertion.isLost ? .full : .fitsNoSlot
    }
    if policies.overflow != .refused { return nil }
    return insertion.isLost || !insertion.hasRoom(for: tail) ? .full : nil
  }

  /// The tail, without its beginning where that has to go for the rest to have room (F5).
  private func kept(of tail: [PatternScalar], behind writer: PatternWriter) -> [PatternScalar] {
    var kept = tail
    while policies.overflow == .nextGoes && !writer.hasRoom(for: kept, from: writer.next) {
      kept = Array(kept.dropFirst())
    }
    return kept
  }
}
