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
