import Foundation
import InputRules
import PropertyTesting
import RuleTesting
import Testing

/// Values that belong to a text, or are kept beside it.
@Suite struct ValueLawTests {
  private static let amount = TestedField.delegate("amount") { _, _, replacement in
    replacement.unicodeScalars.allSatisfy("0123456789,.".unicodeScalars.contains)
  }
  private static let comma = FieldMeaning.value(
    NumberFormat(NumberSymbols(locale: "de") ?? .posix, grouping: .strict))

  @Test func `A value must be that of its text, as a format or a function reads it`() {
    let typing = ["3,14", "1.234,5"]
    let right = Self.amount.value { text in
      text.isEmpty ? nil : text.replacing(".", with: "").replacing(",", with: ".")
    }
    // Typing 3,14 makes it 314, and every other law holds.
    let digits = Self.amount.value { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    #expect(right.broken(Self.comma, typing: typing) == [])
    #expect(digits.broken(Self.comma, typing: typing) == ["ValueIsWhatTheTextSays"])
    let own = FieldMeaning.value("The digits.") { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    let text = Self.amount.value { $0.isEmpty ? nil : $0 }
    #expect(digits.broken(own) == [] && text.broken(own) == ["ValueIsWhatTheTextSays"])
    let silent = Self.amount.examined(meaning: [Self.comma], settings: RunSettings(cases: 10))
    #expect(silent.left.map { $0.prefix { $0 != ":" } } == ["ValueIsWhatTheTextSays"])
  }

  /// A field that keeps a value beside the text it shows.
  private func keeping(
    takes: @escaping (String) -> Bool = { _ in true },
    _ keep: @escaping (_ old: String?, _ text: String, _ replacement: String) -> String?
  ) -> TestedField {
    .anew {
      var value: String?
      return TestedField.formatter("kept") { text, range, replacement in
        let new = text.replacing(range, with: replacement)
        value = keep(value, new, replacement)
        return takes(new) ? (new, range.location + replacement.utf16.count) : nil
      }.value { _ in value }
    }
  }

  @Test func `A value that is kept beside the text is seen`() {
    #expect(keeping { _, text, _ in text.isEmpty ? nil : text }.broken() == [])
    let short = keeping(takes: { $0.count < 4 }) { _, text, _ in text.isEmpty ? nil : text }
    #expect(short.broken().contains("RefusedEditsChangeNoValue"))
    // Each key is appended, wherever it goes.
    let appends = keeping { old, text, new in
      text.isEmpty ? nil : new.isEmpty ? text : (old ?? "") + new
    }
    #expect(appends.broken().contains("ValueDependsOnlyOnTheText"))
    let stays = keeping { old, text, _ in text.isEmpty ? old : text }
    #expect(stays.broken() == ["WhatIsClearedHasNoValue"])
  }
}
