import Foundation
import InputRules
import RuleTesting

/// Public code for a field, transcribed, with its author's meaning and its mistake.
///
/// Each transcription is written independently. Limits are smaller than in the original code, so
/// that examples are short.
struct GalleryEntry: Sendable {
  /// A unique name, in upper camel case.
  let name: String
  /// The source: the address of a question, answer, tutorial or issue, or an article.
  let origin: String
  /// The field's meaning for its author, in a sentence.
  let author: String
  /// The mistake, in a sentence with a minimal example, or `nil` if the code is correct.
  let wrong: String?
  /// The law that the code breaks, or `nil` if the code is correct.
  let breaks: String?
  /// Texts that users of the field type or paste, from which inputs are made.
  let typing: [String]
  /// Parts of the meaning, each of which holds for a field without mistakes.
  let meaning: [FieldMeaning]
  /// Whether the code may keep state between calls.
  let remembers: Bool
  private let make: @Sendable (_ name: String) -> TestedField

  /// The code; code that may keep state begins without state for each person.
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

// The shapes of code that a field can have.
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
  /// The meaning of a `FieldRule` with a maximum length.
  static func fieldRule(maximum: Int) -> FieldMeaning {
    .equals(FieldRule((try? MaximumLength(maximum)).map { [$0] } ?? []))
  }
}

/// A value that code keeps between its calls.
final class GalleryMemory<Value>: @unchecked Sendable {
  var value: Value

  /// Creates a memory of `value`.
  init(_ value: Value) { self.value = value }
}

extension String {
  /// The text with a range in UTF-16 units replaced, as most delegates compute it first.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    (self as NSString).replacingCharacters(in: range, with: replacement)
  }

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
