// The model's answers about texts of date inputs, for laws and generators.
extension DateInputKind {
  /// The number of a text, or the reason it has none (D16.1 to D16.5).
  func reading(_ text: String) -> DateInputAnswer<Int> {
    DateInputAnswer(try ModelDateInputs().number(of: text, self))
  }

  /// The text of the value that contains a number, or `nil` if there is none (D16.6, D16.7).
  func written(_ number: Int) -> String? { try? ModelDateInputs().text(of: number, self) }

  /// The numbers of the kind's values (D16.6).
  var numbers: ClosedRange<Int> { ModelDateInputs().numbers(of: self) }

  /// The number of numbers in one value (D16.6).
  var width: Int {
    switch self {
    case .date: 86_400_000
    case .week: 7 * 86_400_000
    case .month, .time, .datetimeLocal: 1
    }
  }

  /// Whether the kind's steps are seconds (D17.7).
  package var hasTime: Bool { self == .time || self == .datetimeLocal }
}

extension HTMLDateInput {
  /// The number of an attribute, or `nil` if the attribute isn't a text of the kind (D17.1).
  func reading(_ attribute: String?) -> Int? { attribute.flatMap { kind.reading($0).value } }

  /// The base of the steps (D17.8).
  var stepBase: Int {
    let monday = -3 * 86_400_000
    return reading(minimum) ?? reading(defaultValue) ?? (kind == .week ? monday : 0)
  }

  /// The bounds of stepping (D17.11).
  var ends: (low: Int, high: Int) {
    (reading(minimum) ?? kind.numbers.lowerBound, reading(maximum) ?? kind.numbers.upperBound)
  }
}
