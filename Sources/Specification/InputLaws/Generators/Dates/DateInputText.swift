/// A text for any kind of date input.
struct DateInputText: Hashable, Sendable {
  var kind: DateInputKind
  var text: String

  var reading: DateInputAnswer<Int> { kind.reading(text) }
}

/// A value for any kind of date input, given as a text and a number.
struct DateInputSample: Hashable, Sendable {
  var kind: DateInputKind
  var text: String
  /// One of the numbers that stand for the value, such as any of its milliseconds (D16.6).
  var number: Int
}

struct DateInputNumber: Hashable, Sendable {
  var kind: DateInputKind
  var number: Int
}

extension Generator<DateInputText> {
  /// A text for any kind of date input, possibly with an error.
  static let dateInputText = Generator { source in
    let kind = source.element(of: DateInputKind.allCases)
    return DateInputText(kind: kind, text: source.dateInputText(kind))
  }
  .cover("has a value", atLeast: 0.2) { $0.reading.value != nil }
  .cover("is malformed", atLeast: 0.1) {
    if case .malformed = $0.reading.problem { true } else { false }
  }
  .cover("its value doesn't exist", atLeast: 0.05) {
    if case .noSuchValue = $0.reading.problem { true } else { false }
  }
}

extension Generator<DateInputSample> {
  /// An existing value, and one of its texts.
  static let dateInputSample = Generator { source in
    let kind = source.element(of: DateInputKind.allCases)
    let parts = source.dateInputParts(kind)
    let text = source.dateInputText(of: parts, as: kind)
    let width = kind.width
    let rest = source.flip(0.2) ? width - 1 : source.int(upTo: width - 1)
    return DateInputSample(kind: kind, text: text, number: (kind.reading(text).value ?? 0) + rest)
  }
}

extension Generator<DateInputNumber> {
  /// A number near zero or near an end of the kind's range, or an arbitrary number.
  static let dateInputNumber = Generator { source in
    let kind = source.element(of: DateInputKind.allCases)
    let (low, high) = (kind.numbers.lowerBound, kind.numbers.upperBound)
    let near = source.int(in: -2...2)
    let number =
      switch source.choose(upTo: 4) {
      case 0: near
      case 1: low + near
      case 2: high + near
      case 3: low + source.int(upTo: high - low)
      default: source.element(of: [.min, .max, -1 << 55, 1 << 55, low * 2, high * 2])
      }
    return DateInputNumber(kind: kind, number: number)
  }
  .cover("is within a value", atLeast: 0.2) { $0.isInside }
  .cover("is outside all values", atLeast: 0.1) { !$0.isInside }
}

extension DateInputNumber {
  /// Whether the number is in the range of the kind's values (D16.6).
  var isInside: Bool { kind.numbers.contains(number) }
}

struct DateInputQuestion: Hashable, Sendable {
  var input: HTMLDateInput
  var text: String
  var count: Int
}

extension Generator<DateInputQuestion> {
  /// An input whose text is often near its bounds and its steps.
  static let dateInputQuestion = Generator { source in
    let kind = source.element(of: DateInputKind.allCases)
    let step = source.dateInputStep()
    // The attributes are set one by one, because only the reference uses the full initializer.
    var input = HTMLDateInput(kind)
    input.minimum = source.attribute(kind, 0.6)
    input.maximum = source.attribute(kind, 0.6)
    input.step = step
    input.defaultValue = source.attribute(kind, 0.3)
    return DateInputQuestion(
      input: input, text: source.nearText(kind), count: source.stepCount())
  }
}

extension ChoiceSource {
  fileprivate mutating func attribute(_ kind: DateInputKind, _ probability: Double) -> String? {
    flip(probability) ? nearText(kind) : nil
  }

  /// The text of a value near other values drawn like this; rarely, any text.
  fileprivate mutating func nearText(_ kind: DateInputKind) -> String {
    if flip(0.1) { return dateInputText(kind) }
    let parts = dateInputParts(kind, isNear: !flip(0.1))
    return dateInputText(of: parts, as: kind)
  }

  fileprivate mutating func stepCount() -> Int {
    if flip(0.1) { return element(of: [.max, .min, 1_000_000_000_000, -1_000_000_000_000]) }
    return int(in: -4...8)
  }
}
