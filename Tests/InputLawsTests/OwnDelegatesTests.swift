import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing

/// Delegates as apps write them, each without a mistake: no law about every rule may fail for them.
@Suite struct OwnDelegatesTests {
  /// A delegate that accepts deletions, and checks an insertion by the resulting text.
  private static func delegate(
    _ name: String, _ texts: Generator<String> = .text(upTo: 6),
    isGood: @escaping @Sendable (String) -> Bool
  ) -> Implementation {
    Implementation(
      name,
      DelegateRule(name) { text, range, replacement in
        replacement.isEmpty || isGood(text.after(range, replacement))
      }, typing: texts)
  }

  static let delegates: [Implementation] = [
    delegate("at most 4 characters") { $0.count <= 4 },
    delegate("at most 4 units") { $0.utf16.count <= 4 },
    delegate("digits", .string(of: "0129a ", 0...4)) {
      $0.allSatisfy { $0.isASCII && $0.isNumber }
    },
    delegate("no small letters", .string(of: "aBC ", 0...5)) { $0.uppercased() == $0 },
    delegate("from a list", .string(of: "abc ", 0...3)) { $0.allSatisfy("ab ".contains) },
    delegate("one decimal separator", .string(of: "12., ", 0...4)) {
      $0.filter { $0 == "." || $0 == "," }.count <= 1
    },
    delegate("anything") { _ in true },
    delegate("deletions") { _ in false },
    delegate("no space at the start", .string(of: "ab ", 0...4)) { !$0.hasPrefix(" ") },
  ]

  /// The count that every tutorial's delegate uses: the old text, minus the range, plus the
  /// replacement.
  static let counted = Implementation(
    "a sum of at most 4",
    DelegateRule("a sum of at most 4") { text, range, replacement in
      replacement.isEmpty
        || text.utf16.count - range.length + replacement.utf16.count <= 4
    })

  @Test(arguments: delegates + [counted])
  func `Keeps every law`(delegate: Implementation) {
    for law in Catalogue.universal {
      expectHolds(law.claim(about: delegate), .fromEnvironment(cases: 200))
    }
  }

  /// Also of a rule that would take the whole text at once (E12.4, E12.8).
  @Test func `A suggestion that loses its spaces says why the rule refused the whole`() {
    let rule = DelegateRule("no second word") { text, _, replacement in
      text.isEmpty || !replacement.contains(" ")
    }
    var session = FieldSession(rule, showing: FieldState("a"))
    let outcome = session.perform(.suggest(Edit(replacing: .caret(at: 1), with: "b ")))
    #expect(outcome.state.text == "ab")
    #expect(outcome.effect == .rewritten(.refusedByRule("no second word")))
  }
}

extension String {
  /// The text with a range, in UTF-16 units and between scalars, replaced.
  fileprivate func after(_ range: TextRange, _ replacement: String) -> String {
    let units = Array(utf16)
    let end = range.location + range.length
    return String(
      decoding: units[..<range.location] + replacement.utf16 + units[end...], as: UTF16.self)
  }
}
