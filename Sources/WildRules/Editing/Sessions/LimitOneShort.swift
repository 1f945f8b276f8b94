import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let limitOneShort = WildRule(
    "LimitOneShort",
    mistake: "The limit of the history counts the present state as well, so one step is missing.",
    source: "https://github.com/omnidan/redux-undo/issues/6",
    caughtBy: ["HistoryStaysWithinItsBound"],
    subject: .sessions(
      "LimitOneShort",
      making: { description, state throws(RuleError) in
        var short = description
        short.undoLimit = max(0, description.undoLimit - 1)
        return try ModelSession(short, showing: state)
      }))
}
