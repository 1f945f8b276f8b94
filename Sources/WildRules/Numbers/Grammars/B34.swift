import InputLaws
import InputRules

extension WildRule {
  static let b34 = WildRule(
    "B34", mistake: "An exponent mark without digits behind it ends a number.",
    source: "https://github.com/cockroachdb/cockroach/issues/1888",
    caughtBy: ["EveryShortTextIsJudgedAsModel", "JudgingEqualsModel", "ValueEqualsModel"],
    numbers: BareExponents())
}

/// The digits of the exponent are scanned by a loop that may run no time at all.
private struct BareExponents: WrongNumbers {
  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let problem = model.problem(of: text, as: grammar, in: format)
    let lacksExponent = grammar == .complete && mantissa(of: text, problem, in: format) != nil
    return lacksExponent ? nil : problem
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    let problem = model.problem(of: text, as: .complete, in: format)
    return model.value(of: mantissa(of: text, problem, in: format) ?? text, in: format)
  }

  /// What stands before the exponent mark, where a digit behind it is all that is missing.
  private func mantissa(
    of text: String, _ problem: NumberProblem?, in format: NumberFormat
  ) -> String? {
    guard let problem, problem.found == nil,
      model.problem(of: text + "1", as: .complete, in: format) == nil
    else { return nil }
    let marks = ["e", "E", format.symbols.exponentMark]
    for (index, _) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      let tail = String(text.unicodeScalars[index...])
      if marks.contains(where: { tail.hasPrefix($0) }) {
        return String(text.unicodeScalars[..<index])
      }
    }
    return nil
  }
}
