private let model = ModelNumbers()

extension Mutant {
  /// Values of numbers, and their conversions to types.
  static let numberValues: [Mutant] = [
    .numberValue("ExponentWraps", "A large exponent overflows in 32 bits.") { value, _, _ in
      value.map {
        ExactNumber(isNegative: $0.isNegative, trusting: $0.digits, exponent: $0.exponent.wrapped)
      }
    }.killed(by: .writingIsReadBack).bug("ruby/json#970"),
    .replacing(
      \.numbers.floatOfNumber, "FloatSubnormalsFlushed", "The smallest floats are read as zero."
    ) { (number) throws(NumberConversionError) in
      let float = try model.float(number)
      return float.isSubnormal ? (number.isNegative ? -0.0 : 0) : float
    }.killed(by: .doublesAreNearest).bug("wrandelshofer/FastDoubleParser#14"),
    .replacing(
      \.numbers.floatOfNumber, "FloatThroughDouble",
      "A float is rounded twice, because it is made from a double."
    ) { (number) throws(NumberConversionError) in
      let float = Float(try model.double(number))
      guard float.isFinite else { throw .outOfRange }
      return float
    }.killed(by: .doublesAreNearest).bug("FasterXML/jackson-core#755"),
    .replacing(
      \.numbers.doubleOfNumber, "InfiniteDoubles",
      "A number too large for a double becomes infinite."
    ) { (number) throws(NumberConversionError) in
      do throws(NumberConversionError) { return try model.double(number) } catch {
        return number.isNegative ? -.infinity : .infinity
      }
    }.killed(by: .doublesAreNearest).bug("dotnet/docs#14705"),
    .replacing(
      \.numbers.integerOfNumber, "IntegersThroughDouble",
      "A number is converted to an integer through a double."
    ) { (number, type) throws(NumberConversionError) in try integerThroughDouble(number, type) }
    .killed(by: .integersAreExact).bug("SwiftyJSON/SwiftyJSON#449"),
    .replacing(
      \.numbers.integerOfNumber, "IntegersWrap",
      "A number too large for the type keeps its last bits."
    ) { (number, type) throws(NumberConversionError) in try wrappedInteger(number, type) }
    .killed(by: .integersAreExact).bug("c-blake/cligen#35"),
    .replacing(
      \.numbers.integerOfNumber, "LeastIntegerRefused",
      "The smallest integer of a type is refused: its magnitude doesn't fit."
    ) { (number, type) throws(NumberConversionError) in try negatedInteger(number, type) }
    .killed(by: .integersAreExact).bug("StackExchange/StackExchange.Redis#378"),
    .numberValue("NegativeZeroLost", "Minus zero is read as zero without its sign.") {
      value, _, _ in value?.isZero == true ? .zero : value
    }.killed(by: .valueKeepsEveryDigit).bug("moonbitlang/core#4053"),
    .replacing(
      \.numbers.doubleOfNumber, "NineteenDigits", "A double is read from only nineteen digits."
    ) { (number) throws(NumberConversionError) in
      guard case .near(let exponent) = number.exponent, number.digits.count > 19 else {
        return try model.double(number)
      }
      let short = ExactNumber(
        isNegative: number.isNegative, trusting: Array(number.digits.prefix(19)),
        exponent: .near(exponent).advanced(by: number.digits.count - 19))
      return try model.double(short)
    }.killed(by: .doublesAreNearest).bug("simdjson/simdjson#1036"),
    .replacing(
      \.numbers.doubleOfNumber, "SubnormalsFlushed", "The smallest doubles are read as zero."
    ) { (number) throws(NumberConversionError) in
      let double = try model.double(number)
      return double.isSubnormal ? (number.isNegative ? -0.0 : 0) : double
    }.killed(by: .everyDoubleIsReadBack).bug("JuliaData/Parsers.jl#83"),
    .numberValue("ThroughDouble", "The value is converted to a double and back.") {
      value, _, _ in
      guard let value, let double = try? ModelNumbers().double(value) else { return value }
      return ExactNumber("\(double)")
    }.killed(by: .valueKeepsEveryDigit).bug("a14n/dart-decimal#101"),
    .replacing(
      \.numbers.doubleOfNumber, "TinyLosesSign",
      "A negative number that is too small for a double loses its sign."
    ) { (number) throws(NumberConversionError) in
      let double = try model.double(number)
      return double == 0 && !number.isZero ? 0 : double
    }.killed(by: .doublesAreNearest).bug("simdjson/simdjson#1898"),
    .replacing(
      \.numbers.doubleOfNumber, "TinyRefused", "A number too small for a double is refused."
    ) { (number) throws(NumberConversionError) in
      let double = try model.double(number)
      if double == 0 && !number.isZero { throw .outOfRange }
      return double
    }.killed(by: .doublesAreNearest).bug("fastfloat/fast_float#189"),
    .numberValue("ZeroForNoNumber", "The value of a text that isn't a number is zero.") {
      value, _, _ in value ?? .zero
    }.killed(by: .separatorsAreNeverReinterpreted).bug(.numericArticle),
  ]
}

extension PowerOfTen {
  /// The exponent, computed digit by digit without regard to overflow.
  fileprivate var wrapped: PowerOfTen {
    switch self {
    case .near(let value): return .near(Int(Int32(truncatingIfNeeded: value)))
    case .far(let isNegative, let digits):
      let wrapped = digits.reduce(Int32(0)) { $0 &* 10 &+ Int32($1) }
      return .near(Int(isNegative ? 0 &- wrapped : wrapped))
    }
  }
}

private func integerThroughDouble<Integer: FixedWidthInteger>(
  _ number: ExactNumber, _ type: Integer.Type
) throws(NumberConversionError) -> Integer {
  let exact = try model.integer(number, as: type)
  return Integer(exactly: Double(exact)) ?? exact
}

/// The integer's lowest bits, as many as fit in the type.
private func wrappedInteger<Integer: FixedWidthInteger>(_ number: ExactNumber, _ type: Integer.Type)
  throws(NumberConversionError) -> Integer
{ Integer(truncatingIfNeeded: try model.integer(number, as: Int64.self)) }

/// The integer, negated after its digits are read.
private func negatedInteger<Integer: FixedWidthInteger>(_ number: ExactNumber, _ type: Integer.Type)
  throws(NumberConversionError) -> Integer
{
  guard number.isNegative && Integer.isSigned else { return try model.integer(number, as: type) }
  return 0 - (try model.integer(number.negated, as: type))
}
