extension Law {
  /// Separators before exactly three digits are excluded: in 1,234, the digits 234 are a fraction
  /// in some locales and a group in others.
  package static let separatorsAreNeverReinterpreted = Law(
    """
    A fraction written with another locale's decimal separator is refused, or is read as the same \
    number.
    """, clauses: ["N4.4"],
    Property(forAll: .foreignFraction) { subject, input in
      guard let value = subject.numbers.valueOfText(input.text, input.format) else { return }
      try requireEqual(value, input.value, "\(input.text.escaped) has another value")
    })
}
