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

  @Test func `One law and one case are told in the singular`() throws {
    let found = Self.four.examined(meaning: [.atMost(3)], settings: RunSettings(cases: 300))
    let failure = try #require(found.failures.first)
    #expect("\(failure)".contains("\" as an argument of requireKeepsLaws; or the test\n"))
    let again = Self.four.examined(meaning: [.atMost(3)], choices: failure.choices)
    #expect(again.summary.hasPrefix("“PIN”: 0 of the 1 law that was checked hold, in 1 case\n"))
    let fixed = Self.four.examined(meaning: [.atMost(4)], choices: failure.choices)
    #expect(
      fixed.summary.hasPrefix(
        "“PIN”: 1 of the 1 law that was checked holds, in 1 case: StaysWithinTheLimit\n"))
    #expect(again.description.hasPrefix("“PIN” breaks StaysWithinTheLimit: The text never has "))
    #expect(again.description.hasSuffix("\n" + again.summary))
    let long = Self.four.examined(
      meaning: [.atMost(3)], settings: RunSettings(cases: 300, shrinkLimit: 0))
    let unshrunk = try #require(long.failures.first)
    #expect(unshrunk.steps != failure.steps)
    let repeated = Self.four.examined(meaning: [.atMost(3)], choices: unshrunk.choices)
    #expect(repeated.failures == [unshrunk])
    let none = Self.four.examined(meaning: [.atMost(-1)])
    #expect(none.summary == "“PIN”: no law was checked")
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

  @Test func `Ten steps and more are numbered, and backspaces are one call`() throws {
    let code = TestedField.delegate("code") { text, range, new in
      new.isEmpty ? text.count > 1 : text.isEmpty && new == "12345678901"
    }
    let report = code.examined(
      meaning: [.backspaceEmpties], typing: ["12345678901"],
      settings: RunSettings(cases: 500, shrinkLimit: 500))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.steps.count == 12)
    #expect(
      "\(failure)".contains(
        "\n     1  paste \"12345678901\"  shows \"12345678901\"\n     2  backsp"))
    #expect("\(failure)".contains("\n     9  backspace  shows \"123\"\n    10  backspace "))
    #expect("\(failure)".contains("\n    12  backspace  refused, shows \"1\"\n    expected  "))
    #expect(
      failure.test == """
        @Test func backspaceEmpties() {
          var typist = Typist(at: field)  // “code”
          typist.paste("12345678901")
          typist.backspace(11)
          #expect(typist.text.isEmpty)
        }
        """)
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

  @Test func `Of two differences, the one that never occurs is told`() throws {
    let five = TestedField.rule("five", FieldRule([try MaximumLength(5)]))
    let never = AllowedDifference("never") { _ in false }
    let longer = AllowedDifference("longer") { $0.found.text.count == 5 }
    let report = five.examined(
      meaning: [.equals(FieldRule([try MaximumLength(4)]), except: [longer, never])],
      settings: RunSettings(cases: 200))
    #expect(
      report.notes.count == 1 && report.notes[0].hasPrefix("the difference “never” is allowed"))
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

  @Test func `Few edits that are rewritten are told as such`() throws {
    let capital = TestedField.formatter("capital") { text, _, new in
      new == "word" && text.isEmpty ? ("WORD", 4) : nil
    }
    let report = capital.examined(
      meaning: [.always("A word.") { $0 == "WORD" }], typing: ["word"],
      settings: RunSettings(cases: 100))
    let warning = try #require(report.warnings.first, "\(report)")
    #expect(warning.contains("accepted or rewritten; name texts"), "\(warning)")
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

  @Test func `A text that is rewritten for ever is followed for nineteen texts`() {
    var typist = Typist(at: .onChange("grows") { $0.isEmpty ? "" : $0 + "!" })
    guard case .neverSettles(let texts) = typist.press(.type("a")).answer?.trouble else {
      Issue.record("it settles")
      return
    }
    #expect(texts.count == 19)
  }
}
