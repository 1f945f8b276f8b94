extension Law {
  /// Except for three digits: 1,234 may be either, and each reader takes it for what is usual
  /// there.
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
