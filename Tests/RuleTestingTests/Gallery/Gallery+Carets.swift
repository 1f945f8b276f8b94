import Foundation
import RuleTesting

extension GalleryEntry {
  /// Edits that leave the text as it was, or push its end out.
  static let carets = [
    refusedTextIsSetAgain, dashMovesTheCaret, setsTheTextAndAgrees, rangeOfCharacters, nameIsCut,
  ]

  private static let ten = "0123456789"

  static let refusedTextIsSetAgain = GalleryEntry(
    "RefusedTextIsSetAgain", from: "no source found; `textField.text = oldText` before `false`",
    author: "At most 8 digits; the caret stays.",
    wrong: "Sets the old text again where it refuses, which moves the caret to the end: after “a”, "
      + "typed before “1”.",
    breaks: "CaretStaysBesideTyped", typing: ["12345678", "a", "12"],
    means: [.atMost(8), .characters(ten), .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .textField($0) { field, range, replacement in
      let (old, new) = (field.text ?? "", (field.text ?? "").replacing(range, with: replacement))
      guard new.count <= 8, new == new.asciiDigits else {
        field.text = old
        return false
      }
      field.text = new
      field.selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
      return false
    }
  }

  static let dashMovesTheCaret = GalleryEntry(
    "DashMovesTheCaret", from: "no source found; a mask whose caret jumps when its dash is deleted",
    author: "A number such as 123-456; the caret stays.",
    wrong: "Writes a dash again that is deleted, and puts the caret at the end: in “123-456”.",
    breaks: "CaretStaysBesideTyped", typing: ["123456", "123-4"],
    means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .formatter($0) { text, range, replacement in
      let digits = text.replacing(range, with: replacement).asciiDigits
      guard digits.count <= 6 else { return nil }
      let shown = digits.filling("***-***")
      let caret = shown.offset(withDigitsAfter: text.digits(after: range))
      return (shown, shown == text ? shown.utf16.count : caret)
    }
  }

  static let setsTheTextAndAgrees = GalleryEntry(
    "SetsTheTextAndAgrees", from: "no source found; `return true` after `textField.text = …`",
    author: "At most 6 digits.",
    wrong: "Sets the text and answers true, so that each edit is made twice: “0” becomes “00”.",
    breaks: "WhatFitsIsAccepted", typing: ["123456", "12"],
    means: [.atMost(6), .characters(ten), .backspaceEmpties]
  ) {
    .textField($0) { field, range, replacement in
      let new = (field.text ?? "").replacing(range, with: replacement).asciiDigits
      guard new.count <= 6 else { return false }
      field.text = new
      return true
    }
  }

  static let rangeOfCharacters = GalleryEntry(
    "RangeOfCharacters", from: "several apps with “(\"0\"...\"9\").contains(character)”",
    author: "Digits only; others vanish.",
    wrong: "A range of characters has what begins with one of them: the keycap “1️⃣” stands.",
    breaks: "OnlyAllowedCharactersStand", typing: ["12", "7"],
    means: [.characters(ten), .backspaceEmpties]
  ) {
    .onChange($0) { _, new in new.filter { ("0"..."9").contains($0) } }
  }

  static let nameIsCut = GalleryEntry(
    "NameIsCut", from: "several apps with “String(new.prefix(30))”",
    author: "At most 30 letters; what is typed into a full field pushes the end out.",
    typing: ["Ada", "abcdefghijklmnopqrstuvwxyzabcd"],
    means: [
      .keepsContent(upTo: 30) { $0.filter(\.isLetter) }, .atMost(30), .backspaceEmpties,
      .pasteEqualsTyping, .formattingIsIdempotent,
    ]
  ) {
    .onChange($0) { _, new in String(new.filter(\.isLetter).prefix(30)) }
  }
}
