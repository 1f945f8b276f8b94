/// The constraints that a date input's text violates (D16.10, D17.2, D17.9).
public struct DateInputValidity: Hashable, Sendable {
  /// Whether the text is neither empty nor valid for the kind.
  public var badInput: Bool
  /// Whether the minimum forbids the value.
  public var underflows: Bool
  /// Whether the maximum forbids the value.
  public var overflows: Bool
  /// Whether the value isn't a whole number of steps from the base.
  public var mismatchesStep: Bool

  package init(
    badInput: Bool = false, underflows: Bool = false, overflows: Bool = false,
    mismatchesStep: Bool = false
  ) {
    self.badInput = badInput
    self.underflows = underflows
    self.overflows = overflows
    self.mismatchesStep = mismatchesStep
  }

  /// Whether the text doesn't violate any of these constraints.
  public var isValid: Bool { self == DateInputValidity() }
}

extension HTMLDateInput {
  /// The constraints that typed text violates (D16.10, D17.1, D17.2, D17.3, D17.4, D17.9).
  /// - Parameter text: any text; the empty text is valid.
  public func validity(of text: String) -> DateInputValidity {
    guard let number = try? number(of: text) else {
      return DateInputValidity(badInput: !text.isEmpty)
    }
    let (underflows, overflows) = violations(of: number)
    let grid = DateInputGrid(self)
    return DateInputValidity(
      underflows: underflows, overflows: overflows,
      mismatchesStep: grid.map { !$0.contains(number) } ?? false)
  }

  /// Returns the text after `count` steps up, or down if `count` is negative (D17.10 to D17.15).
  /// - Parameters:
  ///   - text: the text to start from; a text that isn't valid for the kind counts as the number 0.
  ///   - count: the number of steps, which may be any integer.
  /// - Returns: the new text, or `text` itself if stepping in this direction isn't possible.
  /// - Throws: `DateInputError.noStep` if the step is `any`.
  public func stepped(_ text: String, by count: Int) throws(DateInputError) -> String {
    guard let grid = DateInputGrid(self) else { throw .noStep }
    let old = (try? number(of: text)) ?? 0
    guard let new = grid.number(from: old, by: count) else { return text }
    return (count < 0 ? new > old : new < old) ? text : try self.text(of: new)
  }
}

extension HTMLDateInput {
  /// The number that the minimum represents; `nil` if it is missing or can't be read (D17.1).
  var minimumNumber: Int? { number(ofAttribute: minimum) }
  var maximumNumber: Int? { number(ofAttribute: maximum) }
  var defaultNumber: Int? { number(ofAttribute: defaultValue) }

  private func number(ofAttribute text: String?) -> Int? {
    text.flatMap { try? number(of: $0) }
  }

  /// Whether a number is below the minimum, and whether it is above the maximum (D17.2, D17.3).
  private func violations(of number: Int) -> (underflows: Bool, overflows: Bool) {
    let (low, high) = (minimumNumber ?? .min, maximumNumber ?? .max)
    let (isBelow, isAbove) = (number < low, number > high)
    guard kind == .time && low > high else { return (isBelow, isAbove) }
    return (isBelow && isAbove, isBelow && isAbove)
  }
}

/// The numbers to which a date input can step: each is a whole number of steps from the base.
struct DateInputGrid {
  private let step: Int
  private let base: Int
  private let bounds: (low: Int, high: Int)

  /// Creates the grid of an input; fails if the input has no step.
  init?(_ input: HTMLDateInput) {
    guard let step = DateInputStep(input.step, of: input.kind) else { return nil }
    let (minimum, numbers) = (input.minimumNumber, input.kind.numbers)
    self.step = step.size
    base = minimum ?? input.defaultNumber ?? (input.kind == .week ? Self.firstWeek : 0)
    bounds = (minimum ?? numbers.lowerBound, input.maximumNumber ?? numbers.upperBound)
  }

  /// The week 1970-W01, which begins on December 29, 1969 (D17.8).
  private static let firstWeek = -3 * DateInputKind.millisecondsOfDay

  /// Whether a number is a whole number of steps from the base (D17.9).
  func contains(_ number: Int) -> Bool { (number - base) % step == 0 }

  /// The number to which `count` steps lead from `old`, moved into the bounds; `nil` if no whole
  /// number of steps leads from the base into the bounds (D17.11, D17.13, D17.14).
  func number(from old: Int, by count: Int) -> Int? {
    // The distance to the lower bound is negated, rounded down, and negated again, which rounds it
    // up.
    let first = -steps(to: 2 * base - bounds.low)
    let last = steps(to: bounds.high)
    guard first <= last else { return nil }
    let below = steps(to: old)
    let index = contains(old) ? below.addingClamped(count) : below + (count < 0 ? 0 : 1)
    return base + min(max(first, index), last) * step
  }

  /// The number of whole steps from the base to a number, rounded down.
  private func steps(to number: Int) -> Int {
    (number - base).flooredQuotientAndRemainder(by: step).0
  }
}

extension Int {
  /// The sum, or the nearest `Int` if the sum overflows.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
