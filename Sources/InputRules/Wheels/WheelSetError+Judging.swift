extension WheelSetError {
  /// The largest number of positions of a set: so many places are exact in a double.
  static let mostPositions = 1_000_000_000_000_000

  /// Why the wheels don't form a set; nil if they do (W1).
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
  /// How many positions wheels with rows have; nil if there are too many.
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
  /// The first title that an earlier row also has, code unit by code unit.
  fileprivate var repeatedTitle: ExactText? {
    guard case .titles(let titles) = rows else { return nil }
    var seen: Set<ExactText> = []
    return titles.map { ExactText($0) }.first { !seen.insert($0).inserted }
  }
}
