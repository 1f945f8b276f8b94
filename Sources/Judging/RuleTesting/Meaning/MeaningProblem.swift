/// The reason a meaning can't be checked.
public enum MeaningProblem: Error, Hashable, Sendable {
  /// Two limits in one unit.
  case severalLimits(Int, Int, unit: String)
  /// A limit below zero.
  case negativeLimit(Int)
  /// No character is allowed.
  case noCharacters
  /// No character of the text has to be kept.
  case noContent
  /// A condition or a difference without a description.
  case noSentence
  /// Two rules that the field should equal.
  case severalRules
  /// The input to repeat isn't in the form that reports use.
  case badChoices(String)
  /// The input to repeat belongs to a law that the meaning doesn't have.
  case noSuchLaw(String, asked: [String])
  /// The rule that the field should equal breaks another law of the meaning; an example.
  case contradiction(law: String, example: String)
  /// A bound that isn't in the calendar, or is before the first year or after 9999.
  case noSuchDate(String, firstYear: Int = 1)
  /// The first date of a picker is after its last.
  case reversedDates(String, String)
  /// Wheels without a wheel, or a wheel without a row.
  case emptyWheel
  /// More digits than a `Double` can represent exactly.
  case tooManyDigits(Int)
  /// The same separator for decimals and for groups.
  case sameSeparators(String)
  /// A separator that is empty, or that can be part of a number.
  case badSeparator(String)
  /// A part of a date's layout that isn't a field.
  case badLayout(String)
  /// A date's layout with neither a date with its year nor a time with its hour.
  case incompleteLayout(String)
  /// An unsupported number of decimals of a second.
  case badDecimals(Int)
  /// A recurrence on days or at a time that the calendar doesn't have.
  case neverOccurs(String)
  /// A mask's pattern without a slot for typed characters.
  case noSlots(String)
  /// The driver of a field in another process is wrong, for any field.
  case driver(DriverProblem)
}

extension MeaningProblem: CustomStringConvertible {
  /// The problem, and how to solve it.
  public var description: String {
    switch self {
    case .severalLimits(let one, let other, let unit):
      "the meaning has two limits, \(one) and \(other) \(unit); keep one of them"
    case .negativeLimit(let limit): "the limit is \(limit); give 0 or more"
    case .noCharacters: "no character is allowed; list one or more, such as 0123456789"
    case .noContent: "the set of characters to keep is empty; list them, such as 0123456789"
    case .noSentence:
      "a condition or a difference has no text; describe it in a sentence for the report"
    case .severalRules: "the field can't equal two rules; keep one of them"
    case .badChoices(let text):
      "“\(text)” isn't an input; copy it whole from a report, such as BackspaceEmpties:1-AQI"
    case .noSuchLaw(let law, let asked):
      "\(law) doesn't apply to this field; these laws do: \(asked.joined(separator: ", "))"
    case .contradiction(let law, let example):
      "the meaning contradicts itself: the rule of equals(_:) breaks \(law); fix one of the two\n"
        + example
    case .noSuchDate(let date, let year):
      "\(date) can't be tried; give a date that exists, of the years \(year) to 9999"
    case .reversedDates(let first, let last):
      "the first date, \(first), is after the last, \(last); swap them"
    case .emptyWheel: "a wheel is missing or has no rows; give each wheel one row or more"
    case .tooManyDigits(let count): "the numbers have \(count) digits; give from 1 to 15 in all"
    case .sameSeparators(let separator):
      "“\(separator)” separates decimals and groups; give two separators"
    case .badSeparator(let separator):
      "“\(separator)” can't be a separator of a number; give a character such as . or ,"
    case .badLayout(let part):
      "“\(part)” isn't a field of a layout; write the year as yyyy, and words between apostrophes"
    case .incompleteLayout(let layout):
      "“\(layout)” has neither a date nor a time; begin with yyyy, with HH, or with hh and a"
    case .badDecimals(let count):
      "a second with \(count) decimals can't be tried; give from 0 to 3"
    case .neverOccurs(let days):
      "\(days) don't exist; give weekdays from 1 to 7, days from 1 to 31, and a time"
    case .noSlots(let pattern):
      "the pattern “\(pattern)” has no slot; list the characters that mark its slots with slots:"
    case .driver(let problem): "the driver \(problem)"
    }
  }
}
