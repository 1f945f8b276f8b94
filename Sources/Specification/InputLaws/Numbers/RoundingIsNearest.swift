extension Law {
  package static let roundingIsNearest = Law(
    """
    A written number differs from the value by at most half a unit in the last place. If it \
    differs by exactly half, its last digit is even.
    """, about: .numbers, clauses: ["N7.3"],
    Property(forAll: .roundedNumber) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      let text = try numbers.textOfNumber(input.number, format)
      let read =
        try numbers.valueOfText(text, format).map { $0 }
        ?? { throw Failure("\(text.escaped) isn't a number", at: "reading") }()
      // Everything in tenths of the last place: the number, the written text, and their distance.
      let (exact, written) = (input.tenths, read.tenths(places: format.maximumFractionDigits))
      let distance = (exact - written).magnitude
      try require(distance <= 5, "\(text.escaped) for \(input.number)")
      try require(
        distance < 5 || (written / 10) % 2 == 0, "\(text.escaped), the odd one, for \(input.number)"
      )
    })
}

/// A number of few digits that has one digit more than the format writes.
private struct RoundedNumber: CustomStringConvertible, Sendable {
  var tenths: Int
  var format: NumberFormat

  var number: ExactNumber {
    let places = format.maximumFractionDigits
    return ExactNumber(
      isNegative: tenths < 0, trusting: String(tenths.magnitude).utf8.map { $0 - 48 },
      exponent: .near(-places - 1))
  }

  var description: String { "number \(number)\nformat \(format)" }
}

extension Generator<RoundedNumber> {
  fileprivate static let roundedNumber = Generator { source in
    let places = Int(source.choose(upTo: 3))
    let nines = source.flip(0.2)
    let tenths = Int(source.choose(upTo: 9_999)) + (nines ? 99_990_000 : 0)
    let format = NumberFormat(
      source.element(of: NumberSymbols.samples), grouping: source.element(of: [.strict, .refused]),
      fractionDigits: 0...places)
    return RoundedNumber(tenths: source.flip(0.3) ? -tenths : tenths, format: format)
  }
}

extension ExactNumber {
  /// The number in tenths of the last place, or `Int.max / 2` if that isn't a whole number.
  fileprivate func tenths(places: Int) -> Int {
    guard case .near(let exponent) = exponent, exponent + places >= 0 else { return .max / 2 }
    let zeros = Array(repeating: UInt8(0), count: exponent + places + 1)
    let value = (digits + zeros).reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -value : value
  }
}
