#if os(Linux) || os(macOS)
  import Foundation

  /// How a child process handles signals.
  enum ChildSignals {
    /// How many of the calls that led to a trap are kept.
    static var depth: Int { 48 }

    /// What precedes the calls in a child's standard error.
    static var mark: UInt { 0x7472_6170_7472_6170 }

    /// Makes a trap end the child quickly, and report where it happened.
    ///
    /// Swift's own handler would write a long backtrace first, which takes seconds. A fork of a
    /// thread that blocks signals blocks them too.
    static func prepare() {
      for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF, SIGALRM, SIGPIPE, SIGTERM] {
        _ = Foundation.signal(signal, SIG_DFL)
      }
      // Interrupting the parent interrupts its process group; the parent decides whether that is
      // the end.
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

    /// Writes the calls that led to a trap to standard error before the child ends.
    private static func rememberCalls() {
      let trapped: @convention(c) (Int32) -> Void = { number in
        ChildSignals.writeCalls()
        // The handler returns to the instruction that trapped, which now ends the process.
        _ = signal(number, SIG_DFL)
      }
      for number in [SIGILL, SIGTRAP] { _ = signal(number, trapped) }
    }

    /// Writes the calls that led here to standard error.
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
#endif
