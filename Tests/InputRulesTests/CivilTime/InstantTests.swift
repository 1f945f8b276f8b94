import InputRules
import Testing

/// Instants and times of day, made from numbers.
@Suite struct InstantTests {
  @Test(
    arguments: [
      (0.0078125, 7_813), (-0.0078125, -7_813), (0.00000049, 0), (1.5, 1_500_000),
      (9_089_380_483_199.5, 9_089_380_483_199_500_000),
    ])
  func `Seconds are the nearest microsecond (D18.1)`(seconds: Double, microseconds: Int) throws {
    #expect(try Instant(secondsSince1970: seconds).microseconds == microseconds)
  }

  @Test func `Seconds that are no instant are refused (D18.1)`() {
    #expect(throws: InstantError.notANumber) { try Instant(secondsSince1970: .nan) }
    #expect(throws: InstantError.infinite) { try Instant(secondsSince1970: -.infinity) }
    for seconds in [9_089_380_483_200, -9_213_683_299_201, 1e300, -1e300] {
      #expect(throws: InstantError.outOfRange(seconds)) { try Instant(secondsSince1970: seconds) }
    }
  }

  @Test func `An instant outside the years has no components (D10.15)`() {
    #expect(CivilZone.universal.components(at: Instant(microseconds: .max)) == nil)
  }

  @Test func `Times of day name their first wrong part (D10.14)`() throws {
    #expect(throws: TimeOfDayError.hour(24)) { try TimeOfDay(hour: 24, minute: 60) }
    #expect(throws: TimeOfDayError.minute(-1)) { try TimeOfDay(hour: 0, minute: -1) }
    #expect(throws: TimeOfDayError.second(60)) { try TimeOfDay(hour: 0, second: 60) }
    #expect(throws: TimeOfDayError.millisecond(1_000)) {
      try TimeOfDay(hour: 0, millisecond: 1_000)
    }
    let last = try TimeOfDay(hour: 23, minute: 59, second: 59, millisecond: 999)
    #expect(last.milliseconds == 86_399_999)
    #expect(last.description == "23:59:59.999")
    #expect(try TimeOfDay(hour: 9, minute: 5) < last)
  }
}
