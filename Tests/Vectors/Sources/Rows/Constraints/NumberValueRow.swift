import InputRules

/// A case of a browser's number input: its value after a text is set or typed.
struct NumberValueRow: VectorRow {
  let line: Int
  private let input: String
  /// A typed text stays in the input even if it isn't a number; a text that is set doesn't.
  private let isTyped: Bool
  private let expectedValue: String
  private let expectsBadInput: Bool

  init(_ vector: VectorCase, _ check: String) throws(MalformedVector) {
    line = vector.line
    input = try vector.edit.text("text")
    isTyped = check == "typed"
    expectedValue = try vector.expected.text("value")
    expectsBadInput = check == "sanitize" ? false : try vector.expected.flag("badInput")
  }

  var asked: String { "the value when \(input.escaped) is \(isTyped ? "typed" : "set")" }

  func answer() -> VectorAnswer {
    let isNumber = NumberFormat.html.accepts(input)
    return .said(
      expected: Self.words(expectedValue, isBad: expectsBadInput),
      ours: Self.words(isNumber ? input : "", isBad: isTyped && !isNumber && !input.isEmpty))
  }

  /// Both answers to a number above the largest double; typed text isn't checked.
  var predictionBeyondDoubles: VectorPrediction? {
    guard !isTyped, isValid, Double(input)?.isInfinite == true else { return nil }
    return VectorPrediction(
      peers: Self.words("", isBad: false), ours: Self.words(input, isBad: false))
  }

  /// Both answers to a typed number that ends with its decimal separator: it has no fraction yet.
  var predictionOfTypedPoint: VectorPrediction? {
    guard isTyped, input.wholeMatch(of: /(-?[0-9]+)\./) != nil else { return nil }
    return VectorPrediction(
      peers: Self.words(String(input.dropLast()), isBad: false),
      ours: Self.words("", isBad: true))
  }

  /// Whether the input is a valid floating-point number of HTML, decided without the reference.
  private var isValid: Bool {
    input.wholeMatch(of: /-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/) != nil
  }

  private static func words(_ value: String, isBad: Bool) -> String {
    value.escaped + (isBad ? ", bad input" : "")
  }
}
