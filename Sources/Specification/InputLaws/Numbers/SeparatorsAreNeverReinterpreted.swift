extension Law {
  /// Three digits after the separator are excluded: the 234 of 1,234 is a fraction in some locales
  /// and a group in others.
  package static let separatorsAreNeverReinterpreted = Law(
    """
    A fraction written with another locale's decimal separator is refused, or is read as the same \
    number.
    """, about: .numbers, clauses: ["N4.4"],
    Property(forAll: .foreignFraction) { subject, input in
      guard let value = subject.numbers.valueOfText(input.text, input.format) else { return }
      try requireEqual(value, input.value, "\(input.text.escaped) has another value")
    })
}
