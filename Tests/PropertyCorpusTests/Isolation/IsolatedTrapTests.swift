import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// An input that ends the process is reported as an ordinary counterexample.
@Suite struct IsolatedTrapTests {
  private func counterexample(
    _ body: @escaping @Sendable (Int) throws -> Void
  ) throws -> Counterexample {
    try #require(Run.check(claim(body).isolated()).counterexample)
  }

  @Test func `An input that traps shrinks to the simplest trapping input`() throws {
    let found = try counterexample { trapFromFiveThousand($0) }
    #expect(found.input == "5000")
    #expect(found.message.contains("SIGILL") || found.message.contains("SIGTRAP"))
    let endless = try counterexample { number in if number >= 300 { _ = recurse(number) } }
    #expect(endless.input == "300")
    #expect(endless.message.contains("SIGSEGV") || endless.message.contains("SIGBUS"))
    let left = try counterexample { number in if number > 40 { exit(9) } }
    #expect(left.input == "41" && left.message == "ended the process with exit code 9")
  }

  @Test func `A trap's failure contains the program's last message`() throws {
    let index = try counterexample { number in
      if number >= 70 { _ = opaque(opaque([1, 2, 3])[opaque(number % 7 + 3)]) }
    }
    let found = try counterexample { number in
      if number > 6 { Swift.preconditionFailure("no room for \(number) pieces") }
    }
    #expect(found.input == "7" && index.input == "70")
    #if DEBUG
      #expect(index.message.contains("Fatal error: Index out of range"))
      #expect(found.message.contains("no room for 7 pieces"))
      // Bugs are distinguished by their places, not by the values in their messages.
      #expect(found.origin.contains("IsolatedTrapTests.swift:") && !found.origin.contains("7 pie"))
    #endif
  }

  @Test func `A trap's origin is stable and differs from other traps' origins`() {
    let claim = claim { number in
      if number == 1 { _ = opaque(opaque(UInt8(255)) + 1) }
      if number == 2 { _ = opaque(opaque([Int]())[opaque(number)]) }
      if number == 3 { _ = recurse(number) }
      if number == 4 { _ = opaque(opaque(Int.min) - 1) }
      if number == 5 { Swift.preconditionFailure("no") }
    }.isolated()
    let origins = (1...5).map { number in
      (0..<3).map { _ in failure(claim, [UInt64(number)])?.origin ?? "none" }
    }
    for repeated in origins { #expect(Set(repeated).count == 1, "\(repeated)") }
    #expect(Set(origins.map(\.[0])).count == 5, "\(origins)")
    // Other code doesn't change the distance from the beginning of the function.
    for origin in [origins[0][0], origins[3][0]] {
      #expect(origin.contains(" in PropertyCorpusTests.IsolatedTrapTests."), "\(origin)")
    }
  }

  @Test func `A trap between two cases is reported with its signal's name`() throws {
    let folder = try TemporaryFolder()
    let note = URL(fileURLWithPath: "\(folder.path)/child")
    let claim = claim { number in
      // This code ends the child process a moment after the case is checked.
      if number == 1 {
        try Data("\(getpid())".utf8).write(to: note)
        Thread.detachNewThread {
          usleep(300_000)
          abort()
        }
      }
    }.isolated()
    #expect(failure(claim, [1]) == nil)
    let child = try #require(id_t(String(contentsOf: note, encoding: .utf8)))
    var ended = siginfo_t()
    #expect(waitid(P_PID, child, &ended, WEXITED | WNOWAIT) == 0)
    let found = try #require(failure(claim, [0]))
    #expect(found.message == "after an earlier case: ended with SIGABRT (an abort)")
    #expect(failure(claim, [0]) == nil)
  }

  @Test func `A killed child process is replaced; an input that always kills it fails`() throws {
    let once = Locked(false)
    let folder = try TemporaryFolder()
    let claim = claim { number in
      if number == 1 && mkdir("\(folder.path)/first", 0o700) == 0 { kill(getpid(), SIGKILL) }
      if number == 2 { kill(getpid(), SIGKILL) }
      once.with { $0 = true }
    }.isolated()
    #expect(failure(claim, [1]) == nil)
    #expect(failure(claim, [2])?.message.contains("SIGKILL") == true)
    // Changes that the claim makes stay in the child process.
    #expect(!once.value)
  }
}

/// A generator's trap is reported as such, with the choices that the generator had drawn.
@Suite struct IsolatedGeneratorTests {
  /// A letter at a random index; most indices cause a trap.
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

  @Test func `A generator's trap is reported with its message and the drawn choices`() throws {
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
      "\(report)".contains("is inconclusive: a generator, not the claim, ended"))
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

/// A case that never ends is reported as an ordinary counterexample.
@Suite struct IsolatedHangTests {
  private static let busy = claim { number in while number == 1 { _ = opaque(number) } }

  @Test func `An input with an endless loop is found and shrunk`() throws {
    let claim = claim { number in
      var turns = number
      while turns >= 600 { turns = opaque(turns) }
    }.isolated(cpuSeconds: 0.03, seconds: 20)
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.input == "600")
    #expect(found.message == "did not end within 0.03 s of CPU time")
  }

  @Test func `A claim that waits forever is stopped and reported`() throws {
    let claim = claim { number in if number == 3 { while true { sleep(1_000) } } }
      .isolated(cpuSeconds: 1, seconds: 0.3)
    let found = try #require(failure(claim, [3]))
    #expect(found.message == "did not end within 0.3 s")
    #expect(failure(claim, [2]) == nil)
    // Hangs with different time limits are the same bug.
    let busy = Self.busy.isolated(cpuSeconds: 0.03, seconds: 20)
    #expect(failure(busy, [1])?.origin == found.origin)
  }

  #if os(Linux)
    @Test func `A case that runs slowly, as on a busy machine, isn't a hang`() {
      let claim = claim { _ in
        for _ in 0..<8 {
          let start = clock()
          while clock() - start < 10_000 {}
          usleep(250_000)
        }
      }.isolated(cpuSeconds: 0.5, seconds: 1.5)
      #expect(failure(claim, [1]) == nil)
    }
  #endif
}
