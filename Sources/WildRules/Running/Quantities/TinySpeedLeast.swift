import InputLaws
import InputRules

extension WildRule {
  static let tinySpeedLeast = WildRule(
    "TinySpeedLeast", mistake: "A speed that rounds to zero is the least there is.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongSpeeds { speed, _, _ in
      guard speed == .failure(.tooSmall) else { return speed }
      return Result { () throws(RunProblem) in
        try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: 3_600_000_000))
      }
    })
}
