/// The floating-point numbers between two bounds, ordered by their number of steps from zero, where
/// each step leads to the neighboring number.
///
/// Most numbers also have a simpler encoding, as a decimal.
@usableFromInline
struct FloatOrder<Value: BinaryFloatingPoint & Sendable>: Sendable {
  @usableFromInline let range: ClosedRange<Value>
  @usableFromInline let steps: DistanceOrder<Int64, UInt64>
  /// The integer parts of the numbers in the range, up to the largest exact integer.
  @usableFromInline let wholes: DistanceOrder<Int64, UInt64>
  /// The numbers that steps don't reach: negative zero, and numbers outside the range.
  @usableFromInline let specials: [Value]
  /// The steps to numbers that random cases use occasionally.
  @usableFromInline let edges: [UInt64]

  /// - Parameters:
  ///   - others: further numbers, outside the range.
  ///   - favorites: numbers that random cases use occasionally, if they are in the range.
  @inlinable init(_ range: ClosedRange<Value>, others: [Value], favoring favorites: [Value]) {
    let (first, last) = (Self.ordinal(range.lowerBound), Self.ordinal(range.upperBound))
    let steps = DistanceOrder<Int64, UInt64>(first...last, around: 0)
    let edges = favorites.isEmpty ? Self.edges(of: range) : Self.edges(of: range) + favorites
    self.range = range
    self.steps = steps
    wholes = DistanceOrder(
      Self.floor(range.lowerBound)...Self.floor(range.upperBound), around: 0)
    specials = (range.contains(-0.0) ? [-0.0] : []) + others
    self.edges = edges.filter(range.contains).map { steps.option(of: Self.ordinal($0)) }
  }

  @inlinable static func edges(of range: ClosedRange<Value>) -> [Value] {
    let (one, least, normal): (Value, Value, Value) = (
      1, .leastNonzeroMagnitude, .leastNormalMagnitude
    )
    return [
      range.upperBound, range.lowerBound, range.upperBound.nextDown, range.lowerBound.nextUp,
      least, -least, normal, -normal, normal.nextDown, .ulpOfOne, one.nextUp, one.nextDown,
    ]
  }

  /// Returns the number of steps from zero to a value; negative below zero.
  @inlinable static func ordinal(_ value: Value) -> Int64 {
    let exponent = Int64(value.exponentBitPattern) << Int64(Value.significandBitCount)
    let magnitude = exponent | Int64(value.significandBitPattern)
    return value.sign == .minus ? -magnitude : magnitude
  }

  /// Returns the number that is `ordinal` steps from zero.
  @inlinable static func value(_ ordinal: Int64) -> Value {
    let (magnitude, width) = (ordinal.magnitude, UInt64(Value.significandBitCount))
    return Value(
      sign: ordinal < 0 ? .minus : .plus,
      exponentBitPattern: Value.RawExponent(magnitude >> width),
      significandBitPattern: Value.RawSignificand(magnitude & (1 << width - 1)))
  }

  /// Returns the largest integer at or below `value`, limited to the integers that are exact.
  @inlinable static func floor(_ value: Value) -> Int64 {
    let most = Value(
      sign: .plus, exponent: Value.Exponent(Value.significandBitCount), significand: 1)
    let whole = Int64(Swift.min(Swift.max(value, -most), most))
    return Value(whole) > value ? whole - 1 : whole
  }

  /// Returns the number truncated to `digits` decimal places; with 7, the number itself.
  @inlinable func cut(_ value: Value, digits: UInt64) -> Value {
    let scaled = Double(value) * Double(power(of: digits))
    guard digits < 7, scaled.magnitude < 0x1p53 else { return value }
    return clamped(Value(Double(Int64(scaled)) / Double(power(of: digits))))
  }

  @inlinable
  func power(of digits: UInt64) -> Int64 { (0..<digits).reduce(1) { power, _ in power * 10 } }

  @inlinable func clamped(_ value: Value) -> Value {
    Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
  }
}
