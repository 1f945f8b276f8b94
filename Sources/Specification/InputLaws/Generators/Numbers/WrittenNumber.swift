/// A complete number in a format, with its parts.
struct WrittenNumber: Hashable, Sendable {
  var format: NumberFormat
  var text: String
  var isNegative = false
  /// The digits before the exponent.
  var digits: [UInt8] = []
  var fractionCount = 0
  var exponentIsNegative = false
  var exponentDigits: [UInt8] = []
}

extension WrittenNumber: CustomStringConvertible {
  var description: String { "format \(format)\ntext   \(text.escaped)" }
}

extension Generator where Value == WrittenNumber {
  /// Complete numbers in any format, written in any way that the format allows, and assembled from
  /// parts without calling an implementation.
  static func writtenNumber(upTo count: Int = 8, _ format: NumberFormat? = nil) -> Generator {
    Generator { source in
      var number = WrittenNumber(format: format ?? source.format(), text: "")
      source.writeSign(of: &number)
      source.writeMantissa(of: &number, upTo: count)
      if number.format.allowsExponent && source.flip(0.3) { source.writeExponent(of: &number) }
      return number
    }
  }
}

extension ChoiceSource {
  private mutating func marks() -> String {
    flip(0.1) ? String(element(of: NumberFormat.bidiMarks)) : ""
  }

  private mutating func sign(_ symbols: NumberSymbols, isNegative: Bool) -> String {
    let own = isNegative ? symbols.minusSign : symbols.plusSign
    return marks() + (flip() ? own : isNegative ? "-" : "+") + marks()
  }

  fileprivate mutating func writeSign(of number: inout WrittenNumber) {
    guard number.format.signs != .none && flip(0.4) else { return }
    number.isNegative = number.format.signs == .minus || flip(0.6)
    number.text = sign(number.format.symbols, isNegative: number.isNegative)
  }

  fileprivate mutating func writeMantissa(of number: inout WrittenNumber, upTo count: Int) {
    let format = number.format
    let most = min(4, format.maximumFractionDigits)
    var integer = digits(upTo: count)
    var fraction = most > 0 && flip(0.4) ? Array(digits(upTo: most).prefix(most)) : []
    if !format.allowsLeadingZeros { integer = Array(integer.drop { $0 == 0 }) }
    if integer.isEmpty && (fraction.isEmpty || !format.allowsLeadingSeparator) { integer = [0] }
    let endsInSeparator =
      fraction.isEmpty && most > 0 && format.allowsTrailingSeparator && flip(0.1)
    if integer.isEmpty && fraction.isEmpty { fraction = [0] }
    number.digits = integer + fraction
    number.fractionCount = fraction.count
    number.text += written(grouping: integer, hasFraction: !fraction.isEmpty, format)
    if !fraction.isEmpty || endsInSeparator {
      number.text += String(format.symbols.decimalSeparator) + written(fraction, format)
    }
  }

  fileprivate mutating func writeExponent(of number: inout WrittenNumber) {
    let symbols = number.format.symbols
    number.text += ["E", "e", symbols.exponentMark][int(upTo: 2)]
    if flip(0.4) {
      number.exponentIsNegative = flip()
      number.text += sign(symbols, isNegative: number.exponentIsNegative)
    }
    number.exponentDigits = [UInt8(choose(upTo: 9))] + digits(upTo: 2)
    // A number with an extreme exponent has no fraction, which makes its value easy to compute.
    if number.fractionCount == 0 && flip(0.05) { number.exponentDigits += digits(upTo: 24) }
    number.text += written(number.exponentDigits, number.format)
  }

  private mutating func written(_ digits: [UInt8], _ format: NumberFormat) -> String {
    let usesOwn = flip()
    return digits.map { usesOwn ? String(format.symbols.digits[Int($0)]) : "\($0)" }.joined()
  }

  /// The digits of an integer, with or without separators.
  ///
  /// If the format is lenient and the text stays unambiguous, separators may be in unusual places.
  private mutating func written(grouping digits: [UInt8], hasFraction: Bool, _ format: NumberFormat)
    -> String
  {
    var pieces = digits.map { written([$0], format) }
    guard format.grouping != .refused, digits.first != 0, flip() else { return pieces.joined() }
    let grouping = format.symbols.grouping
    var places = Set(stride(from: digits.count - grouping.primary, to: 0, by: -grouping.secondary))
    if format.grouping == .lenient && flip(0.3) {
      let others = Set(
        (1..<max(2, digits.count)).filter { $0 < digits.count && choose(upTo: 1) > 0 })
      if others.count > 1 || hasFraction { places = others }
    }
    for place in places { pieces[place - 1] += groupingSeparator(format) }
    return pieces.joined()
  }

  /// The format's separator, or a space that a lenient format accepts instead of a no-break space.
  private mutating func groupingSeparator(_ format: NumberFormat) -> String {
    let own = format.symbols.groupingSeparator
    let spaces = NumberFormat.groupingSpaces.filter(format.separatesGroups)
    return String(spaces.count > 1 && flip(0.3) ? element(of: spaces) : own)
  }
}

/// A number as its locale writes it, and the normalization of a session with the locale's format.
struct OwnNumber: Hashable, Sendable {
  var format: NumberFormat
  var isNegative = false
  /// The written sign, with or without its bidi marks; empty if there is no sign.
  var sign = ""
  /// The digits and separators as written.
  var number = ""
  var normalization: Normalization = []

  var text: String { sign + number }
}

extension Generator<OwnNumber> {
  /// A number grouped as in any locale, in the locale's digits or in ASCII digits.
  static var ownNumber: Generator { Generator { $0.ownNumber() } }
}

extension ChoiceSource {
  mutating func localeFormat() -> NumberFormat {
    NumberFormat(
      element(of: NumberSymbols.ofLocales), signs: element(of: [.both, .minus, .none]),
      grouping: element(of: [.strict, .lenient, .refused]), allowsExponent: !flip())
  }

  /// A normalization with any combination of the four kinds.
  mutating func plainKinds() -> Normalization {
    Normalization(rawValue: UInt8(15 - choose(upTo: 15)))
  }

  fileprivate mutating func ownNumber() -> OwnNumber {
    var number = OwnNumber(format: localeFormat())
    number.normalization = plainKinds()
    let symbols = number.format.symbols
    number.isNegative = number.format.signs != .none && flip()
    if number.isNegative {
      number.sign = flip() ? symbols.minusSign : symbols.minusSign.withoutBidiMarks
    }
    let usesOwn = flip()
    let digits = [UInt8(1 + choose(upTo: 8))] + self.digits(upTo: 7)
    let fraction = flip(0.3) ? [UInt8(choose(upTo: 9))] : []
    func written(_ digits: [UInt8]) -> String {
      digits.map { usesOwn ? String(symbols.digits[Int($0)]) : "\($0)" }.joined()
    }
    number.number = number.format.groups(of: digits).map(written).joined(
      separator: String(symbols.groupingSeparator))
    if !fraction.isEmpty { number.number += String(symbols.decimalSeparator) + written(fraction) }
    return number
  }
}

extension NumberSymbols {
  /// The symbols of every locale in each of its numbering systems, without duplicates.
  static let ofLocales: [NumberSymbols] = {
    var seen: Set<NumberSymbols> = []
    var symbols: [NumberSymbols] = []
    for identifier in localeIdentifiers {
      for system in numberingSystems(of: identifier) {
        guard let own = NumberSymbols(locale: identifier, numberingSystem: system) else { continue }
        if seen.insert(own).inserted { symbols.append(own) }
      }
    }
    return symbols
  }()
}

/// A fraction written with a decimal separator that is the reader's grouping separator.
struct ForeignFraction: Hashable, Sendable, CustomStringConvertible {
  var format: NumberFormat
  var text: String
  /// The number that the writer means.
  var value: ExactNumber

  var description: String { "reader \(format)\ntext   \(text.escaped)" }
}

extension Generator where Value == ForeignFraction {
  /// Fractions whose number of digits differs from the size of a group.
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
