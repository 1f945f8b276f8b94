import Foundation
import Testing

@testable import PropertyTesting

/// Descriptions of any values are printable ASCII.
@Suite struct DescribingTests {
  @Test func `Text in descriptions is escaped`() {
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

  @Test func `An input with nested parts has a line for each part; other inputs have one line`() {
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

  @Test func `A very long description is cut, with the number of omitted characters`() {
    let (most, text) = (String.mostShown, String(repeating: "a", count: 3 * String.mostShown))
    let cut = "\"\(text.prefix(most))\" and \(2 * most) more characters"
    #expect(describe(text) == cut)
    #expect(describe(text.prefix(most).description).utf8.count == most + 2)
    let list = describe(Array(repeating: 1, count: 3 * most))
    #expect(list.hasPrefix("[1, 1, ") && list.hasSuffix(", and 266666 more]"))
    let failure = Failure(text, at: "here")
    #expect(failure.message == "\(text.prefix(most - 50))… and \(2 * most + 50) more characters")
    // A child process sends the message that is already cut.
    #expect(Failure(failure.message, at: "here") == failure)
    #expect(Failure("short", at: "here").message == "short")
    for (count, ending) in [(0, "a"), (1, "… and 51 more characters")] {
      let message = Failure(String(repeating: "a", count: most + count), at: "here").message
      #expect(message.hasSuffix(ending) && message.contains("…") == (count > 0))
    }
  }
}

/// Errors that a claim throws are distinguished by their type, case and shape, never by values.
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
  func `An error is described by its shape`(error: any Error, shape: String) {
    #expect("\(ErrorShape(error))" == shape)
  }

  @Test func `Enum cases with equal descriptions have different shapes`() {
    let errors: [Described] = [.first, .second, .third(1), .third(2)]
    let shapes = errors.map { "\(ErrorShape($0))" }
    #expect(Set(shapes).count == 3 && shapes[2] == shapes[3])
  }

  @Test func `The shape of a nested error has limited depth`() {
    var error: any Error = Plain.first
    for _ in 0..<1_000 { error = Loaded.inner(error) }
    #expect("\(ErrorShape(error))" == "Loaded.inner(Loaded.inner(Loaded.inner))")
  }
}
