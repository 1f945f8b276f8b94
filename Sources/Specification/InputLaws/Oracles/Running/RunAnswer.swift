/// The result of a function of the run model.
typealias RunAnswer<Value: Equatable> = Answer<Value, RunProblem>

/// Requires the quantity to which an exact count rounds, or the reason there is none (R5).
///
/// - Parameters:
///   - answer: the quantity, or the reason.
///   - exact: the exact number of micrometers or microseconds.
///   - count: the quantity as a number; nil if that isn't a whole number.
///   - name: the quantity's name in messages.
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
  /// The reason no quantity has this many micrometers or microseconds; nil if one has.
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
