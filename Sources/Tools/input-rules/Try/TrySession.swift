import InputRules

/// A field that is tried: a rule, and its content after what was done to it.
struct TrySession {
  let rule: any TextRule
  private let record: AskedRule
  private var field: FieldSession
  /// Whether the selection's moving end is its start.
  private var isBackward = false

  init(_ rule: any TextRule) {
    self.rule = rule
    record = AskedRule(rule)
    field = FieldSession(record)
  }

  var state: FieldState { field.state }

  /// Performs an action and returns its steps: one for each keystroke.
  @discardableResult mutating func perform(_ action: TryAction) -> [TryStep] {
    switch action {
    case .type(let text): text.map { step(.type(String($0)), .type(String($0))) }
    case .paste(let text): [step(action, .paste(text))]
    case .delete(.backspace): [step(action, .deleteBackward(.character))]
    case .delete(.delete): [step(action, .deleteForward(.character))]
    case .delete(.word): [deleteWord(action)]
    case .move(let movement, let isSelecting): [move(movement, selecting: isSelecting)]
    case .select(let range): [select(range, action)]
    case .selectAll:
      [select(TextRange(location: 0, length: state.text.utf16.count), action)]
    case .cut: [step(action, .cut)]
    case .undo: [step(action, .undo)]
    case .redo: [step(action, .redo)]
    }
  }

  private mutating func step(_ action: TryAction, _ fieldAction: Action) -> TryStep {
    let before = state
    record.forget()
    let outcome = field.perform(fieldAction)
    isBackward = false
    var step = TryStep(action, record.edit, outcome, on: before)
    step.laws = TryLaw.all(of: rule, field, after: step)
    return step
  }

  /// Without a word before the caret, this is a backspace, which the field refuses.
  private mutating func deleteWord(_ action: TryAction) -> TryStep {
    guard state.selection.length == 0, state.selection.location > 0 else {
      return step(action, .deleteBackward(.character))
    }
    let end = state.selection.location
    let start = state.text.startOfWord(before: end)
    let range = TextRange(location: start, length: end - start)
    return step(action, .replace(Edit(replacing: range, with: nil)))
  }

  private mutating func select(_ range: TextRange, _ action: TryAction) -> TryStep {
    let before = state
    isBackward = false
    return TryStep(action, nil, field.perform(.select(range)), on: before)
  }

  private mutating func move(_ movement: TryAction.Movement, selecting: Bool) -> TryStep {
    let selection = state.selection
    let (start, end) = (selection.location, selection.location + selection.length)
    let (head, anchor) = isBackward ? (start, end) : (end, start)
    var target = state.text.offset(from: head, movement)
    if !selecting, selection.length > 0, movement == .left || movement == .right {
      target = movement == .left ? start : end
    }
    let range =
      selecting
      ? TextRange(location: min(anchor, target), length: abs(anchor - target))
      : .caret(at: target)
    let step = select(range, .move(movement, selecting: selecting))
    isBackward = selecting && target < anchor
    return step
  }
}

extension String {
  /// Where a movement from an offset leads, both in UTF-16 units: to the next boundary between
  /// characters, or to an end.
  fileprivate func offset(from offset: Int, _ movement: TryAction.Movement) -> Int {
    let boundaries = reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    return switch movement {
    case .home: 0
    case .end: utf16.count
    case .left: boundaries.last { $0 < offset } ?? 0
    case .right: boundaries.first { $0 > offset } ?? utf16.count
    }
  }

  /// Where the word before an offset starts, in UTF-16 units.
  fileprivate func startOfWord(before offset: Int) -> Int {
    var head = self[..<utf16.index(startIndex, offsetBy: offset)]
    while head.last?.isWhitespace == true { head.removeLast() }
    while head.last?.isWhitespace == false { head.removeLast() }
    return head.utf16.count
  }
}
