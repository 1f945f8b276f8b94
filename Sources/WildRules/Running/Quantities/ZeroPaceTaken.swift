import InputLaws
import InputRules

extension WildRule {
  static let zeroPaceTaken = WildRule(
    "ZeroPaceTaken", mistake: "A pace of zero is taken, as the fastest there is.",
    source: Article.runs,
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongPaces { pace, _, unit in
      guard pace == .failure(.zero) else { return pace }
      return Result { () throws(RunProblem) in
        try Pace(
          ElapsedTime(microseconds: 1), for: Distance(micrometers: unit.micrometers * 1_000))
      }
    })
}
