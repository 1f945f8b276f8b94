import InputLaws
import InputRules

extension WildRule {
  static let bidiMarksAnywhere = WildRule(
    "BidiMarksAnywhere", mistake: "Marks of the writing direction are skipped wherever they stand.",
    source: "https://github.com/MenoData/Time4J/issues/574",
    caughtBy: ["JudgingEqualsModel", "ValueEqualsModel"],
    numbers: MarksSkipped())
}

/// All marks are taken out before the text is judged, and offsets are moved back behind them.
private struct MarksSkipped: WrongNumbers {
  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let problem = model.problem(of: text, as: grammar, in: format)
    guard grammar != .scanner, let problem, problem.found?.isMark == true else { return problem }
    let rest = model.problem(of: text.withoutMarks, as: grammar, in: format)
    return rest.map {
      NumberProblem(
        offset: text.offset(ofUnmarked: $0.offset), found: $0.found, expected: $0.expected)
    }
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    model.value(of: text.withoutMarks, in: format)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self) }
}

extension String {
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isMark }))
  }

  /// Where the unit stands that has so many before it, marks not counted.
  fileprivate func offset(ofUnmarked count: Int) -> Int {
    var (all, unmarked) = (0, 0)
    for scalar in unicodeScalars {
      if unmarked >= count && !scalar.isMark { break }
      all += UTF16.width(scalar)
      if !scalar.isMark { unmarked += UTF16.width(scalar) }
    }
    return all
  }
}
