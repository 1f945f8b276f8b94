import Foundation

/// A value that code keeps between its calls.
final class GalleryMemory<Value>: @unchecked Sendable {
  /// The remembered value.
  var value: Value

  /// Creates a memory of `value`.
  init(_ value: Value) { self.value = value }
}

extension String {
  /// The text with a range in UTF-16 units replaced, as most delegates compute it first.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    (self as NSString).replacingCharacters(in: range, with: replacement)
  }

  /// The ASCII digits of the text.
  var asciiDigits: String { filter { "0123456789".contains($0) } }

  /// The ASCII digits of the text, or `nil` if a digit is part of a longer character, such as a
  /// keycap.
  var plainDigits: String? {
    let digits = asciiDigits
    return digits.count == utf8.filter { (48...57).contains($0) }.count ? digits : nil
  }

  /// The UTF-16 offset with `count` ASCII digits after it: directly after the previous digit, or
  /// else directly before the first digit.
  func offset(withDigitsAfter count: Int) -> Int {
    let places = utf16.enumerated().filter { (48...57).contains($0.element) }.map(\.offset)
    guard let first = places.first else { return utf16.count }
    return count >= places.count ? first : places[places.count - count - 1] + 1
  }

  /// The number of ASCII digits in the text after a range in UTF-16 units.
  func digits(after range: NSRange) -> Int {
    utf16.dropFirst(range.location + range.length).filter { (48...57).contains($0) }.count
  }

  /// The text with a space before every fifth character.
  var inFours: String {
    enumerated().map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
  }

  /// The digits, filled into the places `*` of a pattern; a literal is written before a digit.
  func filling(_ pattern: String) -> String {
    var result = ""
    var rest = self[...]
    for place in pattern {
      if rest.isEmpty { break }
      result.append(place == "*" ? rest.removeFirst() : place)
    }
    return result
  }

  /// The digits as a whole number, with commas between groups of three and without leading zeros;
  /// a single zero remains.
  var groupedByCommas: String {
    let number = self.drop { $0 == "0" }
    var result = ""
    for (index, digit) in number.enumerated() {
      if index > 0, (number.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result.isEmpty ? "0" : result
  }
}
