import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing

/// An app's own delegate checked by the laws, as the README shows it.
@Suite struct OwnRuleTests {
  /// The *Text Field* article's delegate for three digits, unchanged except for `NSString`.
  static let threeDigits = Implementation(
    "three digits",
    DelegateRule("three digits") { text, range, replacement in
      if replacement.isEmpty { return true }
      let edit = Edit(replacing: range, with: replacement)
      guard let next = try? FieldState(text).replacing(edit).text else { return false }
      return next.allSatisfy { $0.isASCII && $0.isNumber } && next.count <= 3
    }, typing: .string(of: "0129a", 0...4))

  /// Counts the old and the new characters, and forgets the deleted ones.
  static let pin = Implementation(
    "PIN",
    DelegateRule("PIN") { text, _, replacement in
      text.count + replacement.count <= 4 && text.count < 4
    }, typing: .string(of: "0129a", 0...6))

  @Test(arguments: Catalogue.universal)
  func `A delegate that keeps the laws passes`(law: Law) throws {
    expectHolds(law.claim(about: Self.threeDigits))
  }

  @Test func `A delegate that refuses backspace at its limit is told`() throws {
    let law = try #require(Catalogue.law(named: "EveryFieldCanBeEmptied"))
    let report = Run.check(law.claim(about: Self.pin))
    let found = try #require(report.counterexample)
    // Four digits stand, in however many steps.
    #expect(found.message.contains("can't be emptied") && found.message.contains(#""0000""#))
  }

  @Test func `Only laws of every rule are worth asking of it`() {
    let laws = Catalogue.laws.filter { $0.isWorthAsking(of: Self.pin) }
    #expect(laws.map(\.name) == Catalogue.universal.map(\.name))
  }
}
