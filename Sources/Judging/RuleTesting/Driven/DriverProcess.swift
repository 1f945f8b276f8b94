#if os(Linux) || os(macOS)
  import Foundation
  import PropertyCorpus

  /// A driver's process, which reads lines from standard input and writes lines to standard output.
  ///
  /// Each wait has a limit, even if the process ends, stops reading, writes endlessly, or hangs.
  final class DriverProcess {
    private let id: pid_t
    /// The process that started the driver.
    ///
    /// Only this process may use the pipes, because a fork would consume answers, and its
    /// descriptors may refer to other files.
    private let owner = getpid()
    private let input: Int32
    private let output: Int32
    private let error: Int32
    /// The time limit for the process to exit by itself, in seconds.
    private let secondsToEnd: Double
    /// The unread output, and the last bytes written to standard error.
    private var (unread, complaint) = (Data(), Data())
    private var status: Int32?
    /// Whether the process was ever late, and therefore might not exit by itself.
    private var isLate = false

    /// The maximum number of bytes in a line, and of bytes kept from standard error.
    private static let (longestLine, longestComplaint) = (1 << 20, 4_000)

    /// Starts a driver.
    /// - Throws: `DriverProblem.notStarted` with the system's reason.
    init(_ command: [String], secondsToEnd: Double) throws(DriverProblem) {
      // Writing to a process that has ended must return an error instead of raising a signal.
      signal(SIGPIPE, SIG_IGN)
      let pipes = (0..<3).map { _ in Spawn.pipe() }
      let (theirs, ours) = (
        [pipes[0].read, pipes[1].write, pipes[2].write],
        [pipes[0].write, pipes[1].read, pipes[2].read]
      )
      let (code, id) = RunningDrivers.start(input: ours[0]) {
        Spawn.start(command, input: theirs[0], output: theirs[1], error: theirs[2])
      }
      for end in theirs { close(end) }
      for end in ours { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
      (self.id, input, output, error) = (code == 0 ? id : 0, ours[0], ours[1], ours[2])
      self.secondsToEnd = secondsToEnd
      if code != 0 {
        throw .notStarted(command.first ?? "", "\(SystemError(code))")
      }
    }

    deinit { end() }

    var isOwn: Bool { owner == getpid() }

    /// Closes standard input so that the process can clean up; then ends it and its children.
    func end() {
      if !isOwn { return }
      close(input)
      if id > 0 {
        if !isLate { wait(secondsToEnd) }
        if status == nil {
          kill(-id, SIGTERM)
          wait(secondsToEnd)
        }
        kill(-id, SIGKILL)
        while !reap(0) && errno == EINTR {}
        RunningDrivers.forget(id)
      }
      for end in [output, error] { close(end) }
    }
  }

  extension DriverProcess {
    /// Sends a line.
    /// - Throws: `DriverProblem` if the process has ended or doesn't read.
    func send(_ line: String, until deadline: ContinuousClock.Instant) throws(DriverProblem) {
      var rest = Data((line + "\n").utf8)
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE {
          throw ending()
        } else if !ready(input, POLLOUT, until: deadline) {
          throw late("didn't read its requests")
        }
      }
    }

    /// The next line.
    /// - Throws: `DriverProblem` if the process has ended, doesn't answer, or writes endlessly.
    func line(until deadline: ContinuousClock.Instant) throws(DriverProblem) -> Data {
      var searched = 0
      while true {
        let start = unread.startIndex
        if let end = unread[(start + searched)...].firstIndex(of: 10) {
          defer { unread = Data(unread[(end + 1)...]) }
          return Data(unread[..<end])
        }
        searched = unread.count
        if searched > Self.longestLine {
          throw .nonsense("wrote a line of more than \(Self.longestLine.grouped) bytes")
        }
        if !ready(output, POLLIN, until: deadline) { throw late("didn't answer") }
        guard let more = Self.read(output) else { throw ending() }
        unread += more
      }
    }

    /// The problem after an action timed out; if a child process holds the pipes open, the process
    /// itself may even have ended.
    private func late(_ way: String) -> DriverProblem {
      if status != nil { return ending() }
      isLate = true
      return .late(way)
    }

    /// Whether a descriptor becomes ready before the deadline and the process's end; meanwhile,
    /// reads standard error.
    private func ready(
      _ descriptor: Int32, _ events: Int32, until deadline: ContinuousClock.Instant
    ) -> Bool {
      while true {
        let left = (deadline - .now) / .milliseconds(1)
        var polled = [
          pollfd(fd: descriptor, events: Int16(events), revents: 0),
          pollfd(fd: error, events: Int16(POLLIN), revents: 0),
        ]
        let hasEnded = reap(WNOHANG)
        let count = poll(&polled, 2, hasEnded ? 0 : Int32(min(100, max(0, left.rounded(.up)))))
        if count > 0, polled[1].revents & Int16(POLLIN) != 0 { readComplaint() }
        if count > 0, polled[0].revents != 0 { return true }
        if left <= 0 || hasEnded { return false }
        // Standard error is closed, so without a pause, `poll` would return again immediately.
        if count > 0, polled[1].revents & Int16(POLLIN) == 0 { usleep(200) }
      }
    }

    private func readComplaint() {
      complaint += Self.read(error) ?? Data()
      complaint = Data(complaint.suffix(Self.longestComplaint))
    }

    /// The bytes that can be read now, or `nil` at the end of the stream.
    private static func read(_ descriptor: Int32) -> Data? {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      return count < 0 && [EAGAIN, EINTR].contains(errno) ? Data() : nil
    }

    /// The way the process ended, with its last line on standard error.
    private func ending() -> DriverProblem {
      wait(1)
      isLate = status == nil
      // The loop is bounded, because a child process may write endlessly.
      for _ in 0..<64 { readComplaint() }
      let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
      let way =
        switch status {
        case nil: "closed its output"
        case 0?: "ended before it answered"
        case let status? where status & 0x7F == 0: "ended with code \((status >> 8) & 0xFF)"
        case let status?: "ended with signal \(status & 0x7F)"
        }
      return .ended(way + (lines.last.map { ": \(String($0.prefix(300)).shown)" } ?? ""))
    }

    /// Waits at most this many seconds for the process to end.
    private func wait(_ seconds: Double) {
      let deadline = ContinuousClock.now + .seconds(seconds)
      while !reap(WNOHANG) && ContinuousClock.now < deadline { usleep(1_000) }
    }

    private func reap(_ options: Int32) -> Bool {
      var status: Int32 = 0
      if self.status == nil, waitpid(id, &status, options) == id { self.status = status }
      return self.status != nil
    }
  }

  /// The running drivers; a signal that ends this process ends them first.
  ///
  /// A terminal's interrupt doesn't reach drivers, because each has its own process group.
  package enum RunningDrivers {
    private final class Inputs: @unchecked Sendable {
      let lock = NSLock()
      /// The standard input of each driver, by process identifier.
      var all: [pid_t: Int32] = [:]
    }

    private static let inputs = Inputs()

    static func start(
      input: Int32, _ start: () -> (code: Int32, id: pid_t)
    ) -> (code: Int32, id: pid_t) {
      inputs.lock.withLock {
        let started = start()
        if started.code == 0 { inputs.all[started.id] = input }
        return started
      }
    }

    static func forget(_ id: pid_t) { inputs.lock.withLock { inputs.all[id] = nil } }

    /// Ends all drivers, and prevents new ones, before this process ends.
    package static func end(within seconds: Double = 1) {
      inputs.lock.lock()
      for input in inputs.all.values { close(input) }
      for signal in [SIGTERM, SIGKILL] {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while isAnyLeft && ContinuousClock.now < deadline { usleep(1_000) }
        for id in inputs.all.keys { kill(-id, signal) }
      }
    }

    private static var isAnyLeft: Bool {
      inputs.all.keys.contains { id in
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == 0 || kill(-id, 0) == 0
      }
    }
  }
#endif
