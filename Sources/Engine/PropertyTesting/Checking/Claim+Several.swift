// Swift's type inference is slow for a parameter pack, and fails for some single-expression claims.
// Therefore, each common number of generators has an initializer without a pack.

extension Claim {
  /// Creates the claim that `claim` holds for all inputs from two generators.
  ///
  /// The parameters (except `examples`) are those of the initializer for any number of generators.
  @inlinable public init<A, B, Outcome>(
    forAll first: Generator<A>, _ second: Generator<B>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (A, B) throws -> Outcome
  ) {
    let property = Property<Void>(forAll: first, second, named: name, filePath: filePath) {
      try claim($1, $2)
    }
    self = property.about(())
  }

  /// Creates the claim that `claim` holds for all inputs from three generators.
  ///
  /// The parameters (except `examples`) are those of the initializer for any number of generators.
  @inlinable public init<A, B, C, Outcome>(
    forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (A, B, C) throws -> Outcome
  ) {
    let property = Property<Void>(forAll: first, second, third, named: name, filePath: filePath) {
      try claim($1, $2, $3)
    }
    self = property.about(())
  }

  /// Creates the claim that `claim` holds for all inputs from four generators.
  ///
  /// The parameters (except `examples`) are those of the initializer for any number of generators.
  @inlinable public init<A, B, C, D, Outcome>(
    forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
    _ fourth: Generator<D>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (A, B, C, D) throws -> Outcome
  ) {
    let property = Property<Void>(
      forAll: first, second, third, fourth, named: name, filePath: filePath
    ) {
      try claim($1, $2, $3, $4)
    }
    self = property.about(())
  }

  /// Creates the claim that `claim` holds for all inputs from five generators.
  ///
  /// The parameters (except `examples`) are those of the initializer for any number of generators.
  @inlinable public init<A, B, C, D, E, Outcome>(
    forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
    _ fourth: Generator<D>, _ fifth: Generator<E>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (A, B, C, D, E) throws -> Outcome
  ) {
    let property = Property<Void>(
      forAll: first, second, third, fourth, fifth, named: name, filePath: filePath
    ) {
      try claim($1, $2, $3, $4, $5)
    }
    self = property.about(())
  }
}
