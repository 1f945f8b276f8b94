import InputLaws
import InputRules

extension WildRule {
  static let milePaceCut = WildRule(
    "MilePaceCut", mistake: "A pace for a mile is one for 1609.34 meters.",
    source: Article.runs,
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongPaces { pace, seconds, unit in
      guard case .success(let right) = pace, unit == .miles else { return pace }
      return Result { () throws(RunProblem) in
        let time = try ElapsedTime(microseconds: right.microseconds)
        let length = Double(right.micrometers) / 1_609.344 * 1_609.34
        return try Pace(time, for: Distance(micrometers: max(Int(length.rounded()), 1)))
      }
    })
}
