extension Mutant {
  static let dateInputTexts: [Mutant] = [
    .result(
      of: \.dateInputs.numberOfText, "InputDateInUTC",
      "A date is read as midnight in universal time: a day early in the west."
    ) { number, _, kind in kind == .date ? number.map { $0 - 86_400_000 } : number }
    .killed(by: .inputTextsAreReadBack).bug("Hacker0x01/react-datepicker#1592"),
    .result(
      of: \.dateInputs.numberOfText, "InputDayRollsOver", "31 February is read as a day in March."
    ) { number, text, kind in
      guard kind == .date, number == .failure(.noSuchValue(.day)), let day = Int(text.suffix(2)),
        let first = kind.number(of: text.dropLast(2) + "01")
      else { return number }
      return .success(first + (day - 1) * 86_400_000)
    }.killed(by: .onlyTheShapeIsRead).bug("uxsolutions/bootstrap-datepicker#1157"),
    .inputReading("InputRepeatedSeparators", "Empty parts between separators are dropped.") {
      text, _ in text.replacing("--", with: "-").replacing("::", with: ":")
    }.killed(by: .onlyTheShapeIsRead).bug("LadybirdBrowser/ladybird#1363"),
    .inputText(
      "InputSlicedUTCText",
      "A local midnight is written in universal time, which is a day early in the east."
    ) { text, number, kind in
      guard kind == .date else { return text }
      return kind.text(of: (number / 86_400_000) * 86_400_000 - 10_800_000) ?? text
    }.killed(by: .inputTextsAreReadBack).bug("grommet/grommet#133"),
    .change(
      \.dateInputs.sanitised, "InputSpaceKept",
      "A space between date and time stays in a text that code sets."
    ) { sanitised, text, _ in sanitised.isEmpty ? sanitised : text }
    .killed(by: .sanitisingKeepsValidTexts),
    .inputReading("InputTwentyFourSameDay", "24:00 is read as 00:00 of the same day.") {
      text, kind in
      if kind == .datetimeLocal { return text.replacing("T24:", with: "T00:") }
      return text.hasPrefix("24:") ? "00:" + text.dropFirst(3) : text
    }.killed(by: .onlyTheShapeIsRead).bug("date-fns/date-fns#1228"),
    .inputReading("InputTwoDigitYears", "The years 0 to 99 are read as 1900 to 1999.") {
      text, kind in
      let isEarly = kind != .time && text.hasPrefix("00") && text.dropFirst(4).first == "-"
      return isEarly ? "19" + text.dropFirst(2) : text
    }.killed(by: .onlyTheShapeIsRead).bug("GovAlta/adsp-monorepo#5811"),
    .inputText("InputUnpaddedYear", "A year below 1000 is written without zeros.") {
      text, _, kind in kind == .time ? text : String(text.drop { $0 == "0" })
    }.killed(by: .inputTextsAreReadBack).bug("specify/specify7#3808"),
    .result(
      of: \.dateInputs.numberOfText, "InputUnsignedMonths",
      "Months before 1970 are counted without a sign."
    ) { number, _, kind in
      guard kind == .month, case .success(let months) = number, months < 0 else { return number }
      return .success(months + 4_294_967_296)
    }.killed(by: .onlyTheShapeIsRead).bug("LadybirdBrowser/ladybird#3485"),
    .result(of: \.dateInputs.numberOfText, "InputWeek52Last", "No year has week 53.") {
      number, text, kind in
      guard kind == .week, case .success = number, text.hasSuffix("W53") else { return number }
      return .failure(.noSuchValue(.week))
    }.killed(by: .onlyTheShapeIsRead).bug("SerenityOS/serenity#16320"),
    .result(
      of: \.dateInputs.numberOfText, "InputWeek53Always",
      "Every year has week 53, which may be the first week of the next year."
    ) { number, text, kind in
      guard number == .failure(.noSuchValue(.week)), text.hasSuffix("W53"),
        let before = kind.number(of: text.dropLast(2) + "52")
      else { return number }
      return .success(before + 7 * 86_400_000)
    }.killed(by: .onlyTheShapeIsRead).bug("date-fns/date-fns#4223"),
    .inputText("InputWeekYearForYear", "A date is written with the year of its week.") {
      text, number, kind in
      guard kind == .date, let week = DateInputKind.week.text(of: number) else { return text }
      return String(week.dropLast(4) + text.suffix(6))
    }.killed(by: .inputTextsAreReadBack).bug("coteditor/CotEditor#918"),
    .inputReading("InputYearZero", "The year 0000 is read as the year 1.") { text, kind in
      kind != .time && text.hasPrefix("0000-") ? "0001" + text.dropFirst(4) : text
    }.killed(by: .onlyTheShapeIsRead).bug("opencrvs/opencrvs-core#10644"),
  ]
}
