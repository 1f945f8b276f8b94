import Foundation
import Testing

@testable import PropertyTesting

/// Errors that a claim throws are told apart by their type, case and shape, and never by values.
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
  func `An error has a shape`(error: any Error, shape: String) {
    #expect("\(ErrorShape(error))" == shape)
  }

  @Test func `Cases that describe themselves alike differ`() {
    let errors: [Described] = [.first, .second, .third(1), .third(2)]
    let shapes = errors.map { "\(ErrorShape($0))" }
    #expect(Set(shapes).count == 3 && shapes[2] == shapes[3])
  }

  @Test func `The shape of a nested error is bounded`() {
    var error: any Error = Plain.first
    for _ in 0..<1_000 { error = Loaded.inner(error) }
    #expect("\(ErrorShape(error))" == "Loaded.inner(Loaded.inner(Loaded.inner))")
  }

  @Test func `Two cases are two failures, and each is shrunk`() {
    let claim = Claim(forAll: .int(in: 0...999)) { number in
      if number > 500 { throw Loaded.text("\(number)") }
      if number > 40 { throw Loaded.number(number, unit: "m") }
    }
    var settings = RunSettings()
    settings.failures = 5
    let found = Run.check(claim, settings).counterexamples
    #expect(Set(found.map(\.input)) == ["41", "501"])
    #expect(Set(found.map(\.origin)) == ["Loaded.text", "Loaded.number"])
  }
}
