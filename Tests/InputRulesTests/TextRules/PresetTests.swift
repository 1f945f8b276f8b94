import InputRules
import Testing

/// The presets for the fields in the *Text Field* article (T7).
@Suite struct PresetTests {
  @Test(
    arguments: [
      (
        FieldRule.vowels, "aeiouA", [("b", .notAllowed("b")), ("\u{E9}", .notAllowed("\u{E9}"))], 6
      ),
      (.noVowels, "12345678", [("xAz", .banned("A")), ("e\u{301}", .banned("e"))], 8),
      (.digits, "999", [("-1", .notAllowed("-")), ("\u{663}", .notAllowed("\u{663}"))], 3),
    ] as [(FieldRule, String, [(String, Reason)], Int)])
  func `A preset accepts the texts of the Text Field article (T7)`(
    rule: FieldRule, longest: String, refused: [(String, Reason)], limit: Int
  ) throws {
    #expect(rule.objection(to: "") == nil && rule.objection(to: longest) == nil)
    #expect(
      rule.objection(to: longest + longest.suffix(1))
        == .tooLong(limit: limit, unit: .characters))
    for (text, reason) in refused { #expect(rule.objection(to: text) == reason) }
    #expect(rule.deletions == .always && rule.insertion == .whole && rule.allowsAutocorrection)
  }

  @Test func `A preset limits the length only if a maximum length is given (T7, T1)`() throws {
    let long = String(repeating: "a", count: 10_000)
    #expect(try FieldRule.maximumLength().objection(to: long) == nil)
    #expect(try FieldRule.maximumLength(nil).objection(to: long) == nil)
    let two = try FieldRule.maximumLength(2)
    #expect(two.objection(to: "abc") == .tooLong(limit: 2, unit: .characters))
    #expect(two.allowsAutocorrection)
    for limit in [-1, .min] {
      #expect(throws: RuleError.negativeLimit(limit)) { try FieldRule.maximumLength(limit) }
    }
  }

  @Test func `Allowed characters and a maximum length both limit a text (T7)`() throws {
    let allowing = try FieldRule.allowing("ab", maximumLength: 2)
    #expect(allowing.objection(to: "ab") == nil)
    #expect(allowing.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(allowing.objection(to: "x") == .notAllowed("x"))
    let banning = try FieldRule.banning("ab", maximumLength: 2)
    #expect(banning.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(banning.objection(to: "xb") == .banned("b"))
    #expect(!allowing.allowsAutocorrection && !banning.allowsAutocorrection)
    #expect(try FieldRule.allowing("").objection(to: "a") == .notAllowed("a"))
    #expect(try FieldRule.banning("").objection(to: "a\(Tricky.family)") == nil)
  }
}
