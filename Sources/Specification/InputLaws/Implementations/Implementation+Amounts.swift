extension Implementation {
  /// The fields for amounts of chapter K, as functions of plain data.
  public struct Amounts: Sendable {
    /// A field of a plan (K19 to K22).
    package var fieldOfPlan: @Sendable (AmountPlan) -> any TextRule

    /// The value of a text in the field of a plan (K19).
    package var valueOfText: @Sendable (String, AmountPlan) -> ExactNumber?

    /// A value, as the field of a plan shows it; nil if it can't (K19).
    package var textOfValue: @Sendable (ExactNumber, AmountPlan) -> String?
  }
}

extension Implementation.Amounts {
  /// The package's implementation.
  static let reference = Self(
    fieldOfPlan: { AmountField($0) },
    valueOfText: { AmountField($1).value(of: $0) },
    textOfValue: { try? AmountField($1).text(of: $0) })

  /// The specification's model.
  static let model = Self(
    fieldOfPlan: { ModelAmountField($0) },
    valueOfText: { ModelAmountField($1).value(of: $0) },
    textOfValue: { ModelAmountField($1).text(of: $0) })
}
