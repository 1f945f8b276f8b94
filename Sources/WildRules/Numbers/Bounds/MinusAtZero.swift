import InputLaws
import InputRules

extension WildRule {
  static let minusAtZero = WildRule(
    "MinusAtZero",
    mistake:
      "Where the minimum is zero no minus can be typed, though minus zero is zero.",
    source: "https://github.com/opencrvs/opencrvs-core/pull/9164",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
      let first = question.text.unicodeScalars.first { !marks.contains($0) }
      let isMinus =
        first.map { ["-", "\u{2212}"].contains($0) } == true && question.bounds.minimum == .zero
      return canBeMended && !isMinus
    })
}
