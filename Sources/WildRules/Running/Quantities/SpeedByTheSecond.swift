import InputLaws
import InputRules

extension WildRule {
  static let speedByTheSecond = WildRule(
    "SpeedByTheSecond", mistake: "A speed is rounded to micrometers a second, not an hour.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongSpeeds { speed, value, unit in
      guard case .success(let right) = speed else { return speed }
      let exact = value * Double(unit.distance.micrometers) / Double(unit.seconds)
      let rounded = exact.rounded(.toNearestOrAwayFromZero)
      guard rounded >= 1, rounded <= Double(Distance.limit),
        let distance = try? Distance(micrometers: Int(rounded)),
        let second = try? ElapsedTime(microseconds: 1_000_000)
      else { return .success(right) }
      return .success((try? Speed(distance, in: second)) ?? right)
    })
}
