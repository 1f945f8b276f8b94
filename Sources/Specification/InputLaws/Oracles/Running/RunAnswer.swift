/// The result of a function of the run model.
typealias RunAnswer<Value: Equatable> = Answer<Value, RunProblem>

/// Requires the quantity that an exact count rounds to, or the reason why there is none (R5).
///
/// - Parameters:
///   - answer: the quantity, or the reason.
///   - exact: the exact number of micrometres or microseconds.
///   - count: the number of the quantity; nil if it isn't a whole number.
///   - name: the requested quantity.
///   - isPositive: whether it must not be zero.
func requireNearest<Quantity: Equatable>(
  _ answer: RunAnswer<Quantity>, _ exact: Rational, _ count: (Quantity) -> Int?, _ name: String,
  isPositive: Bool = false
) throws {
  let problem = exact.problem(isPositive: isPositive)
  switch answer {
  case .refused(let reason): try requireEqual(reason, problem, name)
  case .value(let quantity):
    try requireEqual(nil, problem, "\(name): \(quantity)")
    let isNearest = count(quantity).map { exact.rounds(to: $0) } ?? false
    try require(isNearest, "\(name): \(quantity) is not the nearest")
  }
}

extension Rational {
  /// The reason no quantity has this many micrometres or microseconds; nil if one does.
  fileprivate func problem(isPositive: Bool) -> RunProblem? {
    if isPositive && numerator == Natural(0) { return .zero }
    if isBeyond(.mostOfAQuantity) { return .tooLarge }
    return isPositive && rounds(to: 0) ? .tooSmall : nil
  }
}

extension Int {
  /// The largest quantity, in micrometres or microseconds, R1.1: laws and generators don't use the
  /// reference's limit.
  static let mostOfAQuantity = 1_000_000_000_000_000
}
