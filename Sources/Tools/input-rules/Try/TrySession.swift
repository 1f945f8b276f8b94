import InputRules

/// A field that is tried: its rule, its content, and what was done to it.
struct TrySession {
  /// The rule's name, as it was given.
  let name: String
  let rule: any TextRule
  /// The last actions, oldest first; movements aren't among them.
  private(set) var steps: [TryStep] = []
  /// The universal laws, checked after the last action.
  private(set) var laws: [TryLaw]
  private let record: AskedRule
  private var field: FieldSession
  /// Whether the selection's moving end is its start.
  private var isBackward = false
  private var count = 0

  /// The largest number of actions that are kept.
  static let limit = 1_000

  init(_ rule: any TextRule, name: String) {
    self.rule = rule
    self.name = name
    record = AskedRule(rule)
    field = FieldSession(record)
    laws = TryLaw.all(of: rule, field, after: nil)
  }

  var state: FieldState { field.state }
  /// Why the text may not stand while it is edited; nil if it may.
  var objection: Reason? { rule.objection(to: state.text) }
  /// Why the text may not stand at the end; nil if it may.
  var finalObjection: Reason? { rule.finalObjection(to: state.text) }

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
    count += 1
    var step = TryStep(count, action, record.edit, outcome, on: before)
    isBackward = false
    laws = TryLaw.all(of: rule, field, after: step)
    step.laws = laws
    steps.append(step)
    if steps.count > Self.limit { steps.removeFirst() }
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
    let outcome = field.perform(.select(range))
    isBackward = false
    return TryStep(count, action, nil, outcome, on: before)
  }

  private mutating func move(_ movement: TryAction.Movement, selecting: Bool) -> TryStep {
    let selection = state.selection
    let (start, end) = (selection.location, selection.location + selection.length)
    let head = isBackward ? start : end
    let anchor = isBackward ? end : start
    let target: Int
    if !selecting && selection.length > 0 && (movement == .left || movement == .right) {
      target = movement == .left ? start : end
    } else {
      target = state.text.offset(from: head, movement)
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
    switch movement {
    case .home: 0
    case .end: utf16.count
    case .left: characterOffsets.last { $0 < offset } ?? 0
    case .right: characterOffsets.first { $0 > offset } ?? utf16.count
    }
  }

  /// The boundaries between characters, in UTF-16 units.
  private var characterOffsets: [Int] {
    var offsets = [0]
    for character in self { offsets.append((offsets.last ?? 0) + character.utf16.count) }
    return offsets
  }

  /// Where the word before an offset starts, in UTF-16 units.
  fileprivate func startOfWord(before offset: Int) -> Int {
    var head = self[..<utf16.index(startIndex, offsetBy: offset)]
    while head.last?.isWhitespace == true { head.removeLast() }
    while head.last?.isWhitespace == false { head.removeLast() }
    return head.utf16.count
  }
}
