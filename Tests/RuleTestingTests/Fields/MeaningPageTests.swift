import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// The page about your own field says which laws are asked.
@Suite struct MeaningPageTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Rules/InputRules/InputRules.docc/YourOwnField.md")
    .standardized

  private static let fields: [TestedField] = [
    .delegate("delegate") { _, _, _ in true }, .formatter("formatter") { text, _, _ in (text, 0) },
    .onChange("onChange") { $0 }, .delegate("value") { _, _, _ in true }.value { $0 },
  ]
  private static let parts: [FieldMeaning] = [
    .equals(FieldRule()), .always("Any.") { _ in true }, .accepts("Any.") { _ in true },
    .atMost(4), .characters("1"), .onlyCharacters("1"), .deletionsPass, .backspaceEmpties,
    .formattingIsIdempotent, .keepsContent("1"), .caretStaysBesideTyped, .pasteEqualsTyping,
    .answersAnyRange, .value(NumberFormat()),
  ]

  /// All laws of a part, alone and beside one that lets a field format.
  private static func laws(of part: FieldMeaning) -> Set<String> {
    let asked = fields.flatMap { field in
      [[part], [part, .formattingIsIdempotent]].flatMap { parts in
        Meanings(all: parts).laws(of: field).asked
      }
    }
    return Set(asked.filter { $0.askedFor.contains(part.name) }.map(\.name))
  }

  /// The names in code of a cell, without what follows a name.
  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: #/`(\.?[A-Za-z]+)/#).map { String($0.1) }
  }

  @Test func `It names the laws that each part of a meaning asks for`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = text.split(separator: "\n").drop { !$0.hasPrefix("| part") }.dropFirst(2)
    var shown: [String: Set<String>] = [:]
    for row in table.prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|")
      let part = try #require(Self.names(in: cells[0]).first)
      shown[part, default: []].formUnion(Self.names(in: cells[cells.count - 1]))
    }
    var asked: [String: Set<String>] = [:]
    for part in Self.parts { asked[String(part.name.prefix { $0 != "(" })] = Self.laws(of: part) }
    #expect(shown == asked)
  }

  @Test func `It names the laws that are asked of every field`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "Three laws are asked of every field"))
    let paragraph = text[start.lowerBound...].components(separatedBy: "\n\n")[0]
    let named = Self.names(in: paragraph[...])
    let asked = Self.fields.filter { !$0.saysValue }.flatMap {
      Meanings(all: []).laws(of: $0).asked.map(\.name)
    }
    #expect(Set(named) == Set(asked))
  }

  @Test func `Some laws come before others, in a new process, with any range, or once`() {
    let laws = Self.fields.flatMap { field in
      Self.parts.flatMap { part in
        Meanings(all: [part, .formattingIsIdempotent]).laws(of: field).asked
      }
    }
    let names = { (flag: (FieldLaw) -> Bool) in Set(laws.filter(flag).map(\.name)) }
    #expect(
      names(\.isFirst) == ["EveryEditIsAnswered", "AnswersDependOnlyOnTheEdit", "ChangesSettle"])
    #expect(names(\.needsNewProcess) == ["AnswersDependOnlyOnTheEdit"])
    #expect(names(\.sendsAnyRange) == ["EveryRangeIsAnswered"])
    #expect(names(\.isAskedOnce) == ["TheLimitIsReached", "EachAllowedCharacterStands"])
  }
}
