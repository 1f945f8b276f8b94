#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// A fork of this process that receives questions and sends answers.
  ///
  /// This is a class, because releasing the last reference ends the process and closes its files.
  final class ChildProcess {
    /// A function that the child calls with a question, and that returns the answer.
    typealias Answering = ([UInt8]) -> [UInt8]

    private let limits: CaseLimits
    private let id: pid_t
    private let channel: Channel
    /// The file for the child's standard error; other processes can't open it.
    private let errors: Int32
    private var isOver = false

    /// Returns a new child, or the reason the system can't start one.
    ///
    /// Tries several times, because a system limit is often exceeded only for a moment.
    static func started(
      _ limits: CaseLimits, _ answer: @escaping Answering
    ) -> Result<ChildProcess, Ending> {
      for milliseconds: UInt32 in [0, 5, 20] {
        usleep(milliseconds * 1_000)
        if let child = ChildProcess(limits, answer) { return .success(child) }
      }
      return .failure(.notStarted(reason: String(cString: strerror(errno))))
    }

    /// Forks; if that fails, returns `nil`, and `errno` contains the reason.
    private init?(_ limits: CaseLimits, _ answer: @escaping Answering) {
      SystemFunctions.prepareForFork()
      guard let fork = SystemFunctions.fork, let errors = Self.namelessFile() else { return nil }
      guard let (own, childs) = Channel.pair(timeout: limits.wall) else {
        close(errors)
        return nil
      }
      self.limits = limits
      self.errors = errors
      channel = own
      id = fork()
      if id == 0 {
        ChildLoop(answer: answer, limits: limits, channel: childs, errors: errors).run()
      }
      let reason = errno
      childs.close()
      if id < 0 {
        isOver = true
        errno = reason
        return nil
      }
    }

    deinit {
      if !isOver { _ = end() }
      channel.close()
      close(errors)
    }

    /// Sends a question, and waits until the child answers or ends.
    func ask(_ question: [UInt8]) -> Result<[UInt8], Ending> {
      var (used, turns) = (processorTime, 1)
      guard channel.send(question) else {
        return .failure(Ending(status: end(), output: output(), limits, isBetweenCases: true))
      }
      do throws(Channel.Silence) {
        return .success(
          try channel.receive {
            let before = used
            (used, turns) = (processorTime, turns + 1)
            // Even a process that only waits uses a little processor time at first.
            return turns <= limits.patience && used - before > limits.cpu / 20
          })
      } catch {
        let status = end()
        return .failure(
          error == .late
            ? .late(limits.wall)
            : Ending(status: status, output: output(), limits, isBetweenCases: false))
      }
    }

    /// The processor time that the child has used, in seconds; 0 if the system doesn't provide it.
    private var processorTime: Double {
      #if os(Linux)
        var (clock, time) = (clockid_t(), timespec())
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
          return 0
        }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      #else
        return 0
      #endif
    }

    /// Ends the child if it is still running; returns the child's status.
    ///
    /// Killing a child that has already ended doesn't change its status.
    private func end() -> Int32 {
      isOver = true
      kill(id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      return status
    }

    /// Returns the last part of what the child wrote to standard error in its last case.
    private func output() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let size = Int(lseek(errors, 0, SEEK_END))
      let count = pread(errors, &bytes, bytes.count, off_t(max(0, size - bytes.count)))
      return Array(bytes.prefix(max(0, count)))
    }

    /// Creates a file without a name for the child's standard error.
    ///
    /// If the system doesn't support files in memory, a temporary file is used. If temporary files
    /// can't be written, a trap is still detected, but its message is lost.
    private static func namelessFile() -> Int32? {
      let inMemory = SystemFunctions.memoryFile?("isolated", 0) ?? -1
      let onDisk = inMemory >= 0 ? inMemory : temporaryFile()
      let file = onDisk >= 0 ? onDisk : open("/dev/null", O_RDWR)
      guard file >= 0 else { return nil }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      return file
    }

    private static func temporaryFile() -> Int32 {
      var path = Array("\(NSTemporaryDirectory())/isolated-XXXXXX".utf8CString)
      let file = mkstemp(&path)
      if file >= 0 { unlink(path) }
      return file
    }
  }

  /// Performs work in a child process; returns the result, or the way in which the process ended.
  ///
  /// A hang may be an accident, so the work is repeated once. A fork copies only the calling
  /// thread, so a lock that another thread held during the fork stays locked in the child. That is
  /// unlikely to happen again in a new fork.
  package func inChild<Answer: Codable>(
    _ limits: CaseLimits, triesAgain: Bool = true, _ work: @escaping () -> Answer
  ) -> Result<Answer, Ending> {
    let answer = ChildProcess.started(limits) { _ in Message.bytes(of: work()) }
      .flatMap { $0.ask([]) }
    switch answer {
    case .success(let bytes): return .success(Message.answer(in: bytes))
    case .failure(let ending) where triesAgain && ending.mayBeChance:
      return inChild(limits, triesAgain: false, work)
    case .failure(let ending): return .failure(ending)
    }
  }

  package struct CaseLimits: Sendable {
    /// The limit on processor time, in seconds.
    let cpu: Double
    /// The limit on elapsed time, in seconds.
    let wall: Double
    /// The claim's own limit on processor time, in seconds, or `nil` for no limit.
    let claimed: Double?

    /// Creates limits of at least a thousandth of a second, because 0 would mean no limit.
    package init(cpu: Double, wall: Double, claimed: Double? = nil) {
      self.claimed = claimed
      self.cpu = max(0.001, cpu)
      self.wall = max(0.001, wall)
    }

    /// The factor by which a case that is still using processor time may exceed the elapsed-time
    /// limit, because the machine may be busy.
    ///
    /// It is above 1 only if the processor-time limit isn't larger than the elapsed-time limit,
    /// because the kernel then ends an endless loop in time.
    var patience: Int { cpu <= wall ? 4 : 1 }

    /// The origin of a hang.
    ///
    /// It is the same for both limits, because the machine's load determines which limit is reached
    /// first.
    static let origin = "the time limit"

    /// Starts timers with which the kernel ends this process if a case takes too long.
    ///
    /// The kernel measures processor time, which doesn't depend on the machine's load. So a child
    /// in an endless loop ends even after its parent has ended. The parent measures elapsed time;
    /// the child's own timer is needed only if the parent has ended.
    func arm() {
      Self.setTimer(Self.cpuTimer, cpu)
      Self.setTimer(Self.wallTimer, wall * Double(patience) * 2 + 1)
    }

    /// The failure of a case that took too much processor time, or that exceeded the claim's own
    /// limit.
    var overworked: Failure {
      guard let claimed, claimed * 2 <= cpu else {
        return Failure(
          "did not end within \(cpu.short) s of CPU time", at: Self.origin, ending: .overworked)
      }
      return CPULimit(seconds: claimed).failure
    }

    func disarm() {
      Self.setTimer(Self.cpuTimer, 0)
      Self.setTimer(Self.wallTimer, 0)
    }

    #if canImport(Glibc)
      private static var cpuTimer: Int32 { Int32(ITIMER_PROF.rawValue) }
      private static var wallTimer: Int32 { Int32(ITIMER_REAL.rawValue) }
    #else
      private static var cpuTimer: Int32 { ITIMER_PROF }
      private static var wallTimer: Int32 { ITIMER_REAL }
    #endif

    private static func setTimer(_ timer: Int32, _ seconds: Double) {
      var value = itimerval()
      value.it_value = timeval(seconds: seconds)
      setitimer(timer, &value, nil)
    }
  }

  extension timeval {
    /// Creates a time from `seconds`, rounded up to a microsecond.
    init(seconds: Double) {
      let whole = min(seconds, 1e9).rounded(.down)
      let rest = min(999_999, ((min(seconds, 1e9) - whole) * 1e6).rounded(.up))
      self.init()
      tv_sec = numericCast(Int(whole))
      tv_usec = numericCast(Int(rest))
    }
  }
#endif
