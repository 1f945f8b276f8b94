extension Claim {
  /// Creates the claim that `claim` holds for all inputs from `generators`.
  ///
  /// Use this initializer for a claim without a subject, and `Property` for several subjects.
  /// - Parameters:
  ///   - generators: the generators, one for each argument of the claim.
  ///   - examples: inputs to check first, which are shrunk if the generators can read them back.
  ///   - name: the property's name, or `nil` for the file's name. If a file has several claims,
  ///     give each one a name that identifies it in reports and corpora.
  ///   - filePath: the path of the claim's file.
  ///   - claim: the claim, which fails if it throws (`require`) or returns false; `assume` discards
  ///     an input.
  @_disfavoredOverload
  @inlinable public init<each Input, Outcome>(
    forAll generators: repeat Generator<each Input>,
    examples: @autoclosure @escaping @Sendable () -> [(repeat each Input)] = [],
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (repeat each Input) throws -> Outcome
  ) {
    let stated = examples()
    let generator = zip(repeat each generators)
    let inputs = stated.isEmpty ? generator : generator.offering(examples)
    let property = Property<Void>(forEach: { inputs }, named: name, filePath: filePath) {
      (_: Void, input: repeat each Input) in try claim(repeat each input)
    }
    self = property.about(())
    self.examples = stated.map(generator.options)
  }

  /// Creates the claim that `claim` holds for all inputs from `generator`.
  ///
  /// The parameters are those of the initializer for any number of generators.
  @inlinable public init<Input, Outcome>(
    forAll generator: Generator<Input>,
    examples: @autoclosure @escaping @Sendable () -> [Input] = [],
    named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Input) throws -> Outcome
  ) {
    let stated = examples()
    let inputs = stated.isEmpty ? generator : generator.offering(examples)
    let property = Property<Void>(forAll: inputs, named: name, filePath: filePath) {
      try claim($1)
    }
    self = property.about(())
    self.examples = stated.map(generator.options)
  }
}

extension PropertyName {
  /// Creates the name of a claim in a test: the test function's name, with `place` as the chapter.
  /// - Parameters:
  ///   - function: the value of `#function`, or a name that the test passes.
  ///   - place: the value of `#fileID`, or the name of the test's suite.
  @usableFromInline
  package init(test function: String, in place: String) {
    let last = place.split(separator: "/").last ?? "Tests"
    let name = function.withoutParameters.filter { $0 != "`" }
    // A slash would separate folders in a corpus, so a similar character replaces it.
    self.init(
      chapter: last.hasSuffix(".swift") ? String(last.dropLast(6)) : String(last),
      name: String(name.map { $0 == "/" ? "\u{2215}" : $0 }))
  }
}

extension String {
  /// A function's base name, such as `sum` for `sum(of:_:)`; any other text is unchanged.
  fileprivate var withoutParameters: String {
    guard hasSuffix(")"), let start = lastIndex(of: "(") else { return self }
    let labels = self[index(after: start)...].dropLast()
    let isList = labels.isEmpty || labels.last == ":" && !labels.contains(" ")
    return isList ? String(self[..<start]) : self
  }
}
