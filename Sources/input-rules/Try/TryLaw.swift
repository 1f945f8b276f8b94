import InputRules

/// A universal law of `InputLaws`, checked where the field is now.
struct TryLaw {
  /// The law's name in `InputLaws`.
  let name: String
  /// What it claims here.
  let sentence: String
  /// What was found instead; nil if it holds.
  let found: String?

  /// The laws, checked after a step.
  ///
  /// - Parameters:
  ///   - rule: decides about edits.
  ///   - session: the field after the step.
  ///   - step: the last action; nil for a new field.
  static func all(of rule: any TextRule, _ session: FieldSession, after step: TryStep?) -> [TryLaw]
  {
    let state = session.state
    return [
      TryLaw(
        name: "EveryFieldCanBeEmptied", sentence: "Backspace empties the field.",
        found: backspaceLeaves(rule, state)),
      TryLaw(
        name: "VerdictDependsOnlyOnStateAndEdit",
        sentence: "Asked again, it decides the same.", found: secondAnswer(rule, step)),
      TryLaw(
        name: "RefusalChangesNothing", sentence: "A refusal changes nothing.",
        found: changeByRefusal(rule, step)),
      TryLaw(
        name: "SelectionStaysOnScalarBoundaries",
        sentence: "The selection cuts no pair.", found: cutSelection(state)),
      TryLaw(
        name: "ViolationsAreReportedAndRepaired", sentence: "Repair leaves accepted text alone.",
        found: changeByRepair(rule, state)),
      TryLaw(
        name: "RedoInvertsUndo", sentence: "Undo and redo lead back here.",
        found: changeByHistory(session)),
    ]
  }

  /// Longer texts, in UTF-16 units, are deleted at once: one by one would take too long.
  private static let longest = 300

  private static func backspaceLeaves(_ rule: any TextRule, _ state: FieldState) -> String? {
    let length = state.text.utf16.count
    var field = FieldSession(rule, showing: FieldState(state.text))
    if length > longest {
      _ = field.perform(.select(TextRange(location: 0, length: length)))
    }
    for _ in 0...length where !field.state.text.isEmpty {
      let outcome = field.perform(.deleteBackward(.character))
      if let reason = outcome.effect.reason, outcome.effect.isRefused {
        return "\(field.state.text.escaped) stays: \(reason)"
      }
    }
    return field.state.text.isEmpty ? nil : "\(field.state.text.escaped) stays"
  }

  private static func secondAnswer(_ rule: any TextRule, _ step: TryStep?) -> String? {
    guard let step, let edit = step.edit else { return nil }
    let answer = rule.decide(edit, on: step.before)
    if answer.newState ?? step.before != step.after { return "now it is \(answer)" }
    let again = rule.decide(edit, on: step.before)
    return again == answer ? nil : "now it is \(again)"
  }

  private static func changeByRefusal(_ rule: any TextRule, _ step: TryStep?) -> String? {
    guard let step, step.result == .refused else { return nil }
    if step.after != step.before { return "it gave \(step.after)" }
    guard let edit = step.edit else { return nil }
    let applied = rule.apply(edit, to: step.before)
    return applied == step.before ? nil : "applied, it gave \(applied)"
  }

  private static func cutSelection(_ state: FieldState) -> String? {
    let units = Array(state.text.utf16)
    guard state.selection.isInside(textOf: units.count) else {
      return "\(state.selection) is outside of \(units.count) units"
    }
    let ends = [state.selection.location, state.selection.location + state.selection.length]
    let isCut = ends.contains { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) }
    return isCut ? "\(state.selection) cuts a pair" : nil
  }

  private static func changeByRepair(_ rule: any TextRule, _ state: FieldState) -> String? {
    if rule.objection(to: state.text) != nil { return nil }
    let repaired = rule.repaired(state).text
    return repaired.hasSameUnits(as: state.text) ? nil : "it became \(repaired.escaped)"
  }

  private static func changeByHistory(_ session: FieldSession) -> String? {
    guard session.undoCount > 0 else { return nil }
    var session = session
    let text = session.state.text
    _ = session.perform(.undo)
    let after = session.perform(.redo).state.text
    return after.hasSameUnits(as: text) ? nil : "they lead to \(after.escaped)"
  }
}
