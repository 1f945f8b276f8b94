import Testing

@testable import InputRules

/// Constants, units and initializers that laws use, compared with literal numbers.
///
/// If a law itself uses the reference's limit, it can't detect that the limit is wrong.
@Suite struct ConstantTests {
  @Test func `Quantities, intervals and wheel positions are at most 10¹⁵ (R1.1, M1, W1)`() {
    #expect(Distance.limit == 1_000_000_000_000_000)
    #expect(ElapsedTime.limit == 1_000_000_000_000_000)
    #expect(IntervalTrigger.limit == 1_000_000_000_000_000)
    #expect(WheelSetError.mostPositions == 1_000_000_000_000_000)
    #expect(Distance.zero.micrometers == 0)
    #expect(ElapsedTime.zero.microseconds == 0)
  }

  @Test(arguments: [-1, 1_000_000_000_000_001, .max, .min])
  func `A quantity that is negative or too large is refused (R5)`(count: Int) {
    let problem: RunProblem = count < 0 ? .negative : .tooLarge
    #expect(throws: problem) { try Distance(micrometers: count) }
    #expect(throws: problem) { try ElapsedTime(microseconds: count) }
  }

  @Test func `Units of length have their exact lengths (R1.5, R1.6)`() {
    let lengths = DistanceUnit.allCases.map(\.micrometers)
    #expect(lengths == [1_000_000, 1_000_000_000, 1_609_344_000])
    #expect(SpeedUnit.allCases.map(\.seconds) == [1, 3_600, 3_600])
    #expect(SpeedUnit.allCases.map(\.distance) == [.meters, .kilometers, .miles])
    #expect(TimeForm.hoursMinutesSeconds.parts == .hoursMinutesSeconds)
    #expect(TimeForm.minutesSeconds.parts == .minutesSeconds)
    #expect(!TimeForm.minutesSeconds.isPadded && TimeForm.minutesSeconds.padded.isPadded)
  }

  @Test func `Exponents up to 2⁶² are stored as integers (N5)`() {
    #expect(PowerOfTen.farthest == 4_611_686_018_427_387_904)
    let digits = Array("4611686018427387904".utf8.map { $0 - 48 })
    #expect(PowerOfTen(isNegative: true, trusting: digits) == .near(-4_611_686_018_427_387_904))
    let next = Array(digits.dropLast()) + [5]
    #expect(PowerOfTen(isNegative: true, trusting: next) == .far(isNegative: true, digits: next))
    #expect(PowerOfTen(isNegative: false, trusting: [0, 0, 1, 2]) == .near(12))
    let far = (8...9).map { [UInt8](repeating: $0, count: 21) }
    let ordered =
      far.reversed().map { PowerOfTen(isNegative: true, trusting: $0) }
      + [PowerOfTen(isNegative: true, trusting: next), .near(-(1 << 62)), .near(0), .near(1 << 62)]
      + ([next] + far).map { PowerOfTen(isNegative: false, trusting: $0) }
    for (place, one) in ordered.enumerated() {
      for (other, two) in ordered.enumerated() { #expect((one < two) == (place < other)) }
    }
  }

  @Test func `The limits of written zeros and of a bound's digits are 1000 (N7.5, N9)`() {
    #expect(NumberFormat.mostZeros == 1_000)
    #expect(NumberBounds.farthestPlace == 1_000)
  }

  @Test func `A session's history holds a thousand steps by default (E9.16)`() {
    #expect(SessionDescription().undoLimit == 1_000)
    var session = FieldSession(FieldRule())
    for _ in 0..<1_001 { session.perform(.paste("a")) }
    #expect(session.undoCount == 1_000)
  }

  @Test func `Each component of a date pattern has the right bounds (M2.1)`() {
    let bounds: [DateComponent: ClosedRange<Int>] = [
      .year: 1...9_999, .month: 1...12, .day: 1...31, .weekday: 1...7, .weekdayOrdinal: 1...5,
      .hour: 0...23, .minute: 0...59, .second: 0...59,
    ]
    #expect(DateComponent.allCases.count == 8)
    for component in DateComponent.allCases { #expect(component.values == bounds[component]) }
  }

  @Test func `A rule allows autocorrection by default`() {
    #expect(FieldRule().allowsAutocorrection)
  }
}
