#if DEBUG
  import Testing

  /// What the model may use of the reference, by the symbols that its object files need: only
  /// stored data.
  ///
  /// Reading a stored property needs no symbol. Everything that is calculated needs one: a
  /// function, an operator, a computed property, a constant, a default argument, a protocol's own
  /// requirement.
  @Suite struct ModelTests {
    @Test func `The model takes only stored data from the reference`() throws {
      let model = try BuiltModule("InputRulesModel")
      let names = try [("InputRules", "$s10InputRules"), ("ReadyFields", "$s11ReadyFields")]
        .flatMap { Self.names(neededBy: model, of: try BuiltModule($0), whoseNamesBegin: $1) }
      #expect(names.contains { $0.isDeclaration })
      expectNone(names.filter { !Self.isAllowed($0) }.map { Self.finding($0.words) })
    }

    @Test(arguments: ["Speed.init(_:in:)", "Distance.init(micrometers:)", "Wheel.init(none:)"])
    func `An initializer that does more is detected`(initializer: String) {
      #expect(!StoredProperties.areAllThatIsSet(by: initializer))
    }

    private static let reference =
      (try? BuiltModule("InputRules").defined.map { BuiltName($0).words }) ?? []

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
      // The compiler compares part by part where no equality is written by hand.
      if let type = name.compared {
        return reference.contains { $0.hasPrefix("static \(type).== infix(") } == false
      }
      return name.initializer.map { StoredProperties.areAllThatIsSet(by: $0) } ?? false
    }

    private static func finding(_ words: String) -> Finding {
      Finding(
        path: "Sources/Specification/InputRulesModel",
        problem: "uses \(words); let the model compute it itself")
    }
  }
#endif
