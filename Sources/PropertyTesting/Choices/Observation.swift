/// A generator's observation about the value it made: whether it is of the labelled kind.
public struct Observation: Hashable, Sendable {
  /// The kind's label.
  public let label: String
  /// The share of cases that must be of the kind, from 0 to 1; 0 where it is only counted.
  public let minimum: Double
  /// Whether this value is of the kind.
  public let isHit: Bool

  @usableFromInline
  init(label: String, minimum: Double, isHit: Bool) {
    self.label = label
    self.minimum = minimum
    self.isHit = isHit
  }
}
