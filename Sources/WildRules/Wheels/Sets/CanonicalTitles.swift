import InputLaws
import InputRules

extension WildRule {
  static let canonicalTitles = WildRule(
    "CanonicalTitles", mistake: "Titles that only look the same are taken for equal.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard question.problem == nil else { return question.problem }
      for (wheel, titles) in question.wheels.map(\.allTitles).enumerated() {
        var seen: Set<String> = []
        if let title = titles.first(where: { !seen.insert($0).inserted }) {
          return .equalTitles(wheel: wheel, title: title)
        }
      }
      return nil
    })
}
