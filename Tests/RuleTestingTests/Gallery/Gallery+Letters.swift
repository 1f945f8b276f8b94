import Foundation
import RuleTesting

extension GalleryEntry {
  /// Capital letters.
  static let letters = [
    uppercaseInPlace, uppercaseThenCut, cutThenUppercase, uppercaseAppends,
    uppercaseUnlessSelected, uppercaseCaretAtTheEnd, uppercaseCaretByCount,
  ]

  private static let words = ["ab", "Straße", "XY", "é"]

  private static let uppercase = FieldMeaning.always("No small letter.") {
    $0 == $0.uppercased()
  }

  static let uppercaseInPlace = GalleryEntry(
    "UppercaseInPlace", from: "https://www.e-learn.cn/qa/answer/403575/1192214.html",
    author: "Letters become capital letters; the caret stays.", typing: words,
    means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .textField($0) { field, range, replacement in
      let inserted = replacement.uppercased()
      field.text = (field.text ?? "").replacing(range, with: inserted)
      field.selectedRange = NSRange(location: range.location + inserted.utf16.count, length: 0)
      return false
    }
  }

  static let uppercaseThenCut = GalleryEntry(
    "UppercaseThenCut",
    from: "https://github.com/alexiscreuzot/KAPinField/pull/32, in SwiftUI",
    author: "A code of at most 4 characters, in capital letters.", typing: words,
    means: [uppercase, .atMost(4, .characters), .backspaceEmpties, .formattingIsIdempotent]
  ) {
    .onChange($0) { _, new in String(new.uppercased().prefix(4)) }
  }

  static let cutThenUppercase = GalleryEntry(
    "CutThenUppercase",
    from: "https://github.com/alexiscreuzot/KAPinField/pull/32, the other way round",
    author: "A code of at most 4 characters, in capital letters.",
    wrong: "Cuts first: “abcß” becomes “ABCSS”.",
    breaks: "StaysWithinTheLimit", typing: words,
    means: [uppercase, .atMost(4, .characters), .backspaceEmpties]
  ) {
    .textField(
      $0,
      shouldChange: { _, _, _ in true },
      editingChanged: { field in
        field.text = String((field.text ?? "").prefix(4)).uppercased()
      })
  }

  static let uppercaseAppends = GalleryEntry(
    "UppercaseAppends", from: "https://www.e-learn.cn/qa/q-403575.html",
    author: "Letters become capital letters.",
    wrong: "Ignores the range: nothing can be deleted, and “b”, typed before “A”, gives “AB”.",
    breaks: "BackspaceEmpties", typing: words,
    means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .textField($0) { field, _, replacement in
      field.text = ((field.text ?? "") + replacement).uppercased()
      return false
    }
  }

  static let uppercaseUnlessSelected = GalleryEntry(
    "UppercaseUnlessSelected", from: "https://manongdao.com/article-763462.html",
    author: "Letters become capital letters.",
    wrong: "Takes each edit with a range for a deletion: “b”, typed over a selected “A”, stands.",
    breaks: "WhatStandsIsAllowed", typing: words,
    means: [uppercase, .deletionsPass, .backspaceEmpties]
  ) {
    .textField($0) { field, range, replacement in
      guard range.length == 0 else { return true }
      field.text = (field.text ?? "") + replacement.uppercased()
      return false
    }
  }

  static let uppercaseCaretAtTheEnd = GalleryEntry(
    "UppercaseCaretAtTheEnd", from: "https://www.e-learn.cn/qa/answer/403575/1192213.html",
    author: "Letters become capital letters.",
    wrong: "Setting the text moves the caret to the end: of “b” and “c”, typed before “A”, "
      + "“BAC” is made.",
    breaks: "CaretStaysBesideTyped", typing: words,
    means: [.deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .textField($0) { field, range, replacement in
      if replacement.rangeOfCharacter(from: .lowercaseLetters) == nil { return true }
      field.text = (field.text ?? "").replacing(range, with: replacement.uppercased())
      return false
    }
  }

  static let uppercaseCaretByCount = GalleryEntry(
    "UppercaseCaretByCount", from: "https://www.e-learn.cn/qa/q-403575/2.html",
    author: "Letters become capital letters; the caret stays.",
    wrong: "Counts the characters that one types, not the UTF-16 units that stand: “ß”, typed "
      + "before “A”, gives “SSA” with the caret after the first S.",
    breaks: "CaretStaysBesideTyped", typing: words,
    means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
  ) {
    .textField($0) { field, range, replacement in
      let end = field.selectedRange.location + field.selectedRange.length
      field.text = (field.text ?? "").replacing(range, with: replacement.uppercased())
      let caret = end - range.length + replacement.count
      field.selectedRange = NSRange(location: caret, length: 0)
      return false
    }
  }
}
