import PropertyCorpus
import PropertyExpectations
import Testing

@testable import PropertyTesting

/// The use of the tested code's constants in random cases.
@Suite struct ConstantsTests {
  private static let file = Constants.File(
    "Invoice.swift",
    [
      .integer(4_711), .text("x-id"), .integer(-1_009), .number(62.125), .text(".tar.gz"),
      .integer(3_530), .integer(2_517), .text("–"), .text("n/a"),
      .integer(Int(bitPattern: 1 << 63 | 77)),
    ])
  private static let constants = Constants([[file]])

  /// A claim that is false only for inputs with one of the constants.
  struct Condition: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let input: String
    let claim: Claim

    init<Input>(
      _ name: String, _ input: String, _ generator: Generator<Input>,
      _ isHit: @escaping @Sendable (Input) -> Bool
    ) {
      testDescription = name
      self.input = input
      claim = Claim(forAll: generator, named: PropertyName(chapter: "Tests", name: name)) {
        try require(!isHit($0))
      }
    }
  }

  static let conditions: [Condition] = [
    Condition("integer", "4711", .int()) { $0 == 4_711 },
    Condition("neighbor", "4712", .int()) { $0 == 4_712 },
    Condition("negative", "-1009", .integer(in: Int32.min...Int32.max)) { $0 == -1_009 },
    Condition("favored", "4711", .int(in: 0...99_999, favoring: [5])) { $0 == 4_711 },
    Condition("bits", "9223372036854775885", Generator<UInt64>.integer()) { $0 == 1 << 63 | 77 },
    Condition("fraction", "62.125", .double()) { $0 == 62.125 },
    Condition("whole number as a fraction", "4711.0", .double(in: 0...1e6)) { $0 == 4_711 },
    Condition("prefix", #""x-id""#, .string()) { $0.hasPrefix("x-id") },
    Condition("suffix", #"".tar.gz""#, .string(of: "abcgrtz.", 0...30)) { $0.hasSuffix(".tar.gz") },
    Condition("text", #""n/a""#, .text()) { $0 == "n/a" },
    Condition("exact count", #"".tar.gza""#, .string(count: 8)) { $0.contains(".tar.gz") },
    Condition("both ends", #""x-id.tar.gz""#, .text(upTo: 40)) {
      $0.hasPrefix("x-id") && $0.hasSuffix(".tar.gz")
    },
    Condition("scalar", "–", .scalar()) { $0 == "–" },
    Condition("in a list", "[4711]", .array(of: .int())) { $0.contains(4_711) },
    Condition("key", #"["x-id": 0]"#, .dictionary(of: .string(), .int(in: 0...9))) {
      $0["x-id"] != nil
    },
    Condition("two that belong together", "(3530, 2517)", zip(.int(), .int())) {
      $0 == 3_530 && $1 == 2_517
    },
    Condition("in a type made of others", "4711", Generator<Int>.int().map { $0 }) { $0 == 4_711 },
  ]

  @Test(arguments: conditions)
  func `A search reaches a condition only with constants`(condition: Condition) throws {
    var found = 0
    for seed: UInt64 in 0..<10 {
      var settings = RunSettings(cases: 1_000, seed: seed)
      #expect(Run.check(condition.claim, settings).counterexample == nil)
      settings.constants = Self.constants
      let report = Run.check(condition.claim, settings)
      guard let one = report.counterexample else { continue }
      found += 1
      // A key that replaced a duplicate key isn't always shrunk.
      #expect(one.input == condition.input || one.input.hasPrefix("[\""))
      #expect(one.constants == "Invoice.swift")
      #expect("\(report)".contains(" shrinks, with constants from Invoice.swift\n"))
      // The replay code gives the same input without constants.
      let again = try Run.replay(condition.claim, choices: one.choices).counterexample
      #expect(again?.choices == one.choices && again?.constants == nil)
    }
    #expect(found >= 8, "\(found) of 10")
  }

  @Test func `A case with constants can be repeated from its choices alone`() {
    let claim = Claim(forAll: Everything.generator, .string(), .double(), .scalar()) { _, _, _, _ in
    }
    let cases = Cases(claim: claim, seed: 3, constants: Self.constants)
    var taken = 0
    for index in 0..<2_000 {
      let recording = cases.recording(index)
      if recording.constants != nil { taken += 1 }
      let again = claim.recording(ChoiceBytes.encode(recording.choices))
      #expect(again.choices == recording.choices && again.spans == recording.spans)
      #expect(recording.constants == nil || Cases.takesConstants(index))
    }
    #expect((200...500).contains(taken), "\(taken)")
  }

  @Test func `Constants don't change the cases that don't use constants`() {
    let claim = Claim(forAll: Everything.generator, .string()) { _, _ in }
    let (one, other) = (
      Cases(claim: claim, seed: 5, constants: Self.constants), Cases(claim: claim, seed: 5)
    )
    for index in 0..<1_000 where !Cases.takesConstants(index) {
      #expect(one.recording(index) == other.recording(index))
    }
    let none = Cases(claim: claim, seed: 5, constants: Constants([[], [.init("Empty.swift", [])]]))
    for index in 0..<200 { #expect(none.recording(index) == other.recording(index)) }
  }

  @Test(.properties(keepsFailures: false))
  func `A test uses the constants in its file by default`() {
    withKnownIssue { _ = expectHolds(forAll: .int()) { $0 != 86_417 } }
    #expect(expectHolds(forAll: .int()) { _ in true }.settings.constants?.isEmpty == false)
    var settings = RunSettings.fromEnvironment()
    settings.constants = Constants.none
    #expect(expectHolds(forAll: .int(), settings: settings) { $0 != 86_417 }.passed)
  }

  @Test(.properties(usesConstants: false)) func `A trait turns off the use of constants`() {
    #expect(expectHolds(forAll: .int()) { $0 != 86_419 }.settings.constants == nil)
  }
}
