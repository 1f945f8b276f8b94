import InputLaws
import InputRules

extension WildRule {
  static let titlesOfTheWholeSet = WildRule(
    "TitlesOfTheWholeSet", mistake: "A title may stand on one wheel of a set only.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard question.problem == nil else { return question.problem }
      var seen: Set<[UInt16]> = []
      for (wheel, one) in question.wheels.enumerated() where !one.hasDigits {
        for title in one.allTitles where !seen.insert(Array(title.utf16)).inserted {
          return .equalTitles(wheel: wheel, title: title)
        }
      }
      return nil
    })
}
