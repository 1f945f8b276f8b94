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
