import InputRules
import PropertyConsole
import Testing

@testable import input_rules

/// The screen of a tried field as lines of text.
@Suite struct TryScreenTests {
  private func session(_ words: String, _ actions: TryAction...) throws -> TrySession {
    let words = try CommandWords(
      words.split(separator: " ").map(String.init), WordedMeaning.options)
    let meaning = try WordedMeaning(words, WordedMeaning.options, rules: words.names)
    var session = TrySession(try meaning.rule(), name: meaning.name)
    for action in actions { session.perform(action) }
    return session
  }

  @Test func `The screen shows the field, the edit, the refusal and the laws`() throws {
    let session = try session("--at-most 4 --characters 0-9", .type("12x"))
    let rows = TryScreen(width: 40, height: 30).rows(of: session).map(\.left.marked)
    #expect(
      rows.prefix(4) == [
        "rule  --at-most 4 --characters 0-9", "", "> 12⟦ ⟧", "caret 2, 2 UTF-16 units",
      ])
    #expect(rows.contains("  replace 2+0 by \"x\""))
    #expect(rows.contains("  refused: \"x\" is not among the allowed"))
    #expect(rows.contains("  ✓ Deleting all empties the field."))
    #expect(rows.contains("  3  type \"x\"  refused  \"12\""))
  }

  @Test func `A wide screen has the laws and the history on the right`() throws {
    let screen = TryScreen(width: 100, height: 30)
    let rows = screen.rows(of: try session("--at-most 4", .type("1")))
    #expect(rows.first?.right.marked == "laws here")
    #expect(rows.contains { $0.right.marked == "  1  type \"1\"  accepted  \"1\"" })
    #expect(TryScreen(width: 79, height: 30).rightStart == nil)
  }

  @Test(arguments: [
    String(repeating: "漢字", count: 40), String(repeating: "👨‍👩‍👧", count: 30),
    String(repeating: "e\u{301}", count: 90), "\u{301}a", "\u{200B}\u{7}\n\t", "🇩🇪🇫🇷❤️",
  ])
  func `No line is wider than the screen`(text: String) throws {
    for width in [10, 40, 79, 80, 100] {
      var session = try session("anything", .paste(text))
      for _ in 0..<4 {
        let screen = TryScreen(width: width, height: 24)
        let rows = screen.rows(of: session)
        #expect(rows.count <= 24)
        #expect(rows.allSatisfy { $0.left.columns <= screen.leftWidth })
        #expect(rows.allSatisfy { $0.right.columns <= width - (screen.rightStart ?? 0) })
        #expect(rows.contains { $0.left.marked.contains("⟦") })
        session.perform(.move(.left, selecting: true))
      }
    }
  }

  @Test func `Invisible characters are escaped and a lone mark gets a circle`() throws {
    let session = try session("anything", .paste("\u{301}\u{200B}\n"))
    let field = TryScreen(width: 40, height: 9).rows(of: session).map(\.left.marked)[2]
    #expect(field == "> ◌\u{301}\\u{200B}␤⟦ ⟧")
  }

  @Test func `Without colours only the selection has a code`() throws {
    let rows = TryScreen(width: 40, height: 24).rows(
      of: try session("--characters 0-9", .type("x")))
    let plain = rows.map { $0.left.codes(inColours: false) }.joined(separator: "\n")
    #expect(plain.contains("\u{1B}[7m \u{1B}[0m"))
    #expect(!plain.contains("\u{1B}[31m"))
    #expect(rows.contains { $0.left.codes(inColours: true).contains("\u{1B}[31m") })
  }

  @Test func `A broken law has a cross and what was found`() {
    var session = TrySession(Stubborn(), name: "stubborn")
    session.perform(.type("1"))
    let rows = TryScreen(width: 40, height: 40).rows(of: session).map(\.left.marked)
    #expect(rows.contains("  ✗ Deleting all empties the field."))
    #expect(session.laws.filter { $0.found != nil }.map(\.name) == ["EveryFieldCanBeEmptied"])
  }
}

/// Refuses every deletion.
private struct Stubborn: TextRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    edit.isDeletion ? .refuse(.refusedByRule("stubborn")) : FieldRule().decide(edit, on: state)
  }
}
