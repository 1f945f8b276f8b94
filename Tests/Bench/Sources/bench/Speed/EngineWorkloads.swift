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

extension Workload {
  /// A text of up to 40 scalars and ten edits of it, applied, with its length tracked.
  static var editedText: Workload {
    Workload(
      name: "a text of up to 40 scalars, edited ten times",
      claim: Property<Void>(forAll: text(upTo: 40), .array(of: edit, 10...10)) { _, text, edits in
        try require(ScalarEdit.lengthIsAccountedFor(text, edits))
      }.about(()),
      cases: 100_000
    ) { cases in
      var random = RandomBits(seed: 7)
      for _ in 0..<cases {
        let text = text(upTo: 40, &random)
        var edits: [ScalarEdit] = []
        edits.reserveCapacity(10)
        for _ in 0..<10 {
          edits.append(
            ScalarEdit(
              start: Int(random.next(upTo: 40)), count: Int(random.next(upTo: 10)),
              text: Self.text(upTo: 4, &random)))
        }
        precondition(ScalarEdit.lengthIsAccountedFor(text, edits))
      }
    }
  }

  private static let edit = zip(.int(in: 0...40), .int(in: 0...10), text(upTo: 4)).map {
    ScalarEdit(start: $0.0, count: $0.1, text: $0.2)
  }

  private static func text(upTo count: Int) -> Generator<String> {
    Generator { source in
      var text = ""
      source.repeated(0...count) { text.unicodeScalars.append(scalar($0.choose(upTo: 0x10F7FF))) }
      return text
    }
  }

  private static func text(upTo count: UInt64, _ random: inout RandomBits) -> String {
    var text = ""
    for _ in 0..<random.next(upTo: count) {
      text.unicodeScalars.append(scalar(random.next(upTo: 0x10F7FF)))
    }
    return text
  }

  @inline(__always)
  private static func scalar(_ option: UInt64) -> Unicode.Scalar {
    let number = UInt32(truncatingIfNeeded: option)
    return Unicode.Scalar(number < 0xD800 ? number : number + 0x800) ?? "a"
  }
}

/// A replacement of some scalars of a text.
struct ScalarEdit: Sendable {
  let start: Int
  let count: Int
  let text: String

  /// Whether a text that is edited has as many scalars as the edits should leave it.
  @inline(never)
  static func lengthIsAccountedFor(_ text: String, _ edits: [ScalarEdit]) -> Bool {
    var text = text.unicodeScalars
    var expected = text.count
    for edit in edits { expected += edit.apply(to: &text, of: expected) }
    return text.count == expected
  }

  /// Edits a text of `length` scalars; returns by how many it grew.
  private func apply(to text: inout String.UnicodeScalarView, of length: Int) -> Int {
    let start = min(start, length)
    let count = min(count, length - start)
    let first = text.index(text.startIndex, offsetBy: start)
    text.replaceSubrange(first..<text.index(first, offsetBy: count), with: self.text.unicodeScalars)
    return self.text.unicodeScalars.count - count
  }
}
