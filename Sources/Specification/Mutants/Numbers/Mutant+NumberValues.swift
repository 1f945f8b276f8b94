private let model = ModelNumbers()

extension Mutant {
  /// Mistakes in the values of numbers, and in converting numbers to Swift types.
  static let numberValues: [Mutant] = [
    .replacing(
      throwing: \.numbers.doubleOfNumber, "DigitByDigit",
      "A double is computed digit by digit, and rounded at each digit."
    ) { (number) throws(NumberConversionError) in
      guard case .near(let exponent) = number.exponent, abs(exponent) < 300 else {
        return try model.double(number)
      }
      let digits = number.digits.reduce(0.0) { $0 * 10 + Double($1) }
      let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
      let magnitude = exponent < 0 ? digits / power : digits * power
      guard magnitude.isFinite else { throw .outOfRange }
      return number.isNegative ? -magnitude : magnitude
    }.killed(by: .doublesAreNearest, .everyDoubleIsReadBack).bug("pandas-dev/pandas#64357"),
    .numberValue("ExponentWraps", "A large exponent overflows in 32 bits.") { value, _, _ in
      value.map {
        ExactNumber(isNegative: $0.isNegative, trusting: $0.digits, exponent: $0.exponent.wrapped)
      }
    }.killed(by: .writingIsReadBack).bug("ruby/json#970"),
    .result(
      of: \.numbers.floatOfNumber, "FloatSubnormalsFlushed", "The smallest floats are read as zero."
    ) { float, _ in float.map { $0.isSubnormal ? ($0 < 0 ? -0.0 : 0) : $0 } }
    .killed(by: .doublesAreNearest).bug("wrandelshofer/FastDoubleParser#14"),
    .replacing(
      throwing: \.numbers.floatOfNumber, "FloatThroughDouble",
      "A float is rounded twice, because it is converted from a double."
    ) { (number) throws(NumberConversionError) in
      let float = Float(try model.double(number))
      guard float.isFinite else { throw .outOfRange }
      return float
    }.killed(by: .doublesAreNearest).bug("FasterXML/jackson-core#755"),
    .result(
      of: \.numbers.doubleOfNumber, "InfiniteDoubles",
      "A number too large for a double becomes infinite."
    ) { double, number in
      double.flatMapError { _ in .success(number.isNegative ? -.infinity : .infinity) }
    }.killed(by: .doublesAreNearest).bug("dotnet/docs#14705"),
    .replacing(
      throwing: \.numbers.integerOfNumber, "IntegersSaturate",
      "A number too large for the type becomes its largest value."
    ) { (number, type) throws(NumberConversionError) in try saturatedInteger(number, type) }
    .killed(by: .integersAreExact).bug("zeux/pugixml#86"),
    .replacing(
      throwing: \.numbers.integerOfNumber, "IntegersThroughDouble",
      "A number is converted to an integer through a double."
    ) { (number, type) throws(NumberConversionError) in try integerThroughDouble(number, type) }
    .killed(by: .integersAreExact).bug("SwiftyJSON/SwiftyJSON#449"),
    .replacing(
      throwing: \.numbers.integerOfNumber, "IntegersWrap",
      "A number too large for the type keeps its last bits."
    ) { (number, type) throws(NumberConversionError) in try wrappedInteger(number, type) }
    .killed(by: .integersAreExact).bug("c-blake/cligen#35"),
    .replacing(
      throwing: \.numbers.integerOfNumber, "LeastIntegerRefused",
      "The smallest integer of a type is refused: its magnitude doesn't fit."
    ) { (number, type) throws(NumberConversionError) in try negatedInteger(number, type) }
    .killed(by: .integersAreExact).bug("StackExchange/StackExchange.Redis#378"),
    .numberValue("NegativeZeroLost", "Minus zero is read as zero without its sign.") {
      value, _, _ in value?.isZero == true ? .zero : value
    }.killed(by: .valueKeepsEveryDigit).bug("moonbitlang/core#4053"),
    .replacing(
      throwing: \.numbers.doubleOfNumber, "NineteenDigits",
      "A double is read from only nineteen digits."
    ) { (number) throws(NumberConversionError) in
      try model.double(number.dropping(number.digits.count - 19, rounds: false))
    }.killed(by: .doublesAreNearest).bug("simdjson/simdjson#1036"),
    .replacing(
      throwing: \.numbers.doubleOfNumber, "SeventeenDigits",
      "A number is rounded to seventeen digits, then to a double."
    ) { (number) throws(NumberConversionError) in
      try model.double(number.dropping(number.digits.count - 17, rounds: true))
    }.killed(by: .doublesAreNearest).bug("nlohmann/json#195"),
    .result(
      of: \.numbers.doubleOfNumber, "SubnormalsFlushed", "The smallest doubles are read as zero."
    ) { double, _ in double.map { $0.isSubnormal ? ($0 < 0 ? -0.0 : 0) : $0 } }
    .killed(by: .everyDoubleIsReadBack).bug("JuliaData/Parsers.jl#83"),
    .numberValue("ThroughDouble", "The value is converted to a double and back.") {
      value, _, _ in
      guard let value, let double = try? ModelNumbers().double(value) else { return value }
      return ExactNumber("\(double)")
    }.killed(by: .valueKeepsEveryDigit).bug("a14n/dart-decimal#101"),
    .result(
      of: \.numbers.doubleOfNumber, "TinyLosesSign",
      "A negative number too close to zero for a double loses its sign."
    ) { double, number in double.map { $0 == 0 && !number.isZero ? 0 : $0 } }
    .killed(by: .doublesAreNearest).bug("simdjson/simdjson#1898"),
    .result(
      of: \.numbers.doubleOfNumber, "TinyRefused", "A number too close to zero is refused."
    ) { double, number in
      double.flatMap { $0 == 0 && !number.isZero ? .failure(.outOfRange) : .success($0) }
    }.killed(by: .doublesAreNearest).bug("fastfloat/fast_float#189"),
    .numberValue("ZeroForNoNumber", "The value of a text that isn't a number is zero.") {
      value, _, _ in value ?? .zero
    }.killed(by: .separatorsAreNeverReinterpreted).bug(.numericArticle),
  ]
}

extension PowerOfTen {
  /// The exponent as a computation that ignores overflow would give it.
  fileprivate var wrapped: PowerOfTen {
    switch self {
    case .near(let value): return .near(Int(Int32(truncatingIfNeeded: value)))
    case .far(let isNegative, let digits):
      let wrapped = digits.reduce(Int32(0)) { $0 &* 10 &+ Int32($1) }
      return .near(Int(isNegative ? 0 &- wrapped : wrapped))
    }
  }
}

private func saturatedInteger<Integer: FixedWidthInteger>(
  _ number: ExactNumber, _ type: Integer.Type
) throws(NumberConversionError) -> Integer {
  do throws(NumberConversionError) { return try model.integer(number, as: type) } catch {
    guard error == .outOfRange else { throw error }
    return number.isNegative ? .min : .max
  }
}

private func integerThroughDouble<Integer: FixedWidthInteger>(
  _ number: ExactNumber, _ type: Integer.Type
) throws(NumberConversionError) -> Integer {
  let exact = try model.integer(number, as: type)
  return Integer(exactly: Double(exact)) ?? exact
}

/// The lowest bits of the integer, as many as the type has.
private func wrappedInteger<Integer: FixedWidthInteger>(_ number: ExactNumber, _ type: Integer.Type)
  throws(NumberConversionError) -> Integer
{ Integer(truncatingIfNeeded: try model.integer(number, as: Int64.self)) }

/// The integer as read by code that negates it only after reading all digits.
private func negatedInteger<Integer: FixedWidthInteger>(_ number: ExactNumber, _ type: Integer.Type)
  throws(NumberConversionError) -> Integer
{
  guard number.isNegative && Integer.isSigned else { return try model.integer(number, as: type) }
  return 0 - (try model.integer(number.negated, as: type))
}
