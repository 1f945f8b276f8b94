private let model = ModelDateInputs()

extension Mutant {
  /// Creates a mutant whose date inputs use `misread` to change each text before reading it.
  static func inputReading(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (String, DateInputKind) -> String
  ) -> Mutant {
    replacing(throwing: \.dateInputs.numberOfText, id, mistake) {
      (text, kind) throws(DateInputError) in
      try model.number(of: misread(text, kind), kind)
    }
  }

  /// Creates a mutant whose date inputs use `answer` to change the texts that the model writes.
  static func inputText(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (String, Int, DateInputKind) -> String
  ) -> Mutant {
    result(of: \.dateInputs.textOfNumber, id, mistake) { text, number, kind in
      text.map { answer($0, number, kind) }
    }
  }

  static func inputAttributes(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout HTMLDateInput) -> Void
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.dateInputs.validity = { text, input in
        var input = input
        misread(&input)
        return model.validity(of: text, in: input)
      }
      $0.dateInputs.stepped = { (text, count, input) throws(DateInputError) in
        var input = input
        misread(&input)
        return try model.stepped(text, by: count, in: input)
      }
    }
  }
}

extension DateInputKind {
  /// The text that the model writes for a number, or `nil` if there is none.
  func text(of number: Int) -> String? { try? model.text(of: number, self) }

  /// The number that the model reads in a text, or `nil` if there is none.
  func number(of text: String) -> Int? { try? model.number(of: text, self) }
}

extension Mutant {
  static let dateInputTexts: [Mutant] = [
    .result(
      of: \.dateInputs.numberOfText, "InputDateInUTC",
      "A date is read as midnight in universal time, which is a day early in the west."
    ) { number, _, kind in kind == .date ? number.map { $0 - 86_400_000 } : number }
    .killed(by: .inputTextsAreReadBack).bug("Hacker0x01/react-datepicker#1592"),
    .result(
      of: \.dateInputs.numberOfText, "InputDayRollsOver", "February 31 is read as a day in March."
    ) { number, text, kind in
      guard kind == .date, number == .failure(.noSuchValue(.day)), let day = Int(text.suffix(2)),
        let first = kind.number(of: text.dropLast(2) + "01")
      else { return number }
      return .success(first + (day - 1) * 86_400_000)
    }.killed(by: .dateInputsEqualModel).bug("uxsolutions/bootstrap-datepicker#1157"),
    .inputReading("InputRepeatedSeparators", "Two separators are read as one.") {
      text, _ in text.replacing("--", with: "-").replacing("::", with: ":")
    }.killed(by: .dateInputsEqualModel).bug("LadybirdBrowser/ladybird#1363"),
    .inputText(
      "InputSlicedUTCText",
      "A local midnight is written in universal time, which is a day early in the east."
    ) { text, number, kind in
      guard kind == .date else { return text }
      return kind.text(of: (number / 86_400_000) * 86_400_000 - 10_800_000) ?? text
    }.killed(by: .inputTextsAreReadBack).bug("grommet/grommet#133"),
    .change(
      \.dateInputs.sanitized, "InputSpaceKept",
      "Sanitizing keeps the space between a date and a time."
    ) { sanitized, text, _ in sanitized.isEmpty ? sanitized : text }
    .killed(by: .dateInputsEqualModel),
    .inputReading("InputTwentyFourSameDay", "24:00 is read as 00:00 of the same day.") {
      text, kind in
      if kind == .datetimeLocal { return text.replacing("T24:", with: "T00:") }
      return text.hasPrefix("24:") ? "00:" + text.dropFirst(3) : text
    }.killed(by: .dateInputsEqualModel).bug("date-fns/date-fns#1228"),
    .inputReading("InputTwoDigitYears", "The years 0 to 99 are read as 1900 to 1999.") {
      text, kind in
      let isEarly = kind != .time && text.hasPrefix("00") && text.dropFirst(4).first == "-"
      return isEarly ? "19" + text.dropFirst(2) : text
    }.killed(by: .dateInputsEqualModel).bug("GovAlta/adsp-monorepo#5811"),
    .result(
      of: \.dateInputs.numberOfText, "InputUnsignedMonths",
      "Months before 1970 are counted without a sign."
    ) { number, _, kind in
      kind == .month ? number.map { $0 < 0 ? $0 + 4_294_967_296 : $0 } : number
    }.killed(by: .dateInputsEqualModel).bug("LadybirdBrowser/ladybird#3485"),
    .inputText("InputUnpaddedYear", "A year below 1000 is written without leading zeros.") {
      text, _, kind in kind == .time ? text : String(text.drop { $0 == "0" })
    }.killed(by: .inputTextsAreReadBack).bug("specify/specify7#3808"),
    .result(of: \.dateInputs.numberOfText, "InputWeek52Last", "No year has week 53.") {
      number, text, kind in
      guard kind == .week, case .success = number, text.hasSuffix("W53") else { return number }
      return .failure(.noSuchValue(.week))
    }.killed(by: .dateInputsEqualModel).bug("SerenityOS/serenity#16320"),
    .result(of: \.dateInputs.numberOfText, "InputWeek53Always", "Every year has week 53.") {
      number, text, kind in
      guard number == .failure(.noSuchValue(.week)), text.hasSuffix("W53"),
        let before = kind.number(of: text.dropLast(2) + "52")
      else { return number }
      return .success(before + 7 * 86_400_000)
    }.killed(by: .dateInputsEqualModel).bug("date-fns/date-fns#4223"),
    .inputText("InputWeekYearForYear", "A date is written with the ISO year of its week.") {
      text, number, kind in
      guard kind == .date, let week = DateInputKind.week.text(of: number) else { return text }
      return String(week.dropLast(4) + text.suffix(6))
    }.killed(by: .inputTextsAreReadBack).bug("coteditor/CotEditor#918"),
    .inputReading("InputYearZero", "The year 0000 is read as the year 1.") { text, kind in
      kind != .time && text.hasPrefix("0000-") ? "0001" + text.dropFirst(4) : text
    }.killed(by: .dateInputsEqualModel).bug("opencrvs/opencrvs-core#10644"),
  ]

  static let dateInputSteps: [Mutant] = [
    .change(\.dateInputs.validity, "InputBoundsExcluded", "The minimum itself is too low.") {
      validity, text, input in
      guard let minimum = input.minimum, let number = input.kind.number(of: text),
        number == input.kind.number(of: minimum)
      else { return validity }
      var validity = validity
      validity.underflows = true
      return validity
    }.killed(by: .dateInputsEqualModel).bug("henninghall/react-native-date-picker#721"),
    .inputAttributes(
      "InputMidnightUnlimited", "If the maximum is below the minimum, a time has no limits."
    ) { input in
      guard input.kind == .time, let low = input.minimum.flatMap(input.kind.number),
        let high = input.maximum.flatMap(input.kind.number), low > high
      else { return }
      (input.minimum, input.maximum) = (nil, nil)
    }.killed(by: .dateInputsEqualModel).bug("xgfe/react-native-datepicker#70"),
    .result(
      of: \.dateInputs.stepped, "InputStepDownToLastYear",
      "A step down from the minimum gives a value in the last year."
    ) { stepped, text, count, input in
      guard count < 0, let minimum = input.minimum.flatMap(input.kind.number),
        let number = input.kind.number(of: text), number <= minimum, let last = input.kind.lastText,
        case .success = stepped
      else { return stepped }
      return .success(last)
    }.killed(by: .dateInputsEqualModel).bug("scania-digital-design-system/tegel#602"),
    .inputAttributes("InputStepInMinutes", "A step in seconds is read as minutes.") {
      input in
      guard input.kind.hasTime, let seconds = input.step.flatMap({ Int($0) }), seconds > 0,
        seconds < 1_000_000
      else { return }
      input.step = "\(seconds * 60)"
    }.killed(by: .dateInputsEqualModel).bug("laminas/laminas-form#265"),
  ]
}

extension DateInputKind {
  /// A text for a value in the last supported year.
  fileprivate var lastText: String? {
    switch self {
    case .date: "290000-12-31"
    case .month: "290000-12"
    case .week: "290000-W52"
    case .datetimeLocal: "290000-12-31T00:00"
    case .time: nil
    }
  }
}
