import Foundation
import InputRules
import RuleTesting

/// Somebody's code in a field: transcribed, with its author's meaning and its mistake.
///
/// Each transcription is in our own words. Limits are smaller than the authors', so that examples
/// are short.
struct GalleryEntry: Sendable {
  /// A unique name, in upper camel case.
  let name: String
  /// The address of the question, the answer, the tutorial or the issue; or the source article.
  let origin: String
  /// The author's sentence about the field.
  let author: String
  /// The mistake, in a sentence with a smallest example; nil if there is none.
  let wrong: String?
  /// The law that it breaks; nil if it is right.
  let breaks: String?
  /// Texts that a user of the field types or pastes, to make inputs from.
  let typing: [String]
  /// The meaning, at least in part: each of these holds for a field without mistakes.
  let meaning: [FieldMeaning]
  /// Whether the code keeps something between its calls, and may.
  let remembers: Bool
  private let make: @Sendable (_ name: String) -> TestedField

  /// The code; code that may keep state begins without state for each person.
  var field: TestedField { remembers ? .anew { make(name) } : make(name) }

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

// Entries whose code has one of the shapes that a field can have.
extension GalleryEntry {
  static func delegate(
    _ name: String, from origin: String, author: String, wrong: String? = nil,
    breaks law: String? = nil, typing: [String], means meaning: [FieldMeaning],
    _ allows: @escaping @Sendable (String, NSRange, String) -> Bool
  ) -> GalleryEntry {
    GalleryEntry(
      name, from: origin, author: author, wrong: wrong, breaks: law, typing: typing, means: meaning
    ) { .delegate($0, allows) }
  }

  static func formatter(
    _ name: String, from origin: String, author: String, wrong: String? = nil,
    breaks law: String? = nil, typing: [String], means meaning: [FieldMeaning],
    _ format: @escaping @Sendable (String, NSRange, String) -> (text: String, caret: Int)?
  ) -> GalleryEntry {
    GalleryEntry(
      name, from: origin, author: author, wrong: wrong, breaks: law, typing: typing, means: meaning
    ) { .formatter($0, format) }
  }

  static func onChange(
    _ name: String, from origin: String, author: String, wrong: String? = nil,
    breaks law: String? = nil, typing: [String], means meaning: [FieldMeaning],
    _ rewrite: @escaping @Sendable (_ old: String, _ new: String) -> String
  ) -> GalleryEntry {
    GalleryEntry(
      name, from: origin, author: author, wrong: wrong, breaks: law, typing: typing, means: meaning
    ) { .onChange($0, rewrite) }
  }

  static func textField(
    _ name: String, from origin: String, author: String, wrong: String? = nil,
    breaks law: String? = nil, typing: [String], means meaning: [FieldMeaning],
    _ shouldChange: @escaping @Sendable (TestTextField, NSRange, String) -> Bool
  ) -> GalleryEntry {
    GalleryEntry(
      name, from: origin, author: author, wrong: wrong, breaks: law, typing: typing, means: meaning
    ) { .textField($0, shouldChange: shouldChange) }
  }
}

extension GalleryEntry: CustomStringConvertible {
  /// All entries, group by group.
  static let all =
    lengths + lines + digits + amounts + formattedAmounts + masks + dates + letters + contents
    + onChange + traps + rare + ends + carets + readyFields

  /// The name.
  var description: String { name }
}

extension FieldMeaning {
  /// The field is a `FieldRule` with a maximum, in characters, and allowed characters; nil is no
  /// limit.
  static func fieldRule(maximum: Int? = nil, allowed: String? = nil) -> FieldMeaning {
    let limit = maximum.flatMap { try? MaximumLength($0) }.map { [$0 as any TextCondition] } ?? []
    let characters = allowed.map { [AllowedCharacters($0) as any TextCondition] } ?? []
    return .equals(FieldRule(limit + characters))
  }
}
