import InputLaws
import InputRules

extension WildRule {
  static let averageOverwritesPace = WildRule(
    "AverageOverwritesPace", mistake: "The average that is computed is shown as the pace as well.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, reading in
      let name = "Avg Comp Pace:"
      guard reading.averagePace == nil, texts.averagePace.hasPrefix(name) else { return texts }
      return texts.with(pace: "Pace:" + texts.averagePace.dropFirst(name.count))
    })
}
