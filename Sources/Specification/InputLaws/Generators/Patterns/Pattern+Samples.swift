extension Pattern {
  /// Patterns that people use, and patterns on which formatters fail.
  static let samples: [Pattern] =
    [
      "", "-", "+7", "*", "**-**", "**/**/****", "77 **", "*7*", "((**))", "***-**-****",
      "(***) ***-****", "+7 (***) ***-**-**", "**** **** **** ****", "a*a *a*", "A-**", "A*A-A*A",
      "?", "??-??", "#-##", "77-**7", "+7 7*", "$*", "v*.*",
    ].map(Pattern.init(sample:)) + [.expiry, .plate, .extended, .amount]

  /// A literal that belongs to the value, and a year of two or four digits.
  private static let expiry = Pattern(
    Pattern(sample: "**").elements + [.literal("/", inValue: true)] + Pattern(sample: "**").elements
      + Array(repeating: .slot(PatternSlot(.digit, occurrence: .optional)), count: 2))

  /// Letters from a set, perhaps one more letter, and digits.
  private static let plate = Pattern(
    [
      .slot(PatternSlot(.set(["A", "B", "E"]), letterCase: .upper)),
      .slot(PatternSlot(.letter, letterCase: .upper, occurrence: .optional)), .literal("-"),
    ] + Pattern(sample: "***").elements)

  /// A number with an optional extension.
  private static let extended = Pattern(
    Pattern(sample: "**-** x").elements
      + Array(repeating: .slot(PatternSlot(.digit, occurrence: .optional)), count: 3))

  /// Any number of digits.
  private static let amount = Pattern([
    .literal("$"), .slot(PatternSlot(.digit, occurrence: .repeating)), .literal("-"),
  ])

  /// The pattern of a text: `*` is a digit, `#` a digit of any script, `a` a letter, `A` an
  /// uppercase letter, `?` any scalar, and all else a literal.
  private init(sample: String) {
    self.init(
      sample.unicodeScalars.map { scalar in
        switch scalar {
        case "*": .slot(.digit)
        case "#": .slot(PatternSlot(.anyDigit))
        case "a": .slot(.letter)
        case "A": .slot(PatternSlot(.letter, letterCase: .upper))
        case "?": .slot(.any)
        default: .literal(scalar)
        }
      })
  }
}
