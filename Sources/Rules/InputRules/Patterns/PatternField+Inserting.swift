extension PatternField {
  /// The state after an insertion (F5.4 to F5.9).
  /// - Throws: `Reason.notFormatted` if no scalar fits or no slot is left, and the policies then
  ///   refuse the insertion.
  func inserting(
    _ text: String, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    var reading = PatternReading(state.text, around: site.bytes, by: plan)
    var tail = reading.tail[...]
    let isWhole = site.bytes.count == state.text.utf8.count
    var insertion =
      isWhole
      ? PatternInsertion(of: plan.cells(of: text), into: &reading.writer, before: tail)
      : PatternInsertion(of: text.unread, into: &reading.writer, before: tail)
    if let problem = insertion.problem(after: reading.writer) { throw .notFormatted(problem) }
    if policies.overflow == .nextGoes {
      while !plan.hasRoom(for: tail, from: reading.writer.at) { tail = tail.dropFirst() }
    }
    if policies.literals == .eager && tail.allSatisfy(reading.writer.isJunk) {
      reading.writer.advance(to: reading.writer.nextSlot)
    }
    let touched = reading.writer.cells.count
    let following = reading.writer.put(tail)
    let cells = plan.shown(reading.writer, leavesText: true)
    let caret = self.caret(
      plan.quirks.insertionCaret, in: reading.writer.cells, touched: touched, following: following,
      isForward: false, end: cells.count)
    return FieldState(cells, caret: caret)
  }
}

extension PatternWriter {
  /// Writes a tail; returns its first scalar's index, or the cells' count if none was written.
  mutating func put(_ tail: ArraySlice<PatternCell>) -> Int {
    guard let first = tail.first else { return cells.count }
    let isJunk = put(first) == .junk
    let following = cells.count - (isJunk ? 0 : 1)
    for cell in tail.dropFirst() { put(cell) }
    return following
  }
}

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
