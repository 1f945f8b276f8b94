/// The reason wheels don't form a valid set (W1).
public enum WheelSetError: Error, Hashable, Sendable {
  /// There is no wheel.
  case noWheels
  /// The wheel has no row, or its last digit isn't from 0 to 9.
  case noRows(wheel: Int)
  /// Two of the wheel's rows have this title.
  case equalTitles(wheel: Int, title: ExactText)
  /// The number of fraction digits isn't from 0 to 9.
  case fractionDigits(Int)
  /// There are more than 10¹⁵ positions.
  case tooManyPositions
}

extension WheelSetError: Explained {
  var sentence: String {
    switch self {
    case .noWheels: "the set has no wheels; give at least one"
    case .noRows(let wheel): "wheel \(wheel) has no rows; give it titles, or digits from 0 to 9"
    case .equalTitles(let wheel, let title):
      "two rows of wheel \(wheel) are titled “\(title)”; give each its own title"
    case .fractionDigits(let count):
      "a set can't have \(count) fraction digits; give a number from 0 to 9"
    case .tooManyPositions: "the wheels have too many positions to count; use fewer wheels"
    }
  }
}

extension WheelSetError {
  /// The maximum number of positions in a set; every count up to this number can be stored exactly
  /// in a double.
  static let mostPositions = 1_000_000_000_000_000

  /// The reason the wheels don't form a valid set, or `nil` if they do (W1).
  static func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    if wheels.isEmpty { return .noWheels }
    if let wheel = wheels.firstIndex(where: { $0.rowCount == 0 }) { return .noRows(wheel: wheel) }
    for (index, wheel) in wheels.enumerated() {
      if let title = wheel.repeatedTitle { return .equalTitles(wheel: index, title: title) }
    }
    guard (0...9).contains(fractionDigits) else { return .fractionDigits(fractionDigits) }
    return wheels.positions == nil ? .tooManyPositions : nil
  }
}

extension [Wheel] {
  /// The wheels' number of positions, or `nil` if it is too large; each wheel must have rows.
  var positions: Int? {
    var product = 1
    for wheel in self {
      let (next, overflows) = product.multipliedReportingOverflow(by: wheel.rowCount)
      guard !overflows, next <= WheelSetError.mostPositions else { return nil }
      product = next
    }
    return product
  }
}

extension Wheel {
  /// The first title that an earlier row also has; titles are compared by code units.
  var repeatedTitle: ExactText? {
    guard case .titles(let titles) = rows else { return nil }
    var seen: Set<ExactText> = []
    return titles.map { ExactText($0) }.first { !seen.insert($0).inserted }
  }
}
