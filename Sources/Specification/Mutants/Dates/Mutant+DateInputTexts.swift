extension Mutant {
  static let dateInputTexts: [Mutant] = [
    .inputNumber("InputCenturyLeapDay", "Every fourth year has a 29 February, also 1900.") {
      number, text, kind in
      guard kind == .date, number == .failure(.noSuchValue(.day)), text.hasSuffix("-02-29"),
        let year = Int(text.dropLast(6)), year % 4 == 0,
        let before = kind.number(of: text.dropLast(2) + "28")
      else { return number }
      return .success(before + 86_400_000)
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug(
      "wdullaer/MaterialDateTimePicker/issues/53"),
    .inputNumber(
      "InputDateInUTC", "A date is read as midnight in universal time: a day early in the west."
    ) { number, _, kind in
      kind == .date ? number.map { $0 - 86_400_000 } : number
    }.killed(by: .inputTextsAreReadBack, .dateInputsEqualModel).bug(
      "Hacker0x01/react-datepicker/issues/1592"),
    .inputNumber("InputDayRollsOver", "31 February is read as a day in March.") {
      number, text, kind in
      guard kind == .date, number == .failure(.noSuchValue(.day)), let day = Int(text.suffix(2)),
        let first = kind.number(of: text.dropLast(2) + "01")
      else { return number }
      return .success(first + (day - 1) * 86_400_000)
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug(
      "uxsolutions/bootstrap-datepicker/issues/1157"),
    .inputReading("InputRepeatedSeparators", "Empty parts between separators are dropped.") {
      text, _ in
      text.replacing("--", with: "-").replacing("::", with: ":")
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug(
      "LadybirdBrowser/ladybird/pull/1363"),
    .inputText(
      "InputSlicedUTCText",
      "A local midnight is written in universal time: in the east a day early."
    ) { text, number, kind in
      guard kind == .date else { return text }
      return kind.text(of: (number / 86_400_000) * 86_400_000 - 10_800_000) ?? text
    }.killed(by: .inputTextsAreReadBack, .dateInputsEqualModel).bug("grommet/grommet/pull/133"),
    .change(
      \.dateInputs.sanitised, "InputSpaceKept",
      "A space between date and time stays when code sets it."
    ) {
      sanitised, text, _ in
      sanitised.isEmpty ? sanitised : text
    }.killed(by: .sanitisingKeepsValidTexts, .dateInputsEqualModel),
    .inputReading("InputTwentyFourSameDay", "24:00 is read as 00:00 of the same day.") {
      text, kind in
      if kind == .datetimeLocal { return text.replacing("T24:", with: "T00:") }
      return text.hasPrefix("24:") ? "00:" + text.dropFirst(3) : text
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug("date-fns/date-fns/issues/1228"),
    .inputReading("InputTwoDigitYears", "The years 0 to 99 are read as 1900 to 1999.") {
      text, kind in
      let isEarly = kind != .time && text.hasPrefix("00") && text.dropFirst(4).first == "-"
      return isEarly ? "19" + text.dropFirst(2) : text
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug("GovAlta/adsp-monorepo/pull/5811"),
    .inputText("InputUnpaddedYear", "A year below 1000 is written without zeros.") {
      text, _, kind in
      kind == .time ? text : String(text.drop { $0 == "0" })
    }.killed(by: .inputTextsAreReadBack, .dateInputsEqualModel).bug("specify/specify7/issues/3808"),
    .inputNumber("InputUnsignedMonths", "The months before 1970 are counted without a sign.") {
      number, _, kind in
      guard kind == .month, case .success(let months) = number, months < 0 else { return number }
      return .success(months + 4_294_967_296)
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug(
      "LadybirdBrowser/ladybird/pull/3485"),
    .inputNumber("InputWeek52Last", "No year has a week 53.") { number, text, kind in
      guard kind == .week, case .success = number, text.hasSuffix("W53") else { return number }
      return .failure(.noSuchValue(.week))
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug("SerenityOS/serenity/pull/16320"),
    .inputNumber(
      "InputWeek53Always", "Every year has a week 53, which may be the first of the next year."
    ) { number, text, kind in
      guard number == .failure(.noSuchValue(.week)), text.hasSuffix("W53"),
        let before = kind.number(of: text.dropLast(2) + "52")
      else { return number }
      return .success(before + 7 * 86_400_000)
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug("date-fns/date-fns/pull/4223"),
    .inputText("InputWeekYearForYear", "A date is written with the year of its week.") {
      text, number, kind in
      guard kind == .date, let week = DateInputKind.week.text(of: number) else { return text }
      return String(week.dropLast(4) + text.suffix(6))
    }.killed(by: .inputTextsAreReadBack, .dateInputsEqualModel).bug(
      "coteditor/CotEditor/issues/918"),
    .inputText("InputYearForWeekYear", "A week is written with the year of its Monday.") {
      text, _, kind in
      guard kind == .week, let monday = kind.number(of: text),
        let date = DateInputKind.date.text(of: monday)
      else { return text }
      return String(date.dropLast(6) + text.suffix(4))
    }.killed(by: .inputTextsAreReadBack, .dateInputsEqualModel).bug(
      "Vuepic/vue-datepicker/issues/1055"),
    .inputReading("InputYearZero", "The year 0000 is read as the year 1.") { text, kind in
      kind != .time && text.hasPrefix("0000-") ? "0001" + text.dropFirst(4) : text
    }.killed(by: .onlyTheShapeIsRead, .dateInputsEqualModel).bug(
      "opencrvs/opencrvs-core/issues/10644"),
  ]
}
