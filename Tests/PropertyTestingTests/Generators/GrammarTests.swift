import Foundation
import PropertyExpectations
import Testing

@testable import PropertyTesting

@Suite struct GrammarTests {
  static let digit = Grammar.one(in: "0"..."9")
  static let sum = Grammar.rule("sum") {
    .choice(digit, .sequence($0, "+", $0), .sequence("(", $0, ")"))
  }
  static let number = Grammar.sequence(
    .optional("-"), .choice("0", .sequence(.one(in: "1"..."9"), .repeated(digit, 0...5))),
    .optional(.sequence(".", .repeated(digit, 1...4))))
  static let date = Grammar.sequence(
    .repeated(digit, 4...4), "-",
    .choice(.sequence("0", .one(in: "1"..."9")), .sequence("1", .one(in: "0"..."2"))), "-",
    .choice(
      .sequence("0", .one(in: "1"..."9")), .sequence(.one(of: "12"), digit),
      .sequence("3", .one(of: "01"))))
  static let json = Grammar.rule("value") { value in
    let character = Grammar.choice(.one(of: "ab é"), "\\\"", "\\n")
    let string = Grammar.sequence("\"", .repeated(character, 0...5), "\"")
    let list = Grammar.optional(.sequence(value, .repeated(.sequence(",", value), 0...3)))
    let member = Grammar.sequence(string, ":", value)
    let members = Grammar.optional(.sequence(member, .repeated(.sequence(",", member), 0...3)))
    return .choice(
      weighted: (2, "null"), (2, number), (2, string), (1, .sequence("[", list, "]")),
      (1, .sequence("{", members, "}")))
  }

  /// Whether a text is a sum: digits separated by plus signs, after bracketed sums are replaced.
  private static func isSum(_ text: String) -> Bool {
    var text = text
    while let inner = text.firstMatch(of: /\(\d(\+\d)*\)/) {
      text.replaceSubrange(inner.range, with: "0")
    }
    return text.wholeMatch(of: /\d(\+\d)*/) != nil
  }

  @Test func `An independent parser accepts every text of a grammar`() throws {
    let settings = RunSettings(cases: 300)
    expectHolds(forAll: try .text(matching: Self.sum), settings: settings) { Self.isSum($0) }
    expectHolds(forAll: try .text(matching: Self.number), settings: settings) {
      $0.wholeMatch(of: /-?(0|[1-9]\d{0,5})(\.\d{1,4})?/) != nil
    }
    expectHolds(forAll: try .text(matching: Self.date), settings: settings) {
      $0.wholeMatch(of: /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/) != nil
    }
    expectHolds(forAll: try .text(matching: Self.json), settings: settings) { text in
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test func `Every option and every depth of a grammar is drawn`() throws {
    let texts = try Generator<String>.text(matching: Self.json)
    expectHolds(
      forAll:
        texts
        .cover("list", atLeast: 0.05) { $0.hasPrefix("[") }
        .cover("object", atLeast: 0.05) { $0.hasPrefix("{") }
        .cover("nested", atLeast: 0.01) { $0.contains("[[") || $0.contains(":[") }
        .cover("null", atLeast: 0.15) { $0 == "null" }
    ) { _ in }
  }

  @Test func `The depth limits the nesting of a grammar's rules`() throws {
    expectHolds(forAll: try .text(matching: Self.sum, depth: 3)) { text in
      try require(text.count <= 7, "\(text.count) characters")
    }
    let onlySums = Grammar.rule("sum") { .choice(.sequence($0, "+", $0), .one(in: "0"..."9")) }
    expectHolds(forAll: try .text(matching: onlySums, depth: 2)) {
      try require($0.count <= 3)
    }
  }

  @Test func `Rules of a grammar nest eight levels by default`() throws {
    let brackets = Grammar.rule("list") { .choice(weighted: (1, ""), (9, .sequence("[", $0, "]"))) }
    var source = ChoiceSource(random: RandomBits(seed: 1))
    let texts = try Generator<String>.text(matching: brackets)
    let counts = (0..<100).map { _ in source.draw(texts).count }
    #expect(counts.max() == 2 * 7)
  }

  /// Grammars, each with the error that refuses it, or with `nil` if it is at a limit and accepted.
  private static var limits: [(Grammar, GeneratorError?)] {
    var stolen: Grammar = ""
    let twice = Grammar.rule("a") { use in
      stolen = use
      return "x"
    }
    let wraps: [(Grammar) -> Grammar] = [
      { .optional($0) }, { .sequence($0) }, { .choice($0, "b") },
    ]
    let nested = wraps.flatMap { wrap in
      [1_000, 1_001, 2_000].map { levels -> (Grammar, GeneratorError?) in
        let grammar = (1..<levels).reduce("a" as Grammar) { grammar, _ in wrap(grammar) }
        return (grammar, levels > 1_000 ? .tooDeep(1_001) : nil)
      }
    }
    let others: [(Grammar, GeneratorError?)] = [
      (.rule("list") { .sequence("a", $0) }, .noText),
      (.rule("list") { .repeated($0, 1...2) }, .noText),
      (.rule("list") { .repeated($0, 0...2) }, nil), (.choice([]), .noText),
      (.sequence("a", .one(of: "")), .noText), (stolen, .unknownRule("a")),
      (.sequence(twice, twice), nil),
      (.sequence(twice, .rule("a") { _ in "2" }), .ambiguousRule("a")),
      (.repeated("a", .max ... .max), .tooManyParts(most: 100_000)),
      (.repeated("", 100_001...100_001), .tooManyParts(most: 100_000)),
      (.repeated(.repeated("ab", 60_000...60_000), 1...1), .tooManyParts(most: 100_000)),
      (.repeated("a", 100_000...100_000), nil),
    ]
    return nested + others
  }

  @Test func `A grammar without a text, with unclear rules or beyond a limit is refused`() {
    for (index, (grammar, error)) in Self.limits.enumerated() {
      var found: GeneratorError?
      do throws(GeneratorError) {
        _ = try Generator<String>.text(matching: grammar)
      } catch {
        found = error
      }
      #expect(found == error, "row \(index)")
    }
  }

  @Test func `A sequence without parts needs no depth`() throws {
    let lists = Grammar.rule("list") { .choice(.sequence(), "a", .sequence("[", $0, "]")) }
    let texts = try Generator<String>.text(matching: lists, depth: 1)
    #expect(Set(Sampling.values(texts, cases: 100)) == ["", "a"])
  }
}

/// Trees: dependent and recursive generators.
@Suite struct TreeTests {
  indirect enum Tree: Hashable, Sendable, CustomStringConvertible {
    case leaf(Int)
    case node(Tree, Tree)

    var depth: Int {
      switch self {
      case .leaf: 0
      case .node(let left, let right): 1 + max(left.depth, right.depth)
      }
    }

    var leaves: [Int] {
      switch self {
      case .leaf(let value): [value]
      case .node(let left, let right): left.leaves + right.leaves
      }
    }

    var description: String {
      switch self {
      case .leaf(let value): value == 0 ? "·" : "\(value)"
      case .node(let left, let right): "(\(left) \(right))"
      }
    }
  }

  static func trees(depth: Int, leaves: ClosedRange<Int> = 0...1) -> Generator<Tree> {
    .recursive(depth: depth, Generator<Int>.int(in: leaves).map { .leaf($0) }) { smaller in
      zip(smaller, smaller).map { .node($0, $1) }
    }
  }

  @Test func `Generated trees aren't deeper than the limit`() {
    expectHolds(
      forAll: Self.trees(depth: 3)
        .cover("as deep", atLeast: 0.05) { $0.depth == 3 }
        .cover("a leaf", atLeast: 0.3) { $0.depth == 0 }
    ) { try require($0.depth <= 3) }
    expectHolds(forAll: Self.trees(depth: -1)) { try require($0.depth == 0) }
  }

  @Test func `Generated trees with many branches have limited size`() {
    let lists = Generator<[Int]>.recursive(depth: 30, .just([0])) { smaller in
      Generator<[[Int]]>.array(of: smaller, 8...9).map { $0.flatMap(\.self) }
    }
    expectHolds(forAll: lists.cover("large", atLeast: 0.1) { $0.count > 1_000 }) {
      try require($0.count < 20_000)
    }
  }
}
