/// The digits of a date field, and the texts of its half-days (D13.7).
public struct DateFieldTexts: Sendable {
  /// The ten digits, from zero to nine.
  package let digits: [Unicode.Scalar]
  /// The text of the first half of the day, which begins at midnight.
  package let morning: String
  /// The text of the second half of the day, which begins at noon.
  package let afternoon: String

  /// Creates the texts of a date field.
  ///
  /// A field can't be created with texts that could be confused with each other or with a literal.
  /// - Parameters:
  ///   - digits: the ten digits, from zero to nine.
  ///   - morning: the text of the first half of the day.
  ///   - afternoon: the text of the second half of the day.
  public init(
    digits: [Unicode.Scalar] = Array("0123456789".unicodeScalars), morning: String = "AM",
    afternoon: String = "PM"
  ) {
    self.digits = digits
    self.morning = morning
    self.afternoon = afternoon
  }

  /// ASCII digits, `AM` and `PM`.
  public static let ascii = DateFieldTexts()
}

extension DateFieldTexts: Hashable, ComparedExactly {
  var parts: some Hashable { Pair(digits, Pair(ExactText(morning), ExactText(afternoon))) }
}

extension DateFieldError {
  /// The reason a field with these literals can't use these texts, or `nil` if it can (D13.7).
  init?(judging texts: DateFieldTexts, _ literals: [Unicode.Scalar]) {
    let halves = [texts.morning, texts.afternoon].map { Array($0.unicodeScalars) }
    let folded = halves.map { $0.map(\.foldedCase) }
    if !texts.digits.areDigits {
      self = .digits
    } else if halves.contains([]) {
      self = .emptyHalfDay
    } else if folded[0].starts(with: folded[1]) || folded[1].starts(with: folded[0]) {
      self = .equalHalfDays
    } else if let scalar = halves.joined().first(where: {
      $0.properties.generalCategory == .decimalNumber || literals.contains($0)
    }) {
      self = .halfDay(scalar)
    } else {
      return nil
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether the scalars are the decimal digits from 0 to 9, in that order.
  fileprivate var areDigits: Bool {
    count == 10
      && zip(self, 0...).allSatisfy {
        $0.properties.generalCategory == .decimalNumber && $0.properties.numericValue == Double($1)
      }
  }
}

extension Unicode.Scalar {
  /// The lowercase mapping, which a letter's uppercase and lowercase forms share.
  var foldedCase: String { properties.lowercaseMapping }
}
