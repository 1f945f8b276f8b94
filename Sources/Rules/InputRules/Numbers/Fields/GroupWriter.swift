/// A writer of numbers with separators between groups; it writes bytes, because appending digits to
/// a string is slower.
struct GroupWriter {
  /// The caret's offset in the written text, in UTF-16 units.
  private(set) var caret = 0
  /// The maximum number of bytes that may be written.
  let capacity: Int
  private let format: NumberFormat
  private let table: SymbolTable
  private let separator: Unicode.Scalar?
  private let grouping: NumberGrouping
  private let integerCount: Int
  /// The number of integer digits that follow the next separator, or 0 if no separator follows.
  private var nextRest: Int
  private var count = 0
  private var length = 0

  /// Creates a writer for a field's number, with digits grouped as in `others`, or as in the
  /// field's format by default.
  init(_ field: NumberField, _ bare: NumberFieldText, _ others: NumberGrouping? = nil) {
    (format, table) = (field.format, field.table)
    grouping = others ?? format.symbols.grouping
    separator = format.grouping == .refused ? nil : format.symbols.groupingSeparator
    var (digits, bytes, isInteger, startsWithZero) = (0, 0, true, false)
    for scalar in bare.scalars {
      bytes += UTF8.width(scalar)
      switch format.symbol(scalar, table) {
      case .digit(let digit):
        if digits == 0 { startsWithZero = digit == 0 }
        digits += isInteger ? 1 : 0
      case .decimalSeparator: isInteger = false
      case .minus, .plus, .groupingSeparator, .mark, .ownMark, .bidiMark, .other: break
      }
    }
    integerCount = digits
    nextRest = startsWithZero ? 0 : grouping.firstSeparator(of: digits)
    capacity = bytes + digits * (separator.map(UTF8.width) ?? 0)
  }

  /// Writes everything except bidi marks, and returns the number of bytes.
  mutating func write(
    _ bare: NumberFieldText, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var rest = integerCount
    for (place, scalar) in bare.scalars.enumerated() where !scalar.isBidiMark {
      if rest > 0 && format.symbol(scalar, table).isDigit {
        if rest == nextRest, let separator {
          append(separator, to: buffer)
          nextRest = grouping.separator(after: nextRest)
        }
        rest -= 1
      }
      append(scalar, to: buffer)
      if place < bare.caret { caret = length }
    }
    return count
  }

  @inline(__always)
  private mutating func append(
    _ scalar: Unicode.Scalar, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    length += 1
    if scalar.isASCII {
      buffer[count] = UInt8(truncatingIfNeeded: scalar.value)
      count += 1
    } else {
      appendOther(scalar, to: buffer)
    }
  }

  private mutating func appendOther(
    _ scalar: Unicode.Scalar, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    length += UTF16.width(scalar) - 1
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      buffer[count] = byte
      count += 1
    }
  }
}
