// Laws count days with the model's calendar, in cycles of 400 years.
extension CivilDate {
  /// The date `days` days after the start of 1970.
  init(counting days: Int) {
    let time = CivilTime(counting: days * 86_400)
    self.init(known: time.year, time.month, time.day)
  }

  /// The days since the start of 1970.
  var countedDays: Int { noon.count.floored(by: 86_400) }

  /// The weekday, from 1 for Sunday.
  var countedWeekday: Int { noon.dayOfWeek }

  /// The ISO weekday, from 1 for Monday.
  var countedISOWeekday: Int { (countedWeekday + 5) % 7 + 1 }

  private var noon: CivilTime { CivilTime(year: year, month: month, day: day, hour: 12) }

  /// The number of days in a month.
  static func countedLength(ofMonth month: Int, in year: Int) -> Int {
    let next = CivilDate(known: month == 12 ? year + 1 : year, month % 12 + 1, 1)
    return next.countedDays - CivilDate(known: year, month, 1).countedDays
  }

  /// The number of ISO weeks in a year, which is that of its Thursdays.
  static func countedWeeks(in year: Int) -> Int {
    let first = CivilDate(known: year, 1, 1)
    let toThursday = (4 - first.countedISOWeekday + 7) % 7
    let days = CivilDate(known: year + 1, 1, 1).countedDays - first.countedDays
    return (days - toThursday + 6) / 7
  }

  /// The first and the last day number.
  static let firstDay = -106_639_853, lastDay = 105_201_162
}
