import PropertyTesting
import XCTest

// Like `Claim`'s initializers, these functions avoid parameter packs, to speed up type inference.

/// Records a failure in XCTest unless `claim` holds for inputs from a generator.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
public func assertHolds<A, Outcome>(
  forAll first: Generator<A>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ claim: @escaping @Sendable (A) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: first, named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Records a failure in XCTest unless `claim` holds for inputs from two generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
public func assertHolds<A, B, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ claim: @escaping @Sendable (A, B) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: first, second, named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Records a failure in XCTest unless `claim` holds for inputs from three generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
public func assertHolds<A, B, C, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ claim: @escaping @Sendable (A, B, C) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: first, second, third, named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Records a failure in XCTest unless `claim` holds for inputs from four generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
public func assertHolds<A, B, C, D, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ claim: @escaping @Sendable (A, B, C, D) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: first, second, third, fourth, named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Records a failure in XCTest unless `claim` holds for inputs from five generators.
///
/// The parameters (except `examples`) and the result are as for any number of generators.
@discardableResult
public func assertHolds<A, B, C, D, E, Outcome>(
  forAll first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  _ fifth: Generator<E>,
  settings: RunSettings = .fromEnvironment(), choices: String? = nil, name: String = #function,
  fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ claim: @escaping @Sendable (A, B, C, D, E) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: first, second, third, fourth, fifth, named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}
