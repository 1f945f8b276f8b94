/// A fraction whose decimal separator is the reader's grouping separator.
struct ForeignFraction: Hashable, Sendable, CustomStringConvertible {
  /// The reader's format.
  var format: NumberFormat
  var text: String
  /// The writer's number.
  var value: ExactNumber

  var description: String { "reader \(format)\ntext   \(text.escaped)" }
}

extension Generator where Value == ForeignFraction {
  /// Fractions with any number of digits except the length of a group.
  static let foreignFraction = Generator { source in
    var format = source.format()
    format.grouping = source.element(of: [.lenient, .strict, .refused])
    let integer = [UInt8(1 + source.choose(upTo: 8))] + source.digits(upTo: 4)
    let fraction = [UInt8(source.choose(upTo: 9))] + source.digits(upTo: 4)
    if fraction.count == format.symbols.grouping.primary { source.reject() }
    let separator = String(format.symbols.groupingSeparator)
    let text = [integer, fraction].map { $0.map(String.init).joined() }.joined(separator: separator)
    let value = ExactNumber(trusting: integer + fraction, exponent: .near(-fraction.count))
    return ForeignFraction(format: format, text: text, value: value)
  }
}
