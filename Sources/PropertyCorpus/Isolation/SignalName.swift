#if os(Linux) || os(macOS)
  import Foundation

  /// A signal's name and meaning.
  struct SignalName: CustomStringConvertible {
    /// The name, such as `SIGILL (a trap)`.
    let description: String

    private static let names: [Int32: String] = [
      SIGILL: "SIGILL (a trap)", SIGTRAP: "SIGTRAP (a trap)",
      SIGSEGV: "SIGSEGV (memory that isn't there, or endless recursion)",
      SIGBUS: "SIGBUS (memory that isn't there)", SIGABRT: "SIGABRT (an abort)",
      SIGFPE: "SIGFPE (arithmetic)", SIGKILL: "SIGKILL (killed, perhaps because memory ran out)",
      SIGTERM: "SIGTERM (another process asked it to end)", SIGPIPE: "SIGPIPE", SIGPROF: "SIGPROF",
      SIGALRM: "SIGALRM", SIGHUP: "SIGHUP", SIGQUIT: "SIGQUIT", SIGSYS: "SIGSYS",
      SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    ]

    init(_ number: Int32) { description = Self.names[number] ?? "signal \(number)" }
  }
#endif
