extension Mutant {
  /// The bounds and the steps of date inputs.
  static let dateInputSteps: [Mutant] = [
    .change(\.dateInputs.validity, "InputBoundsExcluded", "The minimum itself underflows.") {
      validity, text, input in
      guard let minimum = input.minimum, let number = input.kind.number(of: text),
        number == input.kind.number(of: minimum)
      else { return validity }
      var validity = validity
      validity.underflows = true
      return validity
    }.killed(by: .dateInputsEqualModel).bug("henninghall/react-native-date-picker/issues/721"),
    .change(
      \.dateInputs.validity, "InputMidnightUnlimited", "A maximum below the minimum limits no time."
    ) {
      validity, _, input in
      guard let minimum = input.minimum, let maximum = input.maximum, input.kind == .time,
        let low = input.kind.number(of: minimum), let high = input.kind.number(of: maximum),
        low > high
      else { return validity }
      var validity = validity
      (validity.underflows, validity.overflows) = (false, false)
      return validity
    }.killed(by: .dateInputsEqualModel).bug("xgfe/react-native-datepicker/issues/70"),
    .inputStep("InputStepDownToLastYear", "A step down below the minimum goes to the last year.") {
      question in
      guard question.count < 0, question.input.kind != .time,
        let minimum = question.number(question.input.minimum),
        let number = question.number(question.text), number <= minimum
      else { return question.stepped }
      return question.input.kind.lastText ?? question.stepped
    }.killed(by: .stepsStayOnTheirGrid, .dateInputsEqualModel).bug(
      "scania-digital-design-system/tegel/pull/602"),
    .inputAttributes("InputStepInMinutes", "A step of seconds is read as one of minutes.") {
      input in
      guard input.kind.hasTime, let seconds = input.step.flatMap({ Int($0) }), seconds > 0,
        seconds < 1_000_000
      else { return }
      input.step = "\(seconds * 60)"
    }.killed(by: .mismatchesAreOffTheGrid, .stepsStayOnTheirGrid, .dateInputsEqualModel).bug(
      "laminas/laminas-form/issues/265"),
  ]
}

extension DateInputKind {
  /// A text of the last year.
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
