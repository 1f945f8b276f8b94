/// A distance: a whole number of micrometres, from 0 to 10¹⁵ (R1.1).
public struct Distance: Hashable, Sendable {
  /// The distance, in micrometres.
  public let micrometers: Int

  /// The longest distance, in micrometres.
  public static let limit = 1_000_000_000_000_000

  /// No distance, as for a rest.
  public static let zero = Distance(unchecked: 0)

  /// A distance of so many micrometres.
  ///
  /// - Throws: `RunProblem.negative` or `.tooLarge` for a value out of range (R5).
  public init(micrometers: Int) throws(RunProblem) {
    if micrometers < 0 { throw .negative }
    if micrometers > Self.limit { throw .tooLarge }
    self.micrometers = micrometers
  }

  package init(unchecked micrometers: Int) { self.micrometers = micrometers }
}

extension Distance: Comparable {
  /// Whether one distance is shorter than the other.
  public static func < (one: Distance, other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }
}

extension Distance: CustomStringConvertible {
  /// The distance in micrometres.
  public var description: String { "\(micrometers) µm" }
}
