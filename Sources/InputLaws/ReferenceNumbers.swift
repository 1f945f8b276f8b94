import InputRules

/// The reference implementation of chapter N.
public struct ReferenceNumbers: NumberImplementation {
  /// The reference.
  public init() {}

  /// By the automata.
  public func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    format.problem(of: text, as: grammar)
  }

  /// By the automaton's states behind every unit.
  public func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    var typing = NumberTyping(text, in: format)
    return edits.map { edit in
      try? typing.apply(edit)
      return typing.problem(isComplete: isComplete)
    }
  }

  /// Digit by digit.
  public func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    try? format.value(of: text)
  }

  /// By the scanner's automaton.
  public func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    NumberFormat(symbols).scannedValue(of: text)
  }

  /// By the integer's initialiser.
  public func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    try Integer(number)
  }

  /// By the type's initialiser.
  public func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    try Double(number)
  }

  /// By the type's initialiser.
  public func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    try Float(number)
  }

  /// By the format.
  public func text(
    of number: ExactNumber, in format: NumberFormat
  ) throws(NumberWritingError) -> String {
    try format.text(of: number)
  }

  /// By comparison, and by remainders of the step.
  public func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    bounds.contains(number)
  }

  /// By a search of the numbers that begin so.
  public func canBeMended(
    _ text: String, in format: NumberFormat, to bounds: NumberBounds
  ) -> Bool {
    format.canMend(text, within: bounds)
  }

  /// The field of the format.
  public func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    NumberField(format, bounds: bounds)
  }
}
