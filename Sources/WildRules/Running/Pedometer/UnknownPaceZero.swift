import InputLaws
import InputRules

extension WildRule {
  static let unknownPaceZero = WildRule(
    "UnknownPaceZero", mistake: "A pace that isn’t known is shown as 00:00.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, reading in
      reading.pace == nil ? texts.with(pace: texts.pace.replacing("N/A", with: "00:00")) : texts
    })
}
