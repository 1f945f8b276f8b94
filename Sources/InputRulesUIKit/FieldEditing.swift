import InputRules

/// The decisions about a field whose text the platform edits.
///
/// A delegate asks for an `answer` before an edit, tells what was `changed` after it, and does what
/// both say. While text is composed, every edit happens (E10.3). When composing ends, the composed
/// text is checked as one edit of the text in which composing began (E10.6).
public struct FieldEditing: Sendable {
  /// Decides about edits.
  public var rule: any TextRule
  /// Which typographic characters become plain before the rule is asked (E8.10).
  public var normalisation: Normalisation
  /// The last text without composed text in it; nil if there was none yet.
  private var settled: String?
  /// The state before an edit that is checked after it has happened; what it replaces is selected.
  private var origin: FieldState?

  /// The decisions of a rule.
  ///
  /// - Parameters:
  ///   - rule: decides about edits.
  ///   - normalisation: which typographic characters become plain; by default none (E8.10).
  public init(_ rule: any TextRule, normalisation: Normalisation = []) {
    self.rule = rule
    self.normalisation = normalisation
  }

  /// Whether text is being composed, or an edit is checked after it has happened.
  public var isComposing: Bool { origin != nil }

  /// What the field does about an edit that the platform asks about.
  ///
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement; a range outside the text is refused
  ///     (E4).
  ///   - state: what the field shows.
  ///   - mayCompose: whether the keyboard composes text. Then nobody knows before an insertion
  ///     whether it will be marked, so it is checked afterwards.
  public mutating func answer(
    to edit: Edit, in state: FieldState, mayCompose: Bool = false
  ) -> FieldAnswer {
    do throws(Reason) {
      let plain = try state.replacing(edit)
      if continuesComposing(state) { return .proceed }
      if mayCompose && !edit.isDeletion {
        origin = try FieldState(text: state.text, selection: edit.range)
        return .proceed
      }
      return taking(
        session(showing: state).performing(.replace(edit)), in: state,
        platformShows: state.text.cutsPair(edit.range) ? nil : plain)
    } catch {
      return .refuse(error)
    }
  }

  /// What the field does about an edit of several ranges (E11).
  ///
  /// One range is like any edit. Several are accepted for every choice of range, or refused.
  ///
  /// - Parameters:
  ///   - edit: the ranges, in UTF-16 units, and the replacement.
  ///   - state: what the field shows.
  ///   - mayCompose: whether the keyboard composes text.
  public mutating func answer(
    to edit: SeveralRangesEdit, in state: FieldState, mayCompose: Bool = false
  ) -> FieldAnswer {
    if let range = edit.ranges.first, edit.ranges.count == 1 {
      let edit = Edit(replacing: range, with: edit.replacement)
      return answer(to: edit, in: state, mayCompose: mayCompose)
    }
    do throws(Reason) {
      if edit.ranges.isEmpty { throw .noRanges }
      _ = try state.choices(of: edit)
      if continuesComposing(state) { return .proceed }
      let outcome = session(showing: state).performing(.replaceOneOf(edit, using: 0))
      let isCut = edit.ranges.contains(where: state.text.cutsPair)
      let isAsked = outcome.effect == .done && !isCut
      return taking(outcome, in: state, platformShows: isAsked ? outcome.state : nil)
    } catch {
      return .refuse(error)
    }
  }

  /// What the field does after its text has changed, and when editing ends.
  ///
  /// A change that nobody asked about is taken as it is (E12.6).
  ///
  /// - Parameter state: what the field shows.
  public mutating func changed(to state: FieldState) -> FieldAnswer {
    if state.marked != nil {
      origin = origin ?? beginning(of: state)
      return .proceed
    }
    let before = origin
    origin = nil
    settled = state.text
    guard let before else { return .proceed }
    return checked(state.text, after: before)
  }

  /// What the field does after its whole text was replaced, without a range, as in a binding.
  ///
  /// The rule decides about the part that differs.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text after.
  /// - Returns: nil if the new text is that of the last answer, so that no answer leads to another.
  public mutating func changed(from old: String, to new: String) -> FieldAnswer? {
    if let settled, settled.hasSameUnits(as: new) { return nil }
    settled = new
    return checked(new, after: FieldState(old))
  }

  /// Text was set from code: it is taken as it is, and drops the composition (E10.13, E12.6).
  ///
  /// - Parameter text: what the field shows.
  public mutating func set(_ text: String) {
    settled = text
    origin = nil
  }
}

extension FieldEditing {
  /// Whether a keyboard of a language marks the text that it composes.
  ///
  /// - Parameter language: the keyboard's BCP 47 language, such as `zh-Hans`; nil if unknown.
  public static func mayCompose(in language: String?) -> Bool {
    let code = language?.prefix { $0 != "-" } ?? ""
    return ["ja", "wuu", "yue", "zh"].contains(code)
  }

  private func session(showing state: FieldState) -> FieldSession {
    FieldSession(rule, showing: state, normalisation: normalisation)
  }

  /// Whether an edit of what is shown is checked when composing ends, and not now (E10.3).
  private mutating func continuesComposing(_ state: FieldState) -> Bool {
    if state.marked != nil { origin = origin ?? beginning(of: state) }
    return origin != nil
  }

  /// The state in which the text that is now marked began to be composed.
  private func beginning(of state: FieldState) -> FieldState {
    settled.flatMap { state.beginning(in: $0) } ?? state.withoutMarkedText
  }

  /// The answer that does what a rule has decided, before the platform makes the edit.
  ///
  /// - Parameter plain: what the platform would show; nil if it can't show what was decided.
  private mutating func taking(
    _ outcome: Outcome, in state: FieldState, platformShows plain: FieldState?
  ) -> FieldAnswer {
    settled = outcome.state.text
    if case .refused(let reason) = outcome.effect { return .refuse(reason) }
    if outcome.state == plain { return .proceed }
    return .show(outcome.state, because: outcome.effect.reason)
  }

  /// The answer about a text that is shown already, as one edit of the state before it (E10.6 to
  /// E10.8).
  private mutating func checked(_ text: String, after before: FieldState) -> FieldAnswer {
    if text.hasSameUnits(as: before.text) { return .proceed }
    let outcome = session(showing: before).performing(.replace(before.edit(to: text)))
    settled = outcome.state.text
    if case .refused(let reason) = outcome.effect {
      return .restore(outcome.state, because: reason)
    }
    if outcome.state.text.hasSameUnits(as: text) { return .proceed }
    return .show(outcome.state, because: outcome.effect.reason)
  }
}

extension FieldSession {
  /// The outcome that an action would have.
  fileprivate func performing(_ action: Action) -> Outcome {
    var session = self
    return session.perform(action)
  }
}
