import InputLaws
import InputRules

extension WildRule {
  static let timeInWholeSeconds = WildRule(
    "TimeInWholeSeconds", mistake: "A time has whole seconds when it is asked for.",
    source: Article.runs,
    caughtBy: ["DoublesOfQuantitiesAreNearest"],
    runs: WholeSeconds())
}

/// `Int(time)`, as the labels have it.
private struct WholeSeconds: WrongRuns {
  func seconds(of time: ElapsedTime) -> Double { model.seconds(of: time).rounded(.down) }
}
