import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// An input that ends the process becomes an ordinary counterexample.
@Suite struct IsolatedTrapTests {
  private func counterexample(
    _ body: @escaping @Sendable (Int) throws -> Void
  ) throws -> Counterexample {
    try #require(Run.check(claim(body).isolated()).counterexample)
  }

  @Test func `An input that traps shrinks to the simplest such input`() throws {
    let found = try counterexample { trapFromFiveThousand($0) }
    #expect(found.input == "5000")
    #expect(found.message.contains("SIGILL") || found.message.contains("SIGTRAP"))
    let endless = try counterexample { number in if number >= 300 { _ = recurse(number) } }
    #expect(endless.input == "300")
    #expect(endless.message.contains("SIGSEGV") || endless.message.contains("SIGBUS"))
    let left = try counterexample { number in if number > 40 { exit(9) } }
    #expect(left.input == "41" && left.message == "ended the process with exit code 9")
  }

  @Test func `A failure contains the last message of the program`() throws {
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

  @Test func `Each trap has its own stable origin`() {
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
    // The distance from the beginning of the function is the same after changes of other code.
    for origin in [origins[0][0], origins[3][0]] {
      #expect(origin.contains(" in PropertyCorpusTests.IsolatedTrapTests."), "\(origin)")
    }
  }

  @Test func `A trap between cases is reported with its signal's name`() throws {
    let folder = try TemporaryFolder()
    let note = URL(fileURLWithPath: "\(folder.path)/child")
    let claim = claim { number in
      // This ends the child process a moment after the case has been checked.
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

  @Test func `A killed child process is replaced, and reported if it is always killed`() throws {
    let once = Locked(false)
    let folder = try TemporaryFolder()
    let claim = claim { number in
      if number == 1 && mkdir("\(folder.path)/first", 0o700) == 0 { kill(getpid(), SIGKILL) }
      if number == 2 { kill(getpid(), SIGKILL) }
      once.with { $0 = true }
    }.isolated()
    #expect(failure(claim, [1]) == nil)
    #expect(failure(claim, [2])?.message.contains("SIGKILL") == true)
    // Changes that the claim makes remain in the child process.
    #expect(!once.value)
  }
}
