extension Implementation {
  /// The functions of chapter N (numbers), on plain data; the defaults are the package's.
  package struct Numbers: Sendable {
    package var problem: @Sendable (String, NumberGrammar, NumberFormat) -> NumberProblem? = {
      $2.problem(of: $0, as: $1)
    }
    /// For each edit, the reason the result isn't a partial number (a complete one, if the flag is
    /// true); an edit outside the text changes nothing (N1.13, E4).
    ///
    /// The function is `nil` if the implementation reads every text from its start.
    package var problemsAfterEdits:
      (@Sendable ([Edit], String, Bool, NumberFormat) -> [NumberProblem?])? = {
        edits, text, isComplete, format in
        var typing = NumberTyping(text, in: format)
        return edits.map { edit in
          try? typing.apply(edit)
          return isComplete ? typing.problem(isComplete: true) : typing.problem()
        }
      }
    package var valueOfText: @Sendable (String, NumberFormat) -> ExactNumber? = {
      try? $1.value(of: $0)
    }
    package var scannedValue: @Sendable (String, NumberSymbols) -> ExactNumber? = {
      NumberFormat($1).scannedValue(of: $0)
    }
    package var integerOfNumber:
      @Sendable (ExactNumber, any FixedWidthInteger.Type) throws(NumberConversionError) ->
        any FixedWidthInteger = { (number, type) throws(NumberConversionError) in
          try type.init(number)
        }
    package var doubleOfNumber: @Sendable (ExactNumber) throws(NumberConversionError) -> Double =
      Double.init(_:)
    package var floatOfNumber: @Sendable (ExactNumber) throws(NumberConversionError) -> Float =
      Float
      .init(_:)
    package var textOfNumber = {
      @Sendable (number: ExactNumber, format: NumberFormat) throws(NumberWritingError) in
      try format.text(of: number)
    }
    package var isWithinBounds: @Sendable (NumberBounds, ExactNumber) -> Bool = { $0.contains($1) }
    package var canTextBeCompleted: @Sendable (String, NumberFormat, NumberBounds) -> Bool = {
      $1.canComplete($0, within: $2)
    }
    package var fieldOfFormat: @Sendable (NumberFormat, NumberBounds) -> any TextRule = {
      NumberField($0, bounds: $1)
    }
  }
}

extension Implementation.Numbers {
  private static let plain = ModelNumbers()

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
