extension Implementation {
  /// Chapter N, numbers, as functions of plain data; by default the package's.
  public struct Numbers: Sendable {
    /// The reason the grammar doesn't accept `text`; nil if it does (N1.13).
    public var problem: @Sendable (String, NumberGrammar, NumberFormat) -> NumberProblem? = {
      $2.problem(of: $0, as: $1)
    }
    /// The reason `text` isn't a prefix of a number, or isn't a complete number, after each of
    /// `edits`, checked as the text changes; edits outside the text change nothing (N1.13, E4).
    ///
    /// Nil if each text is checked again from the start.
    public var problemsAfterEdits:
      (@Sendable ([Edit], String, Bool, NumberFormat) -> [NumberProblem?])? = {
        edits, text, isComplete, format in
        var typing = NumberTyping(text, in: format)
        return edits.map { edit in
          try? typing.apply(edit)
          return isComplete ? typing.problem(isComplete: true) : typing.problem()
        }
      }
    /// The value of a complete number; nil if `text` isn't one (N5).
    public var valueOfText: @Sendable (String, NumberFormat) -> ExactNumber? = {
      try? $1.value(of: $0)
    }
    /// The value that the *Text Field* article's scanner reads; nil if the scanner doesn't accept
    /// `text` (N1.9).
    public var scannedValue: @Sendable (String, NumberSymbols) -> ExactNumber? = {
      NumberFormat($1).scannedValue(of: $0)
    }
    /// The number as an integer of a given type (N5).
    public var integerOfNumber:
      @Sendable (ExactNumber, any FixedWidthInteger.Type) throws(NumberConversionError) ->
        any FixedWidthInteger = { (number, type) throws(NumberConversionError) in
          try type.init(number)
        }
    /// The nearest double (N5).
    public var doubleOfNumber: @Sendable (ExactNumber) throws(NumberConversionError) -> Double =
      Double.init(_:)
    /// The nearest float (N5).
    public var floatOfNumber: @Sendable (ExactNumber) throws(NumberConversionError) -> Float = Float
      .init(_:)
    /// The number as text (N7.1).
    public var textOfNumber = {
      @Sendable (number: ExactNumber, format: NumberFormat) throws(NumberWritingError) in
      try format.text(of: number)
    }
    /// Whether the number is within the bounds (N9).
    public var isWithinBounds: @Sendable (NumberBounds, ExactNumber) -> Bool = { $0.contains($1) }
    /// Whether a partial number can still reach the bounds (N9).
    public var canTextBeCompleted: @Sendable (String, NumberFormat, NumberBounds) -> Bool = {
      $1.canComplete($0, within: $2)
    }
    /// A field that groups digits during typing (N7.8).
    public var fieldOfFormat: @Sendable (NumberFormat, NumberBounds) -> any TextRule = {
      NumberField($0, bounds: $1)
    }
  }
}

extension Implementation.Numbers {
  private static let plain = ModelNumbers()

  /// The specification's model.
  static let model = Self(
    problem: plain.problem(of:as:in:), problemsAfterEdits: nil, valueOfText: plain.value(of:in:),
    scannedValue: plain.scanned(_:with:),
    integerOfNumber: { (number, type) throws(NumberConversionError) in
      try plain.integer(number, as: type)
    }, doubleOfNumber: plain.double(_:), floatOfNumber: plain.float(_:),
    textOfNumber: plain.text(of:in:), isWithinBounds: plain.isWithin(_:_:),
    canTextBeCompleted: plain.canBeCompleted(_:in:to:),
    fieldOfFormat: { ModelNumberField($0, bounds: $1) })

  package func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    if let problemsAfterEdits { return problemsAfterEdits(edits, text, isComplete, format) }
    var state = FieldState(text)
    return edits.map { edit in
      state = (try? state.replacing(edit)) ?? state
      return problem(state.text, isComplete ? .complete : .partial, format)
    }
  }

  package func integer<Integer: FixedWidthInteger>(_ number: ExactNumber, as type: Integer.Type)
    throws(NumberConversionError) -> Integer
  {
    guard let integer = try integerOfNumber(number, type) as? Integer else {
      preconditionFailure("An implementation must return integers of the requested type.")
    }
    return integer
  }
}
