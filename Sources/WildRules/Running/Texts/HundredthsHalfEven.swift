import InputLaws
import InputRules

extension WildRule {
  static let hundredthsHalfEven = WildRule(
    "HundredthsHalfEven", mistake: "Half of a distance’s last decimal is rounded to the even one.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      let (whole, rest) = question.distance.micrometers.quotientAndRemainder(
        dividingBy: question.hundredth)
      let isHalf = rest * 2 == question.hundredth
      return isHalf && whole % 2 == 0 ? question.text(hundredths: whole) : question.text
    })
}
