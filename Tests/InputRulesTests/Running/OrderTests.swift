import InputRules
import Testing

/// Comparable values are ordered by size, and so are the minimum, the maximum and a sorted list.
@Suite struct OrderTests {
  @Test func `Distances are ordered by their micrometres (R1.4)`() throws {
    try expectAscending([0, 1, 2, 999, 1_000_000_000_000_000].map(Distance.init(micrometers:)))
  }

  @Test func `Times are ordered by their microseconds (R1.4)`() throws {
    try expectAscending([0, 1, 2, 999, 1_000_000_000_000_000].map(ElapsedTime.init(microseconds:)))
  }

  /// In micrometres and microseconds; the last but one and the one before differ by 10⁻³⁰ of them.
  static let quotients = [
    (1, 1_000_000_000_000_000), (1, 3), (1, 2), (2, 3), (999_999_999_999_998, 999_999_999_999_999),
    (999_999_999_999_999, 1_000_000_000_000_000), (1, 1), (3, 2), (1_000_000_000_000_000, 1),
  ]

  private func speed(_ length: Int, _ duration: Int) throws -> Speed {
    try Speed(Distance(micrometers: length), in: ElapsedTime(microseconds: duration))
  }

  @Test func `The faster speed is the greater (R1.4)`() throws {
    try expectAscending(Self.quotients.map(speed))
    #expect(try speed(2, 4) == speed(1, 2))
    #expect(try speed(2, 4).hashValue == speed(1, 2).hashValue)
  }

  @Test func `The pace that takes longer is the larger one (R1.4)`() throws {
    try expectAscending(Self.quotients.reversed().map { Pace(try speed($0.0, $0.1)) })
  }

  @Test func `Instants are ordered by their microseconds (M3)`() throws {
    try expectAscending([Int.min, -1, 0, 1, Int.max].map(Instant.init(microseconds:)))
  }

  @Test func `Powers of ten are ordered by value, however far they are (N5)`() throws {
    let far = [UInt8](repeating: 9, count: 21)
    try expectAscending([
      PowerOfTen(isNegative: true, digits: far),
      PowerOfTen(isNegative: true, digits: [8] + far.dropFirst()),
      PowerOfTen(
        isNegative: true, digits: [4, 6, 1, 1, 6, 8, 6, 0, 1, 8, 4, 2, 7, 3, 8, 7, 9, 0, 5]),
      .near(-(1 << 62)), .near(-1), .near(0), .near(1), .near(1 << 62),
      PowerOfTen(
        isNegative: false, digits: [4, 6, 1, 1, 6, 8, 6, 0, 1, 8, 4, 2, 7, 3, 8, 7, 9, 0, 5]),
      PowerOfTen(isNegative: false, digits: [8] + far.dropFirst()),
      PowerOfTen(isNegative: false, digits: far),
    ])
  }

  @Test func `Numbers are ordered by value, however they are written (N5)`() throws {
    func number(_ isNegative: Bool, _ digits: [UInt8], _ exponent: Int) -> ExactNumber {
      ExactNumber(isNegative: isNegative, trusting: digits, exponent: .near(exponent))
    }
    try expectAscending([
      number(true, [1], 3), number(true, [9, 9], 0), number(true, [1], -3), number(false, [], 0),
      number(false, [1], -400), number(false, [1, 1], -1), number(false, [1, 1, 1], -2),
      number(false, [1, 2], -1), number(false, [1], 1), number(false, [1], 400),
    ])
    #expect(number(false, [1, 0], 0) == number(false, [1], 1))
    #expect(number(false, [1, 0], 0).hashValue == number(false, [1], 1).hashValue)
  }

  private func expectAscending<Value: Hashable & Comparable>(_ values: [Value]) throws {
    for (place, one) in values.enumerated() {
      for (otherPlace, other) in values.enumerated() {
        #expect((one < other) == (place < otherPlace), "\(one) < \(other)")
        #expect((one > other) == (place > otherPlace), "\(one) > \(other)")
        #expect((one <= other) == (place <= otherPlace), "\(one) <= \(other)")
        #expect((one == other) == (place == otherPlace), "\(one) == \(other)")
        #expect(min(one, other) == values[min(place, otherPlace)])
        #expect(max(one, other) == values[max(place, otherPlace)])
      }
    }
    #expect(values.reversed().sorted() == values)
  }
}
