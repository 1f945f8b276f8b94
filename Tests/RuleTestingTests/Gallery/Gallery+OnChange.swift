import Foundation
import RuleTesting

extension GalleryEntry {
  /// SwiftUI's `onChange`.
  static let onChange = [
    prefixOfCharacters, keepsTheOldText, oldForNew, trimsTheOldText, trimsWhileTyping,
    everySecondChange, dropsUntilItIsANumber,
  ]

  private static let words = ["abcd", "ab cd", "a😀b", "é"]

  static let prefixOfCharacters = GalleryEntry(
    "PrefixOfCharacters", from: "https://openillumi.com/?p=41500",
    author: "At most 4 characters; the rest vanishes.", typing: words,
    means: [
      .atMost(4, .characters), .deletionsPass, .backspaceEmpties, .formattingIsIdempotent,
      .pasteEqualsTyping,
    ]
  ) {
    .onChange($0) { _, new in String(new.prefix(4)) }
  }

  static let keepsTheOldText = GalleryEntry(
    "KeepsTheOldText", from: "https://stackoverflow.com/questions/56476007",
    author: "At most 4 characters; a text that is longer isn't taken.", typing: words,
    means: [
      .fieldRule(maximum: 4, allowed: nil), .atMost(4, .characters), .deletionsPass,
      .backspaceEmpties, .formattingIsIdempotent,
    ]
  ) {
    .onChange($0) { old, new in new.count > 4 && old.count <= 4 ? old : new }
  }

  static let oldForNew = GalleryEntry(
    "OldForNew", from: "several apps with “.onChange(of: text) { newValue, _ in”",
    author: "At most 4 characters.",
    wrong: "The first argument is the old text: “abcde” stands until the next edit.",
    breaks: "StaysWithinTheLimit", typing: words,
    means: [.atMost(4, .characters), .backspaceEmpties]
  ) {
    .onChange($0) { newValue, text in newValue.count > 4 ? String(newValue.prefix(4)) : text }
  }

  static let trimsTheOldText = GalleryEntry(
    "TrimsTheOldText",
    from: "https://github.com/egkelados/SwiftUIProjects, CupcakeCorner/AdressView.swift",
    author: "No spaces at the start and at the end.",
    wrong: "The first argument is the old text: “a” becomes “”, which becomes “a”, for ever.",
    breaks: "ChangesSettle", typing: ["ab", "a"],
    means: [.formattingIsIdempotent, .backspaceEmpties]
  ) {
    .onChange($0) { newValue, _ in newValue.trimmingCharacters(in: .whitespaces) }
  }

  static let trimsWhileTyping = GalleryEntry(
    "TrimsWhileTyping", from: "https://github.com/WordPress/gutenberg/issues/6582",
    author: "No spaces at the start and at the end.",
    wrong: "A space at the end of a word is removed before the next word: “a b” can be pasted, but "
      + "not be typed.",
    breaks: "PasteEqualsTyping", typing: ["a b", "ab"],
    means: [.pasteEqualsTyping, .backspaceEmpties, .formattingIsIdempotent]
  ) {
    .onChange($0) { _, new in new.trimmingCharacters(in: .whitespaces) }
  }

  static let everySecondChange = GalleryEntry(
    "EverySecondChange", from: "no source found; a flag that keeps `onChange` from its own changes",
    author: "Digits only; others vanish.",
    wrong: "The flag stays set if nothing was changed: “a”, typed after “1”, stands.",
    breaks: "AnswersDependOnlyOnTheEdit", typing: ["12", "7"],
    means: [.characters("0123456789"), .backspaceEmpties]
  ) {
    let isUpdating = GalleryMemory(false)
    return .onChange($0) { _, new in
      isUpdating.value.toggle()
      return isUpdating.value ? new.asciiDigits : new
    }
  }

  static let dropsUntilItIsANumber = GalleryEntry(
    "DropsUntilItIsANumber", from: "no source found; a correction in a loop",
    author: "A number; what makes it none vanishes from the end.",
    wrong: "The empty text is no number, and nothing is left to drop: “a” loops without end.",
    breaks: "EveryEditIsAnswered", typing: ["1.5", "12"], means: [.backspaceEmpties]
  ) {
    .onChange($0) { _, new in
      var text = new
      while Double(text) == nil { text = String(text.dropLast()) }
      return text
    }
  }
}
