extension Claim {
  /// Claims that `claim` throws for none of the inputs that `generators` make.
  ///
  /// For a claim of its own, about no subject; a claim that is made of several is a `Property`.
  ///
  /// - Parameters:
  ///   - generators: one for each argument of the claim.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the claim stands in.
  ///   - claim: throws (`require`) where it is false; `assume` leaves an input out.
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

  /// Claims that `claim` throws for no input that `generator` makes.
  ///
  /// - Parameters:
  ///   - generator: makes the claim's argument.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the claim stands in.
  ///   - claim: throws (`require`) where it is false; `assume` leaves an input out.
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
  /// The name that a claim has by standing in a test: that of the function, as `#function` says it.
  @usableFromInline
  package init(test function: String) {
    let end = function.lastIndex(of: "(") ?? function.endIndex
    self.init(chapter: "Tests", name: function[..<end].filter { $0 != "`" })
  }
}
