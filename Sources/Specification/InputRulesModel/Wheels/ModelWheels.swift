/// Chapter W, as plain as the specification.
public struct ModelWheels: Sendable {
  /// The largest number of positions in a set (W1).
  private static let mostPositions = Natural(1).followedByZeros(15)

  /// The model.
  public init() {}

  /// The reason the wheels don't form a set; nil if they do (W1).
  public func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    if wheels.isEmpty { return .noWheels }
    for (index, wheel) in wheels.enumerated() where hasNoRows(wheel) {
      return .noRows(wheel: index)
    }
    for (index, wheel) in wheels.enumerated() {
      if let title = repeatedTitle(of: wheel) {
        return .equalTitles(wheel: index, title: ExactText(title))
      }
    }
    if fractionDigits < 0 || fractionDigits > 9 { return .fractionDigits(fractionDigits) }
    return hasTooManyPositions(wheels) ? .tooManyPositions : nil
  }

  /// Whether the wheel has no row, or its last digit isn't from 0 to 9 (W1).
  private func hasNoRows(_ wheel: Wheel) -> Bool {
    switch wheel.rows {
    case .digits(let last): last < 0 || last > 9
    case .separator: false
    case .titles(let titles): titles.isEmpty
    }
  }

  /// The first title that an earlier row also has, code unit by code unit (W1).
  private func repeatedTitle(of wheel: Wheel) -> String? {
    var seen: Set<[UInt16]> = []
    for title in wheel.rowTitles {
      let units = Array(title.utf16)
      if seen.contains(units) { return title }
      seen.insert(units)
    }
    return nil
  }

  /// Whether the product of the numbers of rows, none of which is zero, exceeds the limit (W1).
  private func hasTooManyPositions(_ wheels: [Wheel]) -> Bool {
    var product = Natural(1)
    for wheel in wheels where product <= Self.mostPositions {
      product = product * Natural(wheel.size)
    }
    return product > Self.mostPositions
  }
}
