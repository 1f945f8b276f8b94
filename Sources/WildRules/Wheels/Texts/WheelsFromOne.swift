import InputLaws
import InputRules

extension WildRule {
  static let wheelsFromOne = WildRule(
    "WheelsFromOne", mistake: "The wheel that can’t be read is counted from one.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, _, _ in
      rows.mapError { problem in
        guard case .noTitle(let wheel, let offset) = problem else { return problem }
        return .noTitle(wheel: wheel + 1, offset: offset)
      }
    })
}
