import PropertyTesting

/// A claim that always holds, and a loop that checks as many inputs without the engine.
struct Workload: Sendable {
  let name: String
  let claim: Claim
  /// How many cases a round checks, so that the cost of starting a run hardly counts.
  let cases: Int
  /// Checks so many inputs; nil if a loop would do nothing at all.
  let byHand: (@Sendable (Int) -> Void)?

  static var all: [Workload] { [oneInteger, list, editedText] }

  /// A property over one integer: what the engine itself costs.
  static var oneInteger: Workload {
    Workload(
      name: "one Int",
      claim: Property<Void>(forAll: .int()) { _, number in try require(number &+ 1 != number) }
        .about(
          ()),
      cases: 10_000_000, byHand: nil)
  }

  /// An array of up to 100 integers, reversed twice.
  static var list: Workload {
    Workload(
      name: "up to 100 Ints, reversed twice",
      claim: Property<Void>(forAll: .array(of: .int(), 0...100)) { _, list in
        try require(isItselfReversedTwice(list))
      }.about(()),
      cases: 2_000_000
    ) { cases in
      var random = RandomBits(seed: 7)
      for _ in 0..<cases {
        let count = Int(random.next(upTo: 100))
        var list: [Int] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(Int(truncatingIfNeeded: random.next())) }
        precondition(isItselfReversedTwice(list))
      }
    }
  }

  @inline(never)
  private static func isItselfReversedTwice(_ list: [Int]) -> Bool {
    Array(Array(list.reversed()).reversed()) == list
  }
}
