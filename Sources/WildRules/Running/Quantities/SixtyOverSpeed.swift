import InputLaws
import InputRules

extension WildRule {
  static let sixtyOverSpeed = WildRule(
    "SixtyOverSpeed", mistake: "A pace is an hour over the speed, which was rounded already.",
    source: "https://github.com/hhopke/intervals-icu-mcp/issues/63",
    caughtBy: ["DoublesOfQuantitiesAreNearest"],
    runs: TurnedDoubles())
}

/// 1000 / (1000 / 240) is less than 240.
private struct TurnedDoubles: WrongRuns {
  func seconds(of pace: Pace, per unit: DistanceUnit) -> Double {
    let speed = model.value(of: model.speed(of: pace), in: .metersPerSecond)
    return Double(unit.micrometers) / 1_000_000 / speed
  }
}
