/// A number as a locale's format writes it, and the normalization in its field's session.
struct OwnNumber: Hashable, Sendable {
  var format: NumberFormat
  var isNegative = false
  /// The sign as written, with or without its bidi marks; empty if there is none.
  var sign = ""
  /// The digits and separators.
  var number = ""
  var normalisation: Normalisation = []

  var text: String { sign + number }
}

extension Generator<OwnNumber> {
  /// Numbers in every locale, each in the locale's digits or in ASCII digits, with its grouping.
  static var ownNumber: Generator { Generator { $0.ownNumber() } }
}

extension ChoiceSource {
  /// A format of any locale.
  mutating func localeFormat() -> NumberFormat {
    NumberFormat(
      element(of: NumberSymbols.ofLocales), signs: element(of: [.both, .minus, .none]),
      grouping: element(of: [.strict, .lenient, .refused]), allowsExponent: !flip())
  }

  /// The normalization: any of the four kinds.
  mutating func plainKinds() -> Normalisation {
    Normalisation(rawValue: UInt8(15 - choose(upTo: 15)))
  }

  fileprivate mutating func ownNumber() -> OwnNumber {
    var number = OwnNumber(format: localeFormat())
    number.normalisation = plainKinds()
    let symbols = number.format.symbols
    number.isNegative = number.format.signs != .none && flip()
    if number.isNegative { number.sign = flip() ? symbols.minusSign : symbols.minusWithoutMarks }
    let usesOwn = flip()
    var digits = [UInt8(1 + choose(upTo: 8))] + self.digits(upTo: 7)
    let count = digits.count
    if flip(0.3) { digits += [UInt8(choose(upTo: 9))] }
    for (place, digit) in digits.enumerated() {
      if place == count { number.number += String(symbols.decimalSeparator) }
      if number.format.separates(count - place, of: count) {
        number.number += String(symbols.groupingSeparator)
      }
      number.number += usesOwn ? String(symbols.digits[Int(digit)]) : "\(digit)"
    }
    return number
  }
}

extension NumberFormat {
  /// Whether a separator comes before the last `rest` of `count` integer digits.
  fileprivate func separates(_ rest: Int, of count: Int) -> Bool {
    let sizes = symbols.grouping
    guard grouping != .refused, rest > 0, rest < count, count - sizes.primary >= sizes.minimum
    else { return false }
    return rest >= sizes.primary && (rest - sizes.primary) % sizes.secondary == 0
  }
}

extension NumberSymbols {
  /// The symbols of every locale in each of its numbering systems, without repetitions.
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

  /// The minus sign, as one scalar.
  var minusWithoutMarks: String {
    String(minusSign.unicodeScalars.filter { !NumberFormat.bidiMarks.contains($0) })
  }
}
