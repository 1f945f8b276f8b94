import InputLaws
import InputRules

extension WildRule {
  static let lastComponentNamed = WildRule(
    "LastComponentNamed", mistake: "Of several components out of bounds the finest is named.",
    source: "our own",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, components in
      guard case .outOfBounds = problem else { return problem }
      let wrong = DateComponent.allCases.last { component in
        components[component].map { !component.values.contains($0) } ?? false
      }
      guard let wrong, let value = components[wrong] else { return problem }
      return .outOfBounds(wrong, value)
    })
}
