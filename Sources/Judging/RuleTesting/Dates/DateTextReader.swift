/// Reads a date's text, part by part.
struct DateTextReader {
  private(set) var fields = DateFields()
  private(set) var isWrong = false
  /// Whether something is spelt otherwise than it is written, which a strict meaning refuses.
  private(set) var isLoose: Bool
  /// Whether it may be read or refused.
  private(set) var isOpen = false
  private let isISO: Bool
  private var rest: Substring

  init(_ text: String, isLoose: Bool, isISO: Bool) {
    rest = text[...]
    (self.isLoose, self.isISO) = (isLoose, isISO)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number of so many digits, or with 1, as short as it is.
  mutating func number(_ field: DateTextField, _ digits: Int, isAdjacent: Bool) {
    let most = digits == 1 && field != .weekday ? 2 : digits
    let found = take(most) { $0.isASCII && $0.isNumber }
    if found.isEmpty { isWrong = true }
    // A year of two digits doesn't say its century.
    if found.count < digits && [.year, .weekYear].contains(field) { isWrong = true }
    let isShort = found.count < digits || digits == 1 && found.count > 1 && found.hasPrefix("0")
    if isShort { isLoose = true }
    fields.numbers[field] = Int(found)
    // Unicode's yyyy is at least four digits, and RFC 3339's exactly four.
    let mayBeLong = field == .year && !isISO && !isAdjacent
    if mayBeLong && !take(3, while: { $0.isASCII && $0.isNumber }).isEmpty { isOpen = true }
  }

  /// The longest of some names; the first has the number `first`.
  mutating func name(_ field: DateTextField, _ names: [String], _ first: Int) {
    let found = names.indices.filter { starts(with: names[$0]) }.max {
      names[$0].count < names[$1].count
    }
    guard let found else { return isWrong = true }
    literal(names[found])
    fields.numbers[field] = found + first
  }

  mutating func literal(_ text: String) {
    if !starts(with: text) { return isWrong = true }
    if !rest.hasPrefix(text) { isSpeltOtherwise() }
    rest = rest.dropFirst(text.count)
  }

  /// Decimals after a sign; more or fewer than there are to be may be read as well.
  mutating func decimals(_ range: ClosedRange<Int>, after sign: String) {
    guard rest.hasPrefix(sign) else {
      if range.lowerBound > 0 { isSpeltOtherwise() }
      return
    }
    rest = rest.dropFirst(sign.count)
    let found = take(.max) { $0.isASCII && $0.isNumber }
    if found.isEmpty { isWrong = true }
    if !(range ~= found.count) { isSpeltOtherwise() }
    fields.milliseconds = Int((found + "000").prefix(3)) ?? 0
  }

  mutating func offset(_ hasColon: Bool, _ mayBeZ: Bool) {
    if rest.first == "Z" || rest.first == "z" {
      if !mayBeZ { isLoose = true }
      if rest.first == "z" { isSpeltOtherwise() }
      rest.removeFirst()
      return
    }
    guard let sign = rest.popFirst(), sign == "+" || sign == "-" else { return isWrong = true }
    let hours = take(2) { $0.isASCII && $0.isNumber }
    if (rest.first == ":") != hasColon { isLoose = true }
    if rest.first == ":" { rest.removeFirst() }
    let minutes = take(2) { $0.isASCII && $0.isNumber }
    if hours.count < 2 || minutes.count == 1 { isWrong = true }
    if minutes.isEmpty { isLoose = true }
    fields.offset = DateFields.Offset(
      isNegative: sign == "-", hours: Int(hours) ?? 0, minutes: Int(minutes) ?? 0)
  }

  /// Small letters and more decimals are RFC 3339's as well.
  private mutating func isSpeltOtherwise() { if isISO { isOpen = true } else { isLoose = true } }

  private func starts(with text: String) -> Bool {
    rest.prefix(text.count).lowercased() == text.lowercased()
  }

  private mutating func take(_ most: Int, while isPart: (Character) -> Bool) -> Substring {
    let found = rest.prefix(most).prefix(while: isPart)
    rest = rest.dropFirst(found.count)
    return found
  }
}
