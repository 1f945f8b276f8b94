extension Law {
  package static let textsAreReadBack = Law(
    """
    The text of a distance or a speed shows the nearest hundredth of its unit, and the text of a \
    time or a pace the nearest second. Reading a text gives exactly what it shows, and writing \
    that gives the same text.
    """,
    about: .runs, clauses: ["R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6", "R4.7", "R5"],
    Property(forAll: .quantitiesToWrite) { subject, input in
      try requireTime(input, by: subject.runs)
      try requireDistance(input, by: subject.runs)
      try requireSpeed(input, by: subject.runs)
      try requirePace(input, by: subject.runs)
    })
}

private func requireTime(_ input: QuantitiesToWrite, by runs: Implementation.Runs) throws {
  let text = runs.textOfTime(input.time, input.form, input.rounding)
  let seconds = try written(text, text.writtenSeconds)
  try require(
    Rational(input.time.microseconds, over: 1_000_000).rounds(to: seconds, input.rounding),
    "\(text) for \(input.time)")
  try requireEqual(text, input.form.text(ofSeconds: seconds), "the form")
  let read = try runs.timeOfText(text, input.form)
  try requireEqual(read.microseconds, seconds * 1_000_000, "\(text) read")
  try requireEqual(runs.textOfTime(read, input.form, input.rounding), text, "again")
}

private func requireDistance(_ input: QuantitiesToWrite, by runs: Implementation.Runs) throws {
  let (unit, symbols) = (input.distanceUnit, input.symbols)
  let text = runs.textOfDistance(input.distance, unit, symbols)
  let hundredths = try written(text, text.writtenHundredths(symbols))
  let exact = Rational(input.distance.micrometers, 100, over: unit.micrometers)
  try require(exact.rounds(to: hundredths), "\(text.escaped) for \(input.distance)")
  try requireEqual(text, String(hundredths: hundredths, with: symbols), "the form")
  let read = RunAnswer(try runs.distanceOfText(text, unit, symbols))
  let value = Rational(hundredths, unit.micrometers, over: 100)
  try requireNearest(read, value, { $0.micrometers }, text)
  guard let distance = read.value else { return }
  try requireEqual(runs.textOfDistance(distance, unit, symbols), text, "again")
}

private func requireSpeed(_ input: QuantitiesToWrite, by runs: Implementation.Runs) throws {
  let (speed, unit, symbols) = (input.speed, input.speedUnit, input.symbols)
  let text = runs.textOfSpeed(speed, unit, symbols)
  let hundredths = try written(text, text.writtenHundredths(symbols))
  let exact = Rational(
    speed.micrometers, 100, unit.seconds, 1_000_000,
    over: speed.microseconds, unit.distance.micrometers)
  try require(exact.rounds(to: hundredths), "\(text.escaped) for \(speed)")
  try requireEqual(text, String(hundredths: hundredths, with: symbols), "the form")
  let read = RunAnswer(try runs.speedOfText(text, unit, symbols))
  let hourly = Rational(hundredths, unit.distance.micrometers, 36, over: unit.seconds)
  try requireNearest(read, hourly, { $0.hourly }, text, isPositive: true)
  guard let again = read.value else { return }
  try requireEqual(runs.textOfSpeed(again, unit, symbols), text, "again")
}

private func requirePace(_ input: QuantitiesToWrite, by runs: Implementation.Runs) throws {
  let (pace, unit, form) = (Pace(input.speed), input.distanceUnit, input.form)
  func text(_ pace: Pace) -> String {
    runs.textOfPace(pace, unit, form.isPadded, input.rounding)
  }
  let (first, shape) = (text(pace), TimeForm(.minutesSeconds, isPadded: form.isPadded))
  let seconds = try written(first, first.writtenSeconds)
  let exact = Rational(
    pace.microseconds, unit.micrometers, over: pace.micrometers, 1_000_000)
  try require(exact.rounds(to: seconds, input.rounding), "\(first) for \(pace)")
  try requireEqual(first, shape.text(ofSeconds: seconds), "the form")
  let read = RunAnswer(try runs.paceOfText(first, unit))
  guard let again = read.value else {
    let reason: RunProblem = seconds == 0 ? .zero : .tooLarge
    try requireEqual(read, .refused(reason), first)
    return try require(seconds == 0 || seconds > 1_000_000, "\(first) is refused")
  }
  try require(
    Rational(again.microseconds, over: again.micrometers)
      == Rational(seconds, 1_000_000, over: unit.micrometers), "\(first) is read as \(again)")
  try requireEqual(text(again), first, "again")
}

/// The number that a text shows, which must exist.
private func written(_ text: String, _ number: Int?) throws -> Int {
  guard let number else {
    throw Failure("\(text.escaped) isn't as it should be", at: "\(#fileID):\(#line)")
  }
  return number
}

extension String {
  /// The seconds that a text of numbers and colons represents, with sixty per minute; nil for
  /// another text.
  var writtenSeconds: Int? {
    var seconds = 0
    for part in utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard let value = Int(String(decoding: part, as: UTF8.self)), value >= 0, seconds < 1 << 56,
        value < 1 << 61
      else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds
  }

  /// The hundredths that a text with two digits after the separator represents; nil for another
  /// text.
  func writtenHundredths(_ symbols: NumberSymbols) -> Int? {
    var scalars = Array(unicodeScalars)
    guard scalars.count > 3, scalars.remove(at: scalars.count - 3) == symbols.decimalSeparator
    else { return nil }
    var number = 0
    for scalar in scalars {
      guard let digit = symbols.digits.firstIndex(of: scalar), number < 1 << 58 else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// The text of hundredths, according to the specification (R4.4).
  init(hundredths: Int, with symbols: NumberSymbols) {
    var scalars = String.UnicodeScalarView()
    var digits = String(hundredths).utf8.map { Int($0) - 48 }
    while digits.count < 3 { digits.insert(0, at: 0) }
    for (place, digit) in digits.enumerated() {
      if place == digits.count - 2 { scalars.append(symbols.decimalSeparator) }
      scalars.append(symbols.digits[digit])
    }
    self.init(scalars)
  }
}
