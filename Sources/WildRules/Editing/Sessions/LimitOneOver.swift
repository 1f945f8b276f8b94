import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let limitOneOver = WildRule(
    "LimitOneOver", mistake: "The history holds one step more than its limit says.",
    source: "https://github.com/omnidan/redux-undo/issues/6",
    caughtBy: ["HistoryStaysWithinItsBound"],
    subject: .sessions(
      "LimitOneOver",
      making: { description, state throws(RuleError) in
        var long = description
        long.undoLimit += 1
        return try ModelSession(long, showing: state)
      }))
}
