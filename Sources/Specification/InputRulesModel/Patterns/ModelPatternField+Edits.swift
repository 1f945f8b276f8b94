/// The reading of a field's text for an edit of a range (F4.2).
struct PatternParts {
  /// The text before the range, read and written again.
  let head: FilledPattern
  /// The content after the range.
  let tail: [PutScalar]
  /// Whether the range contains content.
  let hasContent: Bool
  /// Whether the range is the whole text.
  let isWhole: Bool
}

extension ModelPatternField {
  /// The parts of a text around a range (F4.1, F4.2).
  func parts(of units: Units, around span: Span) -> PatternParts {
    let scalars = Array(zip(reading(units.text), units.scalars))
    let content = scalars.filter { $0.0?.kind == .content }
    return PatternParts(
      head: blank.putting(scalars.filter { $0.1.end <= span.start }.compactMap(\.0)),
      tail: content.filter { span.end <= $0.1.start }.compactMap(\.0),
      hasContent: content.contains { $0.1.isWithin(span) },
      isWhole: span.length == units.array.count)
  }

  /// The result of a deletion (F4.3, F5.3, F6.3 to F6.6).
  func deleting(_ parts: PatternParts, from state: FieldState, at span: Span) -> FieldState {
    if parts.isWhole { return .nothing }
    let text = parts.head.putting(parts.tail).withoutLiteralsAtEnd { _ in false }.text
    let touched = min(parts.head.length, text.utf16.count)
    if parts.hasContent || !text.isSame(as: state.text) {
      return self.state(showing: text, caret: touched)
    }
    let isForward = Span(state.selection).isEmpty && span.start >= state.selection.location
    return self.state(showing: text, caret: isForward ? span.end : min(span.start, touched))
  }

  /// The result of an insertion (F4.3 to F4.5, F5.2 to F5.9, F6.2).
  ///
  /// - Throws: the reason the insertion is refused.
  func inserting(_ text: String, into parts: PatternParts) throws(Reason) -> FieldState {
    let scalars =
      parts.isWhole ? formatting(text).compactMap(\.self) : PutScalar.all(of: text, .unread)
    let written = parts.head.putting(chosen(from: scalars, for: parts))
    let fits = written.isFurther(than: parts.head)
    if !fits && policies.junk == .refused {
      throw .notFormatted(problem(of: scalars, after: parts.head))
    }
    if policies.overflow == .refused && overflows(scalars, parts) { throw .notFormatted(.full) }
    return state(after: written, before: remaining(parts.tail, after: written))
  }

  /// The part of an insertion that is inserted (F5.7 to F5.9).
  private func chosen(from scalars: [PutScalar], for parts: PatternParts) -> [PutScalar] {
    guard policies.overflow == .newestGoes else { return scalars }
    func leavesRoom(_ scalars: some Sequence<PutScalar>) -> Bool {
      parts.head.putting(scalars).hasRoom(for: parts.tail)
    }
    let longest = (0...scalars.count).last { leavesRoom(scalars.prefix($0)) } ?? 0
    return scalars[longest...].reduce(Array(scalars.prefix(longest))) { chosen, put in
      leavesRoom(chosen + [put]) ? chosen + [put] : chosen
    }
  }

  /// The reason an insertion that doesn't fit is refused (F5.5).
  private func problem(of scalars: [PutScalar], after head: FilledPattern) -> PatternProblem {
    let wereLeftOut = scalars.contains { head.putting($0) != nil }
    return wereLeftOut || head.isOverfull(with: scalars) ? .full : .fitsNoSlot
  }

  /// Whether the slots are too few for the whole insertion and the tail (F5.9).
  private func overflows(_ scalars: [PutScalar], _ parts: PatternParts) -> Bool {
    parts.head.isOverfull(with: scalars) || !parts.head.putting(scalars).hasRoom(for: parts.tail)
  }

  /// The part of the tail that is put: under `nextGoes`, its longest end that has room (F5.8).
  private func remaining(_ tail: [PutScalar], after written: FilledPattern) -> [PutScalar] {
    guard policies.overflow == .nextGoes else { return tail }
    let ends = (0...tail.count).map { Array(tail.dropFirst($0)) }
    return ends.first { written.hasRoom(for: $0) } ?? []
  }

  /// The state with the tail, and with the caret before the tail's first scalar (F5.2, F6.1, F6.2).
  private func state(after written: FilledPattern, before tail: [PutScalar]) -> FieldState {
    let all = written.putting(tail)
    if policies.literals == .eager && !all.isFurther(than: written) {
      let touched = written.withLiteralsAhead
      return state(showing: touched.text, caret: touched.length)
    }
    let place = tail.first.flatMap { written.place(of: $0) }
    let literals = written.written(upTo: max(written.end, place ?? 0))
    return state(showing: all.text, caret: literals.length)
  }

  /// A state with the caret at an offset, in UTF-16 units.
  private func state(showing text: String, caret: Int) -> FieldState {
    let caret = TextRange(location: caret, length: 0)
    return FieldState(trusting: text, selection: caret, marked: nil)
  }
}
