extension ModelDateInputs {
  /// The validity flags that a browser sets for a typed text (D16.10, D17.2 to D17.4, D17.9).
  public func validity(of text: String, in input: HTMLDateInput) -> DateInputValidity {
    guard let number = optionalNumber(of: text, input.kind) else {
      return DateInputValidity(
        badInput: !text.isEmpty, underflows: false, overflows: false, mismatchesStep: false)
    }
    let minimum = bound(input.minimum, input)
    let maximum = bound(input.maximum, input)
    var underflows = minimum.map { number < $0 } ?? false
    var overflows = maximum.map { number > $0 } ?? false
    if input.kind == .time, let minimum, let maximum, minimum > maximum {
      underflows = maximum < number && number < minimum
      overflows = underflows
    }
    let mismatches = step(of: input).map { (number - base(of: input)) % $0 != 0 } ?? false
    return DateInputValidity(
      badInput: false, underflows: underflows, overflows: overflows, mismatchesStep: mismatches)
  }

  /// The text after `count` steps (D17.10 to D17.15).
  public func stepped(_ text: String, by count: Int, in input: HTMLDateInput) throws(DateInputError)
    -> String
  {
    guard let step = step(of: input) else { throw .noStep }
    let minimum = bound(input.minimum, input)
    let maximum = bound(input.maximum, input)
    if let minimum, let maximum, minimum > maximum { return text }
    let all = numbers(of: input.kind)
    let base = base(of: input)
    let first = onGrid(notBelow: minimum ?? all.lowerBound, base, step)
    let last = onGrid(notAbove: maximum ?? all.upperBound, base, step)
    if first > last { return text }
    let number = optionalNumber(of: text, input.kind) ?? 0
    let wanted = self.stepped(number, by: count, base, step)
    let result = min(max(wanted, first), last)
    if count >= 0 ? result < number : result > number { return text }
    return try self.text(of: result, input.kind)
  }

  /// The number after `count` steps, regardless of the bounds (D17.13, D17.14).
  private func stepped(_ number: Int, by count: Int, _ base: Int, _ step: Int) -> Int {
    let isOnGrid = (number - base) % step == 0
    if !isOnGrid && count < 0 { return onGrid(notAbove: number, base, step) }
    if !isOnGrid { return onGrid(notBelow: number, base, step) }
    // The difference between any two numbers is less than 10¹⁶.
    let most = 100_000_000_000_000_000 / step + 1
    return number + min(max(count, -most), most) * step
  }

  private func onGrid(notAbove number: Int, _ base: Int, _ step: Int) -> Int {
    base + (number - base).floored(by: step) * step
  }

  private func onGrid(notBelow number: Int, _ base: Int, _ step: Int) -> Int {
    base - (base - number).floored(by: step) * step
  }

  private func optionalNumber(of text: String, _ kind: DateInputKind) -> Int? {
    do { return try number(of: text, kind) } catch { return nil }
  }

  /// The number of a bound, or `nil` if there is no valid bound (D17.1).
  private func bound(_ text: String?, _ input: HTMLDateInput) -> Int? {
    text.flatMap { optionalNumber(of: $0, input.kind) }
  }

  /// The number from which steps are counted (D17.8).
  private func base(of input: HTMLDateInput) -> Int {
    if let number = bound(input.minimum, input) ?? bound(input.defaultValue, input) {
      return number
    }
    // The first ISO week of 1970 began three days before the year, on a Monday.
    return input.kind == .week ? -3 * 86_400_000 : 0
  }

  /// The step as a number, or `nil` if any value is allowed (D17.6, D17.7).
  private func step(of input: HTMLDateInput) -> Int? {
    if let text = input.step, lowercased(text) == Array("any".utf16) { return nil }
    let given = input.step.flatMap { InputStep($0) }
    let most = 100_000_000_000_000_000
    switch input.kind {
    case .time, .datetimeLocal: return given.map { $0.rounded(times: 3, upTo: 17) } ?? 60_000
    case .month: return given.map { $0.rounded(times: 0, upTo: 17) } ?? 1
    case .date, .week:
      let unit = (input.kind == .date ? 1 : 7) * 86_400_000
      let count = given.map { $0.rounded(times: 0, upTo: 10) } ?? 1
      return min(count * unit, most)
    }
  }

  /// The text, with ASCII letters in lower case.
  private func lowercased(_ text: String) -> [UInt16] {
    text.utf16.map { 65 <= $0 && $0 <= 90 ? $0 + 32 : $0 }
  }
}

/// The step that a text describes, as a decimal number (D17.5 to D17.7).
struct InputStep {
  /// The step's digits, without a decimal point.
  private let digits: [UInt8]
  /// The exponent of the power of ten by which the digits are multiplied.
  private let exponent: Int

  /// Reads a text, or returns `nil` if it doesn't begin with a positive number (D17.5, D17.6).
  init?(_ text: String) {
    var rest = Array(text.utf8)[...].drop { [9, 10, 12, 13, 32].contains($0) }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = Self.takeDigits(&rest)
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      var after = rest.dropFirst()
      fraction = Self.takeDigits(&after)
      if !fraction.isEmpty || !whole.isEmpty { rest = after }
    }
    digits = whole + fraction
    exponent = Self.takeExponent(&rest) - fraction.count
    if isNegative || !digits.contains(where: { $0 != 0 }) { return nil }
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = rest.prefix { 48 <= $0 && $0 <= 57 }
    rest = rest.dropFirst(digits.count)
    return digits.map { $0 - 48 }
  }

  /// The exponent, limited to plus or minus a billion; 0 if it has no digits (D17.5).
  private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> Int {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return 0 }
    rest = rest.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let digits = takeDigits(&rest)
    let size = digits.reduce(0) { min($0 * 10 + Int($1), 1_000_000_000) }
    return isNegative ? -size : size
  }

  /// The step times a power of ten, with halves rounded up, and limited to the range from 1 to
  /// another power of ten (D17.7).
  func rounded(times power: Int, upTo most: Int) -> Int {
    let limit = Natural(1).followedByZeros(most)
    let shift = exponent + power
    let number = Natural(digits)
    if number.digits.count + shift > most + 1 { return limit.word ?? 0 }
    if number.digits.count + shift < 0 { return 1 }
    let scaled =
      shift >= 0
      ? Rational(number.followedByZeros(shift))
      : Rational(number, over: Natural(1).followedByZeros(-shift))
    return max(1, min(scaled.rounded(), limit).word ?? 0)
  }
}
