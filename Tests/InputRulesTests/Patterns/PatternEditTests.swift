import InputRules
import Testing

/// What a field with a pattern does about edits (F4.1 to F4.12, F5.1 to F5.11, F6.1 to F6.7).
@Suite struct PatternEditTests {
  private static let phone = "(***) ***-****"

  private func field(_ text: String, _ policies: PatternPolicies) throws -> EditedPattern {
    try EditedPattern(text, policies)
  }

  /// A state whose caret is written as “|”.
  private func state(_ shown: String) throws -> FieldState {
    let caret = try #require(shown.firstIndex(of: "|"))
    return try .showing(shown.replacing("|", with: ""), caret: shown[..<caret].utf16.count)
  }

  private func shown(_ state: FieldState) -> String {
    var shown = state.text
    shown.insert("|", at: String.Index(utf16Offset: state.selection.location, in: shown))
    return shown
  }

  /// The text after keys; “<” is a backspace, “>” a forward deletion.
  private func typed(
    _ keys: String, into start: String, _ pattern: String = phone,
    _ policies: PatternPolicies = .standard
  ) throws -> String {
    let field = try field(pattern, policies)
    var state = try state(start)
    for key in keys {
      let place = state.selection.location
      let edit: Edit =
        switch key {
        case "<": .delete(place - 1, 1)
        case ">": .delete(place, 1)
        default: .insert(String(key), at: place)
        }
      state = field.apply(edit, to: state)
    }
    return shown(state)
  }

  @Test(arguments: [
    ("1234567890", "|", "(123) 456-7890|"), ("9", "(12|3) 4", "(129) |34"),
    ("9", "|(123)", "(9|12) 3"), ("x", "(1|2", "(1|2"), (") 4", "(123|", "(123) 4|"),
    ("<", "(123) |4", "(123)| 4"), ("<<<", "(123) |4", "(12|4"), (">", "(123|) 4", "(123)| 4"),
    (">>>", "(123|) 4", "(123|"), ("<<", "(1|", "|"),
  ])
  func `Typing`(keys: String, start: String, end: String) throws {
    #expect(try typed(keys, into: start) == end)
  }

  /// Backspaces pass literals, and the way out is never closed (F6.6, F6.7, E13).
  @Test func `Backspaces empty the field`() throws {
    let keys = String(repeating: "<", count: 14)
    #expect(try typed(keys, into: "(123) 456-7890|") == "|")
    #expect(try typed(keys, into: "(123) 4|56-7890") == "|(567) 890")
  }

  /// An edit is accepted exactly where its result is the plain one (F4.6, F4.7).
  @Test func `The plain result is accepted`() throws {
    let field = try field(Self.phone, .standard)
    let start = try state("(12|3")
    #expect(field.decide(.delete(3, 1), on: start) == .accept(try state("(12|")))
    #expect(field.decide(.delete(2, 1), on: start) == .accept(try state("(1|3")))
    #expect(
      field.decide(.insert("9", at: 3), on: start)
        == .rewrite(try state("(129) |3"), because: .reformatted))
    #expect(field.decide(.insert("", at: 1), on: start) == .accept(try state("(|123")))
  }

  @Test func `A pattern without elements accepts every edit`() throws {
    let field = try field("", .eager)
    let marked = try FieldState(
      text: "ab", selection: .caret(at: 1), marked: TextRange(location: 0, length: 1))
    #expect(field.decide(.replace(0, 1, by: "x1"), on: marked) == .accept(try state("x1|b")))
  }

  /// What is too much is full, what belongs nowhere fits no slot (F5.5).
  @Test(arguments: [
    ("3", "12|", PatternProblem.full), ("3", "|12", .full), ("x", "1|", .fitsNoSlot),
    ("x3", "1|2", .full), ("\u{663}", "1|", .fitsNoSlot),
  ])
  func `A refusal says what is wrong`(text: String, start: String, problem: PatternProblem) throws {
    let start = try state(start)
    let decision = try field("**", .standard).decide(
      .insert(text, at: start.selection.location), on: start)
    #expect(decision == .refuse(.notFormatted(problem)))
  }

  @Test func `A range outside the text is refused`() throws {
    let field = try field("**", .standard)
    for range in [TextRange.notFound, TextRange(location: 1, length: .max), .caret(at: -1)] {
      let decision = field.decide(Edit(replacing: range, with: "1"), on: .empty)
      #expect(decision == .refuse(.rangeOutsideText(range, length: 0)))
    }
  }

  /// A range that cuts a surrogate pair takes all of it (E5).
  @Test func `No pair is cut`() throws {
    let field = try field("\u{1F600}**", .standard)
    let start = try state("\u{1F600}1|")
    #expect(field.apply(.replace(1, 2, by: "2"), to: start) == (try state("\u{1F600}2|")))
  }

  @Test(arguments: [
    (PatternPolicies.Overflow.newestGoes, "12|34"), (.lastGoes, "129|3"), (.nextGoes, "129|4"),
    (.refused, "12|34"),
  ])
  func `What has no room goes`(overflow: PatternPolicies.Overflow, end: String) throws {
    var policies = PatternPolicies()
    policies.overflow = overflow
    #expect(try typed("9", into: "12|34", "****", policies) == end)
  }

  /// A deletion of literals alone moves the caret, past what would have been deleted
  /// (F6.4 to F6.6).
  @Test func `Deleting literals moves the caret`() throws {
    #expect(try typed("<", into: "12-|-34", "**--**") == "12|--34")
    #expect(try typed(">", into: "12|--34", "**--**") == "12-|-34")
  }

  /// Eager literals come with the last content of an insertion at the end; they may go again.
  @Test func `Eager literals are reached at once`() throws {
    #expect(try typed("123", into: "|", Self.phone, .eager) == "(123) |")
    #expect(try typed("123<<<", into: "|", Self.phone, .eager) == "(1|")
    #expect(try typed("9", into: "(1|2", Self.phone, .eager) == "(19|2")
  }

  /// Junk is refused, or goes, and the selection with it (F5.4).
  @Test func `Junk is refused or dropped`() throws {
    var policies = PatternPolicies()
    let (start, junk) = (try state("12-3|4"), Edit.replace(3, 2, by: "x"))
    let refusal = Decision.refuse(.notFormatted(.fitsNoSlot))
    #expect(try field("**-**", policies).decide(junk, on: start) == refusal)
    policies.junk = .dropped
    #expect(try shown(field("**-**", policies).apply(junk, to: start)) == "12-|")
  }

  /// The tail after an edit keeps its content, and no literal of it becomes content (F4.2, F4.3).
  @Test func `The tail is read by its place`() throws {
    #expect(try typed("<", into: "77| 12", "77 **") == "7|7 12")
    #expect(try typed("<", into: "1|2-3", "**-*") == "|23")
  }

  @Test func `A placeholder is no content`() throws {
    var policies = PatternPolicies()
    policies.placeholder = "_"
    #expect(try typed("1", into: "|", "**/**", policies) == "1|_/__")
    #expect(try typed("23", into: "1|_/__", "**/**", policies) == "12/3|_")
    #expect(try typed("<<", into: "12/3|_", "**/**", policies) == "12|/__")
  }

  @Test func `What stands at the end is complete or empty`() throws {
    let field = try field("**[-*]", .standard)
    #expect(field.finalObjection(to: "") == nil)
    #expect(field.finalObjection(to: "1") == .notFormatted(.incomplete))
    #expect(field.finalObjection(to: "12") == nil)
    #expect(field.finalObjection(to: "12-3") == nil)
  }
}
