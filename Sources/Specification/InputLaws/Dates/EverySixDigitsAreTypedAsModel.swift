extension Law {
  /// Each case is a prefix of four digits; a run with `--exhaustive` checks all prefixes.
  package static let everySixDigitsAreTypedAsModel = Law(
    """
    In a dd/mm/yy field, all 1,000,000 sequences of six digits have the model's effect, key by \
    key. A case covers the hundred sequences that begin with the same four digits.
    """, clauses: ["D14.3", "D14.4", "D14.7", "D14.8", "D14.12", "D14.14", "D14.15", "D15.6"],
    Property(forAll: .digits(4)) { subject, digits in
      try DigitTypings(in: "dd/mm/yy", of: subject).requireEqual(after: digits)
    })
}
