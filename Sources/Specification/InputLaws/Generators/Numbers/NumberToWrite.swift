/// A number, and the format in which to write it.
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
