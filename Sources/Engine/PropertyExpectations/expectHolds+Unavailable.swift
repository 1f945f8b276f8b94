import PropertyTesting

/// A type is no generator: write one of its values.
@available(*, unavailable, message: "write a generator, such as .int(), .text() or .any(T.self)")
public func expectHolds<Input>(
  forAll type: Input.Type, _ claim: (Input) throws -> some Any
) {}

/// A number of cases is one of the settings.
@available(*, unavailable, message: "write settings: .fromEnvironment(cases: 50)")
public func expectHolds<Input>(
  forAll generator: Generator<Input>, cases: Int, _ claim: (Input) throws -> some Any
) {}
