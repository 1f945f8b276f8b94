#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The loop of a child process, which sends an answer to each question that it receives.
  struct ChildLoop {
    let answer: ChildProcess.Answering
    let limits: CaseLimits
    let channel: Channel
    let errors: Int32

    /// Answers questions until the parent ends or closes the connection.
    ///
    /// The process then ends without `exit`, because exit handlers and buffered output belong to
    /// the parent.
    func run() -> Never {
      redirect()
      ChildSignals.prepare()
      ChildTasks.giveThreads()
      while let question = try? channel.receive() {
        clearErrors()
        limits.arm()
        let answer = answer(question)
        ChildTasks.settle()
        limits.disarm()
        guard channel.send(answer) else { break }
      }
      _exit(0)
    }

    /// Disconnects from the parent's input and output, so no data is read or written twice.
    ///
    /// Inherited pipes and sockets are closed. Otherwise, a reader that waits for the end of a pipe
    /// would also wait for this process. Files stay open.
    private func redirect() {
      let nothing = open("/dev/null", O_RDWR)
      dup2(nothing, 0)
      dup2(nothing, 1)
      dup2(errors, 2)
      if nothing > 2 { close(nothing) }
      for descriptor in Self.openDescriptors where descriptor > 2 {
        var status = stat()
        guard descriptor != channel.descriptor, fstat(descriptor, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFIFO || kind == S_IFSOCK { close(descriptor) }
      }
    }

    private static var openDescriptors: [Int32] {
      guard let folder = opendir("/dev/fd") else { return [] }
      defer { closedir(folder) }
      var numbers: [Int32] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
          String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let number = Int32(name) { numbers.append(number) }
      }
      return numbers
    }

    /// Discards the standard error of earlier cases, so it isn't attributed to the next case.
    private func clearErrors() {
      guard lseek(2, 0, SEEK_CUR) > 0 else { return }
      ftruncate(2, 0)
      lseek(2, 0, SEEK_SET)
    }
  }

  enum ChildSignals {
    /// The maximum number of calls in the backtrace of a trap.
    static var depth: Int { 48 }

    /// The mark before the backtrace in a child's standard error.
    static var mark: UInt { 0x7472_6170_7472_6170 }

    /// Makes a trap end the child quickly, after the child writes a short backtrace.
    ///
    /// Swift's own handler would first write a long backtrace, which takes seconds. Signals are
    /// unblocked, because the child inherits the blocked signals of the forking thread.
    static func prepare() {
      for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF, SIGALRM, SIGPIPE, SIGTERM] {
        _ = Foundation.signal(signal, SIG_DFL)
      }
      // All processes in the group receive an interrupt; only the parent handles it.
      _ = signal(SIGINT, SIG_IGN)
      rememberCalls()
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      var noCore = rlimit()
      setrlimit(coreSize, &noCore)
    }

    #if canImport(Glibc)
      private static var coreSize: Int32 { Int32(RLIMIT_CORE.rawValue) }
    #else
      private static var coreSize: Int32 { RLIMIT_CORE }
    #endif

    /// Installs a handler that writes the backtrace of a trap to standard error.
    private static func rememberCalls() {
      let trapped: @convention(c) (Int32) -> Void = { number in
        ChildSignals.writeCalls()
        // The handler returns to the trapping instruction, which then ends the process.
        _ = signal(number, SIG_DFL)
      }
      for number in [SIGILL, SIGTRAP] { _ = signal(number, trapped) }
    }

    static func writeCalls() {
      guard let backtrace = SystemFunctions.backtrace else { return }
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth + 1) { calls in
        guard let start = calls.baseAddress else { return }
        start.pointee = mark
        let count = Int(backtrace(start + 1, Int32(depth)))
        _ = write(2, start, (count + 1) * MemoryLayout<UInt>.size)
      }
    }
  }

  /// The handling of other threads in a child process.
  enum ChildTasks {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Makes each part of a task run on its own thread.
    ///
    /// Only the calling thread exists after a fork, but the library that starts threads still
    /// counts the parent's threads. If all these threads were busy, a task in the child would never
    /// start.
    static func giveThreads() {
      SystemFunctions.taskHook?.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
        Thread.detachNewThread {
          // An executor whose bits are all zero is the default executor, for tasks without an
          // actor.
          job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
        }
      }
    }

    /// Waits until no other thread is running, for at most a tenth of a second.
    ///
    /// In this way, a trap in another thread is attributed to the right case. Only Linux lists
    /// running threads.
    static func settle() {
      for _ in 0..<50 {
        guard isAnotherRunning else { return }
        usleep(2_000)
      }
    }

    private static var isAnotherRunning: Bool {
      let folder = "/proc/self/task"
      // Listing the folder takes as long as a case, but the folder's link count shows whether there
      // are other threads.
      var status = stat()
      guard stat(folder, &status) == 0, status.st_nlink > 3 else { return false }
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.contains { thread in
        let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
        // The state comes after the name, which is in parentheses.
        let state = line?.split(separator: ")").last?.first { $0 != " " }
        return Int32(thread) != getpid() && state == "R"
      }
    }
  }
#endif
