import Testing

/// What the rules offer, the laws check: a function that no law calls can become wrong unnoticed.
@Suite struct CoverageTests {
  /// The number of functions that no law calls by its name.
  ///
  /// Most only store their arguments, or are a part of what laws call. A new function needs a law,
  /// so the number only falls.
  private static let uncalled = 76

  private static let functions = ["InputRules", "ReadyFields"].flatMap {
    PublicFunction.all(below: "Sources/Rules/\($0)")
  }

  @Test func `No more functions of the rules than before are called by no law`() {
    let laws = SwiftCalls(below: "Sources/Specification/InputLaws")
    let missing = Self.functions.filter { !laws.has($0) }
    #expect(missing.count <= Self.uncalled, "no law calls \(missing.map(\.name))")
  }

  @Test func `Every public function on a text has a row of growth`() {
    let rows = SwiftCalls(below: "Tests/Bench/Sources/bench/Speed/Growth")
    let missing = Self.functions.filter {
      $0.isPublic && $0.takesText && !rows.has($0) && Self.withoutRow[$0.name] == nil
    }
    expectNone(
      missing.map {
        Finding(
          path: $0.path, line: $0.line, problem: "\($0.name) has no row; add one there")
      })
  }

  /// Functions on texts whose time isn't measured, and why.
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
