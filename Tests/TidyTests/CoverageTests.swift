import Testing

/// What the rules offer, the laws check: a function that no law calls can become wrong unnoticed.
@Suite struct CoverageTests {
  private static let path = "Tests/TidyTests/CoverageTests.swift"

  /// What no law calls by its name, and why.
  static let uncalled: [String: String] = [
    "CivilDate.daysInMonth(_:of:)": modelled, "CivilDate.isLeap(_:)": modelled,
    "ISOWeek.count(in:)": modelled,
    "ContentCheck.filling(_:)": iban, "ContentCheck.and(_:)": iban,
    "InputTraits.init(example:keyboard:contentType:)": stores,
    "TextRule.securityCode(ofCard:)": ready, "TextRule.oneTimeCode(_:)": ready,
    "PrefixField.accessibilityValue(of:)": spoken, "PhoneField.accessibilityValue(of:)": spoken,
    "AmountField.accessibilityValue(of:)": spoken,
    "Pair.init(_:_:)": stores, "NumberFieldText.init()": stores, "String.site(of:)": part,
    "RewritingRule.decision(about:on:)": part, "String.utf8Offset(ofUTF16:)": part,
    "NumberField.form(of:)": part, "NumberFormat.symbol(_:)": part, "LocaleTag.init(_:)": part,
    "Unicode.Scalar.folded(to:)": part, "PlainScalars.init(where:)": part,
    "Currency.init(_:)": "a test compares each with its row of the table",
    "CivilPeriod.init(years:months:weeks:days:)": stores,
    "Collection.averagePace()": "it is the average speed, turned over",
    "CivilZone.components(at:)": "its parts are checked one by one",
    "CivilZone.nextChange(after:)": "offsets are checked at every change",
    "DateFormat.Part.all(of:_:)": "a date format is made of it",
    "DateInputValidity.init(badInput:underflows:overflows:mismatchesStep:)": stores,
    "DateNames.init(locale:)": "a test compares it with each row of CLDR's",
    "DatePattern.firstInstant(after:in:)": "the firing of a reminder is it",
    "DatePickerEvent.init(effect:moves:oldValue:newValue:reportsChange:)": stores,
    "DatePolicies.init()": stores, "DateSpeech.english(_:)": "formats of locales have it",
    "DateSpeech.init(hour:minute:hours:minutes:hint:)": stores,
    "DelegateRule.init(_:shouldChange:)": "an app's closure decides",
    "Edit.normalised(_:)": session, "Edit.normalised(_:for:)": session,
    "String.normalised(_:)": session, "String.normalised(_:for:)": session,
    "Action.asked(_:in:)": "it only names an action, which a test compares",
    "ExactNumber.init(integerLiteral:)": stores, "ExactText.init(stringLiteral:)": stores,
    "ExactNumber.rounded(fractionDigits:)": "writing with a maximum of digits is it",
    "AllowedCharacters.init(_:by:)": description, "BannedCharacters.init(_:by:)": description,
    "CharacterMembers.init(_:by:)": description, "MaximumLength.init(_:unit:)": description,
    "NumericValue.init(_:grammar:bounds:)": "rules are made of its description",
    "TextPredicate.init(_:holds:)": description,
    "FieldRule.allowing(_:maximumLength:)": preset, "FieldRule.banning(_:maximumLength:)": preset,
    "FieldRule.positiveInteger(_:leadingZeros:zero:)": preset,
    "FieldRule.scannedNumeric(_:)": preset, "FieldRule.scannedPositiveInteger(_:)": preset,
    "FixedWidthInteger.init(_:)": "it is called by a type that is given",
    "NumberProblem.init(offset:found:expected:)": stores, "PatternPolicies.init()": stores,
    "PedometerTexts.init(steps:distance:averagePace:pace:)": stores,
    "Repetitions.init(complete:remainder:toReach:)": stores,
    "WorkoutRun.init(for:at:)": "runs are made by the names of what is known",
    "SpokenNumber.init(one:other:)": stores,
    "WheelAdvice.LongWheel.init(wheel:rows:)": stores,
    "Outcome.reasonForDropping(_:inserting:)": "the adapters' tests compare it with examples",
    "WheelAdvice.init(longWheels:expectedMoves:mostMoves:)": stores,
    "WheelEvent.init(effect:moves:oldCount:selection:)": stores,
    "TimeOfDay.init(unchecked:_:_:_:)": stores, "WheelSelection.init(unchecked:count:)": stores,
    "WheelSet.init(unchecked:fractionDigits:)": stores, "Speed.init(unchecked:in:)": stores,
    "Pace.init(unchecked:for:)": stores, "Distance.init(unchecked:)": stores,
    "ElapsedTime.init(unchecked:)": stores, "PatternQuirks.init()": stores,
    "FieldState.init(trusting:selection:marked:)": stores,
    "PowerOfTen.advanced(by:)": "numbers with exponents are read and written by it",
  ]

  private static let functions = ["InputRules", "ReadyFields"].flatMap {
    PublicFunction.all(below: "Sources/Rules/\($0)")
  }
  private static let part = "rules of both modules are made of it"
  private static let iban = "a law enters the ready IBAN, whose check is made of it"
  private static let ready = "a law enters the ready fields, of which it is one"
  private static let spoken = "tests of the rules and of the adapters compare it with examples"
  private static let stores = "it only stores its arguments"
  private static let modelled = "dates of every month and year are compared"
  private static let session = "sessions call it for every edit"
  private static let description = "rules are made of descriptions, which call it"
  private static let preset = "tests compare presets with the descriptions that they stand for"

  @Test func `Every function that the rules show is called by a law, or listed with a reason`() {
    let laws = SwiftCalls(below: "Sources/Specification/InputLaws")
    let missing = Self.functions.filter { !laws.has($0) }
    expectNone(
      missing.filter { Self.uncalled[$0.name] == nil }.map {
        Finding(
          path: $0.path, line: $0.line, problem: "no law calls \($0.name); let one, or list it")
      })
    let listed = Set(Self.uncalled.keys).subtracting(missing.map(\.name)).sorted()
    expectNone(listed.map { Finding(path: Self.path, problem: "a law calls \($0); remove it") })
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
      + "grouping:)": "its texts are a few scalars", "ExactText.init(stringLiteral:)": stores,
    "ContentCheck.init(_:holds:)": "an app's closure decides",
    "TextRule.postalCode(region:)": "its text is a region's name",
    "InputTraits.init(example:keyboard:contentType:)": stores,
    "PrefixTable.Row.init(_:_:name:check:)": stores, "DateCalendar.init(_:_:monthNames:)": stores,
    "DateFieldTexts.init(digits:morning:afternoon:)": stores,
  ]

  @Test(arguments: [
    ("struct A {\n  public func f(of text: String) {}\n}", "A.f(of:)"),
    (
      "extension B {\n  public init?(\n    _ a: Int = g(1, 2), b: [String: Int]\n  ) {}\n}",
      "B.init(_:b:)"
    ),
    (
      "public struct C {\n  struct D {\n    public static func == (one: D, other: D) -> Bool\n}}",
      ""
    ),
  ])
  func `Public functions are found with their labels`(code: String, name: String) {
    let found = PublicFunction.all(in: SourceFile(path: "", text: code)).map(\.name)
    #expect(found == [name].filter { !$0.isEmpty })
  }
}
