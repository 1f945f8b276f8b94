import InputLaws
import InputRules

extension WildRule {
  static let textFromTheStart = WildRule(
    "TextFromTheStart", mistake: "A text that can’t be read is blamed from its start.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, _, _ in
      rows.mapError { problem in
        switch problem {
        case .noTitle(let wheel, _): .noTitle(wheel: wheel, offset: 0)
        case .textGoesOn: .textGoesOn(offset: 0)
        case .notANumber, .infinite, .negative, .beyond, .noPosition, .noWheel, .noRow, .rowCount,
          .ambiguous, .noSet:
          problem
        }
      }
    })
}
