/// A text that should become a number within bounds.
struct BoundedNumber: Hashable, Sendable {
  var format: NumberFormat
  var bounds: NumberBounds
  var text: String
}

extension Generator where Value == BoundedNumber {
  /// Numbers with few digits, and bounds of similar size.
  static let boundedNumber = Generator { source in
    let format = source.format()
    let bounds = source.bounds()
    let text = source.numberText(within: bounds, format)
    return BoundedNumber(format: format, bounds: bounds, text: text)
  }

  /// Complete numbers within bounds, without an exponent.
  static let withinBounds = Generator { source in
    let format = source.fieldFormat()
    let number = source.draw(.writtenNumber(upTo: 4, format))
    return BoundedNumber(format: format, bounds: source.bounds(), text: number.text)
  }
}

extension ChoiceSource {
  /// A number of the size of the bounds: a few digits, or one more than a long end has.
  fileprivate mutating func numberText(within bounds: NumberBounds, _ format: NumberFormat)
    -> String
  {
    let end = [bounds.minimum, bounds.maximum, bounds.step].compactMap { $0 }.last
    guard let end, end.digits.count > 15, flip(0.8) else { return looseNumber(format, upTo: 4) }
    let digits = end.digits.dropLast(Int(choose(upTo: 2))) + self.digits(upTo: 2)
    return digits.map { "\($0)" }.joined()
  }
}
