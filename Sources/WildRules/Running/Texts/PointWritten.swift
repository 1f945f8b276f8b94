import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let pointWritten = WildRule(
    "PointWritten", mistake: "A distance is written with a point, in every locale.",
    source: Article.pickers,
    caughtBy: ["TextsAreReadBack", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      ModelRuns().text(of: question.distance, in: question.unit, with: .posix)
    })
}
