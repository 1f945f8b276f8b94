private let model = ModelWheels()

extension Mutant {
  /// Values of positions, and positions of values.
  static let wheelValues: [Mutant] = [
    .replacing(
      \.wheels.doubleAtCount, "DoubleBySums",
      "The value is a sum of tenths and hundredths, so 0.29 isn’t 0.29."
    ) { (count, set) throws(WheelProblem) in
      let double = try model.double(at: count, of: set)
      guard set.fractionDigits == 2 else { return double }
      let whole = Double(count / 100)
      return whole + Double(count / 10 % 10) * 0.1 + Double(count % 10) * 0.01
    }.killed(by: .positionsSurviveTheirValues, .wheelValuesEqualModel).bug(.pickersArticle),
    .replacing(
      \.wheels.countOfNumber, "ExactThroughDouble",
      "A decimal number becomes a double before it is shown."
    ) { (value, rounding, set) throws(WheelProblem) in
      guard let double = try? ModelNumbers().double(value) else {
        return try model.count(of: value, rounding: rounding, in: set)
      }
      return try model.count(of: double, rounding: rounding, in: set)
    }.killed(by: .decimalsShowTheirNearestPosition, .wheelNumbersEqualModel).bug(
      "antiwork/gumroad/issues/3408"),
    .replacing(
      \.wheels.valueAtCount, "FractionForgotten", "The exact value of a position is its count."
    ) { (count, set) throws(WheelProblem) in
      _ = try model.value(at: count, of: set)
      return ExactNumber(count)
    }.killed(by: .everyHundredthIsOnePosition, .wheelValuesEqualModel),
    .shownValue("HugeShown", "1e300 is shown as the last position, silently.") {
      question in
      guard case .failure(.beyond(let last)) = question.count, question.value > 1e9 else {
        return question.count
      }
      return .success(last)
    }.killed(by: .wheelValuesEqualModel).bug(.pickersArticle),
    .replacing(\.wheels.countOfValue, "MinusLost", "A value below zero is shown without its sign.")
    { (value, rounding, set) throws(WheelProblem) in
      try model.count(of: value.isFinite ? value.magnitude : value, rounding: rounding, in: set)
    }.killed(by: .wheelValuesEqualModel).bug("jsmreese/moment-duration-format/issues/86"),
    .replacing(
      \.wheels.countOfValue, "MinutesTruncated",
      "Minutes and seconds are cut, all others are rounded."
    ) { (value, rounding, set) throws(WheelProblem) in
      try model.count(of: value, rounding: set == .minutesSeconds ? .down : rounding, in: set)
    }.killed(by: .wheelValuesEqualModel).bug(.pickersArticle),
    .shownValue("NoNumberShown", "What isn’t a number is shown as zero.") {
      $0.count == .failure(.notANumber) ? .success(0) : $0.count
    }.killed(by: .doublesShowTheirNearestPosition, .wheelValuesEqualModel).bug(.pickersArticle),
    .shownValue("SixtyMinutes", "An hour is shown as 60:00, on wheels up to 59:59.") {
      question in
      guard case .failure(.beyond) = question.count, question.set == .minutesSeconds,
        question.value < 6_000
      else { return question.count }
      return .success(Int(question.value.rounded()))
    }.killed(by: .doublesShowTheirNearestPosition, .wheelValuesEqualModel).bug(.pickersArticle),
    .shownValue("ThousandCut", "999.995 is written as 1000.00, and cut to fit six wheels.") {
      question in
      guard case .failure(.beyond) = question.count, question.set == .decimal,
        question.value < 9_999
      else { return question.count }
      let places = Int(question.places.rounded())
      return .success(places / 1_000 * 100 + places / 10 % 10)
    }.killed(by: .doublesShowTheirNearestPosition, .wheelValuesEqualModel).bug(.pickersArticle),
    .shownValue("ValueTruncated", "Int(value * 100) cuts 0.29 to 28 hundredths.") { question in
      guard case .success = question.count, question.rounding == .nearest else {
        return question.count
      }
      return .success(Int(question.places))
    }.killed(by: .everyHourMinuteAndSecondIsOnePosition, .wheelValuesEqualModel).bug(
      "BasedHardware/omi/pull/10158"),
  ]
}
