/// What a user does in a text editor.
enum EditorCommand: Hashable, Sendable {
  case type(UInt8)
  case backspace
  case delete
  case move(Int)
  case select(Int)
  case selectAll
  case copy
  case cut
  case paste
  case undo
  case redo
}

/// A text editor with a selection, a clipboard and a log of changes to undo, with or without a bug.
struct Editor {
  enum Bug: String, CaseIterable, Sendable {
    /// The backspace key with a selection deletes the letter before the cursor.
    case backspaceIgnoresSelection
    /// The delete key at the end deletes the last letter.
    case deletesLastAtEnd
    /// Typing doesn't replace what was selected to the left.
    case keepsLeftSelection
    /// A move at the end keeps the selection.
    case moveAtEndKeepsSelection
    /// A move beyond an end is ignored.
    case moveTooFarIgnored
    /// A change after an undo doesn't forget what could be redone.
    case redoSurvives
    /// To undo a replacement doesn't bring back what was replaced.
    case undoLosesReplaced
    /// The log has only the last eight changes.
    case logIsShort
    /// To paste doesn't replace the selection.
    case pasteKeepsSelection
    /// To cut without a selection empties the clipboard.
    case emptyCutClears
    /// A copy of two letters or more that ends at the end of the text misses the last one.
    case copyMissesLast
    /// To undo an insertion of three letters or more removes two.
    case undoRemovesTwo
    /// Only one change can be redone.
    case redoOnlyOnce
    /// To select all of five letters or more misses the last one.
    case selectAllMissesLast
  }

  private struct Change {
    var place: Int
    var removed: [UInt8]
    var inserted: [UInt8]
  }

  let bug: Bug?
  private(set) var text: [UInt8] = []
  private(set) var cursor = 0
  /// The other end of the selection.
  private(set) var anchor = 0
  private var clipboard: [UInt8] = []
  private var log: [Change] = []
  private var undone: [Change] = []

  init(bug: Bug?) { self.bug = bug }

  var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }
  var canUndo: Bool { !log.isEmpty }

  mutating func perform(_ command: EditorCommand) {
    switch command {
    case .type(let letter): type(letter)
    case .backspace: backspace()
    case .delete: delete()
    case .move(let distance): move(by: distance)
    case .select(let distance): cursor = place(after: distance)
    case .selectAll: selectAll()
    case .copy: copy()
    case .cut: cut()
    case .paste:
      replace(bug == .pasteKeepsSelection ? cursor..<cursor : selection, with: clipboard)
    case .undo: undo()
    case .redo: redo()
    }
  }

  private mutating func type(_ letter: UInt8) {
    let isKept = bug == .keepsLeftSelection && cursor < anchor
    replace(isKept ? cursor..<cursor : selection, with: [letter])
  }

  private mutating func backspace() {
    let isEmpty = selection.isEmpty || bug == .backspaceIgnoresSelection
    replace(isEmpty ? max(0, cursor - 1)..<cursor : selection, with: [])
  }

  private mutating func delete() {
    if bug == .deletesLastAtEnd && selection.isEmpty && cursor == text.count {
      return replace(max(0, cursor - 1)..<cursor, with: [])
    }
    replace(selection.isEmpty ? cursor..<min(cursor + 1, text.count) : selection, with: [])
  }

  private func place(after distance: Int) -> Int {
    let kept = max(-cursor, min(text.count - cursor, distance))
    return kept == distance || bug != .moveTooFarIgnored ? cursor + kept : cursor
  }

  private mutating func move(by distance: Int) {
    if bug == .moveAtEndKeepsSelection && cursor == text.count && distance > 0 { return }
    cursor = place(after: distance)
    anchor = cursor
  }

  private mutating func selectAll() {
    anchor = 0
    cursor = bug == .selectAllMissesLast && text.count >= 5 ? text.count - 1 : text.count
  }

  private mutating func copy() {
    if selection.isEmpty { return }
    clipboard = Array(text[selection])
    let isShort = bug == .copyMissesLast && selection.upperBound == text.count
    if isShort && clipboard.count > 1 { clipboard.removeLast() }
  }

  private mutating func cut() {
    if bug == .emptyCutClears && selection.isEmpty { clipboard = [] }
    copy()
    replace(selection, with: [])
  }

  private mutating func replace(_ range: Range<Int>, with inserted: [UInt8]) {
    let change = Change(
      place: range.lowerBound, removed: Array(text[range]), inserted: inserted)
    if range.isEmpty && inserted.isEmpty { return }
    apply(change)
    log.append(change)
    if bug == .logIsShort { log = Array(log.suffix(8)) }
    if bug != .redoSurvives { undone = [] }
  }

  /// Changes the text; a change that doesn't fit, because of a bug, is applied as far as it fits.
  private mutating func apply(_ change: Change) {
    let start = min(change.place, text.count)
    let end = min(start + change.removed.count, text.count)
    text.replaceSubrange(start..<end, with: change.inserted)
    cursor = start + change.inserted.count
    anchor = cursor
  }

  private mutating func undo() {
    guard let change = log.popLast() else { return }
    var inverse = Change(place: change.place, removed: change.inserted, inserted: change.removed)
    if bug == .undoLosesReplaced && !change.inserted.isEmpty { inverse.inserted = [] }
    if bug == .undoRemovesTwo { inverse.removed = Array(inverse.removed.prefix(2)) }
    apply(inverse)
    undone = (bug == .redoOnlyOnce ? [] : undone) + [change]
  }

  private mutating func redo() {
    guard let change = undone.popLast() else { return }
    apply(change)
    log.append(change)
  }
}
