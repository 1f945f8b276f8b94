import Foundation
import InputRules
import PropertyTesting
import RuleTesting
import Testing

/// Values that depend on the text, or are kept separately.
@Suite struct ValueLawTests {
  private static let amount = TestedField.delegate("amount") { _, _, replacement in
    replacement.unicodeScalars.allSatisfy("0123456789,.".unicodeScalars.contains)
  }
  private static let comma = FieldMeaning.value(
    NumberFormat(NumberSymbols(locale: "de") ?? .posix, grouping: .strict))

  @Test func `A value must be the value of its text, as a format or a function reads it`() {
    let typing = ["3,14", "1.234,5"]
    let right = Self.amount.value { text in
      text.isEmpty ? nil : text.replacing(".", with: "").replacing(",", with: ".")
    }
    // When 3,14 is typed, the value is 314, but every other law holds.
    let digits = Self.amount.value { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    #expect(right.broken(Self.comma, typing: typing) == [])
    #expect(digits.broken(Self.comma, typing: typing) == ["ValueIsWhatTheTextSays"])
    let own = FieldMeaning.value("The digits.") { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    let text = Self.amount.value { $0.isEmpty ? nil : $0 }
    #expect(digits.broken(own) == [] && text.broken(own) == ["ValueIsWhatTheTextSays"])
    let silent = Self.amount.examined(meaning: [Self.comma], settings: RunSettings(cases: 10))
    #expect(silent.left.map { $0.prefix { $0 != ":" } } == ["ValueIsWhatTheTextSays"])
  }
}
