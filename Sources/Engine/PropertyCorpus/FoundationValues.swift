import Foundation
import PropertyTesting

extension Generator where Value == UUID {
  /// Generates any UUID; the all-zero UUID is the simplest.
  public static var uuid: Generator {
    Generator { source in
      let (high, low) = (source.choose(upTo: .max), source.choose(upTo: .max))
      return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
        UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
      }
    }
  }
}

extension Generator where Value == Data {
  /// Generates sequences of bytes.
  /// - Parameter counts: the allowed number of bytes, by default `UsualCounts`; with a negative
  ///   number, the property fails.
  public static func data(_ counts: some CountRange = UsualCounts()) -> Generator {
    Generator<[UInt8]>.array(of: .integer(), counts).map { Data($0) }
  }
}

extension Generator where Value == Date {
  /// Generates dates in the years 1900 to 2099; the start of 2001 in UTC is the simplest.
  public static func date() -> Generator { Date.arbitrary }

  /// Generates dates in `range`: its bounds, and dates at whole milliseconds.
  ///
  /// The simplest date is the start of 2001, or the bound nearest to it. Whole days are simpler
  /// than other whole seconds, which are simpler than milliseconds. One random day in sixteen is
  /// special: the first or last day of a year, the last day of February or the day after it, or a
  /// day on which clocks change in Europe or North America.
  /// - Parameter range: the dates to choose from, including both bounds; if a bound is NaN, the
  ///   property fails.
  public static func date(in range: ClosedRange<Date>) -> Generator {
    let bounds = DateBounds(range)
    if bounds.lower.isNaN || bounds.upper.isNaN {
      let error = GeneratorError.emptyRange("\(bounds.lower)...\(bounds.upper)")
      return .refused(error) { _ in Date(timeIntervalSinceReferenceDate: 0) }
    }
    let days = bounds.days
    let seconds = Generator<Int>.int(in: 0...86_399, favoring: [3_599, 3_600, 25_199, 25_200])
    let parts = zip(
      .int(in: days, favoring: DateBounds.edges), seconds, .bool(0.25), .int(in: 0...999))
    return parts.map { bounds.date($0, seconds: $1, milliseconds: $2 ? $3 : 0) }
      .taking { constant, step in
        guard let second = constant.second(plus: step) else { return nil }
        let day = Int((Double(second) / 86_400).rounded(.down))
        return parts.options(making: (day, second - day * 86_400, false, 0))
      }
  }
}

extension Generator {
  /// Returns a copy of the generator that also uses constants, in cases with constants.
  fileprivate func taking(_ options: @escaping @Sendable (Constant, Int) -> [UInt64]?) -> Generator
  {
    Generator(count: count) { source in
      source.take(options)
      return generate(&source)
    }
  }
}

extension Calendar {
  fileprivate static let gmt = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

/// The bounds of dates, in seconds since the start of 2001.
private struct DateBounds: Sendable {
  /// Special days, counted from the start of 2001: ends of years and February, and clock changes.
  static let edges: [Int] = {
    let calendar = Calendar.gmt
    let starts = [(1, 1, false), (3, 1, false), (3, 8, true), (3, 25, true), (10, 25, true)]
    return (1970...2100).flatMap { year in
      (starts + [(11, 1, true)]).flatMap { month, day, isSunday in
        let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
        let first = Int((date?.timeIntervalSinceReferenceDate ?? 0) / 86_400)
        // The start of 2001 is a Monday.
        return isSunday ? [first + 6 - ((first % 7) + 7) % 7] : [first - 1, first]
      }
    }
  }()

  let lower: Double
  let upper: Double

  init(_ range: ClosedRange<Date>) {
    lower = range.lowerBound.timeIntervalSinceReferenceDate
    upper = range.upperBound.timeIntervalSinceReferenceDate
  }

  /// The days that overlap the range, as numbers of days since the start of 2001.
  var days: ClosedRange<Int> { day(lower)...day(upper) }

  private func day(_ seconds: Double) -> Int {
    let day = (seconds / 86_400).rounded(.down)
    // The limit is a hundred million years, in days.
    return Int(min(max(day, -36_524_250_000), 36_524_250_000))
  }

  /// Returns the date, or the bound nearest to it.
  func date(_ day: Int, seconds: Int, milliseconds: Int) -> Date {
    let date = Double(day) * 86_400 + Double(seconds) + Double(milliseconds) / 1_000
    return Date(timeIntervalSinceReferenceDate: min(max(date, lower), upper))
  }
}

extension Constant {
  /// Returns the seconds from the start of 2001 in UTC to a constant's time, moved by `step`.
  ///
  /// The constant is a text such as “2024-02-29T12:30:00Z”, or a large integer, read as seconds
  /// since 1970.
  fileprivate func second(plus step: Int) -> Int? {
    switch self {
    case .integer(let number):
      return (10_000_000...10_000_000_000).contains(number) ? number - 978_307_200 + step : nil
    case .number: return nil
    case .text(let text):
      let parts = text.split { "-T :Z".contains($0) }
      let numbers = parts.compactMap { Int($0) }
      guard parts.count >= 3, numbers.count == parts.count, parts[0].count == 4 else { return nil }
      let time = (numbers.dropFirst(3) + [0, 0, 0]).map { $0 }
      let day = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
      guard let date = Calendar.gmt.date(from: day) else { return nil }
      return Int(date.timeIntervalSinceReferenceDate) + time[0] * 3_600 + time[1] * 60 + time[2]
        + step * (numbers.count == 3 ? 86_400 : 1)
    }
  }
}

extension Generator where Value == Decimal {
  /// Generates numbers of up to 18 digits, up to 6 of them after the decimal point; 0 is the
  /// simplest, and integers are simpler than other numbers.
  public static var decimal: Generator {
    let most: Int64 = 999_999_999_999_999_999
    return zip(.int(in: 0...6), .integer(in: -most...most)).map { places, digits in
      let sign: FloatingPointSign = digits < 0 ? .minus : .plus
      return Decimal(sign: sign, exponent: -places, significand: Decimal(digits.magnitude))
    }
  }
}

extension Generator where Value == DateComponents {
  /// Generates times of day: an hour from 0 to 23, a minute and a second; midnight is the simplest.
  public static var timeOfDay: Generator {
    zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59))
      .map { DateComponents(hour: $0, minute: $1, second: $2) }
  }
}

extension Generator where Value == URL {
  /// Generates web addresses, often with a port, a path, a query and a fragment; `https://a.com` is
  /// the simplest.
  public static var url: Generator {
    let name = Generator<String>.string(of: "abcxyz019", 1...6)
    let value = Generator<String>.string(of: "aZ09-_.~é &=+%/?#😀", 0...5)
    let scheme = Generator<String>.element(of: "https", "http")
    let end = Generator<String>.element(of: "com", "org", "co.uk", "example")
    return zip(
      zip(scheme, name, end), .optional(.int(in: 1...65_535)), .array(of: value, 0...3),
      .array(of: zip(name, value).map { URLQueryItem(name: $0, value: $1) }, 0...2),
      .optional(value)
    ).map { site, port, path, query, fragment in
      var parts = URLComponents()
      (parts.scheme, parts.host, parts.port) = (site.0, "\(site.1).\(site.2)", port)
      parts.path = path.map { "/" + $0 }.joined()
      parts.queryItems = query.isEmpty ? nil : query
      parts.fragment = fragment
      return parts.url ?? URL(fileURLWithPath: "/")
    }
  }
}

extension UUID: Arbitrary {
  /// Generates any UUID; the all-zero UUID is the simplest.
  public static var arbitrary: Generator<UUID> { .uuid }
}

extension Data: Arbitrary {
  /// Generates up to 16 bytes.
  public static var arbitrary: Generator<Data> { .data(0...16) }
}

extension Date: Arbitrary {
  /// Generates dates in the years 1900 to 2099; the start of 2001 in UTC is the simplest.
  public static var arbitrary: Generator<Date> {
    // The range begins 36,890 days before the start of 2001, and ends 36,159 days after it.
    .date(
      in: Date(
        timeIntervalSinceReferenceDate: -3_187_296_000)...Date(
          timeIntervalSinceReferenceDate: 3_124_137_599))
  }
}

extension Decimal: Arbitrary {
  /// Generates numbers of up to 18 digits, up to 6 of them after the decimal point.
  public static var arbitrary: Generator<Decimal> { .decimal }
}

extension URL: Arbitrary {
  /// Generates web addresses; `https://a.com` is the simplest.
  public static var arbitrary: Generator<URL> { .url }
}
