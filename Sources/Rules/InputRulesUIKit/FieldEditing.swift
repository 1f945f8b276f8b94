import Foundation
import InputRules
import InputRulesFoundation

/// Checks the edits of a field whose text the platform changes.
///
/// A delegate calls `answer` before an edit and `changed` after it, and carries out both responses.
/// While text is being composed, edits aren't checked (E10.3). When composing ends, the composed
/// text is checked as one edit of the text in which composing began (E10.6). An insertion of
/// several characters may be a suggestion, so it is also accepted without surrounding spaces
/// (E12.4).
public struct FieldEditing: Sendable {
  /// The rule that checks edits, adapted to the locale unless a locale was chosen for it (K18).
  public var rule: any TextRule {
    didSet { rule = rule.localized(to: locale) }
  }
  private let locale: Locale
  /// The typographic characters to replace before the rule checks an edit (E8.10).
  public var normalization: Normalization
  /// The last text without composed text, or `nil` if there was none yet.
  private var settled: String?
  /// The state before an edit that is checked afterward, with the replaced range selected.
  private var origin: FieldState?
  /// Whether the edit since `origin` is a composition, and therefore not a suggestion.
  private var isMarked = false

  /// Creates a value that checks edits with a rule.
  /// - Parameters:
  ///   - rule: the rule that checks edits.
  ///   - normalization: the typographic characters to replace; none by default (E8.10).
  ///   - locale: the locale for a rule that has none; by default, the device's (K18).
  public init(
    _ rule: any TextRule, normalization: Normalization = [], locale: Locale = .current
  ) {
    self.rule = rule.localized(to: locale)
    self.normalization = normalization
    self.locale = locale
  }

  /// Whether text is being composed, or an edit will be checked after it has happened.
  public var isComposing: Bool { origin != nil }

  /// Returns the field's response to an edit that the platform proposes.
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement; a range outside the text is refused
  ///     (E4).
  ///   - state: the state that the field shows.
  ///   - keyboard: the keyboard from which the edit comes.
  public mutating func answer(
    to edit: Edit, in state: FieldState, from keyboard: FieldKeyboard = .plain
  ) -> FieldAnswer {
    do throws(Reason) {
      let plain = try state.replacing(edit)
      if continuesComposing(state) { return .proceed }
      let outcome = session(showing: state).performing(edit.action)
      let isAnnounced = keyboard.fillsIn && edit.isSpaces && outcome.effect.isRefused
      if isAnnounced || keyboard.composes && !edit.isDeletion {
        origin = try FieldState(text: state.text, selection: edit.range)
        return .proceed
      }
      return taking(
        outcome, in: state, of: edit.isDeletion ? "" : plain.text, inserting: edit.replacement,
        platformShows: state.text.cutsPair(edit.range) ? nil : plain)
    } catch {
      return .refuse(error)
    }
  }

  /// Returns the field's response to an edit of several ranges (E11).
  ///
  /// An edit of a single range is treated like any other edit. Several ranges are accepted if every
  /// choice of range is acceptable.
  /// - Parameters:
  ///   - edit: the ranges, in UTF-16 units, and the replacement.
  ///   - state: the state that the field shows.
  ///   - keyboard: the keyboard from which the edit comes.
  public mutating func answer(
    to edit: SeveralRangesEdit, in state: FieldState, from keyboard: FieldKeyboard = .plain
  ) -> FieldAnswer {
    if let range = edit.ranges.first, edit.ranges.count == 1 {
      let edit = Edit(replacing: range, with: edit.replacement)
      return answer(to: edit, in: state, from: keyboard)
    }
    do throws(Reason) {
      _ = try state.choices(of: edit)
      if continuesComposing(state) { return .proceed }
      let outcome = session(showing: state).performing(.replaceOneOf(edit, using: 0))
      let isCut = edit.ranges.contains(where: state.text.cutsPair)
      let isAsked = outcome.effect == .done && !isCut
      return taking(
        outcome, in: state, of: "", inserting: "", platformShows: isAsked ? outcome.state : nil)
    } catch {
      return .refuse(error)
    }
  }

  /// Returns the field's response after its text has changed, and when editing ends.
  ///
  /// A change for which `answer` wasn't called is accepted unchanged (E12.6).
  /// - Parameter state: the state that the field shows.
  public mutating func changed(to state: FieldState) -> FieldAnswer {
    noteMark(in: state)
    if state.marked != nil { return .proceed }
    let (before, wasMarked) = (origin, isMarked)
    set(state.text)
    guard let before else { return .proceed }
    return checked(state.text, after: before, isComposed: wasMarked)
  }

  /// Returns the field's response after its whole text was replaced, as in a binding.
  ///
  /// The rule checks only the part that differs.
  /// - Parameters:
  ///   - old: the text before the change.
  ///   - new: the text after the change.
  /// - Returns: the response; `nil` if `new` is the last response's text, to prevent a loop.
  public mutating func changed(from old: String, to new: String) -> FieldAnswer? {
    if let settled, settled.hasSameUnits(as: new) { return nil }
    settled = new
    return checked(new, after: FieldState(old), isComposed: false)
  }

  /// Accepts text that was set from code, and ends the composition (E10.13, E12.6).
  /// - Parameter text: the text that the field shows.
  public mutating func set(_ text: String) {
    settled = text
    (origin, isMarked) = (nil, false)
  }
}

extension FieldEditing {
  private func session(showing state: FieldState) -> FieldSession {
    FieldSession(rule, showing: state, normalization: normalization)
  }

  /// Whether an edit of the shown text will be checked only when composing ends (E10.3).
  private mutating func continuesComposing(_ state: FieldState) -> Bool {
    noteMark(in: state)
    return origin != nil
  }

  /// Stores the state in which composing began, if text is being composed.
  private mutating func noteMark(in state: FieldState) {
    if state.marked == nil { return }
    origin = origin ?? beginning(of: state)
    isMarked = true
  }

  /// The state in which the composition of the marked text began.
  private func beginning(of state: FieldState) -> FieldState {
    settled.flatMap { state.beginning(in: $0) } ?? state.withoutMarkedText
  }

  /// The response to an edit that the platform hasn't made yet, given the edit's outcome.
  /// - Parameters:
  ///   - outcome: the outcome of the edit.
  ///   - state: the state that the field shows.
  ///   - text: the text whose content may not be dropped without a reason.
  ///   - inserted: the part of `text` that is inserted.
  ///   - plain: the state that the platform would show, or `nil` if it can't be the outcome's
  ///     state.
  private mutating func taking(
    _ outcome: Outcome, in state: FieldState, of text: String, inserting inserted: String,
    platformShows plain: FieldState?
  ) -> FieldAnswer {
    // An edit that proceeds may later turn out to be part of a composition.
    settled = state.text
    if case .refused(let reason) = outcome.effect { return .refuse(reason) }
    if outcome.state == plain { return .proceed }
    settled = outcome.state.text
    return outcome.answer(dropping: text, inserting: inserted)
  }

  /// The response to text that is already shown, checked as one edit of the earlier state (E10.6 to
  /// E10.8).
  private mutating func checked(
    _ text: String, after before: FieldState, isComposed: Bool
  ) -> FieldAnswer {
    if text.hasSameUnits(as: before.text) { return .proceed }
    let edit = before.edit(to: text)
    let outcome = session(showing: before).performing(isComposed ? .replace(edit) : edit.action)
    settled = outcome.state.text
    if case .refused(let reason) = outcome.effect {
      return .restore(outcome.state, because: reason)
    }
    if outcome.state.text.hasSameUnits(as: text) { return .proceed }
    return outcome.answer(
      dropping: edit.isDeletion ? "" : text, inserting: edit.replacement)
  }
}

extension Outcome {
  /// The response that shows the state, with the reason if content of `text` was dropped.
  fileprivate func answer(dropping text: String, inserting inserted: String) -> FieldAnswer {
    .show(state, because: reasonForDropping(text, inserting: inserted))
  }
}

extension Edit {
  /// The action of a session for the edit; several characters may be a suggestion (E12.1).
  fileprivate var action: Action {
    replacement.count > 1 && !isSpaces ? .suggest(self) : .replace(self)
  }

  /// Whether the edit inserts only spaces, which the system sends before it fills in text (E12.3).
  fileprivate var isSpaces: Bool {
    !isDeletion && replacement.allSatisfy { $0 == " " || $0 == "\u{A0}" }
  }
}

extension FieldSession {
  /// The outcome of performing an action on a copy of the session.
  fileprivate func performing(_ action: Action) -> Outcome {
    var session = self
    return session.perform(action)
  }
}
