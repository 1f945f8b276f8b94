#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The way in which a child process ended before it returned an answer.
  package enum Ending: Error {
    /// A signal ended the process, which wrote `output` to its standard error.
    case signal(Int32, output: CrashOutput, isBetweenCases: Bool)
    /// The process ended itself, with an exit code.
    case exit(Int32, isBetweenCases: Bool)
    /// The case took too much processor time.
    case overworked(Failure)
    /// The case took too much elapsed time, in seconds.
    case late(Double)
    /// The process couldn't be started, for the given reason.
    case notStarted(reason: String)

    /// Creates an ending from the status of `waitpid` and the standard error.
    init(status: Int32, output: [UInt8], _ limits: CaseLimits, isBetweenCases: Bool) {
      let number = status & 0x7F
      self =
        switch number {
        case 0: .exit(status >> 8 & 0xFF, isBetweenCases: isBetweenCases)
        case SIGPROF where !isBetweenCases: .overworked(limits.overworked)
        case SIGALRM where !isBetweenCases: .late(limits.wall)
        default:
          .signal(
            number, output: CrashOutput(output, isAbort: number == SIGABRT),
            isBetweenCases: isBetweenCases)
        }
    }

    package var isLate: Bool {
      switch self {
      case .overworked, .late: true
      case .signal, .exit, .notStarted: false
      }
    }

    /// Whether the same case might end differently if repeated, because the ending also depends on
    /// other processes.
    package var mayBeChance: Bool {
      switch self {
      case .overworked, .late: true
      case .signal(let number, _, _): number == SIGKILL || number == SIGTERM
      case .exit, .notStarted: false
      }
    }

    package var failure: Failure {
      switch self {
      case .signal(let number, let words, let isBetweenCases):
        Failure(
          Self.when(isBetweenCases) + "ended with \(Self.name(of: number))\(words.reason)",
          at: Self.when(isBetweenCases) + "\(Self.name(of: number))" + words.origin, ending: .signal
        )
      case .exit(let code, let isBetweenCases):
        Failure(
          Self.when(isBetweenCases) + "ended the process with exit code \(code)",
          at: Self.when(isBetweenCases) + Self.exit, ending: .exit)
      case .overworked(let failure): failure
      case .late(let seconds):
        Failure("did not end within \(seconds.short) s", at: CaseLimits.origin, ending: .late)
      case .notStarted(let reason):
        .noChildProcess(reason)
      }
    }

    private static func when(_ isBetweenCases: Bool) -> String {
      isBetweenCases ? betweenCases : ""
    }

    private static let names: [Int32: String] = [
      SIGILL: "SIGILL (a trap)", SIGTRAP: "SIGTRAP (a trap)",
      SIGSEGV: "SIGSEGV (access to invalid memory, or infinite recursion)",
      SIGBUS: "SIGBUS (access to invalid memory)", SIGABRT: "SIGABRT (an abort)",
      SIGFPE: "SIGFPE (arithmetic error)", SIGKILL: "SIGKILL (killed, perhaps for lack of memory)",
      SIGTERM: "SIGTERM (another process ended it)", SIGPIPE: "SIGPIPE", SIGPROF: "SIGPROF",
      SIGALRM: "SIGALRM", SIGHUP: "SIGHUP", SIGQUIT: "SIGQUIT", SIGSYS: "SIGSYS",
      SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    ]

    /// Returns the signal's name, such as `SIGILL (a trap)`.
    private static func name(of signal: Int32) -> String { names[signal] ?? "signal \(signal)" }

    private static let exit = "exit"
    private static let betweenCases = "after an earlier case: "
  }
#endif
