#if os(Linux) || os(macOS)
  import Foundation

  /// How a child process takes signals.
  enum ChildSignals {
    /// How many calls are kept of those that led to a trap.
    static var depth: Int { 48 }

    /// What stands before the calls in a child's standard error.
    static var mark: UInt { 0x7472_6170_7472_6170 }

    /// Makes a trap end the child, quickly and with the place where it was.
    ///
    /// Swift's own handler would write a long backtrace first, which takes seconds; and a fork of a
    /// thread that blocks signals blocks them too.
    static func prepare() {
      for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF, SIGALRM, SIGPIPE, SIGTERM] {
        _ = Foundation.signal(signal, SIG_DFL)
      }
      // Whoever interrupts the parent interrupts its group; whether that is an end is the parent's
      // to say.
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

    /// Lets the calls that led to a trap be written to standard error before the child ends.
    private static func rememberCalls() {
      let trapped: @convention(c) (Int32) -> Void = { number in
        ChildSignals.writeCalls()
        // The handler returns to the instruction that trapped, which ends the process now.
        _ = signal(number, SIG_DFL)
      }
      for number in [SIGILL, SIGTRAP] { _ = signal(number, trapped) }
    }

    private static func writeCalls() {
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
