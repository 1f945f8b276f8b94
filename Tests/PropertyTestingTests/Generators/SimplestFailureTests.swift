import Testing

@testable import PropertyTesting

struct FalseClaim: Sendable, CustomTestStringConvertible {
  let answers: Set<String>
  /// The number of evaluations that shrink the failures of 100 seeds, or `nil` to allow any number.
  let evaluations: Int?
  let claim: Claim
  var testDescription: String { answers.sorted().joined(separator: " or ") }

  private init(_ answers: [String], _ evaluations: Int?, _ claim: Claim) {
    (self.answers, self.evaluations, self.claim) = (Set(answers), evaluations, claim)
  }

  init<Input>(
    _ answers: String..., evaluations: Int? = nil, of generator: Generator<Input>,
    holds: @escaping @Sendable (Input) throws -> Bool
  ) {
    let claim = RunTests.claim(generator) { try require(try holds($0)) }
    self.init(answers, evaluations, claim)
  }

  init<each Input>(
    _ answer: String, evaluations: Int, ofSeveral generators: repeat Generator<each Input>,
    holds: @escaping @Sendable (repeat each Input) throws -> Bool
  ) {
    let claim = RunTests.claim(repeat each generators) { (input: repeat each Input) in
      try require(try holds(repeat each input))
    }
    self.init([answer], evaluations, claim)
  }

  /// Checks that each seed finds one of `answers`, and the total number of evaluations.
  func expectAnswers() {
    var evaluations = 0
    for seed: UInt64 in 0..<(self.evaluations == nil ? 20 : 100) {
      let found = Run.check(claim, RunSettings(cases: 200_000, seed: seed)).counterexample
      #expect(answers.contains(found?.input ?? ""), "\(found?.input ?? "none"), seed \(seed)")
      evaluations += found?.shrinks ?? 0
    }
    if let before = self.evaluations { #expect(evaluations == before) }
  }
}

/// The simplest failing values of any type, for any random seed.
@Suite struct SimplestFailureTests {
  typealias Row = FalseClaim

  static func rows() throws -> [Row] {
    try numbers + collections + texts() + types()
  }

  private static let numbers = [
    Row("0.3", "1.0", of: .double()) { !($0 >= 0.3) },
    Row("0.3", of: .double(in: 0...0.9)) { $0 < 0.3 },
    Row("1.5", "2.0", of: .double(in: 0...1e6)) { $0 * $0 < 2 },
    Row("nan", of: .double()) { $0 == $0 },
    Row("inf", of: .double()) { $0 < .infinity || $0.isNaN },
    Row("-0.0", of: .double(in: -10...10)) { $0 != 0 || $0.sign == .plus },
    Row("\(1 << 80 as Int128)", of: Generator<Int128>.integer()) { $0 < 1 << 80 },
    Row("60", of: Generator<Int>.integer(in: 0...99, near: 50)) { $0 < 60 },
  ]

  private static let small = Generator.int(in: 0...99)

  private static let collections = [
    Row("[0, 1, 2]", of: Generator<Set<Int>>.set(of: small, 0...20).map { $0.sorted() }) {
      $0.count < 3
    },
    Row("[4]", of: Generator<[Int]>.subsequence(of: [1, 2, 3, 4, 5])) { !$0.contains(4) },
    Row(
      "[1, 2, 3, 5, 4]", "[1, 2, 4, 3, 5]", "[1, 3, 2, 4, 5]", "[2, 1, 3, 4, 5]",
      of: Generator<[Int]>.permutation(of: [1, 2, 3, 4, 5])
    ) { $0 == $0.sorted() },
    Row("[0: 7]", of: Generator<[Int: Int]>.dictionary(of: small, small, 0...9)) {
      !$0.values.contains(7)
    },
    Row("{5: 3, else: 0}", "{else: 3}", of: FunctionTests.functions) { $0(5) < 3 },
  ]

  private static func texts() throws -> [Row] {
    [
      Row(#""\u{200D}""#, of: .text(upTo: 12)) { !$0.unicodeScalars.contains("\u{200D}") },
      Row(#""\u{03B1}\u{03B1}""#, of: .text(in: .greek, 0...9)) { $0.count < 2 },
      Row(
        #""\u{00DF}""#, #""\u{AC00}""#,
        of: .string(of: .swarm(.character(in: .latin), .character(in: .hangul)), 0...9)
      ) {
        $0.allSatisfy { $0.isASCII }
      },
      Row(#""a a""#, of: try .string(matching: #"\w+( \w+)*"#)) { !$0.contains(" ") },
      Row("\"(0)\"", of: try .text(matching: GrammarTests.sum)) { !$0.contains("(") },
    ]
  }

  private static func types() throws -> [Row] {
    let users = try Generator<SampleTypes.User>.any()
    return [
      Row("30", of: users.map(\.age)) { $0 < 30 },
      Row(#"["b"]"#, of: users.map { $0.addresses.map(\.street) }) {
        $0.allSatisfy { !$0.contains("b") }
      },
      Row("number(42)", of: try Generator<SampleTypes.Sum>.any()) { $0.largest < 42 },
      Row("[50]", of: try Generator<SampleTypes.Stack>.any().map(\.items)) {
        $0.allSatisfy { $0 < 50 }
      },
      Row("4", of: users.overriding(\.age, with: .int(in: 1...9)).map(\.age)) { $0 < 4 },
      Row("42", of: TreeTests.trees(depth: 6, leaves: 0...100)) {
        $0.leaves.allSatisfy { $0 < 42 }
      },
    ]
  }

  @Test(arguments: try rows()) func `A failure shrinks to the simplest failing value`(row: Row) {
    row.expectAnswers()
  }
}
