import Foundation
import PropertyCorpus
import PropertyTesting

/// Dates, in UTC.
enum Days {
  typealias Bug = ConditionWorkload.Mutant

  static let file = #filePath

  static func claim(_ law: Bug, _ bug: Bug?, _ inputs: FindingTask.Inputs) -> Claim? {
    let claim = ConditionWorkload.self
    let range = date("1990-01-01T00:00:00Z")...date("2049-12-31T23:59:59Z")
    let dates = inputs == .type ? Date.arbitrary : .date(in: range)
    return switch law {
    case .holiday: claim.claim(law, bug, dates, isFree)
    case .lastSecond: claim.claim(law, bug, dates, fits)
    case .cutOver: claim.claim(law, bug, dates, tariff)
    case _: nil
    }
  }

  private static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  /// Whether a day is a holiday of the company's.
  private static func isFree(_ date: Date, _ bug: Bug?) -> Bool {
    let day = date.formatted(.iso8601.year().month().day())
    return ["2023-12-27", "2024-05-10"].contains(day) || bug == .holiday && day == "2031-08-19"
  }

  /// Whether a date fits in a field of 32 bits.
  private static func fits(_ date: Date, _ bug: Bug?) -> Bool {
    let last = Self.date("2038-01-19T03:14:07Z")
    return bug == .lastSecond ? date < last : date <= last
  }

  /// The tariff from a day on.
  private static func tariff(_ date: Date, _ bug: Bug?) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = calendar.date(from: DateComponents(year: 2027, month: 4, day: 6)) ?? date
    return date > start || bug != .cutOver && date == start ? 2 : 1
  }
}
