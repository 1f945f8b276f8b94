import Foundation
import InputLaws
import InputRules
import PropertyConsole
import PropertyTesting

/// A field that a person tries, with its rule and its current state.
struct TrySession {
  let rule: any TextRule
  private let record: RecordingRule
  private var field: FieldSession
  /// Whether the moving end of the selection is its start.
  private var isBackward = false

  init(_ rule: any TextRule) {
    self.rule = rule
    record = RecordingRule(rule)
    field = FieldSession(record)
  }

  var state: FieldState { field.state }

  /// Performs an action, and returns its steps.
  ///
  /// Typing has one step for each keystroke; any other action has only one.
  @discardableResult mutating func perform(_ action: TryAction) -> [TryStep] {
    switch action {
    case .type(let text): text.map { step(.type(String($0)), .type(String($0))) }
    case .paste(let text): [step(action, .paste(text))]
    case .backspace: [step(action, .deleteBackward(.character))]
    case .delete: [step(action, .deleteForward(.character))]
    case .word: [deleteWord(action)]
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

  /// Deletes the word before the caret; if text is selected, or nothing is before the caret,
  /// performs a backspace instead.
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
  /// The UTF-16 offset to which a movement from `offset` leads: the next boundary between
  /// characters, or an end of the text.
  fileprivate func offset(from offset: Int, _ movement: TryAction.Movement) -> Int {
    let boundaries = reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    return switch movement {
    case .home: 0
    case .end: utf16.count
    case .left: boundaries.last { $0 < offset } ?? 0
    case .right: boundaries.first { $0 > offset } ?? utf16.count
    }
  }

  /// The start of the word before an offset, in UTF-16 units.
  fileprivate func startOfWord(before offset: Int) -> Int {
    var head = self[..<utf16.index(startIndex, offsetBy: offset)]
    while head.last?.isWhitespace == true { head.removeLast() }
    while head.last?.isWhitespace == false { head.removeLast() }
    return head.utf16.count
  }
}

/// An action on the field, the edit that the rule received, and the rule's decision.
struct TryStep {
  enum Result: String {
    case accepted
    case rewritten
    case refused
    /// The action took effect without a call to the rule.
    case done
  }

  let action: TryAction
  /// The edit that the rule received, or `nil` if it received none.
  let edit: Edit?
  let result: Result
  /// The reason that the action didn't take effect, or that part of its text was dropped; `nil` if
  /// neither happened, or if the reason is unknown.
  let reason: Reason?
  let before: FieldState
  let after: FieldState
  /// The results of checking some universal laws after the action; empty after a movement or a
  /// selection, for which they aren't checked.
  var laws: [TryLaw] = []

  init(_ action: TryAction, _ edit: Edit?, _ outcome: Outcome, on state: FieldState) {
    (self.action, self.edit) = (action, edit)
    reason =
      outcome.effect.isRefused
      ? outcome.effect.reason
      : outcome.reasonForDropping(edit?.text(in: state) ?? "", inserting: edit?.replacement ?? "")
    before = state
    after = outcome.state
    switch outcome.effect {
    case .done: result = edit == nil ? .done : .accepted
    case .rewritten: result = .rewritten
    case .refused: result = .refused
    }
  }
}

extension TryStep: CustomStringConvertible {
  /// A line about the action, and a line about each broken law.
  var description: String {
    let asked = edit.map { ": \($0)" } ?? ""
    let rewriting = result == .rewritten ? " to \(after.text.escaped)" : ""
    let verdict = result.rawValue + rewriting + (reason.map { ": \($0)" } ?? "")
    let broken = laws.compactMap { law in
      law.found.map { "\n  ✗ \(law.sentence) Found: \($0)" }
    }
    let line = "\(action)\(asked): \(verdict), showing \(after)"
    return line.withPrintableCharacters + broken.joined()
  }
}

extension Edit {
  /// The text that would result if the edit were made unchanged; empty for a deletion.
  fileprivate func text(in state: FieldState) -> String {
    isDeletion ? "" : (try? state.replacing(self))?.text ?? replacement
  }
}

/// The result of checking a universal law in the field's current state.
struct TryLaw {
  private let law: Law
  /// The law's claim about this state.
  let sentence: String
  /// The wrong result that was found, or `nil` if the law isn't broken.
  let found: String?

  var name: String { law.name.name }

  private init(_ law: Law, _ sentence: String, _ check: () throws -> Void) {
    (self.law, self.sentence) = (law, sentence)
    do {
      try check()
      found = nil
    } catch {
      found = (error as? Failure)?.message ?? "\(error)"
    }
  }

  /// The results of checking the universal laws about a single step.
  static func all(of rule: any TextRule, _ session: FieldSession, after step: TryStep) -> [TryLaw] {
    let state = session.state
    let asked = step.edit.map { (edit: $0, before: step.before) }
    return [
      TryLaw(.everyFieldCanBeEmptied, "Deleting the whole text empties the field.") {
        try rule.requireEmptied(from: state)
      },
      TryLaw(.verdictDependsOnlyOnStateAndEdit, "Repeating an edit returns the same decision.") {
        if let asked { try rule.requireSameDecisions(about: [asked.edit], on: asked.before) }
      },
      TryLaw(.refusalChangesNothing, "A refusal changes nothing.") {
        if let asked { try rule.requireDecided(asked.edit, on: asked.before) }
      },
      TryLaw(.selectionStaysOnScalarBoundaries, "The selection doesn't split a surrogate pair.") {
        try state.requireSelection()
      },
      TryLaw(.violationsAreReportedAndRepaired, "A repair doesn't change accepted text.") {
        var field = FieldSession(rule)
        try field.requireRepair(of: state.text, by: rule)
      },
      TryLaw(.redoInvertsUndo, "Undo and redo restore this state.") {
        guard let asked, !asked.before.text.hasSameUnits(as: state.text) else { return }
        try session.requireRedoInvertsUndo(of: "the edit")
      },
    ]
  }
}

/// A rule that remembers the last edit it received.
final class RecordingRule: TextRule, @unchecked Sendable {
  private let rule: any TextRule
  private let lock = NSLock()
  private var last: Edit?

  init(_ rule: any TextRule) { self.rule = rule }

  /// The last edit, or `nil` if the rule has received none since `forget()`.
  var edit: Edit? { lock.withLock { last } }

  func forget() { lock.withLock { last = nil } }

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    lock.withLock { last = edit }
    return rule.decide(edit, on: state)
  }

  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    lock.withLock { last = edit }
    return rule.apply(edit, to: state)
  }

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    rule.decide(edit, on: state)
  }

  func objection(to text: String) -> Reason? { rule.objection(to: text) }
  func finalObjection(to text: String) -> Reason? { rule.finalObjection(to: text) }
  func repaired(_ state: FieldState) -> FieldState { rule.repaired(state) }
  func isOwn(_ scalar: Unicode.Scalar) -> Bool { rule.isOwn(scalar) }
  var ownMinus: Unicode.Scalar? { rule.ownMinus }
}
