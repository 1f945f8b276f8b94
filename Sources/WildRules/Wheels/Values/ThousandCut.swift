import InputLaws
import InputRules

extension WildRule {
  static let thousandCut = WildRule(
    "ThousandCut", mistake: "999.995 is written as 1000.00, and cut to fit six wheels.",
    source: Article.pickers,
    caughtBy: ["DoublesShowTheirNearestPosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .failure(.beyond) = question.count, question.set == .decimal,
        question.value < 9_999
      else { return question.count }
      // The wheels show “1000.0”: behind a fourth digit and the point stand the tenths.
      let places = Int(question.places.rounded())
      return .success(places / 1_000 * 100 + places / 10 % 10)
    })
}
