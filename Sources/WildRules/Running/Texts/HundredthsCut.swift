import InputLaws
import InputRules

extension WildRule {
  static let hundredthsCut = WildRule(
    "HundredthsCut", mistake: "A distance is cut to two decimals.",
    source: "https://github.com/alexgolec/schwab-py/issues/239",
    caughtBy: ["PedometerSaysWhatItKnows", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      question.text(hundredths: question.distance.micrometers / question.hundredth)
    })
}
