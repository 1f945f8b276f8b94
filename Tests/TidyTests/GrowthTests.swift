import Testing

/// A function can become quadratic unnoticed if no benchmark measures its time.
@Suite struct GrowthTests {
  @Test func `Every public function that takes text has a row in the growth benchmark`() {
    let rows = SwiftCalls(below: "Tests/Bench/Sources/bench/Speed/Growth")
    let functions = ["InputRules", "ReadyFields"].flatMap {
      PublicFunction.all(below: "Sources/Rules/\($0)")
    }
    let missing = functions.filter {
      $0.isPublic && $0.takesText && !rows.has($0) && Self.withoutRow[$0.name] == nil
    }
    expectNone(
      missing.map {
        Finding(
          path: $0.path, line: $0.line, problem: "\($0.name) has no row; add one there")
      })
  }

  /// Functions that take text and whose time isn't measured, each with the reason.
  static let withoutRow: [String: String] = [
    "NumberSymbols.init(decimalSeparator:groupingSeparator:minusSign:plusSign:exponentMark:digits:"
      + "grouping:)": "its texts are a few scalars",
    "ExactText.init(stringLiteral:)": "it only stores",
    "ContentCheck.init(_:holds:)": "an app's closure decides",
    "TextRule.postalCode(region:)": "its text is a region's name",
    "InputTraits.init(example:keyboard:contentType:)": "it only stores",
    "PrefixTable.Row.init(_:_:name:check:)": "it only stores",
    "DateCalendar.init(_:_:monthNames:)": "it only stores",
    "DateFieldTexts.init(digits:morning:afternoon:)": "it only stores",
  ]
}
