/// A step in the undo history, with the removed and the inserted parts of the text.
struct Change: Sendable {
  /// The offset, in UTF-8 bytes, up to which both texts are the same.
  let location: Int
  let removed: String
  let inserted: String
  let selectionBefore: TextRange
  let selectionAfter: TextRange

  /// Creates the change from one state to another; fails if both texts have the same units.
  /// - Parameter hint: where the change starts, in UTF-16 units, if that is known. The texts alone
  ///   don't show which "a" of "aa" was typed, but keystrokes in one group must be adjacent.
  init?(from state: FieldState, to next: FieldState, near hint: Int) {
    if state.text.hasSameUnits(as: next.text) { return nil }
    var most = Int.max
    if hint <= state.text.utf8.count { most = state.text.utf8Offset(ofUTF16: hint).bytes }
    let (head, tail) = state.text.commonEnds(with: next.text, headUpTo: most)
    location = head
    removed = state.text.slice(head, state.text.utf8.count - tail)
    inserted = next.text.slice(head, next.text.utf8.count - tail)
    selectionBefore = state.selection
    selectionAfter = next.selection
  }

  /// The placeholder for a step that is no longer kept.
  static let nothing = Change(
    at: 0, removed: "", inserted: "", selectionBefore: .caret(at: 0), selectionAfter: .caret(at: 0))

  private init(
    at location: Int, removed: String, inserted: String, selectionBefore: TextRange,
    selectionAfter: TextRange
  ) {
    self.location = location
    self.removed = removed
    self.inserted = inserted
    self.selectionBefore = selectionBefore
    self.selectionAfter = selectionAfter
  }

  /// The state before the change, given the state after the change.
  func undone(_ state: FieldState) -> FieldState {
    replacing(inserted, of: state, with: removed, selecting: selectionBefore)
  }

  /// The state after the change, given the state before the change.
  func redone(_ state: FieldState) -> FieldState {
    replacing(removed, of: state, with: inserted, selecting: selectionAfter)
  }

  private func replacing(
    _ old: String, of state: FieldState, with new: String, selecting selection: TextRange
  ) -> FieldState {
    let bytes = location..<location + old.utf8.count
    return FieldState(
      trusting: state.text.replacing(bytes, with: new), selection: selection, marked: nil
    ).counted(after: state, replacing: bytes)
  }

  /// This change and the next change, combined into one change.
  ///
  ///     before   ──────[removed]─────────────
  ///     middle   ──────[inserted]────────────   the joined change replaces the smallest
  ///                         [removed]──           range that contains both changes
  ///     after    ───────────[inserted]───────
  func joined(_ next: Change, between middle: FieldState, and after: FieldState) -> Change {
    let start = min(location, next.location)
    let insertedEnd = location + inserted.utf8.count
    let end = max(insertedEnd, next.location + next.removed.utf8.count)
    let growth = next.inserted.utf8.count - next.removed.utf8.count
    return Change(
      at: start,
      removed: middle.text.slice(start, location) + removed + middle.text.slice(insertedEnd, end),
      inserted: after.text.slice(start, end + growth), selectionBefore: selectionBefore,
      selectionAfter: next.selectionAfter)
  }
}
