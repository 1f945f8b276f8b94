import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Reports word for word, of one law and of several, of few steps and of many.
@Suite struct FieldWordsTests {
  private static let four = TestedField.delegate("PIN") { text, range, replacement in
    text.replacing(range, with: replacement).count <= 4
  }

  @Test func `No case is no success`() {
    let report = Self.four.examined(meaning: [.atMost(4)], settings: RunSettings(cases: 0))
    #expect(!report.isFine && report.failures.isEmpty && report.cases == 0)
    #expect(report.inconclusive == report.asked)
    let words = "“PIN”: 0 of the 4 laws that were checked hold, in 0 cases\n  inconclusive: Every"
    #expect(report.summary.hasPrefix(words), "\(report)")
    let red = TestedField.delegate("\u{1B}[31mred") { _, _, _ in false }
    let raw = red.examined(meaning: [.atMost(4)], settings: RunSettings(cases: 0))
    #expect("\(raw)".contains("“\\u{1B}[31mred”") && !"\(raw)".contains("\u{1B}"), "\(raw)")
  }

  @Test func `A field without room is meant to refuse everything`() {
    let shut = TestedField.delegate("shut") { _, _, _ in false }
    for field in [shut, .onChange("none") { _ in "" }] {
      let report = field.examined(meaning: [.atMost(0)], settings: RunSettings(cases: 20))
      #expect(report.isFine && report.counts.taken == 0 && report.counts.refused > 20, "\(report)")
    }
    let open = TestedField.delegate("open") { _, _, _ in true }
    let found = open.examined(meaning: [.atMost(0)], settings: RunSettings(cases: 20))
    #expect(found.failures.map(\.law) == ["StaysWithinTheLimit"])
  }

  @Test func `Backspace is pressed until a state stands again`() throws {
    let swaps = TestedField.formatter("swaps") { text, range, new in
      new.isEmpty ? (text == "a" ? "b" : "a", 1) : text.isEmpty ? ("a", 1) : nil
    }
    let report = swaps.examined(
      meaning: [.backspaceEmpties], settings: RunSettings(cases: 100, shrinkLimit: 100))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.steps.count == 3, "\(failure)")
    let grows = TestedField.formatter("grows") { text, _, _ in (text + "ab", 1) }
    let growing = grows.examined(meaning: [.backspaceEmpties], settings: RunSettings(cases: 9))
    #expect(growing.failures.map(\.law) == ["BackspaceEmpties"], "\(growing)")
    let passes = TestedField.formatter("A---") { text, range, new in
      if !new.isEmpty { return text.isEmpty ? ("A---", 4) : nil }
      return range.location == 0 ? ("", 0) : ("A---", range.location)
    }
    let passing = passes.examined(
      meaning: [.backspaceEmpties], settings: RunSettings(cases: 100, shrinkLimit: 100))
    #expect(passing.failures.isEmpty, "\(passing)")
  }

  @Test func `A field's name is one word of letters and digits in a corpus`() {
    let chapters = ["credit card (US)", "…", "PIN2"].map { name in
      FieldClaims.of(.delegate(name) { _, _, _ in true }, meaning: [])[0].property.chapter
    }
    #expect(chapters == ["CreditCardUS", "Field", "PIN2"])
  }

  @Test func `A field that takes any range makes texts of those inside`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    let report = any.examined(
      meaning: [.answersAnyRange, .deletionsPass], settings: RunSettings(cases: 200))
    #expect(report.isFine, "\(report)")
    var typist = Typist(at: any)
    typist.type("ab")
    typist.press(.replace(location: 1, length: 2, with: "x"))
    #expect(typist.text == "ab")
    typist.press(.replace(location: 2, length: 0, with: "c"))
    #expect(typist.text == "abc")
  }

  @Test func `A delegate that moves only the caret has the edit made there`() {
    var typist = Typist(
      at: .textField("front") { field, _, _ in
        field.selectedRange = NSRange(location: 0, length: 0)
        return true
      })
    typist.type("abc")
    #expect(typist.text == "cba")
  }

  @Test func `A text that stands already isn't set again`() {
    let counting = CountingField()
    var typist = Typist(at: .textField("counts", { counting }, shouldChange: { _, _, _ in false }))
    typist.type("ab")
    #expect(counting.sets == 0)
    #expect(typist.text.isEmpty)
  }

  private final class CountingField: EditableTextField {
    var sets = 0
    var text: String? { didSet { sets += 1 } }
    var selectedRange = NSRange(location: 0, length: 0)
  }
}
