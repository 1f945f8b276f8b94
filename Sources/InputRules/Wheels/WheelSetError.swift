/// Why wheels don't form a set (W1).
public enum WheelSetError: Error, Hashable, Sendable {
  /// There is no wheel.
  case noWheels
  /// The wheel has no row, or its last digit isn't from 0 to 9.
  case noRows(wheel: Int)
  /// Two rows of the wheel have this title.
  case equalTitles(wheel: Int, title: ExactText)
  /// There are fewer than 0 or more than 9 fraction digits.
  case fractionDigits(Int)
  /// There are more than 10¹⁵ positions.
  case tooManyPositions
}

extension WheelSetError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .noWheels: "there is no wheel; give at least one"
    case .noRows(let wheel): "wheel \(wheel) has no rows; give it titles, or digits from 0 to 9"
    case .equalTitles(let wheel, let title):
      "two rows of wheel \(wheel) are titled “\(title)”; give each its own title"
    case .fractionDigits(let count):
      "\(count) fraction digits are out of range; give from 0 to 9"
    case .tooManyPositions: "the wheels have too many positions to count; use fewer wheels"
    }
  }
}
