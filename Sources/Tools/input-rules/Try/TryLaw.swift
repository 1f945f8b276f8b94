import InputLaws
import InputRules
import PropertyTesting

/// A universal law, checked where the field is now.
struct TryLaw {
  private let law: Law
  /// What it claims here.
  let sentence: String
  /// What was found instead; nil if it holds.
  let found: String?

  /// The law's name.
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

  /// The laws, checked after a step.
  static func all(of rule: any TextRule, _ session: FieldSession, after step: TryStep) -> [TryLaw] {
    let state = session.state
    let asked = step.edit.map { (edit: $0, before: step.before) }
    return [
      TryLaw(.everyFieldCanBeEmptied, "Deleting the whole text empties the field.") {
        try rule.requireEmptied(from: state)
      },
      TryLaw(.verdictDependsOnlyOnStateAndEdit, "The same edit gets the same decision again.") {
        if let asked { try rule.requireSameDecisions(about: [asked.edit], on: asked.before) }
      },
      TryLaw(.refusalChangesNothing, "A refusal changes nothing.") {
        if let asked { try rule.requireDecided(asked.edit, on: asked.before) }
      },
      TryLaw(.selectionStaysOnScalarBoundaries, "The selection cuts no surrogate pair.") {
        try state.requireSelection()
      },
      TryLaw(.violationsAreReportedAndRepaired, "Repair leaves accepted text alone.") {
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
