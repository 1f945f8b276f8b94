extension PatternField {
  /// The state after a deletion (F5.3, F6.3 to F6.6).
  func deleting(_ site: SpliceSite, from state: FieldState) -> FieldState {
    var reading = PatternReading(state.text, around: site.bytes, by: plan)
    let isForward = state.selection.length == 0 && site.range.location >= state.selection.location
    let answer = reading.takesContent ? .erases : plan.quirks.onLiterals
    if answer == .takes { reading.dropNearest(isForward: isForward) }
    let touched = reading.writer.cells.count
    let following = reading.writer.put(reading.tail[...])
    let written = reading.writer.cells
    reading.writer.dropTrailingLiterals(isWhole: false)
    let cells = plan.shown(reading.writer, leavesText: state.text.utf8.count > site.bytes.count)
    if answer == .moves, cells.text.hasSameUnits(as: state.text) {
      let passed = isForward ? site.range.location + site.range.length : site.range.location
      let caret = isForward ? passed : min(passed, written.utf16Offset(of: touched))
      return FieldState(trusting: state.text, selection: .caret(at: caret), marked: nil)
    }
    let caret =
      answer == .skips
      ? written.leavingLiterals(at: touched, isForward: isForward)
      : caret(
        plan.quirks.deletionCaret, in: written, touched: touched, following: following,
        isForward: isForward, end: cells.count)
    return FieldState(cells, caret: min(caret, cells.count))
  }
}
