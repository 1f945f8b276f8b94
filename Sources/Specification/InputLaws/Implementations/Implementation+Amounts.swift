extension Implementation {
  /// The fields for amounts of chapter K, as functions of plain data; by default the package's.
  public struct Amounts: Sendable {
    /// The field with a plan (K19 to K22).
    package var fieldOfPlan: @Sendable (AmountPlan) -> any TextRule = { AmountField($0) }
    /// The value of a text in the field with a plan (K19).
    package var valueOfText: @Sendable (String, AmountPlan) -> ExactNumber? = {
      AmountField($1).value(of: $0)
    }
    /// A value as the field with a plan shows it; nil if the field can't show it (K19).
    package var textOfValue: @Sendable (ExactNumber, AmountPlan) -> String? = {
      try? AmountField($1).text(of: $0)
    }

    /// The specification's model.
    static let model = Self(
      fieldOfPlan: { ModelAmountField($0) }, valueOfText: { ModelAmountField($1).value(of: $0) },
      textOfValue: { ModelAmountField($1).text(of: $0) })
  }
}
