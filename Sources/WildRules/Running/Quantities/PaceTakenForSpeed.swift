import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let paceTakenForSpeed = WildRule(
    "PaceTakenForSpeed", mistake: "Seconds for a meter are taken for meters in a second.",
    source: Article.site,
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongPaces { pace, seconds, unit in
      guard case .success(let right) = pace, unit == .meters,
        let speed = try? ModelRuns().speed(seconds, .metersPerSecond)
      else { return pace }
      return .success(ModelRuns().pace(of: speed))
    })
}
