import PropertyTesting

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
