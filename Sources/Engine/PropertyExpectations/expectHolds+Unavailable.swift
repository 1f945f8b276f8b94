import PropertyTesting

// Common first attempts. Without these, Swift's message names neither the mistake nor the way.

/// Not available: a property needs a generator of the type.
///
/// The parameters are a type and the claim.
@available(*, unavailable, message: "write a generator: .int(), .text() or .any(Order.self)")
@_disfavoredOverload
public func expectHolds<Input, Outcome>(
  forAll type: Input.Type, _ claim: @escaping @Sendable (Input) throws -> Outcome
) {}

/// Not available: the number of cases is one of the settings.
///
/// The parameters are a generator, the number of cases and the claim.
@available(*, unavailable, message: "write settings: RunSettings(cases: 50), not cases: 50")
public func expectHolds<Input, Outcome>(
  forAll generator: Generator<Input>, cases: Int,
  _ claim: @escaping @Sendable (Input) throws -> Outcome
) {}
