import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import Testing

/// A field's value belongs to the text that it shows.
@Suite struct ValueLawTests {
  private func broken(
    _ field: TestedField, _ meaning: FieldMeaning..., typing: [String] = []
  ) -> [String] {
    field.examined(meaning: meaning, typing: typing, settings: RunSettings(cases: 200))
      .failures.map(\.law)
  }

  private let amount = TestedField.delegate("amount") { _, _, replacement in
    replacement.unicodeScalars.allSatisfy("0123456789,.".unicodeScalars.contains)
  }
  private let comma = FieldMeaning.value(
    NumberFormat(NumberSymbols(locale: "de") ?? .posix, grouping: .strict))

  @Test func `A value that is what the text says keeps the laws`() {
    let right = amount.value { text in
      text.isEmpty ? nil : text.replacing(".", with: "").replacing(",", with: ".")
    }
    #expect(broken(right, comma, typing: ["3,14", "1.234,5"]) == [])
  }

  /// Typing 3,14 makes 314 of it, and every other law holds.
  @Test func `A value of another separator breaks one law`() {
    let wrong = amount.value { text in text.isEmpty ? nil : text.filter(\.isNumber) }
    #expect(broken(wrong, comma, typing: ["3,14", "1.234,5"]) == ["ValueIsWhatTheTextSays"])
  }

  @Test func `A meaning of one's own says the value`() {
    let digits = FieldMeaning.value("The value is the digits.") {
      $0.isEmpty ? nil : $0.filter(\.isNumber)
    }
    let right = amount.value { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    #expect(broken(right, digits) == [])
    #expect(broken(amount.value { $0.isEmpty ? nil : $0 }, digits) == ["ValueIsWhatTheTextSays"])
  }

  /// What the code keeps beside the text it shows.
  private func keeping(
    _ keep: @escaping (_ old: String?, _ text: String, _ replacement: String) -> String?,
    takes: @escaping (String) -> Bool = { _ in true }
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

  @Test func `What is kept beside the text is seen`() {
    let short: (String) -> Bool = { $0.count < 4 }
    #expect(broken(keeping { _, text, _ in text.isEmpty ? nil : text }) == [])
    #expect(
      broken(keeping({ _, text, _ in text.isEmpty ? nil : text }, takes: short))
        .contains("RefusedEditsChangeNoValue"))
    // Each key is appended, wherever it goes.
    #expect(
      broken(
        keeping { old, text, new in text.isEmpty ? nil : new.isEmpty ? text : (old ?? "") + new }
      )
      .contains("ValueDependsOnlyOnTheText"))
    #expect(
      broken(keeping { old, text, _ in text.isEmpty ? old : text }) == ["WhatIsClearedHasNoValue"])
  }

  @Test func `A field that says no value isn't asked`() {
    let report = amount.examined(meaning: [comma], settings: RunSettings(cases: 10))
    #expect(
      report.left == [
        "ValueIsWhatTheTextSays: the field doesn't say its value; TestedField.value(_:) can"
      ])
  }
}
