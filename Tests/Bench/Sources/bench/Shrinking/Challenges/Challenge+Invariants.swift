import PropertyTesting

extension Challenge {
  /// Values for which most changes give invalid values, or change nothing.
  static let invariants = [hashCollision, evens, sorted, combiningMark, marks]

  /// Two keys in one of 64 buckets; smaller keys are mostly in others.
  private static let hashCollision = Challenge(
    "hash-collision", claimed: "different keys have different hashes", answer: "[0, 64]",
    .array(of: .int(in: 0...1_000_000), 0...100)
  ) { keys in
    let keys = Set(keys)
    return Set(keys.map { ($0 &* 0x9E37_79B1) & 63 }).count == keys.count
  }

  private static let evens = Challenge(
    "evens", claimed: "a list of even numbers has fewer than three different ones",
    answer: "[0, 2, -2]", .array(of: Generator<Int>.int().filter { $0 % 2 == 0 }, 0...100)
  ) { Set($0).count < 3 }

  private static let sorted = Challenge(
    "sorted", claimed: "a sorted list spans less than 500", answer: "[0, 500]",
    Generator<[Int]>.array(of: .int(in: 0...1000), 0...5).filter { $0 == $0.sorted() }
  ) { ($0.last ?? 0) - ($0.first ?? 0) < 500 }

  private static let combiningMark = Challenge(
    "combining-mark", claimed: "a text has as many characters as scalars", answer: #""a\u{0301}""#,
    .scalars(of: "abcd\u{301}\u{308}\u{323}", 0...100)
  ) { $0.count == $0.unicodeScalars.count }

  private static let marks = Challenge(
    "two-marks", claimed: "no character has two combining marks", answer: #""\u{0301}\u{0301}""#,
    .text(upTo: 100)
  ) { text in
    text.allSatisfy { $0.unicodeScalars.count(where: \.isCombining) < 2 }
  }
}

extension Generator where Value == String {
  /// A text of scalars from `alphabet`.
  fileprivate static func scalars(
    of alphabet: String, _ counts: ClosedRange<Int>
  ) -> Generator {
    let scalars = Array(alphabet.unicodeScalars)
    let last = UInt64(scalars.count - 1)
    let scalar = Generator<Unicode.Scalar> { scalars[Int($0.choose(upTo: last))] }
    return Generator<[Unicode.Scalar]>.array(of: scalar, counts).map {
      String(String.UnicodeScalarView($0))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    properties.canonicalCombiningClass != Unicode.CanonicalCombiningClass.notReordered
  }
}

extension Challenge {
  /// Sequences of commands, whose effects depend on all earlier ones.
  static let machines = [ring]

  /// The ring must wrap around before it grows.
  private static let ring = Challenge(
    "ring", claimed: "a growing ring returns its values in order",
    answer: "[put 0, put 0, get, put 1, put 0, get, get]", .array(of: RingCommand.any, 0...100)
  ) { commands in
    var (ring, queue) = (Ring(), [Int]())
    for command in commands {
      switch command {
      case .put(let value):
        ring.put(value)
        queue.append(value)
      case .get:
        let expected = queue.isEmpty ? nil : queue.removeFirst()
        if ring.get() != expected { return false }
      }
    }
    return true
  }
}

/// An operation on a ring.
enum RingCommand: Sendable, CustomStringConvertible {
  case put(Int)
  case get

  static let any = Generator<RingCommand>.oneOf(
    Generator<Int>.int().map { .put($0) }, .just(.get))

  var description: String {
    switch self {
    case .put(let value): "put \(value)"
    case .get: "get"
    }
  }
}

/// A queue in a ring of slots, with a mistake: growing leaves the wrapped-around values at the
/// front.
///
///     [c][b]  ──grow──►  [c][b][ ][ ]    b is followed by nothing, c is lost
///         └ first
struct Ring {
  private var slots = [0, 0]
  private var first = 0
  private var count = 0

  mutating func put(_ value: Int) {
    if count == slots.count { slots += Array(repeating: 0, count: count) }
    slots[(first + count) % slots.count] = value
    count += 1
  }

  mutating func get() -> Int? {
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % slots.count
      count -= 1
    }
    return slots[first]
  }
}

extension Challenge {
  /// Values made from values of their own kind.
  static let trees = [binaryHeap, calculator]

  /// From QuickCheck's own tests; a random search finds the smallest counterexample only by luck.
  private static let binaryHeap = Challenge(
    "binheap", claimed: "a heap's sorted list is sorted",
    answer: "(0, ·, (0, (0, ·, ·), (1, ·, ·)))", references: References(hypothesis: 177),
    Heap.generator()
  ) { heap in
    let list = heap.wronglySorted
    return list == list.sorted() && list == heap.list.sorted()
  }

  /// From jlink's collection; only a computed divisor may be zero.
  private static let calculator = Challenge(
    "calculator", claimed: "an expression without a division by 0 has a value",
    answer: "0 / (0 + 0)", Expression.any
  ) { expression in
    try assume(!expression.dividesByLiteralZero)
    return expression.value != nil
  }
}

/// A binary heap: no child is smaller than its parent.
indirect enum Heap: Sendable, CustomStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  var description: String {
    switch self {
    case .empty: "·"
    case .node(let value, let left, let right): "(\(value), \(left), \(right))"
    }
  }

  static func generator(atLeast low: Int = 0) -> Generator<Heap> {
    Generator { source in
      source.span("heap") { source in
        let value = source.draw(.int(in: low...max(low, 1 << 32)))
        let child = Generator<Heap> { source in
          // Less than one child per node on average, so that heaps end.
          source.flip(0.45) ? source.draw(generator(atLeast: value)) : .empty
        }
        return .node(value, source.draw(child), source.draw(child))
      }
    }
  }

  /// The values, parents before children, right before left.
  var list: [Int] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + right.list + left.list
    }
  }

  /// The values in order, with the original's mistake: the merged children are not sorted.
  var wronglySorted: [Int] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + Self.merge(left, right).list
    }
  }

  private static func merge(_ one: Heap, _ other: Heap) -> Heap {
    switch (one, other) {
    case (.empty, let heap), (let heap, .empty): heap
    case (.node(let first, let left, let right), .node(let second, let left2, let right2)):
      first <= second
        ? .node(first, merge(right, other), left) : .node(second, merge(right2, one), left2)
    }
  }
}

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

extension Challenge {
  /// Texts of pieces that few texts have.
  static let texts = [hash, pointer, folding]

  private static let hash = Challenge(
    "dictionary-key", claimed: "no key of a dictionary has a space and a number sign",
    answer: #"[" #": ""]"#, .dictionary(of: .text(), .text())
  ) { table in
    table.keys.allSatisfy { !$0.contains(" #") }
  }

  /// As a pointer of JSON is unescaped in the wrong order: the scalars decide, not the characters.
  private static let pointer = Challenge(
    "tilde-one", claimed: "no text has a tilde and a 1", answer: "\"~1\"", .text()
  ) { text in
    let scalars = text.unicodeScalars
    return !zip(scalars, scalars.dropFirst()).contains { $0 == "~" && $1 == "1" }
  }

  private static let folding = Challenge(
    "folding", claimed: "a text is the same in capitals as in lower case", answer: "\"\\u{FB01}\"",
    .text()
  ) { $0.uppercased().lowercased() == $0.lowercased() }
}

extension Challenge {
  /// Numbers of which only some far from each other fail.
  static let arithmetic = [varint, halfEven]

  private static let varint = Challenge(
    "varint", claimed: "a number has as many bytes as groups of seven bits", answer: "64", .int()
  ) { number in
    var rest = UInt(bitPattern: number << 1 ^ number >> 63)
    while rest > 128 { rest >>= 7 }
    return rest != 128
  }

  private static let halfEven = Challenge(
    "half-even", claimed: "a share in ten thousandths is rounded to the even neighbour",
    answer: "1\n5000", .int(in: 0...1_000_000), .int(in: 0...10_000)
  ) { amount, share in
    let (whole, rest) = (amount * share).quotientAndRemainder(dividingBy: 10_000)
    return rest != 5_000 || whole % 2 == 1
  }
}
