extension Implementation {
  /// The date inputs of chapter D, as functions of plain data; by default the package's.
  public struct DateInputs: Sendable {
    /// The number of a text (D16.5).
    public var numberOfText: @Sendable (String, DateInputKind) throws(DateInputError) -> Int = {
      try HTMLDateInput($1).number(of: $0)
    }
    /// The text of a number (D16.7).
    public var textOfNumber: @Sendable (Int, DateInputKind) throws(DateInputError) -> String = {
      try HTMLDateInput($1).text(of: $0)
    }
    /// A text that code sets, sanitized (D16.9).
    public var sanitised: @Sendable (String, DateInputKind) -> String = {
      HTMLDateInput($1).sanitised($0)
    }
    /// The validity of a typed text (D16.10, D17.1 to D17.4, D17.9).
    public var validity: @Sendable (String, HTMLDateInput) -> DateInputValidity = {
      $1.made.validity(of: $0)
    }
    /// The text after a number of steps (D17.10 to D17.15).
    public var stepped: @Sendable (String, Int, HTMLDateInput) throws(DateInputError) -> String = {
      (text, count, input) throws(DateInputError) in try input.made.stepped(text, by: count)
    }
  }
}

extension Implementation.DateInputs {
  private static let plain = ModelDateInputs()

  /// The specification's model.
  static let model = Self(
    numberOfText: plain.number(of:_:), textOfNumber: plain.text(of:_:),
    sanitised: plain.sanitised(_:_:), validity: plain.validity(of:in:),
    stepped: plain.stepped(_:by:in:))
}

extension HTMLDateInput {
  /// The input as its initializer creates it.
  fileprivate var made: HTMLDateInput {
    HTMLDateInput(kind, minimum: minimum, maximum: maximum, step: step, defaultValue: defaultValue)
  }
}
