import PropertyTesting

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
