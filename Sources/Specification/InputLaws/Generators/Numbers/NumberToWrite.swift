/// A number, and the format it is to be written in.
struct NumberToWrite: Hashable, Sendable {
  var number: ExactNumber
  var format: NumberFormat
}

extension Generator where Value == NumberToWrite {
  /// Any number and any format.
  static let numberToWrite = Generator { source in
    let number = source.flip(0.3) ? source.smallNumber() : source.number()
    return NumberToWrite(number: number, format: source.format())
  }
}
