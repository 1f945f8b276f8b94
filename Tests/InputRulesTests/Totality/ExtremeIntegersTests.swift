import InputRules
import Testing

/// No integer causes a trap: every call returns a value or throws an error (N5, M1, R1.1).
@Suite struct ExtremeIntegersTests {
  @Test func `Numbers and group sizes at the limits of integers never trap`() throws {
    let numbers = ["0", "-1234567.891", "1e-30", "12e99999999999999999999"].compactMap {
      ExactNumber($0)
    }
    for (one, other) in pairs {
      let grouping = NumberGrouping(primary: one, secondary: other, minimum: other)
      let symbols = try NumberSymbols(grouping: grouping)
      for policy in GroupingPolicy.allCases {
        let format = NumberFormat(
          symbols, grouping: policy, fractionDigits: min(one, other)...max(one, other))
        for number in numbers {
          #expect((try? format.text(of: number)) != "")
          #expect(number.rounded(fractionDigits: one).isNegative == number.isNegative)
        }
        for text in ["1,234,567.8", "-", "1e5"] {
          #expect(format.accepts(text, as: .partial) || format.problem(of: text) != nil)
          #expect(format.canComplete(text, within: .none))
          _ = format.canComplete(text, within: try NumberBounds(minimum: 1))
        }
      }
      for unit in LengthUnit.allCases {
        #expect((try? MaximumLength(one, unit: unit)) == nil ? one < 0 : one >= 0)
        #expect(!"\(Reason.tooLong(limit: one, unit: unit))".isEmpty)
      }
    }
  }

  @Test func `Times and distances at the limits of integers never trap`() throws {
    for (one, other) in pairs {
      let (start, end) = (Instant(microseconds: one), Instant(seconds: other))
      let zone = try? CivilZone(offset: one % 100_000, changes: [.init(at: start, to: other)])
      #expect(zone.map { $0.civilTime(at: end)?.year ?? 1 >= 1 } ?? true)
      let every = try Reminder(
        "a", .interval(IntervalTrigger(seconds: 60, repeats: true)), scheduled: start)
      #expect(every.nextFiring(after: end).map { $0 > max(start, end) } ?? true)
      let noon = try Reminder(
        "b", .calendar(CalendarTrigger(DatePattern([.hour: 12]), repeats: true)), scheduled: start)
      #expect(noon.nextFiring(after: end).map { $0 > end } ?? true)
      #expect((try? DatePattern([.hour: one, .year: other])) == nil || (0...2).contains(one))
      #expect((try? ElapsedTime(hours: one, minutes: other, seconds: one)) == nil || one >= 0)
      #expect((try? Distance(micrometers: one)) == nil ? true : one >= 0)
      #expect(!"\(CivilTime(year: one, month: other, day: one, hour: other))".isEmpty)
    }
  }

  private var pairs: [(Int, Int)] {
    Extremes.integers.flatMap { one in Extremes.integers.map { (one, $0) } }
  }
}

/// Integers near zero, and integers at which arithmetic overflows.
enum Extremes {
  static let integers = [Int.min, .min + 1, -(1 << 62), -1, 0, 1, 2, 1 << 62, .max - 1, .max]
}

/// Invalid data is refused with a reason, and never traps (E9.16, N5, M2.2, D7.3, W5.1).
@Suite struct RefusedDataTests {
  @Test(arguments: [-1, Int.min])
  func `A session with a negative undo limit is refused`(limit: Int) {
    #expect(throws: RuleError.negativeUndoLimit(limit)) {
      try FieldSession(FieldRule(), undoLimit: limit)
    }
    #expect(throws: RuleError.negativeUndoLimit(limit)) {
      try FieldSession(SessionDescription(undoLimit: limit))
    }
    #expect("\(RuleError.negativeUndoLimit(limit))".hasSuffix("give 0 or more"))
  }

  @Test(arguments: [([12], 0), ([1, 255, 10], 1), (Array(repeating: 9, count: 30) + [10], 30)])
  func `A digit above nine in a number is refused with its index`(digits: [UInt8], offset: Int) {
    let error = NumberError.noDigit(digits[offset], offset: offset)
    #expect(throws: error) { try ExactNumber(digits: digits) }
    #expect(throws: error) { try PowerOfTen(isNegative: true, digits: digits) }
    let exponent = PowerOfTen.far(isNegative: false, digits: digits)
    #expect(throws: error) { try ExactNumber(digits: [1], exponent: exponent) }
    #expect("\(error)".hasPrefix("\(digits[offset]) at index \(offset) isn't a decimal digit;"))
    #expect(!"\(exponent)".isEmpty && (exponent < .near(.max)) == false)
  }

  @Test func `An exponent has the same value in each of its forms`() throws {
    let forms: [(PowerOfTen, String)] = [
      (.far(isNegative: true, digits: [0, 0, 2]), "1e-2"),
      (.far(isNegative: true, digits: []), "1"),
      (.near(.max), "1e9223372036854775807"), (.near(.min), "1e-9223372036854775808"),
    ]
    for (exponent, text) in forms {
      let number = try ExactNumber(digits: [0, 1], exponent: exponent)
      #expect(number == ExactNumber(text) && "\(number)" == text)
      #expect(try number == ExactNumber(digits: number.digits, exponent: number.exponent))
    }
  }

  @Test func `A date that doesn't exist has the weekday of a nearby date`() {
    for part in Extremes.integers {
      for day in [
        CivilTime(year: part, month: 1, day: 1), CivilTime(year: 2026, month: part, day: 1),
        CivilTime(year: 2026, month: 2, day: part), CivilTime(year: part, month: part, day: part),
      ] {
        #expect((1...7).contains(day.weekday), "\(day)")
      }
    }
    #expect(CivilTime(year: 2026, month: 2, day: 31).weekday == 7)
    #expect(CivilTime(year: 2026, month: 2, day: 28).weekday == 7)
  }
}
