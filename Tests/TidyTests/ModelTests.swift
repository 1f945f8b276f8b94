#if DEBUG
  import Testing

  /// The model may use only the stored data of the reference; the symbols in the model's object
  /// files show this.
  ///
  /// Reading a stored property requires no symbol. Everything that is computed requires one: a
  /// function, an operator, a computed property, a constant, a default argument, or a requirement
  /// of a protocol.
  @Suite struct ModelTests {
    @Test func `The model reads only stored data of the reference`() throws {
      let model = try BuiltModule("InputRulesModel")
      let names = try [("InputRules", "$s10InputRules"), ("ReadyFields", "$s11ReadyFields")]
        .flatMap { Self.names(neededBy: model, of: try BuiltModule($0), whoseNamesBegin: $1) }
      #expect(names.contains { $0.isDeclaration })
      expectNone(names.filter { !Self.isAllowed($0) }.map { Self.finding($0.words) })
    }

    private static let reference =
      (try? BuiltModule("InputRules").defined.map { BuiltName($0).words }) ?? []

    /// The symbols of the reference that the model needs, including default arguments, which are
    /// compiled where they are used.
    ///
    /// Specializations from the standard library aren't included.
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
      // Unless `==` is written by hand, the compiler generates one that compares the parts.
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
