/// Numbers, implemented directly from their clauses, and therefore slow (chapter N).
public struct ModelNumbers: Sendable {
  /// The model.
  public init() {}

  /// The reason the grammar doesn't accept `text`, or `nil` if it does (N1.13, N3.2, N4.1, N6).
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - grammar: the requirement for the text.
  ///   - format: the format of the number; the scanner uses only its decimal separator.
  public func problem(of text: String, as grammar: NumberGrammar, in format: NumberFormat)
    -> NumberProblem?
  {
    switch grammar {
    case .scanner: return problemOfScanned(text, with: format.symbols)
    case .complete:
      let reading = reading(of: text, in: format)
      return reading.isWhole ? nil : reading.problem
    case .partial:
      let reading = reading(of: text, in: format)
      return reading.isBeginning ? nil : reading.problem
    }
  }

  /// Reads the text as a number in the format (N1.1).
  func reading(of text: String, in format: NumberFormat) -> Reading {
    Reading(of: text, by: .number(of: format), over: Alphabet(of: format))
  }

  /// The reason the *Text Field* article's scanner doesn't accept the text (N1.13, N1.14).
  func problemOfScanned(_ text: String, with symbols: NumberSymbols) -> NumberProblem? {
    let reading = Reading(
      of: text, by: .scanner(with: symbols), over: Alphabet(ofScannerWith: symbols))
    let beginning = Array(reading.scalars.prefix(reading.count))
    let excess = ScannerReading(beginning, with: symbols).excess
    if excess == nil && reading.isWhole { return nil }
    let count = excess ?? reading.count
    let expected = reading.prospects[count].beginnings.filter {
      canGoOn(after: Array(beginning.prefix(count)), with: $0, of: reading.alphabet, symbols)
    }
    return reading.problem(after: count, expecting: Set(expected.compactMap(\.token)))
  }

  /// Whether any scalar of this kind can follow without exceeding the scanner's limits (N1.14).
  private func canGoOn(
    after beginning: [Unicode.Scalar], with terminal: Terminal, of alphabet: Alphabet,
    _ symbols: NumberSymbols
  ) -> Bool {
    alphabet.members(of: terminal).contains {
      ScannerReading(beginning + [$0], with: symbols).excess == nil
    }
  }
}

extension ModelNumbers {
  /// The problems and the value of a text in a format, found by reading the text once (N1.1, N5).
  ///
  /// - Returns: the problem as a partial number, the problem as a complete number, and the value if
  ///   the text is a complete number.
  package func answers(to text: String, in format: NumberFormat) -> (
    partial: NumberProblem?, complete: NumberProblem?, value: ExactNumber?
  ) {
    let reading = reading(of: text, in: format)
    if reading.isWhole { return (nil, nil, NumberParts(of: text, in: format).value) }
    let problem = reading.problem
    return (reading.isBeginning ? nil : problem, problem, nil)
  }

  /// The problem and the value of a text as the *Text Field* article's scanner reads it (N1.6,
  /// N1.9, N1.13).
  package func scannerAnswers(to text: String, with symbols: NumberSymbols) -> (
    problem: NumberProblem?, value: ExactNumber?
  ) {
    if let problem = problemOfScanned(text, with: symbols) { return (problem, nil) }
    return (nil, ScannerReading(Array(text.unicodeScalars), with: symbols).value)
  }

  /// The reason the text isn't allowed while it is edited, or `nil` (T4, T5).
  package func objection(to text: String, of description: NumberDescription) -> Reason? {
    if text.isEmpty { return nil }
    switch description.grammar {
    case .scanner, .complete: return objection(to: text, as: description.grammar, of: description)
    case .partial:
      if let problem = problem(of: text, as: .partial, in: description.format) {
        return .notNumeric(problem)
      }
      let isCompletable = canBeCompleted(text, in: description.format, to: description.bounds)
      return isCompletable ? nil : .outOfBounds(description.bounds)
    }
  }

  /// The reason the text isn't allowed when editing ends, or `nil` (T4, T5).
  package func finalObjection(to text: String, of description: NumberDescription) -> Reason? {
    if text.isEmpty { return nil }
    switch description.grammar {
    case .scanner: return objection(to: text, as: .scanner, of: description)
    case .complete, .partial: return objection(to: text, as: .complete, of: description)
    }
  }

  /// The reason the text isn't a number in the grammar or isn't within the bounds, or `nil` (T4,
  /// N9).
  private func objection(
    to text: String, as grammar: NumberGrammar, of description: NumberDescription
  ) -> Reason? {
    let format = description.format
    if let problem = problem(of: text, as: grammar, in: format) { return .notNumeric(problem) }
    let value =
      grammar == .scanner ? scanned(text, with: format.symbols) : value(of: text, in: format)
    let isWithin = value.map { self.isWithin(description.bounds, $0) } ?? true
    return isWithin ? nil : .outOfBounds(description.bounds)
  }

  /// The value of a complete number in the format, or `nil` if the text isn't one (N5).
  public func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    guard problem(of: text, as: .complete, in: format) == nil else { return nil }
    return NumberParts(of: text, in: format).value
  }

  /// The value that the *Text Field* article's scanner reads, or `nil` if the scanner doesn't
  /// accept the text (N1.9).
  public func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    guard problemOfScanned(text, with: symbols) == nil else { return nil }
    return ScannerReading(Array(text.unicodeScalars), with: symbols).value
  }

  /// The number as an integer; throws an error if the conversion isn't exact (N5).
  public func integer<I: FixedWidthInteger>(_ number: ExactNumber, as type: I.Type)
    throws(NumberConversionError) -> I
  {
    if BigInteger(number.exponent).isNegative { throw .notWhole }
    // A number of the type has at most as many decimal digits as the type has bits.
    guard number.order <= BigInteger(I.bitWidth + 1) else { throw .outOfRange }
    let zeros = BigInteger(number.exponent).small ?? 0
    let digits = Natural(number.significant).followedByZeros(zeros).digits
    var value: I = 0
    for digit in digits {
      guard let next = longer(value, by: digit, isNegative: number.isNegative) else {
        throw .outOfRange
      }
      value = next
    }
    return value
  }

  /// The integer with one more digit at its end; `nil` if the result is out of range (N5).
  private func longer<I: FixedWidthInteger>(_ value: I, by digit: UInt8, isNegative: Bool) -> I? {
    guard let ten = I(exactly: 10), let digit = I(exactly: digit) else { return nil }
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: ten)
    let (sum, overflows) =
      isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    return isTooLarge || overflows ? nil : sum
  }

  /// The nearest `Double`, with ties to even (N5).
  ///
  /// - Throws: `outOfRange` if the result is infinite.
  public func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard let bits = BinaryFormat.double.bits(nearest: number), bits < Double.infinity.bitPattern
    else { throw .outOfRange }
    let size = Double(bitPattern: bits)
    return number.isNegative ? -size : size
  }

  /// The nearest `Float`, with ties to even (N5).
  ///
  /// - Throws: `outOfRange` if the result is infinite.
  public func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    guard let bits = BinaryFormat.float.bits(nearest: number),
      bits < UInt64(Float.infinity.bitPattern)
    else { throw .outOfRange }
    let size = Float(bitPattern: UInt32(bits))
    return number.isNegative ? -size : size
  }

  /// Whether the number is within the bounds, and on their grid (N9).
  public func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    bounds.interval.holds(number) && (bounds.grid?.holds(number) ?? true)
  }

  /// Whether a partial number can be continued to a complete number within the bounds, as far as
  /// they are checked during typing (N9).
  public func canBeCompleted(_ text: String, in format: NumberFormat, to bounds: NumberBounds)
    -> Bool
  {
    let reading = reading(of: text, in: format)
    guard reading.isBeginning else { return false }
    let parts = NumberParts(of: text, in: format)
    if format.allowsExponent { return hasNumber(onSideOf: parts.sign, within: bounds) }
    let completion = NumberCompletion(format: format, parts: parts, prospect: reading.prospect)
    return canBePositive(completion, within: bounds) || canBeNegative(completion, within: bounds)
  }

  /// Whether the bounds contain a number with this sign or zero; true if there is no sign (N9).
  private func hasNumber(onSideOf sign: Terminal?, within bounds: NumberBounds) -> Bool {
    guard let sign else { return true }
    let side = bounds.interval.and(sign == .minus ? .toZero : .fromZero)
    return bounds.grid?.meets(side) ?? !side.isEmpty
  }

  /// Whether the partial number can become zero or a positive number within the bounds (N9).
  private func canBePositive(_ completion: NumberCompletion, within bounds: NumberBounds) -> Bool {
    if completion.parts.isNegative { return false }
    return completion.canReach(bounds.interval, on: bounds.grid(of: completion.format))
  }

  /// Whether the partial number has or can get a minus sign, and can become a negative number
  /// within the bounds (N9).
  private func canBeNegative(_ completion: NumberCompletion, within bounds: NumberBounds) -> Bool {
    if completion.parts.isNegative {
      let grid = bounds.mirroredGrid(of: completion.format)
      return completion.canReach(bounds.interval.mirrored, on: grid)
    }
    let afterSign = completion.prospect.after(any: .minus)
    if afterSign.isHopeless { return false }
    let grid = bounds.mirroredGrid(of: completion.format)
    let negative = NumberCompletion(
      format: completion.format, parts: completion.parts, prospect: afterSign)
    return negative.canReach(bounds.interval.mirrored, on: grid)
  }

  /// The maximum number of zeros that are written before or after the separator (N7.5).
  private static let mostZeros = 1_000

  /// The text for the number in the format (N7.1).
  ///
  /// - Throws: `signNotAllowed` if the number is negative or minus zero and the format has no
  ///   signs; `tooManyZeros` if the number needs an exponent and the format doesn't allow one.
  public func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError)
    -> String
  {
    if number.isNegative && format.signs == .none { throw .signNotAllowed }
    let writing = NumberWriting(of: rounded(number, in: format), in: format)
    if writing.zerosBefore <= BigInteger(Self.mostZeros)
      && writing.zerosAfter <= BigInteger(Self.mostZeros)
    {
      return writing.plainText
    }
    if format.allowsExponent { return writing.textWithExponent }
    throw .tooManyZeros(limit: Self.mostZeros)
  }

  /// The number rounded to the maximum number of fraction digits, with ties to even (N7.3).
  private func rounded(_ number: ExactNumber, in format: NumberFormat) -> ExactNumber {
    if format.mostPlaces == .max { return number }
    let last = -BigInteger(format.mostPlaces)
    if number.hasNoDigits || BigInteger(number.exponent) >= last { return number }
    // The number is less than half a unit of the last kept place if its first digit is more than
    // one place after that place.
    guard let kept = (number.order - last).small, kept >= 0 else {
      return ExactNumber(isNegative: number.isNegative, written: [])
    }
    let whole = Natural(number.significant.prefix(kept))
    let lost = Array(number.significant.dropFirst(kept))
    let isAbove = lost[0] > 5 || lost[0] == 5 && (lost.count > 1 || whole.isOdd)
    return ExactNumber(
      isNegative: number.isNegative, written: (isAbove ? whole + Natural(1) : whole).digits,
      exponent: last.powerOfTen)
  }
}
