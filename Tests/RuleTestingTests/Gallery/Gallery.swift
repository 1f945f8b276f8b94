import Foundation
import InputRules
import RuleTesting

/// A transcription of public code for a field, with the author's meaning and the mistake.
///
/// Each transcription is written independently. The limits are smaller than in the original code,
/// to keep the examples short.
struct GalleryEntry: Sendable {
  /// A unique name in upper camel case.
  let name: String
  /// The source: an article, or the address of a question, an answer, a tutorial or an issue.
  let origin: String
  /// The author's meaning of the field, in a sentence.
  let author: String
  /// The mistake in a sentence with a minimal example, or `nil` for correct code.
  let wrong: String?
  /// The law that the code breaks, or `nil` for correct code.
  let breaks: String?
  /// Texts that users of the field type or paste, from which inputs are made.
  let typing: [String]
  /// The parts of the meaning, each of which holds for a field without the mistake.
  let meaning: [FieldMeaning]
  /// Whether the code may keep state between calls.
  let remembers: Bool
  private let make: @Sendable (_ name: String) -> TestedField

  /// The field with this code; if the code may keep state, each field gets a new instance.
  var field: TestedField { remembers ? .stateful { make(name) } : make(name) }

  init(
    _ name: String, from origin: String, author: String, wrong: String? = nil,
    breaks law: String? = nil, typing: [String], means meaning: [FieldMeaning],
    remembers: Bool = false, _ make: @escaping @Sendable (_ name: String) -> TestedField
  ) {
    (self.name, self.origin, self.author) = (name, origin, author)
    (self.wrong, breaks, self.typing) = (wrong, law, typing)
    (self.meaning, self.remembers, self.make) = (meaning, remembers, make)
  }
}

// The forms that code for a field may have.
extension GalleryEntry {
  static func delegate(
    _ allows: @escaping @Sendable (String, NSRange, String) -> Bool
  ) -> @Sendable (String) -> TestedField { { .delegate($0, allows) } }

  static func formatter(
    _ format: @escaping @Sendable (String, NSRange, String) -> (text: String, caret: Int)?
  ) -> @Sendable (String) -> TestedField { { .formatter($0, format) } }

  static func onChange(
    _ rewrite: @escaping @Sendable (_ old: String, _ new: String) -> String
  ) -> @Sendable (String) -> TestedField { { .onChange($0, rewrite) } }

  static func textField(
    _ shouldChange: @escaping @Sendable (TestTextField, NSRange, String) -> Bool
  ) -> @Sendable (String) -> TestedField { { .textField($0, shouldChange: shouldChange) } }

  static func changed(
    _ change: @escaping @Sendable (TestTextField) -> Void
  ) -> @Sendable (String) -> TestedField {
    { .textField($0, TestTextField.init, editingChanged: change) }
  }
}

extension GalleryEntry: CustomStringConvertible {
  static let all = texts + numbers + masks + others

  static let ten = "0123456789"

  var description: String { name }
}

extension FieldMeaning {
  static func fieldRule(maximum: Int) -> FieldMeaning {
    .equals(FieldRule((try? MaximumLength(maximum)).map { [$0] } ?? []))
  }
}

/// A value that code keeps between calls.
final class GalleryMemory<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension String {
  /// The text with a range in UTF-16 units replaced, which most delegates compute first.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    (self as NSString).replacingCharacters(in: range, with: replacement)
  }

  var asciiDigits: String { filter { "0123456789".contains($0) } }

  /// The ASCII digits of the text, or `nil` if one of them is part of a longer character, such as a
  /// keycap.
  var plainDigits: String? {
    let digits = asciiDigits
    return digits.count == utf8.filter { (48...57).contains($0) }.count ? digits : nil
  }

  /// The UTF-16 offset that has `count` ASCII digits after it: directly after a digit, or directly
  /// before the first digit.
  func offset(withDigitsAfter count: Int) -> Int {
    let places = utf16.enumerated().filter { (48...57).contains($0.element) }.map(\.offset)
    guard let first = places.first else { return utf16.count }
    return count >= places.count ? first : places[places.count - count - 1] + 1
  }

  /// The number of ASCII digits in the text after a range of UTF-16 units.
  func digits(after range: NSRange) -> Int {
    utf16.dropFirst(range.location + range.length).filter { (48...57).contains($0) }.count
  }

  /// The text in groups of four characters separated by spaces.
  var inFours: String {
    enumerated().map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
  }

  /// The digits in the places `*` of a pattern; a literal is written only before a digit.
  func filling(_ pattern: String) -> String {
    var result = ""
    var rest = self[...]
    for place in pattern {
      if rest.isEmpty { break }
      result.append(place == "*" ? rest.removeFirst() : place)
    }
    return result
  }

  /// The digits as an integer with commas between groups of three and without leading zeros, except
  /// for a single zero.
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
