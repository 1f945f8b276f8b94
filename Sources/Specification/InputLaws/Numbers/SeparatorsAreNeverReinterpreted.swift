extension Law {
  /// Three digits are excluded: 1,234 may be a fraction or a group, and locales differ.
  package static let separatorsAreNeverReinterpreted = Law(
    """
    A fraction written with another locale's decimal separator isn't a number, or is the same \
    number.
    """, about: .numbers, clauses: ["N4.4"],
    Property(forAll: .foreignFraction) { subject, input in
      guard let value = subject.numbers.valueOfText(input.text, input.format) else { return }
      try requireEqual(value, input.value, "\(input.text.escaped) is read as another number")
    })
}
