/// A distance, stored as a whole number of micrometers from 0 to 10¹⁵ (R1.1).
public struct Distance: Hashable, Sendable {
  package let micrometers: Int

  /// The longest distance, in micrometers.
  package static let limit = 1_000_000_000_000_000

  /// A distance of zero, as for a rest.
  package static let zero = Distance(unchecked: 0)

  /// Creates a distance from a number of micrometers.
  /// - Throws: `RunProblem.negative` or `.tooLarge` for a value out of range (R5).
  package init(micrometers: Int) throws(RunProblem) {
    if micrometers < 0 { throw .negative }
    if micrometers > Self.limit { throw .tooLarge }
    self.micrometers = micrometers
  }

  package init(unchecked micrometers: Int) { self.micrometers = micrometers }
}

extension Distance: ComparedInOrder {
  var order: Int { micrometers }
}

extension Distance: CustomStringConvertible {
  /// The distance in micrometers.
  public var description: String { "\(micrometers) µm" }
}

/// A unit of distance (R1.5).
public enum DistanceUnit: Hashable, Sendable, CaseIterable {
  case meters
  case kilometers
  case miles

  /// The length of one unit, in micrometers; a mile is 1609.344 meters.
  package var micrometers: Int {
    switch self {
    case .meters: 1_000_000
    case .kilometers: 1_000_000_000
    case .miles: 1_609_344_000
    }
  }
}

extension Distance {
  /// Creates a distance from a number in a unit, to the nearest micrometer (R1.7).
  /// - Parameters:
  ///   - value: a number that is zero or greater, which is converted exactly.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` if the number can't be a distance (R5).
  public init(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) {
    try self.init(micrometers: value.parts(unit.micrometers))
  }

  /// Creates a distance from a decimal number in a unit, to the nearest micrometer (R1.7).
  /// - Parameters:
  ///   - value: a number that is zero or greater.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` if the number can't be a distance (R5).
  package init(exactly value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) {
    try self.init(micrometers: value.parts(unit.micrometers))
  }

  /// The distance in a unit, as the nearest double (R1.9).
  /// - Parameter unit: the unit of the result.
  public func value(in unit: DistanceUnit) -> Double {
    Double(nearest: (0, micrometers.magnitude), over: unit.micrometers.magnitude)
  }
}

extension Distance {
  /// The distance in a unit, as text with two decimal places (R4.4).
  /// - Parameters:
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  public func text(in unit: DistanceUnit, with symbols: NumberSymbols = .posix) -> String {
    symbols.text(ofHundredths: micrometers.scaled(by: 100, over: unit.micrometers) ?? .max)
  }

  /// Creates a distance from text (R4.5).
  /// - Parameters:
  ///   - text: a number without a sign, with or without decimal places.
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  /// - Throws: `RunProblem.unreadable` if the text isn't such a number, or the reason the number
  ///   can't be a distance (R5).
  public init(
    _ text: String, in unit: DistanceUnit, with symbols: NumberSymbols = .posix
  ) throws(RunProblem) {
    try self.init(exactly: symbols.number(in: text), unit)
  }
}
