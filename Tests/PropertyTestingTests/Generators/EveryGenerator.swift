import PropertyTesting

/// A generator of descriptions of values, so that tests can treat all generators alike.
struct AnyGenerator: Sendable, CustomStringConvertible {
  let name: String
  /// The value that a source without bytes gives.
  let simplest: String
  let count: UInt64?
  let generate: @Sendable (inout ChoiceSource) -> String
  /// Generates ten values in one case, as the elements of a list.
  let generateList: @Sendable (inout ChoiceSource) -> [String]

  var description: String { name }

  init<Value>(
    _ name: String, _ generator: Generator<Value>, simplest: String,
    show: @escaping @Sendable (Value) -> String = { describe($0) }
  ) {
    self.name = name
    self.simplest = simplest
    count = generator.count
    generate = { show(generator.generate(&$0)) }
    let list = Generator.array(of: generator, 0...10)
    generateList = { list.generate(&$0).map(show) }
  }
}

/// One generator of each kind; if possible, its domain is small enough to be enumerated.
enum EveryGenerator {
  enum Suit: CaseIterable, Sendable { case clubs, hearts, spades }

  static let small: Generator<Int> = .int(in: 0...2)

  static func all() throws(GeneratorError) -> [AnyGenerator] {
    try numbers() + choosing() + collections() + structures() + texts() + types()
  }

  static func numbers() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("int", .int(in: -3...5), simplest: "0"),
      AnyGenerator("int of all", .int(), simplest: "0"),
      AnyGenerator("int in a range", .int(in: 3..<7), simplest: "3"),
      AnyGenerator("int with favorites", .int(in: 0...500, favoring: [77, 999]), simplest: "0"),
      AnyGenerator("uint8", Generator<UInt8>.integer(), simplest: "0"),
      AnyGenerator("int8 from", Generator<Int8>.integer(in: 100...), simplest: "100"),
      AnyGenerator("int8 through", Generator<Int8>.integer(in: ...(-100)), simplest: "-100"),
      AnyGenerator("near", Generator<Int>.integer(in: 0...20, near: 12), simplest: "12"),
      AnyGenerator("int128", Generator<Int128>.integer(), simplest: "0"),
      AnyGenerator("narrow int128", Generator<Int128>.integer(in: -3...5), simplest: "0"),
      AnyGenerator(
        "uint128", Generator<UInt128>.integer(favoring: [1 << 70]), simplest: "0"),
      AnyGenerator("double", .double(), simplest: "0.0"),
      AnyGenerator("double in", .double(in: 0...1, favoring: [0.25]), simplest: "0.0"),
      AnyGenerator("double in a range", .double(in: 2..<9), simplest: "2.0"),
      AnyGenerator("float", .float(), simplest: "0.0"),
      AnyGenerator("float in", .float(in: -9...9), simplest: "0.0"),
    ]
  }

  static func choosing() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("just", .just(7), simplest: "7"),
      AnyGenerator("bool", .bool(), simplest: "false"),
      AnyGenerator("optional", .optional(small), simplest: "nil"),
      AnyGenerator("element", .element(of: 5, 3, 4), simplest: "5"),
      AnyGenerator("element of a list", try .element(of: ["x", "y"]), simplest: "\"x\""),
      AnyGenerator("anyCase", Generator<Suit>.anyCase, simplest: "clubs"),
      AnyGenerator("oneOf", .oneOf(small, .int(in: 8...9)), simplest: "0"),
      AnyGenerator("oneOf a list", try .oneOf([small, .just(9)]), simplest: "0"),
      AnyGenerator("weighted", .oneOf(weighted: (1, .just(4)), (9, small)), simplest: "4"),
      AnyGenerator(
        "weighted list", try .oneOf(weighted: [(0, .just(4)), (2, small)]), simplest: "4"),
      AnyGenerator("swarm", .swarm(small, .just(4), .just(5), .just(6)), simplest: "0"),
      AnyGenerator("map", small.map { $0 * 2 }, simplest: "0"),
      AnyGenerator("cover", small.cover("odd", atLeast: 0) { $0 == 1 }, simplest: "0"),
      AnyGenerator("filter", small.filter { $0 > 0 }, simplest: "0"),
      AnyGenerator(
        "compactMap", small.compactMap(discarding: -1) { $0 < 2 ? $0 : nil }, simplest: "0"),
      AnyGenerator(
        "flatMap", small.flatMap { .array(of: .bool(), count: $0) }, simplest: "[]"),
      AnyGenerator("zip", zip(small, .bool()), simplest: "(0, false)", show: { "\($0)" }),
    ]
  }

  static func collections() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("array", .array(of: small, 0...3), simplest: "[]"),
      AnyGenerator("array of some", .array(of: small, 1...3), simplest: "[0]"),
      AnyGenerator("array in a range", .array(of: small, 1..<3), simplest: "[0]"),
      AnyGenerator("array of a count", .array(of: small, count: 2), simplest: "[0, 0]"),
      AnyGenerator("array of the same", .array(of: .just(1), 0...4), simplest: "[]"),
      AnyGenerator("set", .set(of: small, 0...5), simplest: "[]", show: { "\($0.sorted())" }),
      AnyGenerator("unique array", .uniqueArray(of: small, 0...3), simplest: "[]"),
      AnyGenerator(
        "unique by",
        .uniqueArray(of: zip(small, .bool()).map { [$0, $1 ? 1 : 0] }, 0...2) { $0[0] },
        simplest: "[]"),
      AnyGenerator(
        "dictionary", .dictionary(of: small, .bool(), 0...3), simplest: "[]",
        show: { "\($0.sorted { $0.key < $1.key }.map { "\($0)" })" }),
      AnyGenerator("permutation", .permutation(of: [1, 2, 3, 4]), simplest: "[1, 2, 3, 4]"),
      AnyGenerator("subsequence", .subsequence(of: [1, 2, 3]), simplest: "[]"),
      AnyGenerator(
        "subset", .subset(of: [1, 2, 3]), simplest: "[]", show: { "\($0.sorted())" }),
      AnyGenerator(
        "shuffled", .array(of: small, 2...3).flatMap { .permutation(of: $0) }, simplest: "[0, 0]"),
    ]
  }

  static func structures() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("recursive", TreeTests.trees(depth: 2), simplest: "·", show: { "\($0)" }),
      AnyGenerator(
        "grammar", try .text(matching: GrammarTests.sum, depth: 3), simplest: "\"0\""),
    ]
  }

  static func types() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator(
        "any", try Generator<SampleTypes.Shape>.any(),
        simplest: "polygon(sides: 0, name: nil)", show: { "\($0)" }),
      AnyGenerator(
        "any recursive", try Generator<SampleTypes.JSON>.any(), simplest: "null",
        show: { $0.sorted }),
      AnyGenerator(
        "any list", try Generator<SampleTypes.Stack>.any().map(\.items), simplest: "[]"),
      AnyGenerator(
        "any with overrides",
        try Generator<SampleTypes.Point>.any(overriding: .every(Int.self, with: small)),
        simplest: "Point(x: 0, y: 0)",
        show: { "\($0)".replacing("PropertyTestingTests.", with: "") }),
      AnyGenerator("make", .make({ [$0, $1] }, small, .int(in: 4...5)), simplest: "[0, 4]"),
      AnyGenerator(
        "function", .function(from: small, to: .bool(), 0...2), simplest: "{else: false}"),
      AnyGenerator("unicodeScalar", Unicode.Scalar.arbitrary, simplest: "a"),
      AnyGenerator("pattern", try .string(matching: "a*(xyz|[^a])"), simplest: "\"b\""),
    ]
  }

  static func texts() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("text", .text(upTo: 2), simplest: "\"\""),
      AnyGenerator("string", .string(of: "ab", 0...3), simplest: "\"\""),
      AnyGenerator("any scalar", .anyScalar, simplest: "\"a\""),
      AnyGenerator("scalar", .scalar(in: "A"..."z"), simplest: "a"),
      AnyGenerator("scalar of a script", .scalar(in: .greek), simplest: "α"),
      AnyGenerator(
        "character",
        Generator<Character>.element(of: "\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{2029}"),
        simplest: "\n"),
      AnyGenerator("text of a script", .text(in: .hebrew, 1...2), simplest: "\"\\u{05D0}\""),
      AnyGenerator(
        "text of scripts",
        .string(of: .swarm(.character(in: .thai), .character(in: .arabic)), 0...3), simplest: "\"\""
      ),
      AnyGenerator("text of a pool", .string(of: "0123456789", 1...2), simplest: "\"0\""),
      AnyGenerator("text of pools", try .text(of: [.flags, .digits], 0...3), simplest: "\"\""),
    ]
  }
}
