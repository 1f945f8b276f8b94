import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The combined parts of a meaning, without a field.
@Suite struct MeaningsTests {
  private static let any: @Sendable (String) -> Bool = { _ in true }

  @Test(
    arguments: [
      ([.atMost(4), .atMost(9, .utf8)], nil), ([.atMost(0)], nil),
      ([.atMost(4), .atMost(9, .utf8), .atMost(5, .utf8)], .severalLimits(9, 5, unit: "utf8")),
      ([.atMost(-1)], .negativeLimit(-1)), ([.keepsContent("1", upTo: -1)], .negativeLimit(-1)),
      ([.characters("a"), .onlyCharacters("b")], .noCharacters), ([.characters("")], .noCharacters),
      ([.onlyCharacters("")], .noCharacters), ([.keepsContent("")], .noContent),
      ([.keepsContent("1", upTo: 0)], .noContent), ([.always("", any)], .noSentence),
      ([.accepts(" ", any)], .noSentence),
      ([.equals(FieldRule(), except: [AllowedDifference("") { _ in true }])], .noSentence),
      ([.equals(FieldRule()), .equals(FieldRule())], .severalRules),
    ] as [([FieldMeaning], MeaningProblem?)])
  func `An impossible meaning is refused with the problem`(
    meaning: [FieldMeaning], problem: MeaningProblem?
  ) {
    #expect(TestedField.any.examined(meaning: meaning, settings: .few).problem == problem)
    let claims = FieldClaims.of(.any, meaning: meaning)
    #expect((claims.map(\.property.name) == ["MeaningCanBeMeant"]) == (problem != nil))
    if problem != nil { #expect(!Run.check(claims[0], .few).passed) }
  }

  @Test func `TheLimitIsReached is checked for fields that format and for long limits`() {
    let claims = { (meaning: [FieldMeaning]) in
      FieldClaims.of(.onChange("any") { $0 }, meaning: meaning).map(\.property.name)
    }
    let asked: [([FieldMeaning], Bool)] = [
      ([.atMost(5), .formattingIsIdempotent], true),
      ([.atMost(5), .atMost(9, .utf8), .formattingIsIdempotent], false), ([.atMost(5)], false),
      ([.atMost(10_000)], false), ([.atMost(10_001)], true), ([.atMost(1_000_000)], true),
      ([.atMost(1_000_001)], false),
    ]
    for (meaning, isChecked) in asked {
      #expect(claims(meaning).contains("TheLimitIsReached") == isChecked, "\(meaning)")
    }
    #expect(!claims([.deletionsPass]).contains("FittingTextIsAccepted"))
  }

  @Test(arguments: [
    ("12:30", ["9:30", "1230"]), ("25.12.2024", ["4.5.2024"]), ("2024-12-25", ["2024-4-5"]),
    ("5551234567", ["555-123-4567", "(555) 123-4567", "555.123.4567", "+15551234567"]),
    ("(555) 123-4567", ["5551234567", "555 123 4567"]), ("12/25/2024", ["4/5/2024", "12/31/1999"]),
    ("4111111111111111", ["4111 1111 1111 1111", "4111111111111111x", "12345678901234567890"]),
    ("42", ["12345678901234567890", "42x", "-42", "1,234.56", "1.234,56"]), ("anna", []),
  ])
  func `A hint is also pasted in similar forms`(hint: String, forms: [String]) {
    let all = hint.neighbors
    #expect(Set(all).isSuperset(of: forms) && all.isEmpty == forms.isEmpty, "\(all)")
    #expect(Set(all).count == all.count && !all.contains(hint))
    let meanings = Meanings(all: [], typing: ["12:30", "9:30"])
    #expect(meanings.alphabet.neighbors.prefix(3) == ["09:30", "930", "1230"])
  }
}

extension RunSettings {
  fileprivate static let few = RunSettings(cases: 10)
}

/// The page about your own field lists the laws that are checked.
@Suite struct MeaningPageTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Rules/InputRules/InputRules.docc/YourOwnField.md")
    .standardized

  private static let fields: [TestedField] = [
    .any, .formatter("formatter") { text, _, _ in (text, 0) }, .onChange("onChange") { $0 },
    .any.value { $0 },
  ]
  private static let parts: [FieldMeaning] = [
    .equals(FieldRule()), .always("Any.") { _ in true }, .accepts("Any.") { _ in true },
    .atMost(4), .characters("1"), .onlyCharacters("1"), .deletionsPass, .backspaceEmpties,
    .formattingIsIdempotent, .keepsContent("1"), .caretStaysBesideTyped, .pasteEqualsTyping,
    .answersAnyRange, .value(NumberFormat()),
  ]

  private static func laws(
    _ meaning: [FieldMeaning], of fields: [TestedField] = fields
  ) -> [FieldLaw] {
    fields.flatMap { Meanings(all: meaning).laws(of: $0) }.filter { $0.whyLeft == nil }
  }

  /// The names in a cell's code, without the text after each name.
  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: #/`(\.?[A-Za-z]+)/#).map { String($0.1) }
  }

  @Test func `The page lists the laws for each part of a meaning and for every field`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = text.split(separator: "\n").drop { !$0.hasPrefix("| part") }.dropFirst(2)
    var shown: [String: Set<String>] = [:]
    for row in table.prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|")
      let part = try #require(Self.names(in: cells[0]).first)
      shown[part, default: []].formUnion(Self.names(in: cells[cells.count - 1]))
    }
    var asked: [String: Set<String>] = [:]
    for part in Self.parts {
      let laws = Self.laws([part]) + Self.laws([part, .formattingIsIdempotent])
      asked[String(part.name.prefix { $0 != "(" })] = Set(
        laws.filter { $0.requiredBy.contains(part.name) }.map(\.name))
    }
    #expect(shown == asked)
    let start = try #require(text.range(of: "Every field is also checked"))
    let paragraph = text[start.lowerBound...].components(separatedBy: "\n\n")[0]
    let every = Self.laws([], of: Self.fields.filter { !$0.hasValue })
    #expect(Set(Self.names(in: paragraph[...])) == Set(every.map(\.name)))
  }
}
