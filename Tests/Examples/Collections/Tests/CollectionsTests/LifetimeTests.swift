import DequeModule
import PropertyExpectations
import Synchronization
import Testing

/// Elements are kept exactly as long as a deque has them: none is leaked, or released twice.
@Suite struct LifetimeTests {
  /// How many of a deque's tokens there are.
  final class Census: Sendable {
    let living = Atomic(0)
  }

  /// A number that counts itself.
  final class Token {
    let number: Int
    private let census: Census

    init(_ number: Int, _ census: Census) {
      (self.number, self.census) = (number, census)
      census.living.add(1, ordering: .relaxed)
    }

    deinit { census.living.subtract(1, ordering: .relaxed) }
  }

  /// A deque of numbers as tokens.
  struct Counted: DoubleEnded {
    let census = Census()
    var tokens: Deque<Token> = []

    init(_ numbers: [Int]) { for number in numbers { append(number) } }

    var count: Int { tokens.count }
    subscript(index: Int) -> Int {
      get { tokens[index].number }
      set { tokens[index] = Token(newValue, census) }
    }
    mutating func append(_ number: Int) { tokens.append(Token(number, census)) }
    mutating func prepend(_ number: Int) { tokens.prepend(Token(number, census)) }
    mutating func popFirst() -> Int? { tokens.popFirst()?.number }
    mutating func popLast() -> Int? { tokens.popLast()?.number }
    mutating func insert(_ number: Int, at index: Int) {
      tokens.insert(Token(number, census), at: index)
    }
    mutating func remove(at index: Int) -> Int { tokens.remove(at: index).number }
    mutating func replace(_ range: Range<Int>, with numbers: [Int]) {
      tokens.replaceSubrange(range, with: numbers.map { Token($0, census) })
    }
  }

  static let replace = Counted.Operation(
    "replace", of: { zip(.range(in: $0.now), DequeTests.numbers) }
  ) {
    $0.now.replaceSubrange($1.0, with: $1.1)
  } system: {
    $0.now.replace($1.0, with: $1.1)
  }

  static let count = Counted.Operation("count the living", of: { _ in .just(()) }) { _, _ in
    ()
  } system: { deques, _ in
    (deques.now.census.living.load(ordering: .relaxed), deques)
  } comparing: { found, _ in
    let (living, deques) = found
    let kept = Set((deques.now.tokens + deques.aside.tokens).map(ObjectIdentifier.init))
    try requireEqual(living, kept.count, "living tokens")
  }

  @Test func `a deque keeps each of its elements, and no other`() {
    expectHolds(Counted.machine(more: [Self.replace, Self.count]) { Counted($0) })
  }
}
