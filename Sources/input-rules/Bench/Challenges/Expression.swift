import PropertyTesting

/// An expression of a small calculator.
indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let one, let other): "\(one.operand) + \(other.operand)"
    case .quotient(let one, let other): "\(one.operand) / \(other.operand)"
    }
  }

  private var operand: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum, .quotient: "(\(self))"
    }
  }

  /// Most are numbers, so that expressions end.
  static let any: Generator<Expression> = {
    let part = Generator { $0.draw(any) }
    let kinds = Generator<Expression>.oneOf(
      weighted: (3, Generator<Int>.int(in: -10...10).map { .number($0) }),
      (1, zip(part, part).map { .sum($0, $1) }), (1, zip(part, part).map { .quotient($0, $1) }))
    return Generator { source in source.span("expression") { $0.draw(kinds) } }
  }()

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .sum(let one, let other): one.dividesByLiteralZero || other.dividesByLiteralZero
    case .quotient(_, .number(0)): true
    case .quotient(let one, let other): one.dividesByLiteralZero || other.dividesByLiteralZero
    }
  }

  /// The value; nil if it has none.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let one, let other):
      guard let one = one.value, let other = other.value else { return nil }
      return one &+ other
    case .quotient(let one, let other):
      guard let one = one.value, let other = other.value, other != 0 else { return nil }
      return one.dividedReportingOverflow(by: other).partialValue
    }
  }
}
