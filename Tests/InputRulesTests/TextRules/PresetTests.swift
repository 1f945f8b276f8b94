import InputRules
import Testing

/// T7: the *Text Field* article's fields, ready to use.
@Suite struct PresetTests {
  struct Field: Sendable {
    let rule: FieldRule
    let accepts: [String]
    let refuses: [(String, Reason)]
  }

  static let demo = [
    Field(
      rule: .vowels, accepts: ["", "a", "aeiouA", "EIOU"],
      refuses: [
        ("b", .notAllowed("b")), ("aeiouAE", .tooLong(limit: 6, unit: .characters)),
        ("\u{E9}", .notAllowed("\u{E9}")), ("aeiou y", .notAllowed(" ")),
      ]),
    Field(
      rule: .noVowels, accepts: ["", "xyz", "bcdfghjk", "12345678", "\u{E9}\(Tricky.family)"],
      refuses: [
        ("xAz", .banned("A")), ("bcdfghjkl", .tooLong(limit: 8, unit: .characters)),
        ("e\u{301}", .banned("e")),
      ]),
    Field(
      rule: .digits, accepts: ["", "0", "999"],
      refuses: [
        ("1234", .tooLong(limit: 3, unit: .characters)), ("-1", .notAllowed("-")),
        ("\u{663}", .notAllowed("\u{663}")), ("\u{FF11}", .notAllowed("\u{FF11}")),
      ]),
  ]

  @Test(arguments: demo)
  func `A demo field accepts what the Text Field article says (T7)`(field: Field) {
    for text in field.accepts { #expect(field.rule.objection(to: text) == nil) }
    for (text, reason) in field.refuses { #expect(field.rule.objection(to: text) == reason) }
  }

  @Test(arguments: demo)
  func `A demo field has the Text Field article's policies (T7, E6, E8.1)`(field: Field) {
    #expect(field.rule.deletions == .always)
    #expect(field.rule.insertion == .whole)
    #expect(field.rule.allowsAutocorrection)
  }

  @Test func `A maximum length has no limit until one is given (T7, T1)`() throws {
    let long = String(repeating: "a", count: 10_000)
    #expect(try FieldRule.maximumLength().objection(to: long) == nil)
    #expect(try FieldRule.maximumLength(nil).objection(to: long) == nil)
    let reason = Reason.tooLong(limit: 2, unit: .characters)
    #expect(try FieldRule.maximumLength(2).objection(to: "abc") == reason)
    #expect(try FieldRule.maximumLength(2).allowsAutocorrection)
  }

  @Test func `Allowed and banned characters turn autocorrection off (T7)`() throws {
    #expect(try FieldRule.allowing("abc").allowsAutocorrection == false)
    #expect(try FieldRule.banning("abc").allowsAutocorrection == false)
  }

  @Test func `The default lists lock one field and open the other (T7, T2, T3)`() throws {
    #expect(try FieldRule.allowing("").objection(to: "a") == .notAllowed("a"))
    #expect(try FieldRule.allowing("").objection(to: "") == nil)
    #expect(try FieldRule.banning("").objection(to: "a\(Tricky.family)") == nil)
  }

  @Test func `Lists take a maximum length as well (T7)`() throws {
    let allowing = try FieldRule.allowing("ab", maximumLength: 2)
    #expect(allowing.objection(to: "ab") == nil)
    #expect(allowing.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(allowing.objection(to: "x") == .notAllowed("x"))
    let banning = try FieldRule.banning("ab", maximumLength: 2)
    #expect(banning.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(banning.objection(to: "xb") == .banned("b"))
  }
}
