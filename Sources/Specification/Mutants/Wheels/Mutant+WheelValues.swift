private let model = ModelWheels()

extension Mutant {
  /// Values of positions, and positions of values.
  static let wheelValues: [Mutant] = [
    .replacing(
      \.wheels.doubleAtCount, "DoubleBySums",
      "The value is a sum of tenths and hundredths, so 0.29 isn't 0.29."
    ) { (count, set) throws(WheelProblem) in
      let double = try model.double(at: count, of: set)
      guard set.fractionDigits == 2 else { return double }
      let whole = Double(count / 100)
      return whole + Double(count / 10 % 10) * 0.1 + Double(count % 10) * 0.01
    }.killed(by: .positionsSurviveTheirValues).bug(.pickersArticle),
    .replacing(
      \.wheels.countOfNumber, "ExactThroughDouble",
      "A decimal number becomes a double before it is shown."
    ) { (value, rounding, set) throws(WheelProblem) in
      guard let double = try? ModelNumbers().double(value) else {
        return try model.count(of: value, rounding: rounding, in: set)
      }
      return try model.count(of: double, rounding: rounding, in: set)
    }
    .killed(by: .decimalsShowTheirNearestPosition, .wheelNumbersEqualModel).bug(
      "antiwork/gumroad#3408"),
    .replacing(
      \.wheels.valueAtCount, "FractionForgotten", "The exact value of a position is its count."
    ) { (count, set) throws(WheelProblem) in
      _ = try model.value(at: count, of: set)
      return ExactNumber(count)
    }.killed(by: .everyHundredthIsOnePosition),
    .replacing(\.wheels.countOfValue, "MinusLost", "A value below zero is shown without its sign.")
    { (value, rounding, set) throws(WheelProblem) in
      try model.count(of: value.isFinite ? value.magnitude : value, rounding: rounding, in: set)
    }.killed(by: .wheelValuesEqualModel).bug("jsmreese/moment-duration-format#86"),
    .result(of: \.wheels.countOfValue, "NoNumberShown", "What isn't a number is shown as zero.") {
      count, _, _, _ in count == .failure(.notANumber) ? .success(0) : count
    }.killed(by: .doublesShowTheirNearestPosition).bug(.pickersArticle),
    .result(
      of: \.wheels.countOfValue, "ValueTruncated", "Int(value * 100) cuts 0.29 to 28 hundredths."
    ) { count, value, rounding, set in
      guard case .success = count, rounding == .nearest else { return count }
      return .success(Int((0..<set.fractionDigits).reduce(value) { value, _ in value * 10 }))
    }
    .killed(by: .everyHourMinuteAndSecondIsOnePosition, .wheelValuesEqualModel).bug(
      "BasedHardware/omi#10158"),
  ]
}
