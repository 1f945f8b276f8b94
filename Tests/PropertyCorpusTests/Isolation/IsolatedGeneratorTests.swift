import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// A trap in a generator is reported as the generator's, with the choices that it had drawn.
@Suite struct IsolatedGeneratorTests {
  /// A letter at a random index, which traps for most indices.
  private static let letters = Generator.int(in: 0...9).map { opaque(["a", "b", "c"][opaque($0)]) }

  private static func claim(
    _ body: @escaping @Sendable (Int, String) throws -> Void = { _, _ in }
  ) -> Claim {
    Claim(forAll: .int(in: 0...99), letters, body)
  }

  private static func trap(in report: Report) throws -> (message: String, choices: String?) {
    guard case .unhealthy(.trappedGenerator(let message, let choices)) = report.outcome else {
      throw Failure("\(report)", at: "a report without a trapped generator")
    }
    return (message, choices)
  }

  @Test func `A trap in a generator is reported with its message and the drawn choices`() throws {
    let report = Run.check(Self.claim().isolated())
    let (message, choices) = try Self.trap(in: report)
    #expect(
      try Self.trap(in: Run.checkIsolated(Self.claim(), RunSettings(), cpuSeconds: 1)).choices
        != nil)
    #expect(message.contains("SIGILL") || message.contains("SIGTRAP"))
    #if DEBUG
      #expect(message.contains("Index out of range"))
    #endif
    let bytes = try Blob.decode(#require(choices))
    #expect(bytes.count == 2 && bytes[1] > 2)
    #expect(
      "\(report)".contains("is inconclusive: a generator, and not the claim, ended"))
    #expect("\(report)".contains("\n  drawn   choices so far: \"\(try #require(choices))\"\n"))
  }

  @Test func `A generator that ends the process is reported`() throws {
    let ending = Generator.int(in: 0...99).map { number in
      if number > 40 { exit(3) }
      return number
    }
    let report = Run.check(Claim(forAll: ending) { _ in }.isolated())
    let (message, choices) = try Self.trap(in: report)
    #expect(message == "ended the process with exit code 3")
    #expect(choices == nil)
    #expect(!"\(report)".contains("drawn"))
  }

  @Test func `An example that traps is a failure`() throws {
    let halves = Generator<Int>.int(in: 1...99).map { $0 * 2 }
    let claim = Claim(
      forAll: halves, examples: [4, 0], named: PropertyName(chapter: "Tests", name: "Halves")
    ) { number in precondition(number != 0, "nothing to halve") }
    let found = try #require(Run.check(claim.isolated()).counterexample)
    #expect(found.input == "0" && found.entry == "example 2")
    #expect(found.message.contains("SIGILL") || found.message.contains("SIGTRAP"))
  }
}
