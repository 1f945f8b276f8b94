import InputRules
import PropertyTesting

extension Law {
  package static let valuesOutsideAreRefused = Law(
    """
    A value that is not a number, infinite, or outside the positions by however little is refused. \
    A value that rounding brings inside isn't, and neither is minus zero.
    """,
    about: .wheels, clauses: ["W4"],
    Property(forAll: .wheelEdge) { subject, edge in
      let (value, ofValue) = edge.double
      let input = WheelValue(set: edge.set, value: value, rounding: edge.rounding)
      try requireEqual(input.count(by: subject.wheels), ofValue, "\(value)")
      let (number, ofNumber) = edge.number
      let exact = WheelNumber(set: edge.set, number: number, rounding: edge.rounding)
      try requireEqual(exact.count(by: subject.wheels), ofNumber, "\(number)")
    })
}

/// A double and a decimal number at the ends of a set's positions, and their results.
private struct WheelEdge: CustomStringConvertible, Sendable {
  var set: WheelSet
  var rounding: ValueRounding
  var double: (value: Double, count: WheelAnswer<Int>)
  var number: (value: ExactNumber, count: WheelAnswer<Int>)

  var description: String {
    "set    \(set.words), \(rounding)\ndouble \(double.value)\nnumber \(number.value)"
  }
}

extension WheelSet {
  /// Doubles far from the last position, and their results.
  fileprivate var edges: [(value: Double, count: WheelAnswer<Int>)] {
    [
      (-0.0, .value(0)), (.nan, .refused(.notANumber)), (-1, .refused(.negative)), (1e19, beyond),
      (.infinity, .refused(.infinite)), (-1e-9, .refused(.negative)),
      (-.infinity, .refused(.infinite)), (-.nan, .refused(.notANumber)),
      (-.leastNonzeroMagnitude, .refused(.negative)), (-1e300, .refused(.negative)),
      (.leastNonzeroMagnitude, .value(0)), (1e300, beyond), (.greatestFiniteMagnitude, beyond),
    ]
  }

  /// Decimal numbers that differ from an end in a digit after the last place, and their results.
  fileprivate func edges(
    _ rounding: ValueRounding, digits: Int
  ) -> [(value: ExactNumber, count: WheelAnswer<Int>)] {
    let nines = Array(repeating: UInt8(9), count: digits)
    let isNearest = rounding == .nearest
    return [
      (number(lastCount, isNearest ? [4] + nines : nines), .value(lastCount)),
      (number(lastCount + (isNearest ? 0 : 1), isNearest ? [5] : []), beyond),
      (number(0, Array(repeating: 0, count: digits) + [1]).negated, .refused(.negative)),
      (ExactNumber(isNegative: true, trusting: []), .value(0)),
      (ExactNumber(trusting: [1], exponent: .near(1 << 62)), beyond),
      (ExactNumber(trusting: [1], exponent: .near(-(1 << 62))), .value(0)),
    ]
  }

  private var beyond: WheelAnswer<Int> { .refused(.beyond(last: lastCount)) }

  /// So many places, and digits after them.
  private func number(_ count: Int, _ tail: [UInt8]) -> ExactNumber {
    ExactNumber(
      trusting: String(count).utf8.map { $0 - 48 } + tail,
      exponent: .near(-fractionDigits - tail.count))
  }
}

extension Generator<WheelEdge> {
  fileprivate static var wheelEdge: Generator {
    Generator { source in
      let set = source.wheelSet()
      let rounding = source.rounding()
      let double = source.element(of: set.edges)
      let digits = Int(source.choose(upTo: 40))
      let number = source.element(of: set.edges(rounding, digits: digits))
      return WheelEdge(set: set, rounding: rounding, double: double, number: number)
    }
  }
}
