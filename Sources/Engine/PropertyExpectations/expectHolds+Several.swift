import PropertyTesting
import Testing

// Like `Claim`'s initializers, these functions avoid parameter packs, to speed up type inference.

/// Records an issue unless `claim` holds for inputs from two generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
@inlinable
public func expectHolds<A, B, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (A, B) throws -> Outcome
) -> Report {
  let property = propertyName(name, at: sourceLocation)
  let claim = Claim(forAll: first, second, named: property, claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless `claim` holds for inputs from three generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
@inlinable
public func expectHolds<A, B, C, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (A, B, C) throws -> Outcome
) -> Report {
  let property = propertyName(name, at: sourceLocation)
  let claim = Claim(forAll: first, second, third, named: property, claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless `claim` holds for inputs from four generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
@inlinable
public func expectHolds<A, B, C, D, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (A, B, C, D) throws -> Outcome
) -> Report {
  let property = propertyName(name, at: sourceLocation)
  let claim = Claim(forAll: first, second, third, fourth, named: property, claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless `claim` holds for inputs from five generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
@inlinable
public func expectHolds<A, B, C, D, E, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  _ fifth: Generator<E>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (A, B, C, D, E) throws -> Outcome
) -> Report {
  let property = propertyName(name, at: sourceLocation)
  let claim = Claim(forAll: first, second, third, fourth, fifth, named: property, claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

// These are common mistakes, for which the compiler's own message doesn't show the solution.

/// This function isn't available, because a property needs a generator, not a type.
///
/// The parameters are a type and the claim.
@available(*, unavailable, message: "write a generator: .int(), .text() or .any(Order.self)")
@_disfavoredOverload
public func expectHolds<Input, Outcome>(
  forAll type: Input.Type, _ claim: @escaping @Sendable (Input) throws -> Outcome
) {}

/// This function isn't available, because the number of cases is one of the settings.
///
/// The parameters are a generator, the number of cases and the claim.
@available(*, unavailable, message: "write settings: RunSettings(cases: 50), not cases: 50")
public func expectHolds<Input, Outcome>(
  forAll generator: Generator<Input>, cases: Int,
  _ claim: @escaping @Sendable (Input) throws -> Outcome
) {}
