#if DEBUG
  import Testing

  /// What the model may use of the reference, by the symbols that its object files need: only
  /// stored data.
  ///
  /// Reading a stored property needs no symbol. Everything that is calculated needs one: a
  /// function, an operator, a computed property, a constant, a default argument, a protocol's own
  /// requirement.
  @Suite struct ModelTests {
    private static let path = "Tests/TidyTests/ModelTests.swift"

    /// The initializers that the model calls, which only store their arguments.
    private static let initializers: Set<String> = [
      "CalendarDate.init(year:month:day:)", "CivilPeriod.init(years:months:weeks:days:)",
      "CivilTime.init(year:month:day:hour:minute:second:)", "CivilZone.Change.init(at:to:)",
      "DateFieldValue.init(_:_:)",
      "DateInputValidity.init(badInput:underflows:overflows:mismatchesStep:)",
      "DatePicker.init(unchecked:at:minutes:)",
      "DatePickerEvent.init(effect:moves:oldValue:newValue:reportsChange:)",
      "DateWheel.init(_:rowCount:)", "Distance.init(unchecked:)", "Edit.init(replacing:with:)",
      "ElapsedTime.init(unchecked:)", "ExactNumber.init(_:_:_:)", "ExactText.init(_:)",
      "ExactText.init(stringLiteral:)", "FieldState.init(trusting:selection:marked:)",
      "Firing.init(at:of:)", "Instant.init(microseconds:)", "IntervalTotal.init(distance:time:)",
      "NumberFormat.init(_:signs:grouping:allowsExponent:allowsLeadingZeros:"
        + "allowsLeadingSeparator:allowsTrailingSeparator:fractionDigits:)",
      "NumberProblem.init(offset:found:expected:)", "Outcome.init(_:_:copied:commit:dropped:)",
      "Pace.init(unchecked:for:)", "Pattern.init(_:)", "PatternSlot.init(_:letterCase:occurrence:)",
      "PedometerTexts.init(steps:distance:averagePace:pace:)", "PrefixTable.init(unchecked:lead:)",
      "Repetitions.init(complete:remainder:toReach:)", "WorkoutRun.init(distance:time:speed:)",
      "SeveralRangesEdit.init(replacingOneOf:with:)", "Speed.init(unchecked:in:)",
      "TextRange.init(location:length:)", "TimeForm.init(_:isPadded:)",
      "TimeOfDay.init(unchecked:_:_:_:)", "WheelAdvice.LongWheel.init(wheel:rows:)",
      "WheelAdvice.init(longWheels:expectedMoves:mostMoves:)",
      "WheelEvent.Move.init(wheel:from:to:)", "WheelEvent.init(effect:moves:oldCount:selection:)",
      "WheelSelection.init(unchecked:count:)", "WheelSet.init(unchecked:fractionDigits:)",
      "ZoneRule.Summer.init(offset:from:to:)", "ZoneRule.Turn.init(_:seconds:)",
      "ZoneRule.init(standard:summer:)",
    ]

    /// The types whose values the model compares, all of which the compiler compares part by part.
    private static let compared: Set<String> = [
      "CivilPeriod.Unit", "DateComponent", "DatePickerMode", "DatePickerValue",
      "DatePolicies.Overflow", "DatePolicies.Whole", "DateRounding", "DateSegment",
      "DateWheel.Kind", "DateWheelFormat.HourCycle", "DateWheelFormat.Part", "Distance",
      "ElapsedTime", "LeastDuration", "NumberToken", "OverlapChoice", "PatternElement",
      "PatternPolicies.Junk", "PatternPolicies.Literals", "PatternPolicies.Overflow",
      "PatternSlot.Content", "PatternSlot.LetterCase", "PatternSlot.Occurrence", "TextRange",
    ]

    @Test func `The model takes only stored data from the reference`() throws {
      let model = try BuiltModule("InputRulesModel")
      let names = try [("InputRules", "$s10InputRules"), ("ReadyFields", "$s11ReadyFields")]
        .flatMap { Self.names(neededBy: model, of: try BuiltModule($0), whoseNamesBegin: $1) }
      #expect(names.contains { $0.isDeclaration })
      expectNone(names.filter { !Self.isAllowed($0) }.map { Self.finding($0.words) })
      expectNone(
        Self.initializers.subtracting(names.compactMap(\.initializer)).map {
          Finding(path: Self.path, problem: "the model doesn't call \($0); remove it")
        })
      expectNone(
        Self.compared.subtracting(names.compactMap(\.compared)).map {
          Finding(path: Self.path, problem: "the model doesn't compare \($0); remove it")
        })
    }

    @Test(arguments: initializers.sorted())
    func `An initializer that the model calls only stores its arguments`(initializer: String) {
      #expect(StoredProperties.areAllThatIsSet(by: initializer), "\(initializer) does more")
    }

    @Test(arguments: ["Speed.init(_:in:)", "Distance.init(micrometers:)", "Wheel.init(none:)"])
    func `An initializer that does more is detected`(initializer: String) {
      #expect(!StoredProperties.areAllThatIsSet(by: initializer))
    }

    @Test(arguments: compared.sorted())
    func `The values that the model compares have no handwritten equality`(type: String) throws {
      #expect(try !Self.reference.get().contains { $0.hasPrefix("static \(type).== infix(") })
    }

    private static let reference = Result {
      try BuiltModule("InputRules").defined.map { BuiltName($0).words }
    }

    /// An operator, two initializers, two computed properties, a constant, a function, a protocol's
    /// default, a conformance that calculates, and a default argument.
    @Test(arguments: [
      "$s10InputRules10FieldStateV2eeoiySbAC_ACtFZ",
      "$s10InputRules10PowerOfTenO10isNegative6digitsACSb_xtcSlRzs5UInt8V7ElementRtzlufC",
      "$s10InputRules8DistanceV11micrometersACSi_tAA10RunProblemOYKcfC",
      "$s10InputRules11ExactNumberV6digitsSays5UInt8VGvg", "$s10InputRules6EffectO9isRefusedSbvg",
      "$s10InputRules13NormalisationV6dashesACvau",
      "$s10InputRules9TextRangeV5caret2atACSi_tFZ",
      "$s10InputRules8TextRulePAAE5apply_2toAA10FieldStateVAA4EditV_AGtF",
      "$s10InputRules13NormalisationVs9OptionSetAAMc",
      "$s10InputRules8TimeFormV_8isPaddedA2C5PartsO_SbtcfcfA0_",
    ])
    func `Calculations are detected`(symbol: String) {
      let name = BuiltName(symbol)
      #expect(name.words != symbol)
      #expect(!Self.isAllowed(name))
    }

    /// What the model needs from the reference, including default arguments, which are compiled
    /// where they are used; without what the optimiser generates from the standard library for each
    /// of the two.
    private static func names(
      neededBy model: BuiltModule, of reference: BuiltModule, whoseNamesBegin start: String
    ) -> [BuiltName] {
      let needed = model.needed.intersection(reference.defined)
        .filter { $0.hasPrefix(start) || !model.defined.contains($0) }
        .map { BuiltName($0) }
      let defaults = model.defined.filter { $0.hasPrefix(start) && $0.contains("fA") }
        .map { BuiltName($0) }.filter { $0.isDefaultArgument }
      return needed + defaults
    }

    private static func isAllowed(_ name: BuiltName) -> Bool {
      if name.isDeclaration || name.isError { return true }
      if let type = name.compared { return compared.contains(type) }
      return name.initializer.map { initializers.contains($0) } ?? false
    }

    private static func finding(_ words: String) -> Finding {
      Finding(
        path: "Sources/Specification/InputRulesModel",
        problem: "uses \(words); let the model compute it itself")
    }
  }
#endif
