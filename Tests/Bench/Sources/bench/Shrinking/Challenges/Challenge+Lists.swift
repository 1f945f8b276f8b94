import PropertyTesting

extension Challenge {
  /// Lists of up to a hundred elements, of which only a few matter.
  static let lists = [adjacent, largeUnion, reverse, deletion, distinct, nestedLists, sum]

  private static let adjacent = Challenge(
    "adjacent", claimed: "no two neighbours add up to more than 10,000", answer: "[0, 10001]",
    references: References(hypothesis: 77, exhaust: 51), anyList
  ) { list in
    zip(list, list.dropFirst()).allSatisfy { one, two in
      let (sum, overflow) = one.addingReportingOverflow(two)
      return overflow ? one < 0 : sum <= 10_000
    }
  }

  private static let largeUnion = Challenge(
    "large-union", claimed: "lists have fewer than five different values together",
    answer: "[[0, 1, -1, 2, -2]]", references: References(hypothesis: 210, exhaust: 69),
    .array(of: anyList, 0...100)
  ) { Set($0.joined()).count < 5 }

  private static let reverse = Challenge(
    "reverse", claimed: "a list is its own reverse", answer: "[0, 1]",
    references: References(hypothesis: 17, exhaust: 9), anyList
  ) { $0.reversed() == $0 }

  private static let deletion = Challenge(
    "deletion", claimed: "a value removed once is no longer in the list",
    answer: "([0, 0], 0)", references: References(hypothesis: 36, exhaust: 7),
    Generator<[Int]>.array(of: .int(), 1...100).flatMap { list in
      Generator<Int>.int(in: 0...list.count - 1).map { (list, list[$0]) }
    }
  ) { input in
    let element = input.1
    var list = input.0
    if let place = list.firstIndex(of: element) { list.remove(at: place) }
    return !list.contains(element)
  }

  private static let distinct = Challenge(
    "distinct", claimed: "a list has fewer than three different values", answer: "[0, 1, -1]",
    references: References(hypothesis: 51, exhaust: 20), anyList
  ) { Set($0).count < 3 }

  private static let nestedLists = Challenge(
    "nested-lists", claimed: "lists have at most ten elements together",
    answer: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
    references: References(hypothesis: 62, exhaust: 38), .array(of: anyList, 0...100)
  ) { $0.joined().count <= 10 }

  /// The remainder must move to the end: [250 - 100 - 100, 100, 100].
  private static let sum = Challenge(
    "sum", claimed: "a list adds up to less than 250", answer: "[50, 100, 100]",
    .array(of: .int(in: 0...100), 0...100)
  ) { $0.reduce(0, +) < 250 }
}

extension Challenge {
  /// A few numbers that depend on each other.
  static let numbers = [bound5, differenceZero, differenceSmall, differenceOne]

  /// From SmartCheck; the five lists overflow only together.
  private static let bound5 = {
    let list = Generator<[Int16]>.array(of: .integer(), 0...10)
    return Challenge(
      "bound5", claimed: "five lists, each with a sum below 256, have one below 5 · 256",
      answer: "[]\n[]\n[]\n[-1]\n[-32768]", references: References(hypothesis: 302, exhaust: 105),
      list, list, list, list, list
    ) { a, b, c, d, e in
      let sums = [a, b, c, d, e].map { $0.reduce(0, &+) }
      try assume(sums.allSatisfy { $0 < 256 })
      return sums.reduce(0, &+) < 5 * 256
    }
  }()

  private static let toAThousand = Generator<Int>.int(in: 1...1000)

  private static let differenceZero = Challenge(
    "difference-zero", claimed: "a < 10 or a ≠ b", answer: "10\n10",
    references: References(hypothesis: 37, exhaust: 66), toAThousand, toAThousand
  ) { $0 < 10 || $0 != $1 }

  private static let differenceSmall = Challenge(
    "difference-small", claimed: "a < 10 or |a − b| is not in 1…4", answer: "10\n6",
    references: References(hypothesis: 231, exhaust: 83), toAThousand, toAThousand
  ) { $0 < 10 || !(1...4).contains(abs($0 - $1)) }

  private static let differenceOne = Challenge(
    "difference-one", claimed: "a < 10 or |a − b| ≠ 1", answer: "10\n9",
    references: References(hypothesis: 503, exhaust: 70), toAThousand, toAThousand
  ) { $0 < 10 || abs($0 - $1) != 1 }
}

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

extension Challenge {
  /// Numbers of two branches, of which one is wider; the earlier one is the simpler.
  static let branches = [firstOfBranch, throughWider, ofFewValues, readAgain]

  private static let wide = Generator<Int>.oneOf(.element(of: 1_000, 2_000), .int())

  private static let firstOfBranch = Challenge(
    "branch-first", claimed: "a number of 1000, 2000 or any is below 700", answer: "1000", wide
  ) { $0 < 700 }

  private static let throughWider = Challenge(
    "branch-wider-first", claimed: "a number, also 1000 or 2000, is below 700", answer: "700",
    .oneOf(.int(), .element(of: 1_000, 2_000))
  ) { $0 < 700 }

  private static let ofFewValues = Challenge(
    "branch-of-few", claimed: "a number of 1000, 2000 or any is below 1,500", answer: "2000", wide
  ) { $0 < 1_500 }

  /// The wider branch comes to 1500, which the other makes too, and there to 1599.
  private static let readAgain = Challenge(
    "branch-read-again", claimed: "no number but 1,600 is 1,500 or more", answer: "1599",
    .oneOf(.integer(in: 1_400...1_600, near: 1_600), .int())
  ) { $0 < 1_500 || $0 == 1_600 }
}

extension Challenge {
  /// Lists whose length, or whose elements' bounds, are chosen elsewhere.
  static let lengths = [lengthList, lengthBehind, nestedLengths, coupling]

  private static let lengthList = Challenge(
    "lengthlist", claimed: "n numbers are below 900, where n is chosen first", answer: "[900]",
    references: References(hypothesis: 83, exhaust: 154),
    Generator<Int>.int(in: 1...100).flatMap { .array(of: .int(in: 0...1000), $0...$0) }
  ) { ($0.max() ?? 0) < 900 }

  /// Like a message that ends with its length: neither can change alone.
  private static let lengthBehind = Challenge(
    "length-behind", claimed: "numbers, followed by their count, are below 900",
    answer: "[900]\n1", .array(of: .int(in: 0...1000), 0...100), .int(in: 0...100)
  ) { list, count in
    try assume(list.count == count)
    return (list.max() ?? 0) < 900
  }

  private static let nestedLengths = {
    func list<Element>(of element: Generator<Element>) -> Generator<[Element]> {
      Generator<Int>.int(in: 0...10).flatMap { .array(of: element, $0...$0) }
    }
    return Challenge(
      "nested-lengths", claimed: "all numbers of lists, all lengths chosen first, are below 900",
      answer: "[[900]]", list(of: list(of: .int(in: 0...1000)))
    ) { ($0.joined().max() ?? 0) < 900 }
  }()

  /// From jlink's collection: elements are indices into their own list.
  private static let coupling = Challenge(
    "coupling", claimed: "no two elements of a list point to each other", answer: "[1, 0]",
    Generator<Int>.int(in: 1...100).flatMap { .array(of: .int(in: 0...$0 - 1), $0...$0) }
  ) { list in
    list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 }
  }
}
