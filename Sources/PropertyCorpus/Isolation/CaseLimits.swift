#if os(Linux) || os(macOS)
  import Foundation

  /// How long a case in a child process may take.
  struct CaseLimits: Sendable {
    /// Processor time, in seconds.
    let cpu: Double
    /// Time by the clock on the wall, in seconds.
    let wall: Double

    /// Limits in seconds, at least a thousandth: none at all would mean for ever.
    init(cpu: Double, wall: Double) {
      self.cpu = max(0.001, cpu)
      self.wall = max(0.001, wall)
    }

    /// Lets the kernel end this process once a case has taken too long.
    ///
    /// Processor time is the kernel's to measure: a busy machine changes nothing about it, nobody
    /// need look at a clock, and a child in an endless loop ends though its parent be gone. Time
    /// by the clock is the parent's to measure; the child's own alarm is for when there is none.
    func arm() {
      Self.setTimer(Self.cpuTimer, cpu)
      Self.setTimer(Self.wallTimer, wall * 2 + 1)
    }

    /// Calls off what `arm` began.
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
