typealias RunAnswer<Value: Equatable> = Answer<Value, RunProblem>

extension Int {
  /// The largest quantity in micrometers or microseconds (R1.1), for laws and generators, which
  /// must not use the reference's limit.
  static let mostOfAQuantity = 1_000_000_000_000_000
}

extension Double {
  /// Whether the exact product with the factor is less than the bound.
  ///
  /// If the rounded product isn't the bound, the exact product is on the same side of it. Otherwise
  /// the rounding error decides, which must not be too small to be computed.
  func times(_ factor: Int, isLessThan bound: Int) -> Bool {
    let product = self * Double(factor)
    if product != Double(bound) { return product < Double(bound) }
    return (-product).addingProduct(self, Double(factor)) < 0
  }
}

extension TimeForm {
  static let all: [TimeForm] = Parts.allCases.flatMap { [TimeForm($0), TimeForm($0).padded] }

  var words: String { "\(isPadded ? "padded " : "")\(parts)" }

  /// The text of whole seconds according to the specification (R4.1).
  func text(ofSeconds seconds: Int) -> String {
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    guard parts == .hoursMinutesSeconds else { return first(minutes) + ":" + Self.two[second] }
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return first(hours) + ":" + Self.two[minute] + ":" + Self.two[second]
  }

  private func first(_ number: Int) -> String {
    isPadded && number < 10 ? Self.two[number] : String(number)
  }

  /// Two digits for each number below 60.
  private static let two: [String] = (0..<60).map { ($0 < 10 ? "0" : "") + "\($0)" }
}
