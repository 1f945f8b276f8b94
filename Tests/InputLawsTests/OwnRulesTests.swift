import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import ReadyFields
import Testing

/// The laws about all rules hold for rules in every chapter, and for delegates as apps write them.
@Suite struct OwnRulesTests {
  private static let numbers = Generator<String>.string(of: "0123456789,.-+$ ", 0...6)
  private static let masks = Generator<String>.string(of: "0127+ (-/_a", 0...6)

  /// A delegate that accepts all deletions, and those insertions that give an allowed text.
  private static func delegate(
    _ name: String, _ texts: Generator<String> = .text(upTo: 6),
    isGood: @escaping @Sendable (String) -> Bool
  ) -> Implementation {
    Implementation(
      name,
      DelegateRule(name) { text, range, replacement in
        let edit = Edit(replacing: range, with: replacement)
        let next = try? FieldState(text).replacing(edit)
        return replacement.isEmpty || next.map { isGood($0.text) } ?? false
      }, typing: texts)
  }

  private static let delegates: [Implementation] = [
    delegate("at most 4 characters") { $0.count <= 4 },
    delegate("at most 4 units") { $0.utf16.count <= 4 },
    delegate("three digits", .string(of: "0129a ", 0...4)) {
      $0.allSatisfy { $0.isASCII && $0.isNumber } && $0.count <= 3
    },
    delegate("no small letters", .string(of: "aBC ", 0...5)) { $0.uppercased() == $0 },
    delegate("from a list", .string(of: "abc ", 0...3)) { $0.allSatisfy("ab ".contains) },
    delegate("one decimal separator", .string(of: "12., ", 0...4)) {
      $0.filter { $0 == "." || $0 == "," }.count <= 1
    },
    delegate("anything") { _ in true }, delegate("deletions") { _ in false },
    delegate("no space at the start", .string(of: "ab ", 0...4)) { !$0.hasPrefix(" ") },
    // Most tutorials add up lengths, and never build the new text.
    Implementation(
      "a sum of at most 4",
      DelegateRule("a sum of at most 4") { text, range, replacement in
        replacement.isEmpty || text.utf16.count - range.length + replacement.utf16.count <= 4
      }),
  ]

  private static let rules: [(String, any TextRule, Generator<String>)] = [
    ("grouped", NumberField(), numbers),
    (
      "cents",
      NumberField(
        NumberFormat(grouping: .lenient, allowsLeadingZeros: false, fractionDigits: 2...2)), numbers
    ),
    (
      "grouped, from 10 to 5,000",
      NumberField(bounds: (try? NumberBounds(minimum: 10, maximum: 5_000, step: 5)) ?? .none),
      numbers
    ),
    ("numeric", FieldRule.numeric(), numbers),
    ("amount of dollars", AmountField.amount(.usd), numbers),
    ("amount from the right", AmountField.amount(.usd, typing: .shifted), numbers),
    ("positive integer", FieldRule.positiveInteger(), numbers),
    ("scanned", FieldRule.scannedNumeric(), numbers),
    // The literals at the start of this pattern include a digit.
    ("phone", PatternField(pattern("+7 (***) ***-**-**"), .standard), masks),
    ("date", PatternField(pattern("**/**"), with(.standard) { $0.placeholder = "_" }), masks),
    (
      "card",
      PatternField(
        pattern("***-**-****"), with(.eager) { ($0.overflow, $0.junk) = (.lastGoes, .dropped) }),
      masks
    ),
    // Each digit changes the pattern, and the literals have two UTF-16 units.
    (
      "table",
      PrefixField(
        PrefixTable(
          unchecked: [
            PrefixTable.Row("", [pattern("**-*"), pattern("(*) ** *")]),
            PrefixTable.Row("1", [pattern("*/*"), pattern("\u{1F600}*-****")]),
            PrefixTable.Row("+1", [pattern("*** ***")]),
          ], lead: "+")), masks
    ),
  ]

  private static func pattern(_ text: String) -> Pattern {
    Pattern(text.unicodeScalars.map { $0 == "*" ? .slot(.digit) : .literal($0) })
  }

  private static func with(
    _ policies: PatternPolicies, _ change: (inout PatternPolicies) -> Void
  ) -> PatternPolicies {
    var policies = policies
    change(&policies)
    return policies
  }

  private static let all = delegates + rules.map { Implementation($0, $1, typing: $2) }

  @Test(arguments: all) func `An app's own rule keeps the universal laws`(rule: Implementation) {
    for law in Catalog.universal {
      expectHolds(law.claim(about: rule), .fromEnvironment(cases: 250))
    }
  }

  @Test func `A delegate that refuses Backspace at its limit breaks EveryFieldCanBeEmptied`() throws
  {
    let pin = Implementation(
      "PIN",
      DelegateRule("PIN") { text, _, replacement in
        text.count + replacement.count <= 4 && text.count < 4
      }, typing: .string(of: "0129a", 0...6))
    let law = try #require(Catalog.law(named: "EveryFieldCanBeEmptied"))
    let found = try #require(Run.check(law.claim(about: pin)).counterexample)
    // The example shows four digits, however many steps lead to them.
    #expect(found.message.contains("can't be emptied") && found.message.contains(#""0000""#))
  }

  /// The reason is the same even if the rule accepts the whole text as one edit (E12.4, E12.8).
  @Test func `A suggestion that loses its spaces reports why the whole suggestion was refused`() {
    let rule = DelegateRule("no second word") { text, _, replacement in
      text.isEmpty || !replacement.contains(" ")
    }
    var session = FieldSession(rule, showing: FieldState("a"))
    let outcome = session.perform(.suggest(Edit(replacing: .caret(at: 1), with: "b ")))
    #expect(outcome.state.text == "ab")
    #expect(outcome.effect == .rewritten(.refusedByRule("no second word")))
  }
}
