import Testing

@testable import PropertyTesting

/// False claims whose failures are hard to shrink, with the numbers of evaluations.
///
/// Many are from the collection “shrinking-challenge” by *jlink* and from *SmartCheck*. If a
/// failure needs fewer evaluations than listed, lower its number. If it needs more, the search has
/// become worse.
@Suite struct ShrinkingChallengeTests {
  typealias Row = FalseClaim

  @Test(arguments: [numbers, lists, equals, branches, lengths, values].flatMap(\.self))
  func `A failure shrinks to the simplest input in no more evaluations than before`(row: Row) {
    row.expectAnswers()
  }

  private static var anyList: Generator<[Int]> { .array(of: .int(), 0...100) }
  private static let toAThousand = Generator<Int>.int(in: 1...1000)
  private static let int16s = Generator<[Int16]>.array(of: .integer(), 0...10)

  /// Claims about a few numbers that depend on each other.
  private static let numbers = [
    // No single list can break the claim: the sum of all five sums must overflow.
    Row(
      "[]\n[]\n[]\n[-1]\n[-32768]", evaluations: 9_456, ofSeveral: int16s, int16s, int16s, int16s,
      int16s
    ) { a, b, c, d, e in
      let sums = [a, b, c, d, e].map { $0.reduce(0, &+) }
      try assume(sums.allSatisfy { $0 < 256 })
      return sums.reduce(0, &+) < 5 * 256
    },
    Row("10\n10", evaluations: 2_826, ofSeveral: toAThousand, toAThousand) { $0 < 10 || $0 != $1 },
    Row("10\n6", evaluations: 5_008, ofSeveral: toAThousand, toAThousand) {
      $0 < 10 || !(1...4).contains(abs($0 - $1))
    },
    Row("10\n9", evaluations: 4_096, ofSeveral: toAThousand, toAThousand) {
      $0 < 10 || abs($0 - $1) != 1
    },
    // A number is encoded with one byte per seven bits.
    Row("64", evaluations: 9_208, of: .int()) { number in
      var rest = UInt(bitPattern: number << 1 ^ number >> 63)
      while rest > 128 { rest >>= 7 }
      return rest != 128
    },
    // A share in ten-thousandths, rounded to the even neighbor.
    Row(
      "1\n5000", evaluations: 6_139, ofSeveral: .int(in: 0...1_000_000), .int(in: 0...10_000)
    ) { amount, share in
      let (whole, rest) = (amount * share).quotientAndRemainder(dividingBy: 10_000)
      return rest != 5_000 || whole % 2 == 1
    },
  ]

  /// Claims about lists of up to a hundred elements, of which only a few matter.
  private static let lists = [
    Row("[0, 10001]", evaluations: 3_907, of: anyList) { list in
      zip(list, list.dropFirst()).allSatisfy { one, two in
        let (sum, overflow) = one.addingReportingOverflow(two)
        return overflow ? one < 0 : sum <= 10_000
      }
    },
    Row("[[0, 1, -1, 2, -2]]", evaluations: 6_496, of: .array(of: anyList, 0...100)) {
      Set($0.joined()).count < 5
    },
    Row("[0, 1]", evaluations: 918, of: anyList) { $0.reversed() == $0 },
    // The claim: after one occurrence of a value is removed, the list doesn't contain the value.
    Row(
      "([0, 0], 0)", evaluations: 291,
      of: Generator<[Int]>.array(of: .int(), 1...100).flatMap { list in
        Generator<Int>.int(in: 0...list.count - 1).map { (list, list[$0]) }
      }
    ) { input in input.0.count { $0 == input.1 } < 2 },
    Row("[0, 1, -1]", evaluations: 2_027, of: anyList) { Set($0).count < 3 },
    Row("[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", evaluations: 1_440, of: .array(of: anyList, 0...100))
    { $0.joined().count <= 10 },
    // In the simplest list, the remainder comes first: [250 - 100 - 100, 100, 100].
    Row("[50, 100, 100]", evaluations: 13_054, of: .array(of: .int(in: 0...100), 0...100)) {
      $0.reduce(0, +) < 250
    },
    Row(
      "[0, 2, -2]", evaluations: 9_239,
      of: .array(of: Generator<Int>.int().filter { $0 % 2 == 0 }, 0...100)
    ) { Set($0).count < 3 },
    Row(
      "[0, 500]", evaluations: 4_005,
      of: Generator<[Int]>.array(of: .int(in: 0...1000), 0...5).filter { $0 == $0.sorted() }
    ) { ($0.last ?? 0) - ($0.first ?? 0) < 500 },
    // Two keys must share one of 64 buckets, which few pairs of smaller keys do.
    Row("[0, 64]", evaluations: 5_250, of: .array(of: .int(in: 0...1_000_000), 0...100)) { keys in
      let keys = Set(keys)
      return Set(keys.map { ($0 &* 0x9E37_79B1) & 63 }).count == keys.count
    },
  ]

  private static let toTwenty = Generator<Int>.int(in: 0...20)
  private static let letters = Generator<String>.string(of: "abcdefghijklmnopqrstuvwxyz", 0...30)

  /// Claims about values that must be equal, alongside values that may differ.
  private static let equals = [
    Row(
      "0\n3\n0\n4\n0", evaluations: 11_392, ofSeveral: toTwenty, toTwenty, toTwenty, toTwenty,
      toTwenty
    ) { a, b, c, d, e in !(a == c && c == e && b >= 3 && d >= 4) },
    Row("0\n3\n0", evaluations: 2_377, ofSeveral: toTwenty, toTwenty, toTwenty) { a, b, c in
      !(a == c && b >= 3)
    },
    Row("0\n1\n0\n1", evaluations: 1_339, ofSeveral: .int(), .int(), .int(), .int()) { a, b, c, d in
      !(a == c && b == d && a != b)
    },
    Row("[0, 0, 1, 1]", evaluations: 5_386, of: anyList) { list in
      Dictionary(grouping: list) { $0 }.values.count { $0.count > 1 } < 2
    },
    Row("\"a\"\n\"a\"", evaluations: 1_029, ofSeveral: letters, letters) { $0.isEmpty || $0 != $1 },
    Row("[0, 0, 0]\n[0, 0, 0]", evaluations: 2_777, ofSeveral: anyList, anyList) {
      $0.count <= 2 || $0 != $1
    },
  ]

  private static let wide = Generator<Int>.oneOf(.element(of: 1_000, 2_000), .int())

  /// Claims about numbers from two branches of different widths, of which the first is simpler.
  private static let branches = [
    Row("1000", evaluations: 0, of: wide) { $0 < 700 },
    Row("700", evaluations: 2_085, of: .oneOf(.int(), .element(of: 1_000, 2_000))) { $0 < 700 },
    Row("2000", evaluations: 1_057, of: wide) { $0 < 1_500 },
    // The wider branch shrinks to 1500, which both branches can make, and then to 1599.
    Row(
      "1599", evaluations: 1_033, of: .oneOf(.integer(in: 1_400...1_600, near: 1_600), .int())
    ) { $0 < 1_500 || $0 == 1_600 },
  ]

  private static func counted<Element>(_ element: Generator<Element>) -> Generator<[Element]> {
    Generator<Int>.int(in: 0...10).flatMap { .array(of: element, $0...$0) }
  }

  /// Claims about lists whose length or bounds are drawn separately.
  private static let lengths = [
    Row(
      "[900]", evaluations: 4_255,
      of: Generator<Int>.int(in: 1...100).flatMap { .array(of: .int(in: 0...1000), $0...$0) }
    ) { ($0.max() ?? 0) < 900 },
    // This resembles a message that ends with its length: neither can change without the other.
    Row(
      "[900]\n1", evaluations: 7_762, ofSeveral: .array(of: .int(in: 0...1000), 0...100),
      .int(in: 0...100)
    ) { list, count in
      try assume(list.count == count)
      return (list.max() ?? 0) < 900
    },
    Row("[[900]]", evaluations: 4_779, of: counted(counted(.int(in: 0...1000)))) {
      ($0.joined().max() ?? 0) < 900
    },
    // The elements are indices into the list itself.
    Row(
      "[1, 0]", evaluations: 795,
      of: Generator<Int>.int(in: 1...100).flatMap { .array(of: .int(in: 0...$0 - 1), $0...$0) }
    ) { list in list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 } },
  ]

  /// Claims about trees, texts, and state-machine commands.
  private static let values = [
    // A divisor may be zero only if it is computed.
    Row("0 / (0 + 0)", evaluations: 4_304, of: Expression.any) { expression in
      try assume(!expression.dividesByLiteralZero)
      return expression.value != nil
    },
    Row(#""a\u{0301}""#, evaluations: 1_615, of: .scalars(of: "abcd\u{301}\u{308}\u{323}")) {
      $0.count == $0.unicodeScalars.count
    },
    Row(#""\u{0301}\u{0301}""#, evaluations: 3_720, of: .text(upTo: 100)) { text in
      text.allSatisfy { $0.unicodeScalars.count(where: \.isCombining) < 2 }
    },
    Row(#"[" #": ""]"#, evaluations: 19_479, of: .dictionary(of: .text(), .text())) { table in
      table.keys.allSatisfy { !$0.contains(" #") }
    },
    // This resembles a JSON pointer that is unescaped in the wrong order, scalar by scalar.
    Row("\"~1\"", evaluations: 8_644, of: .text()) { text in
      let scalars = text.unicodeScalars
      return !zip(scalars, scalars.dropFirst()).contains { $0 == "~" && $1 == "1" }
    },
    Row("\"\\u{FB01}\"", evaluations: 5_142, of: .text()) {
      $0.uppercased().lowercased() == $0.lowercased()
    },
    Row(
      "1  wait(2)\n2  take(1) → true\n3  take(5) → false", evaluations: 4_855,
      of: Limiter.machine { $0.wait($1, upTo: .max) }.traces, holds: isRight),
    Row(
      "1  take(1) → true\n2  wait(1)\n3  wait(1)\n4  take(5) → true", evaluations: 10_535,
      of: Limiter.machine { $0.wait($1, losingRest: true) }.traces, holds: isRight),
  ]

  private static func isRight<Model, System>(_ trace: Trace<Model, System>) throws -> Bool {
    try trace.run()
    return true
  }
}

extension Generator where Value == String {
  /// A string of up to a hundred scalars from an alphabet.
  fileprivate static func scalars(of alphabet: String) -> Generator {
    let scalars = Array(alphabet.unicodeScalars)
    let scalar = Generator<Unicode.Scalar> {
      scalars[Int($0.choose(upTo: UInt64(scalars.count - 1)))]
    }
    return Generator<[Unicode.Scalar]>.array(of: scalar, 0...100).map {
      String(String.UnicodeScalarView($0))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    properties.canonicalCombiningClass != Unicode.CanonicalCombiningClass.notReordered
  }
}

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

  /// An expression whose operands are usually numbers, so that generation ends.
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

  /// The value of the expression, or `nil` if it divides by zero.
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

/// A bucket for five tokens, which receives a token at every other tick.
struct Limiter: Sendable {
  private var (tokens, ticks) = (5, 0)

  /// Takes `count` tokens if there are enough, and returns whether it took them.
  mutating func take(_ count: Int) -> Bool {
    if count > tokens { return false }
    tokens -= count
    return true
  }

  /// Lets time pass; a wrong argument changes the capacity or loses half of a token.
  mutating func wait(_ time: Int, upTo cap: Int = 5, losingRest: Bool = false) {
    ticks += time
    tokens = min(cap, tokens + ticks / 2)
    ticks = losingRest ? 0 : ticks % 2
  }

  static func machine(
    waiting wait: @escaping @Sendable (inout Limiter, Int) -> Void
  ) -> StateMachine<Limiter, Limiter> {
    StateMachine(
      model: { Limiter() }, system: { Limiter() },
      commands: [
        Command("take", .int(in: 1...5), model: { $0.take($1) }, system: { $0.take($1) }),
        Command("wait", .int(in: 1...100), model: { $0.wait($1) }, system: wait),
      ])
  }
}
