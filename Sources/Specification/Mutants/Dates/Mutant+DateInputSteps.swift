extension Mutant {
  /// The bounds and steps of date inputs.
  static let dateInputSteps: [Mutant] = [
    .change(\.dateInputs.validity, "InputBoundsExcluded", "The minimum itself is an underflow.") {
      validity, text, input in
      guard let minimum = input.minimum, let number = input.kind.number(of: text),
        number == input.kind.number(of: minimum)
      else { return validity }
      var validity = validity
      validity.underflows = true
      return validity
    }.killed(by: .dateInputsEqualModel).bug("henninghall/react-native-date-picker#721"),
    .change(
      \.dateInputs.validity, "InputMidnightUnlimited", "A maximum below the minimum limits no time."
    ) { validity, _, input in
      guard let minimum = input.minimum, let maximum = input.maximum, input.kind == .time,
        let low = input.kind.number(of: minimum), let high = input.kind.number(of: maximum),
        low > high
      else { return validity }
      var validity = validity
      (validity.underflows, validity.overflows) = (false, false)
      return validity
    }.killed(by: .dateInputsEqualModel).bug("xgfe/react-native-datepicker#70"),
    .result(
      of: \.dateInputs.stepped, "InputStepDownToLastYear",
      "A step down below the minimum leads to the last year."
    ) { stepped, text, count, input in
      guard count < 0, let minimum = input.minimum.flatMap(input.kind.number),
        let number = input.kind.number(of: text), number <= minimum, let last = input.kind.lastText,
        case .success = stepped
      else { return stepped }
      return .success(last)
    }.killed(by: .stepsStayOnTheirGrid).bug("scania-digital-design-system/tegel#602"),
    .inputAttributes("InputStepInMinutes", "A step in seconds is read as minutes.") {
      input in
      guard input.kind.hasTime, let seconds = input.step.flatMap({ Int($0) }), seconds > 0,
        seconds < 1_000_000
      else { return }
      input.step = "\(seconds * 60)"
    }.killed(by: .mismatchesAreOffTheGrid, .stepsStayOnTheirGrid).bug("laminas/laminas-form#265"),
  ]
}

extension DateInputKind {
  /// A text in the last year.
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
