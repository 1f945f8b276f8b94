extension Law {
  /// Each case is a prefix of six digits; a run with `--exhaustive` checks all prefixes.
  package static let everyEightDigitsAreTypedAsModel = Law(
    """
    In a dd/mm/yyyy field, all 100,000,000 sequences of eight digits have the model's effect, key \
    by key. A case covers the hundred sequences that begin with the same six digits.
    """, clauses: ["D14.3", "D14.4", "D14.7", "D14.8", "D14.12", "D14.14", "D14.15", "D15.6"],
    Property(forAll: .digits(6)) { subject, digits in
      try DigitTypings(in: "dd/mm/yyyy", of: subject).requireEqual(after: digits)
    })
}
