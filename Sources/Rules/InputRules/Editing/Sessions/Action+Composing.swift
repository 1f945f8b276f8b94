extension Action {
  var ranges: [TextRange] {
    switch self {
    case .replace(let edit), .suggest(let edit): [edit.range]
    case .replaceOneOf(let edit, _): edit.ranges
    case .select(let range): [range]
    case .type, .paste, .deleteBackward, .deleteForward, .cut, .copy, .move, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      []
    }
  }

  /// The action, with its ranges adjusted to the text after a commit (E10.15, E10.16).
  func carried(from shown: FieldState, to state: FieldState) -> Action {
    let shift = CommitShift(from: shown, to: state)
    switch self {
    case .replace(let edit): return .replace(shift.carried(edit))
    case .suggest(let edit): return .suggest(shift.carried(edit))
    case .select(let range): return .select(shift.carried(range))
    case .replaceOneOf(let edit, let place):
      let ranges = edit.ranges.map { shift.carried($0) }
      return .replaceOneOf(
        SeveralRangesEdit(replacingOneOf: ranges, with: edit.replacement), using: place)
    case .type, .paste, .deleteBackward, .deleteForward, .cut, .copy, .move, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      return self
    }
  }

  /// The text that the rule checks if the action ends a composition; otherwise `nil`.
  func concluded(from shown: FieldState) -> String? {
    if case .type(let text) = self { return text }
    if case .commit = self { return shown.markedText }
    return nil
  }
}

/// A conversion of offsets in the shown text to offsets in the text after a commit (E10.16).
///
/// Offsets before the marked text stay the same. Offsets after that text keep their distance from
/// the end of the whole text. Offsets inside the marked text are limited to its new end.
private struct CommitShift {
  let mark: TextRange
  let growth: Int

  init(from shown: FieldState, to state: FieldState) {
    mark = shown.marked ?? shown.selection
    growth = state.text.utf16Length - shown.text.utf16Length
  }

  func carried(_ edit: Edit) -> Edit {
    Edit(replacing: carried(edit.range), with: edit.replacement)
  }

  func carried(_ range: TextRange) -> TextRange {
    let start = carried(range.location)
    return TextRange(
      location: start, length: carried(range.location + range.length) - start)
  }

  private func carried(_ offset: Int) -> Int {
    if offset <= mark.location { return offset }
    let end = mark.location + mark.length
    // An app's own rule may shorten the text before the marked text.
    let left = max(mark.location, end + growth)
    return offset >= end ? max(mark.location, offset + growth) : min(offset, left)
  }
}
