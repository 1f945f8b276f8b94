#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The time limits of a case in a child process.
  package struct CaseLimits: Sendable {
    /// Processor time, in seconds.
    let cpu: Double
    /// Elapsed time, in seconds.
    let wall: Double
    /// The processor time that the claim itself allows, in seconds; nil if it says nothing of it.
    let claimed: Double?

    /// Limits in seconds, at least a thousandth: a limit of 0 would mean no limit.
    package init(cpu: Double, wall: Double, claimed: Double? = nil) {
      self.claimed = claimed
      self.cpu = max(0.001, cpu)
      self.wall = max(0.001, wall)
    }

    /// How many times its elapsed time a case may take that computes, as slowly as a busy machine
    /// lets it: the kernel ends it at its processor time, if that is the smaller limit.
    var patience: Int { cpu <= wall ? 4 : 1 }

    /// The origin of a hang: which limit it meets depends on the machine's load.
    static let origin = "the time limit"

    /// Lets the kernel end this process once a case has taken too long.
    ///
    /// The kernel measures processor time: a busy machine doesn't affect it, nothing needs to watch
    /// a clock, and a child in an endless loop ends even if its parent is gone. The parent measures
    /// elapsed time; the child's own alarm is for when there is no parent.
    func arm() {
      Self.setTimer(Self.cpuTimer, cpu)
      Self.setTimer(Self.wallTimer, wall * Double(patience) * 2 + 1)
    }

    /// How a case fails that took too much processor time: as the claim says, if it was over the
    /// limit of the claim.
    var overworked: Failure {
      guard let claimed, claimed * 2 <= cpu else {
        return Failure(
          "did not end within \(cpu.short) s of CPU time", at: Self.origin, ending: .overworked)
      }
      return CPULimit(seconds: claimed).failure
    }

    /// Cancels what `arm` started.
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
    /// `seconds`, rounded up to a microsecond.
    init(seconds: Double) {
      let whole = min(seconds, 1e9).rounded(.down)
      let rest = min(999_999, ((min(seconds, 1e9) - whole) * 1e6).rounded(.up))
      self.init()
      tv_sec = numericCast(Int(whole))
      tv_usec = numericCast(Int(rest))
    }
  }
#endif
