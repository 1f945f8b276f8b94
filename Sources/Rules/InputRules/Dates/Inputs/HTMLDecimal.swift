/// A decimal number, read from the start of a text by HTML's rules (D17.5).
struct HTMLDecimal {
  /// The digits, starting with the first that isn't zero; empty for the number zero.
  private var digits: [UInt8] = []
  /// The number of digits before the decimal point; if it is negative, its magnitude is the number
  /// of zeros between the point and the first digit.
  private var point = 0
  private var isNegative = false

  /// Reads the number; fails if the text doesn't start with a number.
  init?(_ text: String) {
    var bytes = text.utf8[...].drop { [9, 10, 12, 13, 32].contains($0) }
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    let whole = Self.takeDigits(&bytes)
    var fraction: Substring.UTF8View?
    if bytes.first == UInt8(ascii: ".") {
      var rest = bytes.dropFirst()
      fraction = Self.takeDigits(&rest)
      bytes = rest
    }
    if whole.isEmpty && fraction?.isEmpty ?? true { return nil }
    append(whole, isFraction: false)
    if let fraction { append(fraction, isFraction: true) }
    point += Self.exponent(bytes)
  }

  var isPositive: Bool { !isNegative && !digits.isEmpty }

  /// This number times 10 to the power of `places`, rounded half up to an integer, and limited to
  /// `most`; the number must be above zero.
  func rounded(places: Int, most: Int) -> Int {
    let end = point + places
    guard end >= 0 else { return 0 }
    guard end <= 18 else { return most }
    let whole = (0..<end).reduce(0) { $0 * 10 + Int(digit($1)) }
    return min(most, whole + (digit(end) >= 5 ? 1 : 0))
  }

  private func digit(_ index: Int) -> UInt8 { index < digits.count ? digits[index] : 0 }

  private mutating func append(_ bytes: Substring.UTF8View, isFraction: Bool) {
    for byte in bytes {
      if byte == 48 && digits.isEmpty {
        point -= isFraction ? 1 : 0
      } else {
        digits.append(byte - 48)
        point += isFraction ? 0 : 1
      }
    }
  }

  private static func takeDigits(_ bytes: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = bytes.prefix { 48...57 ~= $0 }
    bytes = bytes[digits.endIndex...]
    return digits
  }

  /// The exponent at the start of the bytes, or 0 if there is none; its magnitude is limited to
  /// 2⁴⁰, which exceeds the number of digits in any text.
  private static func exponent(_ bytes: Substring.UTF8View) -> Int {
    guard let mark = bytes.first, mark | 32 == UInt8(ascii: "e") else { return 0 }
    var rest = bytes.dropFirst()
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let size = takeDigits(&rest).reduce(0) { min($0 * 10 + Int($1) - 48, 1 << 40) }
    return sign == UInt8(ascii: "-") ? -size : size
  }
}
