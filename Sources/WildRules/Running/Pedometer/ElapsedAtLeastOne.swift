import InputLaws
import InputRules

extension WildRule {
  static let elapsedAtLeastOne = WildRule(
    "ElapsedAtLeastOne", mistake: "The elapsed time begins at a second, to divide by it.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer(misreading: { reading in
      guard reading.elapsed == .zero else { return }
      reading.elapsed = (try? ElapsedTime(microseconds: 1_000_000)) ?? reading.elapsed
    }))
}
