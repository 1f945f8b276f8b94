import Foundation
import InputRules
import InputRulesFoundation

/// The part of a delegate that checks a field's edits with a rule; the platform changes the text.
///
/// A delegate calls `answer` before an edit and `changed` after it, and carries out both responses.
/// While text is being composed, edits aren't checked (E10.3). When composing ends, the composed
/// text is checked as one edit of the text from before composing began (E10.6). An insertion of
/// several characters may be a suggestion, so if it isn't accepted, the spaces at both ends are
/// dropped (E12.4).
public struct FieldEditing: Sendable {
  /// The rule that checks edits; adapted to the locale unless it already had a locale (K18).
  public var rule: any TextRule {
    didSet { rule = rule.localized(to: locale) }
  }
  private let locale: Locale
  /// The typographic characters to replace before the rule checks an edit (E8.10).
  public var normalization: Normalization
  /// The last text that the field showed without composed text, or `nil` if there is none yet.
  private var settled: String?
  /// The state before an edit that is checked afterward; the edit replaces this state's selection.
  private var origin: FieldState?
  /// Whether text has been composed since `origin`; if so, the edit isn't a suggestion.
  private var isMarked = false

  /// Creates a value that checks edits with a rule.
  /// - Parameters:
  ///   - rule: the rule that checks edits.
  ///   - normalization: the typographic characters to replace; none by default (E8.10).
  ///   - locale: the locale for a rule without a locale; by default, the device's locale (K18).
  public init(
    _ rule: any TextRule, normalization: Normalization = [], locale: Locale = .current
  ) {
    self.rule = rule.localized(to: locale)
    self.normalization = normalization
    self.locale = locale
  }

  /// Whether text is being composed, or an edit will be checked after the platform has made it.
  public var isComposing: Bool { origin != nil }

  /// Returns the field's response to an edit that the platform proposes.
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement; a range outside the text is refused
  ///     (E4).
  ///   - state: the state that the field shows.
  ///   - keyboard: the keyboard that produced the edit.
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
  /// An edit of a single range is treated like any other edit. An edit of several ranges is
  /// accepted if the result is allowed, whichever range is replaced.
  /// - Parameters:
  ///   - edit: the ranges, in UTF-16 units, and the replacement.
  ///   - state: the state that the field shows.
  ///   - keyboard: the keyboard that produced the edit.
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

  /// Returns the field's response to a change of its text; also call this method when editing ends.
  ///
  /// The text is checked only if it was composed or `answer` postponed its check (E10.6, E12.6).
  /// - Parameter state: the state that the field shows.
  public mutating func changed(to state: FieldState) -> FieldAnswer {
    noteMark(in: state)
    if state.marked != nil { return .proceed }
    let (before, wasMarked) = (origin, isMarked)
    set(state.text)
    guard let before else { return .proceed }
    return checked(state.text, after: before, isComposed: wasMarked)
  }

  /// Returns the field's response after its whole text has been replaced, as by a binding.
  ///
  /// The rule checks only the part that differs.
  /// - Parameters:
  ///   - old: the text before the change.
  ///   - new: the text after the change.
  /// - Returns: the response, or `nil` if `new` is the text of the last response, which prevents an
  ///   endless loop.
  public mutating func changed(from old: String, to new: String) -> FieldAnswer? {
    if let settled, settled.hasSameUnits(as: new) { return nil }
    settled = new
    return checked(new, after: FieldState(old), isComposed: false)
  }

  /// Accepts text that was set from code, and ends any composition (E10.13, E12.6).
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

  /// Whether text is being composed; if so, an edit of the shown text is checked only when
  /// composing ends (E10.3).
  private mutating func continuesComposing(_ state: FieldState) -> Bool {
    noteMark(in: state)
    return origin != nil
  }

  /// If text is being composed, stores the state from before composing began.
  private mutating func noteMark(in state: FieldState) {
    if state.marked == nil { return }
    origin = origin ?? beginning(of: state)
    isMarked = true
  }

  /// The state from before the marked text was composed.
  private func beginning(of state: FieldState) -> FieldState {
    settled.flatMap { state.beginning(in: $0) } ?? state.withoutMarkedText
  }

  /// The response to an edit that the platform hasn't made yet, where `outcome` is the edit's
  /// outcome.
  /// - Parameters:
  ///   - outcome: the outcome of the edit.
  ///   - state: the state that the field shows.
  ///   - text: the requested text; if any of its content was dropped, the response contains the
  ///     reason.
  ///   - inserted: the part of `text` that is inserted.
  ///   - plain: the state that the platform would show by itself, or `nil` if the outcome's state
  ///     must be shown in any case.
  private mutating func taking(
    _ outcome: Outcome, in state: FieldState, of text: String, inserting inserted: String,
    platformShows plain: FieldState?
  ) -> FieldAnswer {
    // Store the text before the edit, because an edit that proceeds may turn out to be part of a
    // composition.
    settled = state.text
    if case .refused(let reason) = outcome.effect { return .refuse(reason) }
    if outcome.state == plain { return .proceed }
    settled = outcome.state.text
    return outcome.answer(dropping: text, inserting: inserted)
  }

  /// The response to text that the field already shows, which is checked as one edit of the earlier
  /// state (E10.6 to E10.8).
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
  /// The response that shows the outcome's state, with a reason if content of `text` was dropped.
  fileprivate func answer(dropping text: String, inserting inserted: String) -> FieldAnswer {
    .show(state, because: reasonForDropping(text, inserting: inserted))
  }
}

extension Edit {
  /// The session action for the edit, which is a suggestion if the edit inserts several characters
  /// that aren't all spaces (E12.1).
  fileprivate var action: Action {
    replacement.count > 1 && !isSpaces ? .suggest(self) : .replace(self)
  }

  /// Whether the edit inserts only spaces, as the system does before filling in text (E12.3).
  fileprivate var isSpaces: Bool {
    !isDeletion && replacement.allSatisfy { $0 == " " || $0 == "\u{A0}" }
  }
}

extension FieldSession {
  fileprivate func performing(_ action: Action) -> Outcome {
    var session = self
    return session.perform(action)
  }
}
