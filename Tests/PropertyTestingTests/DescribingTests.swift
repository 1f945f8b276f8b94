import Foundation
import Testing

@testable import PropertyTesting

/// Descriptions of values consist of printable ASCII characters.
@Suite struct DescribingTests {
  @Test func `A description contains only escaped text`() {
    #expect(describe("a\u{301}\n\"\u{200F}") == #""a\u{0301}\n\"\u{200F}""#)
  }

  private struct Guest {
    let name: String
    var age = Int?.none
  }

  private struct Stay {
    let guests: [Guest]
    let nights: Int
    var room = (floor: 3, door: "é")
    var end = End.early("ü")
  }

  private enum End {
    case early(String)
    case moved(to: Guest, Int)
  }

  @Test func `A value without a description is described by its parts`() {
    let guest = Guest(name: "é")
    #expect(describe(guest) == #"Guest(name: "\u{00E9}", age: nil)"#)
    #expect(describe(End.early("é")) == #"early("\u{00E9}")"#)
    #expect(
      describe(End.moved(to: guest, 2)) == #"moved(to: Guest(name: "\u{00E9}", age: nil), 2)"#)
    #expect(describe((day: 1, guest: guest)) == "(day: 1, guest: \(describe(guest)))")
  }

  @Test func `An input's description has a line per part if a part is nested`() {
    func input(_ value: some Sendable) -> String {
      Claim(forAll: Generator { _ in value }) { _ in }.describe(bytes: [])
    }
    #expect(input((day: 1, name: "a")) == #"(day: 1, name: "a")"#)
    let guests = ["a", "b"].map { Guest(name: $0, age: 7) }
    #expect(
      input((stay: Stay(guests: guests, nights: 2), paid: true)) == """
        stay  guests  Guest(name: "a", age: 7)
                      Guest(name: "b", age: 7)
              nights  2
              room    (floor: 3, door: "\\u{00E9}")
              end     early("\\u{00FC}")
        paid  true
        """)
  }

  @Test func `A very long description is cut and ends with the number of omitted characters`() {
    let (most, text) = (String.mostShown, String(repeating: "a", count: 3 * String.mostShown))
    let cut = "\"\(text.prefix(most))\" and \(2 * most) more characters"
    #expect(describe(text) == cut)
    #expect(describe(text.prefix(most).description).utf8.count == most + 2)
    let list = describe(Array(repeating: 1, count: 3 * most))
    #expect(list.hasPrefix("[1, 1, ") && list.hasSuffix(", and 266666 more]"))
    let failure = Failure(text, at: "here")
    #expect(failure.message == "\(text.prefix(most - 50))… and \(2 * most + 50) more characters")
    // A child process sends a message that is already cut.
    #expect(Failure(failure.message, at: "here") == failure)
    #expect(Failure("short", at: "here").message == "short")
    for (count, ending) in [(0, "a"), (1, "… and 51 more characters")] {
      let message = Failure(String(repeating: "a", count: most + count), at: "here").message
      #expect(message.hasSuffix(ending) && message.contains("…") == (count > 0))
    }
  }
}

/// The type, case and shape distinguish errors that a claim throws, but values don't.
@Suite struct ThrownErrorTests {
  enum Plain: Error { case first, second }
  enum Loaded: Error { case text(String), number(Int, unit: String), inner(any Error), none }
  enum Described: Error, CustomStringConvertible {
    case first, second, third(Int)
    var description: String { "something is wrong" }
  }
  enum Kind { case missing, extra }
  struct Mistake: Error {
    let kind: Kind
    let line: Int
    var cause: (any Error)?
  }
  struct Other: Error { let text: String }
  final class Object: Error, Sendable { let number = 7 }

  @Test(
    arguments: [
      (Plain.first, "Plain.first"), (Plain.second, "Plain.second"),
      (Loaded.text("a"), "Loaded.text"), (Loaded.number(1, unit: "m"), "Loaded.number"),
      (Loaded.inner(Plain.second), "Loaded.inner(Plain.second)"), (Loaded.none, "Loaded.none"),
      (Mistake(kind: .extra, line: 7), "Mistake(kind: .extra)"),
      (
        Mistake(kind: .missing, line: 1, cause: Plain.first), "Mistake(kind: .missing, Plain.first)"
      ),
      (Other(text: "a"), "Other"), (Object(), "Object"),
      (NSError(domain: "Files", code: 7), "NSError Files 7"),
      (GeneratorError.negativeCount(-7), "GeneratorError.negativeCount"),
    ] as [(any Error, String)])
  func `An error's origin is its shape`(error: any Error, shape: String) {
    #expect("\(ErrorShape(error))" == shape)
  }

  @Test func `Enum cases with equal descriptions have different shapes`() {
    let errors: [Described] = [.first, .second, .third(1), .third(2)]
    let shapes = errors.map { "\(ErrorShape($0))" }
    #expect(Set(shapes).count == 3 && shapes[2] == shapes[3])
  }

  @Test func `A nested error's shape has limited depth`() {
    var error: any Error = Plain.first
    for _ in 0..<1_000 { error = Loaded.inner(error) }
    #expect("\(ErrorShape(error))" == "Loaded.inner(Loaded.inner(Loaded.inner))")
  }
}

/// The marks ‹ and › never divide a token.
@Suite struct MarkedTextTests {
  /// Texts in which ⟨ and ⟩ enclose a change, each with the expected marked text.
  static let changes: [(change: String, marked: String?)] = [
    (#""\u{⟨301⟩}""#, #""‹\u{301}›""#), (#""\u⟨{E9}⟩""#, #""‹\u{E9}›""#),
    (#""⟨\⟩n""#, #""‹\n›""#), (#""\⟨n⟩a""#, #""‹\n›a""#), (#""a\⟨"⟩b""#, #""a‹\"›b""#),
    (#""\\⟨n⟩""#, #""\\‹n›""#), (#""a⟨b⟩c""#, nil), (#""⟨abc⟩""#, #""‹abc›""#),
    (#""⟨abc, d⟩ef""#, #""‹abc, ›def""#), (#""⟨a⟩", 1"#, #""‹a›", 1"#),
    ("4⟨2⟩", "‹42›"), ("-⟨42⟩", "‹-42›"), ("3 - ⟨4⟩", "3 - ‹4›"), ("1.⟨5⟩", "‹1.5›"),
    ("1.5e-0⟨7⟩", "‹1.5e-07›"), ("1.5e+⟨3⟩0, 2", "‹1.5e+30›, 2"), ("0...⟨9⟩", "0...‹9›"),
    ("2024-⟨0⟩1-05", "2024-‹01›-05"), ("at most 0 ⟨character⟩s", "at most 0 ‹characters›"),
    ("[0, ⟨7⟩, ⟨3⟩]", "[0, ‹7›, ‹3›]"), ("e⟨\u{301}⟩t", "‹e\u{301}t›"),
    ("👩⟨\u{200D}👧⟩", "‹👩\u{200D}👧›"), (#""⟨a⟩⟨b⟩""#, #""‹ab›""#), ("1_⟨0⟩00", "‹1_000›"),
    ("1  insert(⟨0)\n2  remove up to(-1⟩)", nil),
    ("⟨1  pop()\n2  push(3)⟩\n3  pop()", "‹1  pop()\n2  push(3)›\n3  pop()"),
    (#""5\⟨⟩""#, nil), ("12\" ⟨l⟩ong\n⟨a⟩b", "12\" long\n‹ab›"),
  ]

  @Test(arguments: changes)
  func `A mark never splits an escape sequence, word, number or character`(
    change: String, marked: String?
  ) {
    var text = ""
    var starts: [Int] = []
    var ends: [Int] = []
    for scalar in change.unicodeScalars {
      switch scalar {
      case "⟨": starts.append(text.unicodeScalars.count)
      case "⟩": ends.append(text.unicodeScalars.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    let ranges = Swift.zip(starts, ends).map { $0..<$1 }
    #expect(MarkedText(text).marking(ranges) == marked)
  }

  /// Tokens depend only on the description, so any two places in a text may be used.
  @Test func `A marked text without its marks is the original text`() {
    let texts = Generator.text(upTo: 6).map { describe($0) }
    let expected = Claim(forAll: texts, .int(in: 0...40), .int(in: 0...40)) { text, one, other in
      let count = text.unicodeScalars.count
      let range = min(one, other, count)..<min(max(one, other), count)
      guard let marked = MarkedText(text).marking([range]) else { return }
      try requireEqual(marked.filter { $0 != "‹" && $0 != "›" }, text)
    }
    #expect(Run.check(expected).passed)
  }
}
