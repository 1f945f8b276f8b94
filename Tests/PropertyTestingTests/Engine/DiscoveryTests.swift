import Testing

@testable import PropertyTesting

/// A random search finds rare inputs within a given number of cases, for 99 % of random seeds.
@Suite struct DiscoveryTests {
  @Test(arguments: Discovery.all)
  func `A random search finds each kind of input`(_ discovery: Discovery) {
    let share = discovery.share
    #expect(share >= 0.99, "found with only \(share) of the seeds")
  }
}

/// A kind of input that a search must find within the given number of cases.
struct Discovery: Sendable, CustomStringConvertible {
  let description: String
  let cases: Int
  /// A claim that is false for the inputs to find.
  let claim: Claim

  /// The share of 200 random seeds for which a run finds the input.
  var share: Double {
    let found = (0..<200 as Range<UInt64>).count { seed in
      let settings = RunSettings(cases: cases, seed: seed, shrinkLimit: 0)
      return Run.check(claim, settings).counterexample != nil
    }
    return Double(found) / 200
  }

  init<each Input>(
    _ description: String, within cases: Int, _ generators: repeat Generator<each Input>,
    isFound: @escaping @Sendable (repeat each Input) -> Bool
  ) {
    self.description = description
    self.cases = cases
    claim = Claim(forAll: repeat each generators) { (input: repeat each Input) in
      try require(!isFound(repeat each input))
    }
  }

  static let all = numbers + lists + texts + relations

  private static let numbers = [
    Discovery("a negative number", within: 20, .int()) { $0 < 0 },
    Discovery("the greatest number", within: 4_000, .int()) { $0 == Int.max },
    Discovery("a power of two", within: 700, .int()) { $0 > 1 && $0 & ($0 - 1) == 0 },
    Discovery("a favorite", within: 400, .int(favoring: [65_536 * 7 + 3])) { $0 == 458_755 },
    Discovery("a subnormal number", within: 2_000, .double()) { $0.isSubnormal },
    Discovery("minus zero", within: 2_000, .double()) { $0 == 0 && $0.sign == .minus },
  ]

  private static let lists = [
    Discovery("an element twice", within: 30, .array(of: .int(), 0...20)) {
      Set($0).count < $0.count
    },
    Discovery("a long list in order", within: 2_500, .array(of: .int(), 0...20)) {
      $0.count > 3 && $0 == $0.sorted()
    },
    Discovery("sixteen more of one kind", within: 1_500, .array(of: .bool())) { list in
      list.count { $0 } > list.count { !$0 } + 15
    },
  ]

  private static let texts = [
    Discovery("a combining mark first", within: 500, .text(upTo: 8)) {
      beginsWithMark($0)
    },
    Discovery("a text of digits alone", within: 3_200, .text(upTo: 8)) {
      $0.utf8.count > 2 && UInt64($0) != nil
    },
    Discovery("a character that JSON escapes", within: 350, .text(upTo: 10)) {
      $0.contains("\"") || $0.contains("\\")
    },
    Discovery("a line feed after a return", within: 2_000, .text(upTo: 8)) { $0.contains("\r\n") },
  ]

  private static let relations = [
    Discovery("two equal numbers of a thousand", within: 60, .int(in: 1...1000), .int(in: 1...1000))
    {
      $0 == $1 && $0 > 9
    },
    Discovery("two equal texts", within: 150, .text(upTo: 12), .text(upTo: 12)) {
      $0.count > 2 && $0 == $1
    },
    Discovery("two pairs of equal numbers", within: 200, .int(), .int(), .int(), .int()) {
      $0 != 0 && $0 == $1 && $2 != 0 && $2 == $3
    },
    Discovery("a number that is in a list", within: 200, .int(), .array(of: .int(), 0...9)) {
      $1.contains($0)
    },
  ]

  private static func beginsWithMark(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.properties.canonicalCombiningClass.rawValue > 0
  }
}
