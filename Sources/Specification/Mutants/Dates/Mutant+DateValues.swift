extension Mutant {
  /// Mistakes in the values, the texts and the final checks of date fields.
  static let dateValues: [Mutant] = [
    .dateValue("TwoDigitsLiteral", "Two-digit years are years in the first century.") {
      if $1.has(.shortYear) { $0.year %= 100 }
    }.killed(by: .shownTextIsReadBack).bug("ExactTarget/fuelux#1483"),
    .dateValue("TwoDigitsPlus2000", "Two-digit years always mean 2000 to 2099.") {
      if $1.has(.shortYear) { $0.year = 2000 + $0.year % 100 }
    }.killed(by: .shownTextIsReadBack).bug("uxsolutions/bootstrap-datepicker#647"),
    .dateValue("TwoDigitsPlus1900", "Two-digit years always mean 1900 to 1999.") {
      if $1.has(.shortYear) { $0.year = 1900 + $0.year % 100 }
    }.killed(by: .shownTextIsReadBack).bug("IgniteUI/igniteui-angular#8475"),
    .dateValue("PasteAmbiguousOrder", "Days up to 12 are read before the month in any layout.") {
      parts, field in
      let order = field.layout.parts.filter { [.segment(.day), .segment(.month)].contains($0) }
      if order.first == .segment(.month), order.count > 1, parts.day <= 12 {
        (parts.month, parts.day) = (parts.day, parts.month)
      }
    }.killed(by: .shownTextIsReadBack).bug("baserow/baserow#5870"),
    .dateValue("NoonIsAM", "Noon on a 12-hour clock is read as midnight.") {
      if $1.has(.halfDay) && $0.hour == 12 { $0.hour = 0 }
    }.killed(by: .shownTextIsReadBack).bug("mdbootstrap/TW-Elements#1267"),
    .dateValue("TwelveNotReduced", "Midnight is read as noon.") {
      if $1.has(.halfDay) && $0.hour == 0 { $0.hour = 12 }
    }.killed(by: .shownTextIsReadBack).bug("web-ridge/react-native-paper-dates#105"),
    .dateValue("NoonMidnightSwapped", "Noon and midnight are swapped.") {
      if $1.has(.halfDay) && $0.hour % 12 == 0 { $0.hour = 12 - $0.hour }
    }.killed(by: .shownTextIsReadBack).bug("yangyxd/flutter_picker#185"),
    .dateValue("HalfDayIgnored", "An hour after noon is read as one before noon.") {
      if $1.has(.halfDay) && $0.hour > 12 { $0.hour -= 12 }
    }.killed(by: .shownTextIsReadBack).bug("facebook/astryx#3462"),
    .dateValue("YearlessTakesThisYear", "A layout without a year means the current year.") {
      if !$1.has(.year) && !$1.has(.shortYear) { $0.year = 2026 }
    }.killed(by: .shownTextIsReadBack).bug("infor-design/enterprise#2737"),
    .dateValue("DaylessTakesToday", "A layout without a day means today.") {
      if !$1.has(.day) { $0.day = 22 }
    }.killed(by: .shownTextIsReadBack).bug("infor-design/enterprise#8406"),
    .dateValue("UntypedSecondsAreNow", "A layout without seconds means the current seconds.") {
      if !$1.has(.second) { $0.second = 27 }
    }.killed(by: .shownTextIsReadBack).bug("dziemborowicz/hourglass#3"),
    .dateValue("FirstDigitGreedy", "Only the last digit of an hour is read.") {
      if $1.has(.hour) { $0.hour %= 10 }
    }.killed(by: .shownTextIsReadBack).bug("trentrichardson/jQuery-Timepicker-Addon#72"),
    .dateText("ForeignDigits", "Dates are always written in ASCII digits.") { text, _, field in
      let scalars = text.unicodeScalars.map { scalar in
        field.texts.digits.firstIndex(of: scalar).map { String($0) } ?? String(scalar)
      }
      return scalars.joined()
    }.killed(by: .shownTextIsReadBack).bug("material-components/material-components-android#2486"),
    .dateText("TwelveShownAsZero", "On a 12-hour clock, noon and midnight are shown as 0.") {
      text, values, field in
      field.has(.hour12) && values.contains { $0.time.hour % 12 == 0 }
        ? text.replacing(field.digits(1, 2), with: field.digits(0, 0)) : text
    }.killed(by: .shownTextIsReadBack).bug("atatanasov/gijgo#424"),
    .dateText("MinutesPaddedRight", "A single digit is padded with a zero after it.") {
      text, _, field in
      (1...9).reduce(text) { $0.replacing(field.digits(0, $1), with: field.digits($1, 0)) }
    }.killed(by: .shownTextIsReadBack).bug("taiga-family/maskito#1399"),
    .dateText("LeadingZeroTwice", "A number below ten is padded with two zeros.") {
      text, values, field in
      let day = values[0].date.day
      return field.has(.day) && day < 10
        ? text.replacing(field.digits(0, day), with: field.digits(0, 0, day)) : text
    }.killed(by: .shownTextIsReadBack).bug("wojtekmaj/react-daterange-picker#68"),
    .dateEnd("RollsInsteadOfRefusing", "A day missing from its month is accepted.") {
      reason, _, _, _ in reason == .notDate(.dayNotInMonth) ? nil : reason
    }.killed(by: .wrongDatesAreRefusedAtTheEnd).bug("xdan/datetimepicker#401"),
    .dateEnd("BoundsCheckedPerSegment", "Only the day of the month is compared.") {
      reason, values, _, field in
      guard let minimum = field.policies.minimum,
        values.contains(where: { $0.date.day < minimum.date.day })
      else { return reason }
      return reason ?? .notDate(.before(minimum))
    }
    .killed(by: .everyDateCanBeTyped, .wrongDatesAreRefusedAtTheEnd).bug(
      "RobinHerbots/Inputmask#2816"),
    .dateEnd("SameYearTruncated", "Two bounds in the same year exclude all dates.") {
      reason, _, _, field in
      guard let minimum = field.policies.minimum, let maximum = field.policies.maximum,
        minimum.date.year == maximum.date.year
      else { return reason }
      return reason ?? .notDate(.before(minimum))
    }.killed(by: .everyDateCanBeTyped, .wrongDatesAreRefusedAtTheEnd).bug("uNmAnNeR/imaskjs#1139"),
    .dateEnd("ZeroYearFalsy", "The year 00 is treated as missing.") { reason, values, _, field in
      field.has(.shortYear) && values.contains { $0.date.year % 100 == 0 }
        ? .notDate(.incomplete) : reason
    }.killed(by: .everyDateCanBeTyped).bug("fengyuanchen/datepicker#168"),
    .dateEnd("SameDayTimesUnordered", "Two times on the same day aren't compared.") {
      reason, values, _, _ in
      let isOneDay = values.count == 2 && values[0].date == values[1].date
      return reason == .notDate(.reversed) && isOneDay ? nil : reason
    }.killed(by: .typedDatesAreNeverReordered).bug("Vuepic/vue3-date-time-picker#102"),
    .dateInsertion("TypingEndMovesStart", "The dates of a reversed range are swapped.") {
      question in
      question.changing { next in
        let model = ModelDateFields()
        guard let values = try? model.values(of: next.text, in: question.field), values.count == 2,
          values[1] < values[0],
          let text = try? model.text(of: values.reversed(), in: question.field)
        else { return next }
        return FieldState(text)
      }
    }.killed(by: .typedDatesAreNeverReordered).bug("dangrossman/daterangepicker#760"),
  ]
}

extension DateFieldDescription {
  fileprivate func digits(_ numbers: Int...) -> String {
    String(scalars: numbers.map { texts.digits[$0] })
  }
}
