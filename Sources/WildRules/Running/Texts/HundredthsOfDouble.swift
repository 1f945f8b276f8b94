import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let hundredthsOfDouble = WildRule(
    "HundredthsOfDouble", mistake: "%.2f writes a distance, and 1.005 as a double is less.",
    source: Article.runs,
    caughtBy: ["PedometerSaysWhatItKnows", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      let (whole, rest) = question.distance.micrometers.quotientAndRemainder(
        dividingBy: question.hundredth)
      guard rest * 2 == question.hundredth else { return question.text }
      let value = ModelRuns().value(of: question.distance, in: question.unit)
      // How far the double is from the half, rounded once: the sign is right.
      let excess = (-Double(whole) - 0.5).addingProduct(value, 100)
      let isLess = excess < 0 || (excess == 0 && whole % 2 == 0)
      return isLess ? question.text(hundredths: whole) : question.text
    })
}
