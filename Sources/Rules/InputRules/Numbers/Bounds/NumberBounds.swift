/// The numbers that a field allows: those from a minimum to a maximum that are a whole number of
/// steps from a base (N9).
public struct NumberBounds: Hashable, Sendable {
  package let minimum: ExactNumber?
  package let maximum: ExactNumber?
  /// The distance between adjacent allowed numbers, or `nil` if there is no step.
  package let step: ExactNumber?
  package let stepBase: ExactNumber

  /// The maximum number of decimal places, on either side of the decimal point, in which a bound
  /// may have digits.
  static let farthestPlace = 1_000

  /// Creates bounds; the minimum and the maximum are allowed too.
  /// - Parameters:
  ///   - minimum: the smallest allowed number.
  ///   - maximum: the largest allowed number.
  ///   - step: the distance between adjacent allowed numbers; greater than zero.
  ///   - stepBase: the base from which steps are counted; by default, the minimum, or else zero.
  /// - Throws: `NumberError` if the minimum is above the maximum, the step isn't positive, or a
  ///   number has too many decimal places. Other bounds that allow no number aren't detected.
  public init(
    minimum: ExactNumber? = nil, maximum: ExactNumber? = nil, step: ExactNumber? = nil,
    stepBase: ExactNumber? = nil
  ) throws(NumberError) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.stepBase = stepBase ?? minimum ?? .zero
    if let minimum, let maximum, maximum < minimum { throw .reversedBounds }
    let given = [minimum, maximum, step, stepBase].compactMap { $0 }
    if !given.allSatisfy(\.isWithinReach) { throw .boundTooFar }
    guard let step else { return }
    if step <= .zero { throw .stepNotPositive }
    if span(of: step) > 18 { throw .stepTooFine }
  }

  private init(from minimum: ExactNumber? = nil) {
    self.minimum = minimum
    maximum = nil
    step = nil
    stepBase = minimum ?? .zero
  }

  /// Bounds that allow every number.
  public static let none = NumberBounds()

  /// All numbers that are 1 or greater (T5).
  static let fromOne = NumberBounds(from: 1)

  /// The number of places from the step's first digit to the last digit of the step or the base.
  private func span(of step: ExactNumber) -> Int {
    let last = [step, stepBase].filter { !$0.isZero }.compactMap(\.nearExponent).min() ?? 0
    return (step.nearExponent ?? 0) + step.coefficient.count - last
  }
}

extension ExactNumber {
  var nearExponent: Int? {
    if case .near(let value) = exponent { value } else { nil }
  }

  fileprivate var isWithinReach: Bool {
    guard let last = nearExponent else { return false }
    let farthest = NumberBounds.farthestPlace
    return -farthest <= last && last <= farthest && last + coefficient.count <= farthest
  }
}

extension NumberBounds: CustomStringConvertible {
  /// A description of the bounds.
  public var description: String {
    let ends = [minimum.map { "at least \($0.words)" }, maximum.map { "at most \($0.words)" }]
    let steps = step.map { "in steps of \($0.words) from \(stepBase.words)" }
    return (ends + [steps]).compactMap { $0 }.joined(separator: ", ")
  }
}

extension ExactNumber {
  /// The number in decimal notation if possible; otherwise in scientific notation.
  fileprivate var words: String { (try? NumberFormat().text(of: self)) ?? "\(self)" }
}

extension NumberBounds {
  /// Whether the number is allowed: it is within the limits, and a whole number of steps from the
  /// base (N9).
  /// - Parameter number: any number.
  public func contains(_ number: ExactNumber) -> Bool {
    if let minimum, number < minimum { return false }
    if let maximum, number > maximum { return false }
    guard let step else { return true }
    return NumberGrid(step: step, base: stepBase).contains(number)
  }
}

extension NumberFormat {
  /// Whether `text` can be extended to a complete number within `bounds`, as far as this is checked
  /// during typing (N9).
  /// - Parameter text: the beginning of a number in the format.
  package func canComplete(_ text: String, within bounds: NumberBounds) -> Bool {
    if bounds == .none { return true }
    let beginning = NumberBeginning(text, in: self)
    if allowsExponent {
      let sign = beginning.sign
      return sign.map { NumberSearch(self, bounds, negative: $0 == .minus).findsAny() } ?? true
    }
    return beginning.signs(in: self).contains { negative in
      NumberSearch(self, bounds, negative: negative).finds(from: beginning)
    }
  }
}
