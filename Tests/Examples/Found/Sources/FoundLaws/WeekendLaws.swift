import Foundation
import FoundFrame
import PropertyTesting

/// Laws about weekends, in places whose weekend has one day or two, and about intervals as texts.
enum WeekendLaws {
  static let all: [Law] = [areOfPlaces, agree, staysSingle, namesBoth]

  /// The weekends of places by the Common Locale Data Repository, 1 for Sunday.
  static let weekends: [String: Set<Int>] = [
    "en_US": [1, 7], "de_DE": [1, 7], "en_IN": [1], "fa_IR": [6], "en_UG": [1], "ar_SA": [6, 7],
    "he_IL": [6, 7], "ps_AF": [5, 6],
  ]

  static let areOfPlaces = Law(
    "weekends-are-those-of-the-place", .oracle,
    forAll: zip(.civil, .among(0, 1, 43_200, 86_399), places)
  ) { day, second, place in
    var calendar = Calendar.gregorian()
    calendar.locale = Locale(identifier: place)
    try requireEqual(
      calendar.isDateInWeekend(day.date(second)), weekends[place]?.contains(day.weekday))
  }

  static let places = Generator<String>.among(
    "en_US", "de_DE", "en_IN", "fa_IR", "en_UG", "ar_SA", "he_IL", "ps_AF")

  /// The days that are weekends tell which weekend is next, which was before, and which is now.
  static let agree = Law(
    "weekends-are-runs-of-their-days", .algebra,
    forAll: zip(
      .civil, .among(0, 1, 43_200, 86_399), places,
      .among(.gregorian, .iso8601, .hebrew, .islamicCivil, .japanese), .bool())
  ) { (day: Civil, second: Int, place: String, identifier: Calendar.Identifier, isForward: Bool) in
    var calendar = Calendar.of(identifier)
    calendar.locale = Locale(identifier: place)
    let date = day.date(second)
    let days = (day.days - 16)...(day.days + 16)
    let free = days.filter { calendar.isDateInWeekend(Civil(days: $0).date()) }
    let runs = free.filter { !free.contains($0 - 1) && $0 > days.lowerBound }.map { start in
      DateInterval(
        start: Civil(days: start).date(0),
        end: Civil(days: (start...).first { !free.contains($0) } ?? start).date(0))
    }
    let current = runs.first { $0.start <= date && date < $0.end }
    try requireEqual(calendar.dateIntervalOfWeekend(containing: date), current)
    if isForward {
      try requireEqual(calendar.nextWeekend(startingAfter: date), runs.first { $0.start > date })
    } else if current == nil {
      // From within a weekend, backwards is another law's.
      let last = runs.last { $0.end <= date }
      try requireEqual(calendar.nextWeekend(startingAfter: date, direction: .backward), last)
    }
  }

  static let locales = Generator<String>.among("en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "sv_SE")

  static func interval(_ template: String, _ locale: String) -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = .gregorian()
    formatter.timeZone = .gmt
    formatter.dateTemplate = template
    return formatter
  }

  /// An interval within the template's smallest unit is written as one date.
  ///
  /// “If the range smaller than the resolution specified by the dateTemplate, a single date format
  /// will be produced.”
  static let staysSingle = Law(
    "an-interval-within-a-unit-is-one-date", .oracle,
    forAll: zip(.civil, .int(in: 0...27), .int(in: 0...27), .int(in: 0...3), locales)
  ) { day, one, other, place, locale in
    let template = ["yMMMd", "MMMd", "yMMM", "y"][place]
    let start = place < 2 ? day.date(one * 3_000) : Civil(day.year, day.month, one + 1).date()
    let end = place < 2 ? day.date(other * 3_000) : Civil(day.year, day.month, other + 1).date()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = .gregorian()
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate(template)
    try requireEqual(
      interval(template, locale).string(from: min(start, end), to: max(start, end)),
      formatter.string(from: start))
  }

  /// A range over days, months or years names the days and years that differ, in order.
  static let namesBoth = Law(
    "an-interval-names-both-days", .postcondition, forAll: zip(.civil, .int(in: 1...800), locales)
  ) { day, count, locale in
    let end = Civil(days: day.days + count)
    let formatter = interval("yMMMd", locale)
    let text = formatter.string(from: day.date(), to: end.date())
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    for wanted in [day.day, end.day, day.year, end.year] {
      try require(numbers.contains(wanted), "\(text) has no \(wanted)")
    }
    try requireEqual(
      formatter.string(from: DateInterval(start: day.date(), end: end.date())), text)
  }
}
