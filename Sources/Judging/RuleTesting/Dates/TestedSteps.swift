import Foundation
import InputRules
import PropertyTesting

/// Code that adds calendar units to a date, for example to find the same day next month.
public struct TestedSteps: TestedCode {
  /// The code's name in reports.
  public let name: String
  /// Adds a number of units to a moment, in milliseconds since the start of 1970.
  let add: @Sendable (Int, Int) -> Int?
  /// Returns the number of whole units between two moments; `nil` if the code has no such function.
  let difference: (@Sendable (Int, Int) -> Int?)?

  /// Code that adds units to `Date` values.
  /// - Parameters:
  ///   - name: the code's name in reports.
  ///   - add: adds a number of units to a date, and returns the new date; a negative number moves
  ///     back.
  ///   - difference: returns the number of whole units between a date and a later one; omit it if
  ///     the code has no such function.
  public init(
    _ name: String, add: @escaping @Sendable (Date, Int) -> Date?,
    difference: (@Sendable (Date, Date) -> Int?)? = nil
  ) {
    self.name = name
    self.add = { add(Date(milliseconds: $0), $1).flatMap(\.milliseconds) }
    self.difference = difference.map { difference in
      { @Sendable in difference(Date(milliseconds: $0), Date(milliseconds: $1)) }
    }
  }

  /// The laws of the code.
  /// - Parameter meaning: the unit that the code adds, and the zone.
  public func laws(of meaning: StepMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: "add and difference", counted: "additions", inputs: meaning.inputs,
        step: { .init("\($0.start.date) and \($0.count) \(meaning.unit)", "add(\($0.arguments))") },
        effects: { input in [add(input.start, input.count) == nil ? .refused : .accepted] },
        laws: adding(meaning) + [comparing]))
  }
}

/// The unit that is added to dates.
public struct StepMeaning: Sendable {
  /// A unit of time or of the Gregorian calendar.
  public enum Unit: String, Sendable, CaseIterable {
    case seconds, minutes, hours, days, weeks, months, years
  }

  let unit: Unit
  let zone: CivilZone
  let counts: ClosedRange<Int>
  let years: ClosedRange<Int>

  /// Creates the meaning of adding a number of units.
  ///
  /// Adding days, weeks, months or years keeps the time of day. A day that the new month lacks
  /// becomes that month's last day. If the zone skips or repeats the resulting time, any adjacent
  /// instant is correct.
  /// - Parameters:
  ///   - unit: the unit.
  ///   - zone: the zone of the dates.
  ///   - counts: the smallest and the largest number of units to add.
  ///   - years: the years to try, between 0 and 9999.
  public init(
    _ unit: Unit, in zone: CivilZone = .universal, counts: ClosedRange<Int> = -40...40,
    years: ClosedRange<Int> = 1_900...2_100
  ) {
    (self.unit, self.zone, self.counts, self.years) = (unit, zone, counts, years)
  }

  var problem: MeaningProblem? { DateMeaning.moments(in: zone, years).problem }

  /// Generates dates in the zone, each with a number of units to add.
  var inputs: Generator<StepInput> {
    let dates = DateMeaning.moments(in: zone, years).inputs
    return zip(dates, .int(in: counts)).map { StepInput(start: $0.moment, count: $1) }
  }

  /// The correct moments for `count` units after a moment; empty outside the calendar.
  func moments(_ count: Int, after start: Int) -> [Int] {
    switch unit {
    case .seconds: [start + count * 1_000]
    case .minutes: [start + count * 60_000]
    case .hours: [start + count * 3_600_000]
    case .days: moments(CivilPeriod(days: count), after: start)
    case .weeks: moments(CivilPeriod(weeks: count), after: start)
    case .months: moments(CivilPeriod(months: count), after: start)
    case .years: moments(CivilPeriod(years: count), after: start)
    }
  }

  private func moments(_ period: CivilPeriod, after start: Int) -> [Int] {
    let (second, rest) = start.secondAndRest
    guard let time = zone.civilTime(at: Instant(seconds: second)),
      let date = try? time.date?.adding(period)
    else { return [] }
    let local = CivilTime(date, hour: time.hour, minute: time.minute, second: time.second)
    var found = zone.instants(of: local)
    if found.isEmpty, let later = zone.instant(of: local) {
      // Code may move a time in a gap forward or back by the gap's length, or to the gap's end.
      let eve = Instant(microseconds: later.microseconds - 86_400_000_000)
      let length = zone.offset(at: later) - zone.offset(at: eve)
      let earlier = Instant(microseconds: later.microseconds - length * 1_000_000)
      found = [later, earlier] + [zone.nextChange(after: eve)?.instant].compactMap(\.self)
    }
    return found.map { $0.milliseconds + rest } + found.map(\.milliseconds)
  }
}

/// A moment, and the number of units to add.
struct StepInput: Hashable, Sendable {
  let start: Int
  let count: Int

  var arguments: String { "date(\"\(start.date)\"), \(count)" }
}

extension TestedSteps {
  private func adding(_ meaning: StepMeaning) -> [ValueLaw<StepInput>] {
    [
      ValueLaw(
        name: "EveryStepIsAnswered",
        sentence: "Every addition returns, and doesn't end the app.",
        cause: "A force unwrap, or an overflow.", remedy: "Return nil if there is no such date.",
        isFirst: true
      ) { input in
        _ = add(input.start, input.count)
        _ = difference?(input.start, input.start)
      },
      ValueLaw(
        name: "StepsAreTheCalendars",
        sentence: "Adding units returns the calendar's date, at the same time of day.",
        cause: "A day of 86,400 seconds, a month of 30 days, or the wrong time zone.",
        remedy: "Add units with a calendar whose time zone is set."
      ) { input in
        let meant = meaning.moments(input.count, after: input.start)
        guard let first = meant.first else { return }
        let found = add(input.start, input.count)
        try expect(
          found.map(meant.contains) ?? false, first.date, found: found?.date ?? "no date",
          "#expect(add(\(input.arguments)) == date(\"\(first.date)\"))")
      },
    ]
  }

  private var comparing: ValueLaw<StepInput> {
    ValueLaw(
      name: "DifferencesAreSteps",
      sentence: "The difference is the largest number of units that doesn't pass the end date.",
      cause: "Seconds are divided, or only month numbers are compared.",
      remedy: "Compute the difference with the calendar, in the unit that is added."
    ) { input in
      guard let difference, let end = add(input.start, abs(input.count)), end >= input.start,
        let count = difference(input.start, end), let reached = add(input.start, count),
        let next = add(input.start, count + 1)
      else { return }
      try expect(
        reached <= end && end < next, "the count that reaches \(end.date) and doesn't pass it",
        found: "\(count), which reaches \(reached.date); one more reaches \(next.date)",
        "// of \(input.start.date) and \(end.date)")
    }.left(because: difference == nil ? "the code has no difference function" : nil)
  }
}

extension Int {
  /// The whole seconds up to a moment, and the remaining milliseconds.
  var secondAndRest: (second: Int, rest: Int) {
    let rest = (self % 1_000 + 1_000) % 1_000
    return (self / 1_000 - (self % 1_000 < 0 ? 1 : 0), rest)
  }
}
