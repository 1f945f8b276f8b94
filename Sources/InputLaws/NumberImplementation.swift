import InputRules

/// All that chapter N specifies, as functions of plain data: what the reference, the model and
/// every wrong implementation do in their own ways.
public protocol NumberImplementation: Sendable {
  /// Why the grammar doesn't accept `text`; nil where it does (N1).
  func problem(of text: String, as grammar: NumberGrammar, in format: NumberFormat)
    -> NumberProblem?

  /// Why `text` is no beginning of a number, or no complete one, after each of `edits`, judged as
  /// the text changes; edits outside the text change nothing (N1, E4).
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?]

  /// The value of a complete number; nil where `text` is none (N5).
  func value(of text: String, in format: NumberFormat) -> ExactNumber?

  /// What the article's scanner reads; nil where it doesn't take `text` (N1).
  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber?

  /// The number as an integer of a width (N5).
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer

  /// The nearest double (N5).
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double

  /// The nearest float (N5).
  func float(_ number: ExactNumber) throws(NumberConversionError) -> Float

  /// The number, written (N7).
  func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError) -> String

  /// Whether the number keeps the bounds (N9).
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool

  /// Whether a partial number can still come within the bounds (N9).
  func canBeMended(_ text: String, in format: NumberFormat, to bounds: NumberBounds) -> Bool

  /// A field that groups digits while they are typed (N7).
  func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule
}
