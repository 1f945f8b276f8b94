import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// What the system lacks is no counterexample.
///
/// What a process may do is changed in a child, which no other test shares.
@Suite struct IsolatedSystemTests {
  /// What `body` finds in a process of its own.
  private func found(_ body: @escaping @Sendable () -> String) -> String? {
    let outer = claim { _ in throw Failure(body(), at: "here") }
      .isolated(cpuSeconds: 10, seconds: 20)
    return failure(outer, [0])?.message
  }

  @Test func `A trap is told without a folder for temporary files`() {
    let message = found {
      setenv("TMPDIR", "/there/is/none", 1)
      let trapping = claim { if $0 > 6 { Swift.preconditionFailure("no room") } }.isolated()
      return Run.check(trapping).counterexample?.message ?? "none"
    }
    #expect(message?.contains("SIG") == true, "\(message ?? "")")
    #if DEBUG
      #expect(message?.contains("no room") == true, "\(message ?? "")")
    #endif
  }

  @Test func `A run is inconclusive where no process can be started`() {
    let text = found {
      Self.forbidFiles()
      return "\(Run.check(claim { _ in }.isolated()))"
    }
    #expect(
      text == "AreFine about numbers is inconclusive: no child process could be started: "
        + "Too many open files; raise the limit of processes or open files, "
        + "or check it without isolation")
  }

  /// Forbids this process to open any more files.
  private static func forbidFiles() {
    var none = rlimit()
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
    #else
      setrlimit(RLIMIT_NOFILE, &none)
    #endif
  }

  @Test func `A hang of a limited claim is told with the claim's own limit`() {
    let hanging = claim { number in while number > 600 { _ = opaque(number) } }
    let limited = hanging.limited(cpuSeconds: 0.02).isolated(cpuSeconds: 0.05)
    #expect(
      failure(limited, [700])
        == Failure("took more than 0.02 s of CPU time", at: "a limit of CPU time"))
    let patient = hanging.limited(cpuSeconds: 1).isolated(cpuSeconds: 0.05)
    #expect(failure(patient, [700])?.message == "did not end within 0.05 s of CPU time")
  }
}
