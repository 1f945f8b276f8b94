/// Why nothing can be checked against what is said to be meant.
public enum MeaningProblem: Error, Hashable, Sendable {
  /// Two limits of one unit.
  case severalLimits(Int, Int, unit: String)
  /// A limit below zero.
  case negativeLimit(Int)
  /// No character is allowed.
  case noCharacters
  /// Two rules that the field should equal.
  case severalRules
  /// The input to repeat isn't one that a report names.
  case badChoices(String)
  /// The input to repeat is of a law that the meaning doesn't have.
  case noSuchLaw(String, asked: [String])
  /// The rule that the field should equal breaks another part of the meaning; which, and how.
  case contradiction(law: String, example: String)
  /// A bound of a date picker that the calendar doesn't have.
  case noSuchDate(String)
  /// The first date of a picker is after its last.
  case reversedDates(String, String)
  /// Wheels without a wheel, or a wheel without a row.
  case emptyWheel
  /// More digits than a `Double` has for certain.
  case tooManyDigits(Int)
  /// One separator for decimals and for groups.
  case sameSeparators(String)
  /// A mask's pattern in which nothing can be typed.
  case noSlots(String)
}

extension MeaningProblem: CustomStringConvertible {
  /// A sentence a developer can act on.
  public var description: String {
    switch self {
    case .severalLimits(let one, let other, let unit):
      "the meaning has two limits, \(one) and \(other) \(unit); keep one of them"
    case .negativeLimit(let limit): "the limit is \(limit); give 0 or more"
    case .noCharacters: "no character is allowed, so nothing could stand; name those that may"
    case .severalRules: "the field can't equal two rules; keep one of them"
    case .badChoices(let text):
      "“\(text)” is no input; copy it whole from a report, such as BackspaceEmpties:1-AQI"
    case .noSuchLaw(let law, let asked):
      "\(law) isn't asked of it; those are: \(asked.joined(separator: ", "))"
    case .contradiction(let law, let example):
      "the meaning contradicts itself: the rule of equals(_:) breaks \(law); mend one of the two\n"
        + example
    case .noSuchDate(let date): "there is no \(date) in the calendar; give a date that exists"
    case .reversedDates(let first, let last):
      "the first date, \(first), is after the last, \(last); swap them"
    case .emptyWheel: "there is a wheel without a row, or no wheel; give each wheel a row or more"
    case .tooManyDigits(let count):
      "the numbers have \(count) digits; give from 1 to 15 in all"
    case .sameSeparators(let separator):
      "“\(separator)” separates decimals and groups; give two separators"
    case .noSlots(let pattern):
      "the pattern “\(pattern)” has no slot; name the characters that stand for others in slots:"
    }
  }
}
