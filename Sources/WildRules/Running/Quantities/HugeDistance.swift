import InputLaws
import InputRules

extension WildRule {
  static let hugeDistance = WildRule(
    "HugeDistance", mistake: "A distance that is too large is the greatest, and nobody is told.",
    source: Article.pickers,
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, _, _ in
      guard case .failure(.tooLarge) = distance else { return distance }
      return Result { () throws(RunProblem) in try Distance(micrometers: Distance.limit) }
    })
}
