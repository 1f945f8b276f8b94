// Like `Claim`'s initializers, these functions avoid parameter packs, to speed up type inference.

/// Checks that `claim` holds for inputs from two generators, in any test framework.
///
/// The parameters (except `examples`), result and errors are as for any number of generators.
@discardableResult
@inlinable public func requireHolds<A, B, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>,
  settings: RunSettings = RunSettings(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (A, B) throws -> Outcome
) throws -> Report {
  let property = PropertyName(test: name, in: fileID)
  let claim = Claim(forAll: first, second, named: property, claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// Checks that `claim` holds for inputs from three generators, in any test framework.
///
/// The parameters (except `examples`), result and errors are as for any number of generators.
@discardableResult
@inlinable public func requireHolds<A, B, C, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
  settings: RunSettings = RunSettings(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (A, B, C) throws -> Outcome
) throws -> Report {
  let property = PropertyName(test: name, in: fileID)
  let claim = Claim(forAll: first, second, third, named: property, claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// Checks that `claim` holds for inputs from four generators, in any test framework.
///
/// The parameters (except `examples`), result and errors are as for any number of generators.
@discardableResult
@inlinable public func requireHolds<A, B, C, D, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  settings: RunSettings = RunSettings(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (A, B, C, D) throws -> Outcome
) throws -> Report {
  let property = PropertyName(test: name, in: fileID)
  let claim = Claim(forAll: first, second, third, fourth, named: property, claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// Checks that `claim` holds for inputs from five generators, in any test framework.
///
/// The parameters (except `examples`), result and errors are as for any number of generators.
@discardableResult
@inlinable public func requireHolds<A, B, C, D, E, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  _ fifth: Generator<E>,
  settings: RunSettings = RunSettings(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (A, B, C, D, E) throws -> Outcome
) throws -> Report {
  let property = PropertyName(test: name, in: fileID)
  let claim = Claim(forAll: first, second, third, fourth, fifth, named: property, claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}
