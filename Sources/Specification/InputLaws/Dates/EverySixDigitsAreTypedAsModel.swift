extension Law {
  /// A case is a prefix of four digits; a run with `--exhaustive` checks them all.
  package static let everySixDigitsAreTypedAsModel = Law(
    """
    In a field of dd/mm/yy, each key of each of the 1,000,000 typings of six digits has the \
    model's effect. A case covers the hundred typings that begin with four digits.
    """,
    about: .dates, .proof,
    clauses: ["D14.3", "D14.4", "D14.7", "D14.8", "D14.12", "D14.14", "D14.15", "D15.6"],
    Property(forAll: .digits(4)) { subject, digits in
      try DigitTypings(in: "dd/mm/yy", of: subject).requireEqual(after: digits)
    })
}
