import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// A claim that is released ends its child process.
///
/// The claim runs in its own process, because other tests start child processes at the same time.
@Suite struct IsolatedLeakTests {
  @Test func `An isolated claim that is released leaves no child process or descriptor`() throws {
    // This claim about claims runs in a child process, which runs no other code.
    let outer = claim { seed in
      let (descriptors, children) = (ProcessState.descriptors, ProcessState.children.count)
      do {
        let inner = claim { trapFromFiveThousand($0) }.isolated()
        let report = Run.check(inner, RunSettings(seed: UInt64(seed)))
        try require(report.counterexample?.input == "5000", "\(report)")
        let waiting = claim { _ in sleep(1_000) }.isolated(seconds: 0.1)
        try require(failure(waiting, [1]) != nil)
        try require(failure(inner, [1]) == nil)
        // If there were no child process, the claim couldn't leave one behind.
        try require(ProcessState.children.count == children + 1, "one child process waits")
        try require(ProcessState.descriptors == descriptors + 2, "the child has a channel")
      }
      try requireEqual(ProcessState.children.count, children, "children")
      try requireEqual(ProcessState.descriptors, descriptors, "descriptors")
    }
    #expect(failure(outer.isolated(cpuSeconds: 60), [1])?.message == nil)
  }

  @Test func `A child process of an isolated claim ends when its parent is killed`() throws {
    let folder = try TemporaryFolder()
    // The child's child records its id. Then the child is killed, so that it can't clean up.
    let outer = claim { number in
      let inner = claim { kind in
        let note = URL(fileURLWithPath: "\(folder.path)/\(kind)")
        try Data("\(getpid())".utf8).write(to: note, options: .atomic)
        while kind == 1 { _ = opaque(kind) }
        while kind == 2 { sleep(1_000) }
      }.isolated(cpuSeconds: 0.5, seconds: 0.5)
      if number == 0 {
        _ = failure(inner, [0])
        kill(getpid(), SIGKILL)
      }
      Thread.detachNewThread {
        while access("\(folder.path)/\(number)", F_OK) != 0 { usleep(10_000) }
        usleep(100_000)
        kill(getpid(), SIGKILL)
      }
      _ = failure(inner, [UInt64(number)])
    }.isolated()
    for number in 0...2 {
      #expect(failure(outer, [UInt64(number)])?.message.contains("SIGKILL") == true)
      let note = try String(contentsOfFile: "\(folder.path)/\(number)", encoding: .utf8)
      let id = try #require(pid_t(note))
      for _ in 0..<600 where kill(id, 0) == 0 { Thread.sleep(forTimeInterval: 0.1) }
      #expect(kill(id, 0) != 0, "the child of kind \(number) still runs")
    }
  }
}

/// The data that the system has about this process.
enum ProcessState {
  static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd"))?.count ?? -1
  }

  /// The child processes that this process hasn't waited for yet, including zombies.
  static var children: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { name in
      guard Int(name) != nil else { return false }
      let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
      // The state and the parent follow the process's name, which may contain any character.
      let rest = stat?.split(separator: ")").last?.split(separator: " ") ?? []
      return rest.count > 1 && rest[1] == "\(getpid())"
    }
  }
}

/// A system function that fails isn't a counterexample.
///
/// The limits are set in a child process, so that they don't affect other tests.
@Suite struct IsolatedSystemTests {
  private func found(_ body: @escaping @Sendable () -> String) -> String? {
    let outer = claim { _ in throw Failure(body(), at: "here") }
      .isolated(cpuSeconds: 10, seconds: 20)
    return failure(outer, [0])?.message
  }

  @Test func `A run is inconclusive if no child process can be started`() {
    let text = found {
      Self.forbidFiles()
      return "\(Run.check(claim { _ in }.isolated()))"
    }
    let reason = "is inconclusive: no child process could be started: Too many open files; "
    #expect(text?.contains(reason) == true, "\(text ?? "")")
  }

  private static func forbidFiles() {
    var none = rlimit()
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
    #else
      setrlimit(RLIMIT_NOFILE, &none)
    #endif
  }
}
