extension Claim {
  /// Claims that `claim` throws for none of the inputs of `generators`.
  ///
  /// For a claim about no subject. A claim about several subjects is a `Property`.
  ///
  /// - Parameters:
  ///   - generators: one for each argument of the claim.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the claim is in.
  ///   - claim: throws (`require`) where it is false; `assume` discards an input.
  @inlinable public init<each Input>(
    forAll generators: repeat Generator<each Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (repeat each Input) throws -> Void
  ) {
    let property = Property<Void>(forAll: repeat each generators, named: name, filePath: filePath) {
      (_: Void, input: repeat each Input) in try claim(repeat each input)
    }
    self = property.about(())
  }

  /// Claims that `claim` throws for no input of `generator`.
  ///
  /// - Parameters:
  ///   - generator: makes the claim's argument.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the claim is in.
  ///   - claim: throws (`require`) where it is false; `assume` discards an input.
  @inlinable public init<Input>(
    forAll generator: Generator<Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Input) throws -> Void
  ) {
    let property = Property<Void>(forAll: generator, named: name, filePath: filePath) {
      try claim($1)
    }
    self = property.about(())
  }
}

extension PropertyName {
  /// The name of a claim written in a test: the test function's name, as `#function` gives it.
  @usableFromInline
  package init(test function: String) {
    let end = function.lastIndex(of: "(") ?? function.endIndex
    self.init(chapter: "Tests", name: function[..<end].filter { $0 != "`" })
  }
}
