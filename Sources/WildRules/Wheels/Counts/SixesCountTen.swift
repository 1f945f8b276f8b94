import InputLaws
import InputRules

extension WildRule {
  static let sixesCountTen = WildRule(
    "SixesCountTen", mistake: "Every wheel counts as a digit, so that 01:30 is 130.",
    source: Article.pickers,
    caughtBy: ["EveryHourMinuteAndSecondIsOnePosition", "WheelRowsEqualModel"],
    wheels: WrongCounts { set in
      var places: [Int] = []
      var place = 1
      for wheel in set.wheels.reversed() {
        places.append(place)
        if wheel.hasDigits { place = place &* 10 }
      }
      return places.reversed()
    })
}
