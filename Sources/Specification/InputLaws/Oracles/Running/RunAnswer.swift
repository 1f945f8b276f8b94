typealias RunAnswer<Value: Equatable> = Answer<Value, RunProblem>

extension Int {
  /// The maximum of a quantity, in micrometers or microseconds (R1.1).
  ///
  /// Laws and generators use this number because they must not use the reference's limit.
  static let mostOfAQuantity = 1_000_000_000_000_000
}

extension Double {
  /// Whether the exact product of this number and the factor is less than the bound.
  ///
  /// If the rounded product differs from the bound, the exact product is on the same side of the
  /// bound. If they are equal, the rounding error decides; it must be representable as a double.
  func times(_ factor: Int, isLessThan bound: Int) -> Bool {
    let product = self * Double(factor)
    if product != Double(bound) { return product < Double(bound) }
    return (-product).addingProduct(self, Double(factor)) < 0
  }
}

extension TimeForm {
  static let all: [TimeForm] = Parts.allCases.flatMap { [TimeForm($0), TimeForm($0).padded] }

  var words: String { "\(isPadded ? "padded " : "")\(parts)" }

  /// The text of a whole number of seconds, as the specification requires (R4.1).
  func text(ofSeconds seconds: Int) -> String {
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    guard parts == .hoursMinutesSeconds else { return first(minutes) + ":" + Self.two[second] }
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return first(hours) + ":" + Self.two[minute] + ":" + Self.two[second]
  }

  private func first(_ number: Int) -> String {
    isPadded && number < 10 ? Self.two[number] : String(number)
  }

  /// The two-digit text of each number below 60.
  private static let two: [String] = (0..<60).map { ($0 < 10 ? "0" : "") + "\($0)" }
}
