import Foundation

/// What somebody's code does in a field: transcribed, with what its author means by it, and with
/// what is wrong with it.
///
/// Each transcription is in our own words. Limits are smaller than the authors', so that examples
/// are short.
struct GalleryEntry: Sendable {
  /// A unique name, in upper camel case.
  let name: String
  /// The address of the question, the answer, the tutorial or the issue; or the source article.
  let origin: String
  /// What the author says that the field does, in a sentence.
  let author: String
  /// What is wrong, in a sentence with a smallest example; nil if nothing is.
  let wrong: String?
  /// What shows that it is wrong; nil if nothing is.
  let caughtBy: GalleryFault?
  /// Texts that a user of the field types or pastes, to make inputs from.
  let typing: [String]
  /// What is meant, at least in part: each of these holds for a field without mistakes.
  let meaning: [GalleryMeaning]
  /// Whether the code keeps something between its calls.
  let remembers: Bool
  private let makeCode: @Sendable () -> GalleryCode

  /// The code, made anew each time: code that remembers something starts without memories.
  var code: GalleryCode { makeCode() }

  /// An entry about right code.
  init(
    _ name: String, from origin: String, author: String, typing: [String],
    means meaning: [GalleryMeaning], remembers: Bool = false,
    _ makeCode: @escaping @Sendable () -> GalleryCode
  ) {
    (self.name, self.origin, self.author) = (name, origin, author)
    (self.wrong, self.caughtBy, self.typing) = (nil, nil, typing)
    (self.meaning, self.remembers, self.makeCode) = (meaning, remembers, makeCode)
  }

  /// An entry about wrong code.
  init(
    _ name: String, from origin: String, author: String, wrong: String,
    caughtBy fault: GalleryFault, typing: [String], means meaning: [GalleryMeaning],
    remembers: Bool = false, _ makeCode: @escaping @Sendable () -> GalleryCode
  ) {
    (self.name, self.origin, self.author) = (name, origin, author)
    (self.wrong, self.caughtBy, self.typing) = (wrong, fault, typing)
    (self.meaning, self.remembers, self.makeCode) = (meaning, remembers, makeCode)
  }
}

extension GalleryEntry: CustomStringConvertible {
  /// All entries, group by group.
  static let all =
    lengths + lines + digits + amounts + formattedAmounts + masks + dates + letters + contents
    + onChange + traps + rare + ends

  /// The name.
  var description: String { name }
}

/// Code in one of the shapes that apps have.
///
/// Ranges are in UTF-16 units.
enum GalleryCode: Sendable {
  /// A text field's or a text view's delegate: whether the range may be replaced.
  case delegate(@Sendable (String, NSRange, String) -> Bool)
  /// A text field's delegate with the field itself, and the action for `.editingChanged`, which is
  /// sent after each edit that the delegate allows; not after a text that code sets.
  ///
  /// If the delegate sets the text and returns true, the edit is made at the new selection, as
  /// UIKit does: the caret is then at the end.
  case textField(
    shouldChange: @Sendable (GalleryTextField, NSRange, String) -> Bool,
    editingChanged: (@Sendable (GalleryTextField) -> Void)? = nil)
  /// The text and the caret after an edit, which the code sets itself; nil refuses the edit.
  case formatter(@Sendable (String, NSRange, String) -> (text: String, caret: Int)?)
  /// SwiftUI's `onChange`: the text that the binding gets.
  ///
  /// If that is another text, it is called again with it, as SwiftUI does.
  case onChange(@Sendable (_ old: String, _ new: String) -> String)
}

/// A unit of length.
enum GalleryUnit: Sendable {
  case characters, utf16, scalars, bytes
}

/// What an author, or any user of the field, expects.
enum GalleryMeaning: Sendable {
  /// What stands has at most so many characters or units.
  case atMost(Int, GalleryUnit)
  /// What stands has these characters only, and each of them can stand.
  case characters(String)
  /// What stands has these characters only; some of them can perhaps not be typed.
  case onlyCharacters(String)
  /// What stands satisfies the predicate, which the sentence describes.
  case always(String, @Sendable (String) -> Bool)
  /// An insertion is accepted exactly if the resulting text satisfies the predicate, which the
  /// sentence describes. A deletion is always accepted.
  case accepts(String, @Sendable (String) -> Bool)
  /// A deletion leaves the text without what was deleted.
  case deletionsPass
  /// Backspace, pressed often enough with the caret at the end, empties the field.
  case backspaceEmpties
  /// What stands, formatted again, stays as it is; an `onChange` comes to an end.
  case formattingIsIdempotent
  /// After an insertion that isn't refused, what stands has the same of these characters as the
  /// edited text, in the same order.
  case keepsContent(String)
  /// The same of what the function says of a text.
  case keeps(@Sendable (String) -> String)
  /// After an insertion that isn't refused, the caret has as many letters and digits after it as
  /// the replaced range had.
  case caretStaysBesideTyped
  /// A paste into the empty field that isn't refused gives what typing its characters gives.
  case pasteEqualsTyping
  /// The field is a `FieldRule` with a maximum, in characters, and allowed characters; nil is no
  /// limit. Deletions always pass, and an insertion is accepted as a whole or not at all.
  case fieldRule(maximum: Int?, allowed: String?)
}

/// What shows that code is wrong: a meaning that it breaks, or what it does instead of answering.
enum GalleryFault: String, Sendable, CaseIterable {
  case atMost, limitIsReached, characters, characterStands, always, accepts, deletionsPass,
    backspaceEmpties
  case formattingIsIdempotent, keepsContent, caretStaysBesideTyped, pasteEqualsTyping, fieldRule
  /// It traps.
  case trap
  /// It never returns.
  case hang
  /// Its answer depends on earlier calls.
  case hiddenState
}
