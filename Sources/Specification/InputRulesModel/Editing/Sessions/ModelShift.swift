/// The movement of ranges in a text with a mark when the text is committed (E10.16).
struct ModelShift {
  /// The marked range.
  let mark: Span
  /// The length of the text before the commit.
  let before: Int
  let after: Int

  /// The movement when a commit changes one state to another.
  init(from shown: FieldState, to state: FieldState) {
    mark = Span(shown.marked ?? shown.selection)
    before = shown.text.utf16.count
    after = state.text.utf16.count
  }

  /// The action with adjusted ranges.
  func carried(_ action: Action) -> Action {
    if case .select(let range) = action { return .select(carried(range)) }
    if case .replace(let edit) = action { return .replace(carried(edit)) }
    if case .suggest(let edit) = action { return .suggest(carried(edit)) }
    guard case .replaceOneOf(let edit, let place) = action else { return action }
    let ranges = edit.ranges.map { carried($0) }
    return .replaceOneOf(
      SeveralRangesEdit(replacingOneOf: ranges, with: edit.replacement), using: place)
  }

  private func carried(_ edit: Edit) -> Edit {
    Edit(replacing: carried(edit.range), with: edit.replacement)
  }

  private func carried(_ range: TextRange) -> TextRange {
    let span = Span(range)
    return Span(start: carried(span.start), end: carried(span.end)).range
  }

  /// The new offset: unchanged before the mark, at the same distance from the end after it, and at
  /// most at the new end inside it (E10.16).
  private func carried(_ offset: Int) -> Int {
    if offset <= mark.start { return offset }
    if offset >= mark.end { return after - (before - offset) }
    let newEnd = after - (before - mark.end)
    return min(offset, newEnd)
  }
}
