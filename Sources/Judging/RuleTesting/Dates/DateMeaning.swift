import InputRules

/// The texts that code reads and writes for dates, and the instants that the texts represent.
public struct DateMeaning: Sendable {
  private(set) var parts: [DateTextPart]
  let names: DateNames
  let zone: CivilZone
  let years: ClosedRange<Int>
  let gap: Gap
  let overlap: Overlap
  let isStrict: Bool
  /// Whether the format follows ISO 8601 or RFC 3339.
  private(set) var isISO = false
  private(set) var problem: MeaningProblem?

  /// The treatment of a local time that a zone skips when clocks move forward.
  public enum Gap: Sendable {
    /// The code may return anything.
    case any
    /// The code must return no date.
    case refused
    /// The code must use the offset before the gap, so the instant is shown as a later time.
    case later
  }

  /// The instant of a local time that a zone repeats.
  public enum Overlap: Sendable {
    /// Either of the two instants.
    case either
    /// The first instant.
    case first
    /// The second instant.
    case second
  }

  /// Dates in a layout made of Unicode's pattern letters, such as `dd.MM.yyyy` or `EEEE, d MMMM
  /// yyyy`.
  ///
  /// The fields are yyyy, M to MMMM, d, dd, DDD, YYYY, ww, e (1 for Monday), E to EEEE, H, HH, h,
  /// hh, a, m, mm, s, ss, S to SSS, Z, and X or x written two or three times. Enclose other letters
  /// in apostrophes. If a layout lacks a part, such as the time of day, that part has its first
  /// possible value. In a layout without a date, only the time of day is compared.
  /// - Parameters:
  ///   - layout: the layout.
  ///   - names: the names of months, weekdays and half-days.
  ///   - zone: the zone of local times without an offset.
  ///   - years: the years to try, between 0 and 9999.
  ///   - gap: the treatment of a local time that the zone skips.
  ///   - overlap: the instant of a local time that the zone repeats.
  ///   - isStrict: whether code must refuse other spellings, such as fewer digits, non-ASCII
  ///     digits, a different letter case, or surrounding spaces. By default, the report only lists
  ///     the other spellings that the code reads.
  public static func layout(
    _ layout: String, names: DateNames = .english, in zone: CivilZone = .universal,
    years: ClosedRange<Int> = 1_900...2_100, gap: Gap = .any, overlap: Overlap = .either,
    isStrict: Bool = false
  ) -> DateMeaning {
    var (parts, problem) = ([DateTextPart](), MeaningProblem?.none)
    do throws(MeaningProblem) {
      parts = try DateTextPart.parts(of: layout)
      if !parts.haveDateOrTime { problem = .incompleteLayout(layout) }
    } catch {
      problem = error
    }
    if !(0...9_999 ~= years.lowerBound && 0...9_999 ~= years.upperBound) {
      let year = years.lowerBound < 0 ? years.lowerBound : years.upperBound
      problem = .noSuchDate("\(year)-01-01", firstYear: 0)
    }
    return DateMeaning(
      parts: parts, names: names, zone: zone, years: years, gap: gap, overlap: overlap,
      isStrict: isStrict, problem: problem)
  }

  /// The timestamps of RFC 3339, such as `2026-01-31T23:59:00.5+01:00`.
  ///
  /// The code may read or refuse second 60, because checking it requires a table of leap seconds.
  /// The code may also read or refuse 24:00:00.
  /// - Parameters:
  ///   - decimals: the allowed numbers of decimal places of the second, from 0 to 3.
  ///   - years: the years to try, between 0 and 9999.
  ///   - isStrict: whether code must refuse spellings that the standard forbids, such as fewer
  ///     digits, non-ASCII digits, or surrounding spaces. Code may always read lowercase letters
  ///     and more decimal places.
  public static func rfc3339(
    decimals: ClosedRange<Int> = 0...0, years: ClosedRange<Int> = 1_900...2_100,
    isStrict: Bool = true
  ) -> DateMeaning {
    iso8601(.calendar, .seconds(decimals), .any, years: years, isStrict: isStrict)
  }

  /// A meaning for generating moments: local times in a zone, to the millisecond.
  static func moments(in zone: CivilZone, _ years: ClosedRange<Int>) -> DateMeaning {
    .layout("yyyy-MM-dd HH:mm:ss.SSS", in: zone, years: years)
  }
}

extension DateMeaning {
  /// The form of a date in ISO 8601.
  public enum ISODate: Sendable {
    /// Year, month and day: `2026-01-31`.
    case calendar
    /// Year, week and weekday: `2026-W05-6`.
    case week
    /// Year and day of the year: `2026-031`.
    case ordinal
  }

  /// The precision of a time in ISO 8601.
  public enum ISOTime: Sendable {
    /// To the minute: `23:59`.
    case minutes
    /// To the second, with a range of allowed decimal places, within 0 to 3: `23:59:00.5`.
    case seconds(ClosedRange<Int> = 0...0)
  }

  /// The offset from universal time in ISO 8601.
  public enum ISOOffset: Sendable {
    /// No offset: a local time in the zone.
    case none
    /// Z, or hours and minutes: `+05:30`.
    case any
  }

  /// Texts in ISO 8601, with hyphens and colons between numbers, and T between the date and the
  /// time.
  /// - Parameters:
  ///   - date: the form of the date.
  ///   - time: the precision of the time of day, or `nil` for dates without a time.
  ///   - offset: the offset after the time.
  ///   - zone: the zone of local times without an offset.
  ///   - years: the years to try, between 0 and 9999.
  ///   - isStrict: whether code must refuse spellings that the standard forbids, such as fewer
  ///     digits, non-ASCII digits, or surrounding spaces. Code may always read lowercase letters
  ///     and more decimal places.
  public static func iso8601(
    _ date: ISODate, _ time: ISOTime? = nil, _ offset: ISOOffset = .none,
    in zone: CivilZone = .universal, years: ClosedRange<Int> = 1_900...2_100,
    isStrict: Bool = true
  ) -> DateMeaning {
    var layout =
      switch date {
      case .calendar: "yyyy-MM-dd"
      case .week: "YYYY-'W'ww-e"
      case .ordinal: "yyyy-DDD"
      }
    var decimals: ClosedRange<Int>?
    switch time {
    case nil: break
    case .minutes: layout += "'T'HH:mm"
    case .seconds(let range):
      layout += "'T'HH:mm:ss"
      decimals = range
    }
    var meaning = Self.layout(layout, in: zone, years: years, isStrict: isStrict)
    meaning.isISO = true
    if let decimals {
      let wrong = [decimals.lowerBound, decimals.upperBound].first { !(0...3 ~= $0) }
      if let wrong { meaning.problem = .badDecimals(wrong) }
      meaning.parts.append(.decimals(decimals, after: "."))
    }
    if time != nil, case .any = offset {
      meaning.parts.append(.offset(hasColon: true, mayBeZ: true))
    }
    return meaning
  }
}

extension [DateTextPart] {
  /// The fields that the parts' numbers and names represent.
  var fields: Set<DateTextField> {
    Set(
      compactMap {
        switch $0 {
        case .number(let field, _), .name(let field, _): field
        case .literal, .decimals, .offset: nil
        }
      })
  }

  /// Whether the parts specify a date with a year, even if the month or the day is missing.
  var haveDate: Bool {
    let fields = fields
    if fields.contains(.weekYear) { return fields.isSuperset(of: [.week, .weekday]) }
    return fields.contains(.year) && (!fields.contains(.day) || fields.contains(.month))
  }

  var haveHour: Bool { fields.contains(.hour) || fields.isSuperset(of: [.hour12, .halfDay]) }

  fileprivate var haveDateOrTime: Bool {
    let fields = fields
    let hasTime = !fields.isDisjoint(with: [.hour, .hour12, .halfDay, .minute, .second])
    let hasDate = !fields.isDisjoint(with: [.year, .weekYear, .month, .day, .dayOfYear, .week])
    return (hasTime || hasDate) && (!hasTime || haveHour) && (!hasDate || haveDate)
  }
}
