/// A step of a history: the part of the text that it removed and the part that it inserted.
struct Change: Sendable {
  /// The place, in UTF-8 bytes of either text; the text before it is the same.
  let location: Int
  let removed: String
  let inserted: String
  let selectionBefore: TextRange
  let selectionAfter: TextRange

  /// The change from one state to another; nil if their texts have the same units.
  /// - Parameter hint: where it begins, as far as known, in UTF-16 units. In "aa" the text alone
  ///   doesn't show which "a" was typed, and a group of keystrokes should stay together.
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

  /// The part that is kept of a forgotten step.
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

  /// The state before it, given the one after.
  func undone(_ state: FieldState) -> FieldState {
    FieldState(
      trusting: state.text.replacing(inserted, at: location, with: removed),
      selection: selectionBefore, marked: nil
    ).counted(after: state, replacing: location..<location + inserted.utf8.count)
  }

  /// The state after it, given the one before.
  func redone(_ state: FieldState) -> FieldState {
    FieldState(
      trusting: state.text.replacing(removed, at: location, with: inserted),
      selection: selectionAfter, marked: nil
    ).counted(after: state, replacing: location..<location + removed.utf8.count)
  }

  /// This change and the next one, joined into one.
  ///
  ///     before   ──────[removed]─────────────
  ///     middle   ──────[inserted]────────────   the hull of both changes in the text between them
  ///                         [removed]──           is what the joined one takes the place of
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
