import InputRules

struct Meanings: Sendable {
  let all: [FieldMeaning]
  /// Texts that people type or paste into the field.
  let typing: [String]
  /// The texts of `typing`, and similar texts.
  let pasted: [String]

  init(all: [FieldMeaning], typing: [String] = []) {
    self.all = all
    self.typing = typing.filter { !$0.isEmpty }
    var known: Set<String> = []
    let near = self.typing.flatMap(\.neighbors)
    pasted = self.typing + near.filter { !typing.contains($0) && known.insert($0).inserted }
  }

  var rule: (any TextRule)? { rules.first?.0 }

  var rules: [(any TextRule, [AllowedDifference])] {
    all.compactMap {
      if case .equals(let rule, let differences) = $0.kind { (rule, differences) } else { nil }
    }
  }

  var limits: [(limit: Int, unit: LengthUnit)] {
    all.compactMap { if case .atMost(let limit, let unit) = $0.kind { (limit, unit) } else { nil } }
  }

  /// The characters that the text may contain, or `nil` if the meaning doesn't restrict them.
  var characters: [Character]? {
    all.compactMap {
      switch $0.kind {
      case .characters(let set), .onlyCharacters(let set): set
      default: nil
      }
    }.shared
  }

  /// The characters that the field must accept, or `nil` if the meaning lists none.
  var promised: [Character]? {
    all.compactMap { if case .characters(let set) = $0.kind { set } else { nil } }.shared
      .map { set in set.filter { characters?.contains($0) ?? true } }
  }

  var contents: [Content] {
    all.compactMap { if case .keepsContent(let content) = $0.kind { content } else { nil } }
  }

  /// The content that the field keeps, or `nil` for letters and digits.
  var content: Content? {
    if let function = contents.first(where: { $0.members == nil }) { return function }
    if contents.isEmpty { return nil }
    return Content(
      contents.flatMap { $0.members ?? [] }, overwrites: contents.contains(where: \.overwrites))
  }

  /// The conditions that define exactly which texts are accepted.
  var conditions: [@Sendable (String) -> Bool] {
    all.compactMap { if case .accepts(_, let condition) = $0.kind { condition } else { nil } }
  }

  /// The conditions that each shown text satisfies.
  var always: [@Sendable (String) -> Bool] { always(isBan: false) }

  func always(isBan: Bool) -> [@Sendable (String) -> Bool] {
    all.filter { $0.isBan == isBan }
      .compactMap { if case .always(_, let condition) = $0.kind { condition } else { nil } }
  }

  /// The reason the meaning can't be checked, or `nil` if it can.
  var problem: MeaningProblem? {
    if rules.count > 1 { return .severalRules }
    if let set = characters, set.isEmpty { return .noCharacters }
    if let limit = contents.compactMap(\.limit).first(where: { $0 < 0 }) {
      return .negativeLimit(limit)
    }
    if contents.contains(where: { $0.members?.isEmpty ?? false || $0.limit == 0 }) {
      return .noContent
    }
    if sentences.contains(where: \.isBlank) { return .noSentence }
    for (index, one) in limits.enumerated() {
      if one.limit < 0 { return .negativeLimit(one.limit) }
      if let other = limits[..<index].first(where: { $0.unit == one.unit }) {
        return .severalLimits(other.limit, one.limit, unit: one.unit.rawValue)
      }
    }
    return nil
  }

  /// The descriptions of conditions and differences in reports.
  private var sentences: [String] {
    rules.flatMap { $0.1.map(\.name) }
      + all.compactMap {
        switch $0.kind {
        case .always(let sentence, _), .accepts(let sentence, _), .value(let sentence, _): sentence
        default: nil
        }
      }
  }

  /// The actions that a person can perform in a field.
  func alphabet(of field: TestedField) -> Alphabet {
    var alphabet = alphabet
    alphabet.abilities = field.isDriven ? field.abilities : nil
    return alphabet
  }

  /// The characters and texts to type into a field with this meaning.
  var alphabet: Alphabet {
    var alphabet = Alphabet()
    let known = typing.joined().reduce(into: [Character]()) { known, character in
      if !known.contains(character) { known.append(character) }
    }
    let expected = known.isEmpty ? promised ?? content?.members ?? characters ?? [] : known
    if !expected.isEmpty { alphabet.expected = expected }
    (alphabet.texts, alphabet.neighbors) = (typing, Array(pasted.dropFirst(typing.count)))
    alphabet.limits = limits.map(\.limit) + ruleLimits
    return alphabet
  }

  /// The limits in the rule that the field should equal.
  private var ruleLimits: [Int] {
    (rule as? FieldRule)?.conditions.compactMap { ($0 as? MaximumLength)?.limit } ?? []
  }
}

extension [[Character]] {
  /// The characters contained in all sets, or `nil` if there are no sets.
  fileprivate var shared: [Character]? {
    first.map { first in first.filter { character in allSatisfy { $0.contains(character) } } }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The reason a meaning can't be checked.
public enum MeaningProblem: Error, Hashable, Sendable {
  /// Two limits in the same unit.
  case severalLimits(Int, Int, unit: String)
  /// A limit below zero.
  case negativeLimit(Int)
  /// No character is allowed.
  case noCharacters
  /// The set of characters to keep is empty.
  case noContent
  /// A condition or a difference without a description.
  case noSentence
  /// Two rules that the field should equal.
  case severalRules
  /// The replay code isn't in the form that reports use.
  case badChoices(String)
  /// The replay code belongs to a law that isn't checked.
  case noSuchLaw(String, checked: [String])
  /// The rule that the field should equal breaks another law of the meaning, as the example shows.
  case contradiction(law: String, example: String)
  /// A bound that isn't in the calendar, is before the first year, or is after 9999.
  case noSuchDate(String, firstYear: Int = 1)
  /// The first date of a picker is after its last.
  case reversedDates(String, String)
  /// No wheels, or a wheel without rows.
  case emptyWheel
  /// No integer digits, or more digits than a `Double` can represent exactly.
  case tooManyDigits(Int)
  /// The same separator for decimals and for groups.
  case sameSeparators(String)
  /// A separator that is empty, or that can be part of a number.
  case badSeparator(String)
  /// A part of a date layout that isn't a field.
  case badLayout(String)
  /// A date layout with a date without its year, with a time without its hour, or with neither.
  case incompleteLayout(String)
  /// An unsupported number of decimal places for seconds.
  case badDecimals(Int)
  /// A recurrence on nonexistent days or at a nonexistent time.
  case neverOccurs(String)
  /// A mask's pattern without a slot for typed characters.
  case noSlots(String)
  /// The driver that operates a field in another process is faulty.
  case driver(DriverProblem)
}

extension MeaningProblem: CustomStringConvertible {
  /// The problem and its solution.
  public var description: String {
    switch self {
    case .severalLimits(let one, let other, let unit):
      "the meaning has two limits, \(one) and \(other) \(unit); keep one of them"
    case .negativeLimit(let limit): "the limit is \(limit); give 0 or more"
    case .noCharacters: "no characters are allowed; list one or more, such as 0123456789"
    case .noContent: "the set of characters to keep is empty; list some, such as 0123456789"
    case .noSentence:
      "a condition or a difference has no description; give a sentence for the report"
    case .severalRules: "the field can't equal two rules; keep one of them"
    case .badChoices(let text):
      "“\(text)” isn't a replay code; copy all of it from a report, as in BackspaceEmpties:1-AQI"
    case .noSuchLaw(let law, let checked):
      "\(law) doesn't apply to this field; these laws do: \(checked.joined(separator: ", "))"
    case .contradiction(let law, let example):
      "the meaning contradicts itself: the rule of equals(_:) breaks \(law); fix one of the two\n"
        + example
    case .noSuchDate(let date, let year):
      "\(date) isn't a valid date; give one in the years \(year) to 9999"
    case .reversedDates(let first, let last):
      "the first date, \(first), is after the last, \(last); swap them"
    case .emptyWheel: "a wheel is missing or has no rows; give each wheel one row or more"
    case .tooManyDigits(let count): "the numbers have \(count) digits; use 1 to 15 digits in total"
    case .sameSeparators(let separator):
      "“\(separator)” separates both decimals and groups; give different separators"
    case .badSeparator(let separator):
      "“\(separator)” can't be a separator of a number; give a character such as . or ,"
    case .badLayout(let part):
      "“\(part)” isn't a field of a layout; write the year as yyyy, and words between apostrophes"
    case .incompleteLayout(let layout):
      "“\(layout)” has neither a date nor a time; begin with yyyy, with HH, or with hh and a"
    case .badDecimals(let count):
      "a second can't have \(count) decimals; give 0 to 3"
    case .neverOccurs(let days):
      "\(days) don't exist; give weekdays from 1 to 7, days from 1 to 31, and a time"
    case .noSlots(let pattern):
      "the pattern “\(pattern)” has no slot; list the slots' characters in the argument slots"
    case .driver(let problem): "the driver \(problem)"
    }
  }
}
