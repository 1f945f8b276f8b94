import Foundation
import InputRules

/// The cost of showing a value on wheels, writing a time, and finding a reminder's next date.
enum WheelBenchmarks {
  static func run() throws {
    Report.begin("wheels, times and reminders")
    let values = (0..<100).map { Double($0 * 997 % 100_000) / 100 }
    Comparison("a value to rows and text", beside: "String(format: \"%06.2f\")").run {
      values.reduce(0) { $0 &+ shown($1) }
    } baseline: {
      values.reduce(0) { $0 &+ String(format: "%06.2f", $1).utf8.count }
    }
    let times = try values.map { try ElapsedTime(seconds: $0 * 60) }
    Comparison("a time written", beside: "String(format: \"%02i:%02i:%02i\")").run {
      times.reduce(0) { $0 &+ $1.text(as: .hoursMinutesSeconds.padded).utf8.count }
    } baseline: {
      values.reduce(0) { $0 &+ seed($1 * 60).utf8.count }
    }
    try runReminders()
  }

  private static func shown(_ value: Double) -> Int {
    var selection = WheelSelection(.decimal)
    selection.perform(.show(value))
    return selection.text.utf8.count
  }

  /// The *Picker* article's text of a time.
  private static func seed(_ interval: Double) -> String {
    let seconds = Int(interval + 0.5)
    return String(format: "%02i:%02i:%02i", seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }

  private static func runReminders() throws {
    let pattern = try DatePattern([.weekday: 2, .hour: 11, .minute: 30])
    let now = Instant(seconds: 1_795_219_200)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(hour: 11, minute: 30, weekday: 2)
    let date = Date(timeIntervalSince1970: 1_795_219_200)
    let next = { pattern.firstInstant(after: now, in: .universal)?.microseconds ?? 0 }
    Cost.print("the next Monday, 11:30", next)
    Comparison("Calendar.nextDate", beside: "the next Monday, 11:30").run {
      let found = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      return Int(found?.timeIntervalSince1970 ?? 0)
    } baseline: {
      next()
    }
  }
}
