import InputLaws
import InputRules

extension WildRule {
  static let greedyTitles = WildRule(
    "GreedyTitles", mistake: "The longest title is taken, and never a shorter one instead.",
    source: "our own",
    caughtBy: ["TextsSelectTheirRows", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .success = rows, set.greedyRows(of: text) == nil else { return rows }
      return .failure(.noTitle(wheel: set.wheels.count - 1, offset: text.utf16.count))
    })
}
