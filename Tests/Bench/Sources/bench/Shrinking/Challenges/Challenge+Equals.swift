import PropertyTesting

extension Challenge {
  /// Values that must be equal, beside others that need not be.
  static let equals = [
    threeEqual, equalByChance, alternating, twoPairs, equalTexts, equalLists,
  ]

  private static let toTwenty = Generator<Int>.int(in: 0...20)

  private static let threeEqual = Challenge(
    "three-equal", claimed: "no a = c = e with b of 3 or more and d of 4 or more",
    answer: "0\n3\n0\n4\n0", toTwenty, toTwenty, toTwenty, toTwenty, toTwenty
  ) { a, b, c, d, e in !(a == c && c == e && b >= 3 && d >= 4) }

  private static let equalByChance = Challenge(
    "equal-by-chance", claimed: "no a = c with b of 3 or more", answer: "0\n3\n0", toTwenty,
    toTwenty, toTwenty
  ) { a, b, c in !(a == c && b >= 3) }

  private static let alternating = Challenge(
    "alternating", claimed: "no a = c and b = d with a ≠ b", answer: "0\n1\n0\n1", .int(), .int(),
    .int(), .int()
  ) { a, b, c, d in !(a == c && b == d && a != b) }

  private static let twoPairs = Challenge(
    "two-pairs", claimed: "at most one value is in a list more than once", answer: "[0, 0, 1, 1]",
    anyList
  ) { list in
    let groups = Dictionary(grouping: list) { $0 }
    return groups.values.count { $0.count > 1 } < 2
  }

  private static let letters = Generator<String>.string(of: "abcdefghijklmnopqrstuvwxyz", 0...30)

  private static let equalTexts = Challenge(
    "equal-texts", claimed: "no two texts are equal unless they are empty", answer: "\"a\"\n\"a\"",
    letters, letters
  ) { one, other in one.isEmpty || one != other }

  private static let equalLists = Challenge(
    "equal-lists", claimed: "no two equal lists have more than two elements",
    answer: "[0, 0, 0]\n[0, 0, 0]", anyList, anyList
  ) { one, other in one.count <= 2 || one != other }
}
