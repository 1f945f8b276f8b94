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
    /// A move at the end keeps the selection.
    case moveAtEndKeepsSelection
    /// A change after an undo doesn't forget what could be redone.
    case redoSurvives
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
    case .type(let letter): replace(selection, with: [letter])
    case .backspace:
      replace(selection.isEmpty ? max(0, cursor - 1)..<cursor : selection, with: [])
    case .delete:
      replace(selection.isEmpty ? cursor..<min(cursor + 1, text.count) : selection, with: [])
    case .move(let distance): move(by: distance)
    case .select(let distance): cursor = place(after: distance)
    case .selectAll: selectAll()
    case .copy: copy()
    case .cut:
      copy()
      replace(selection, with: [])
    case .paste: replace(selection, with: clipboard)
    case .undo: undo()
    case .redo: redo()
    }
  }

  private func place(after distance: Int) -> Int {
    cursor + max(-cursor, min(text.count - cursor, distance))
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
    if !selection.isEmpty { clipboard = Array(text[selection]) }
  }

  private mutating func replace(_ range: Range<Int>, with inserted: [UInt8]) {
    let change = Change(
      place: range.lowerBound, removed: Array(text[range]), inserted: inserted)
    if range.isEmpty && inserted.isEmpty { return }
    apply(change)
    log.append(change)
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
