#if os(Linux) || os(macOS)
  import Foundation

  /// The drivers that run, so that a signal that ends this process ends them first.
  ///
  /// A driver has a process group of its own, which no terminal interrupts.
  package enum RunningDrivers {
    private final class Inputs: @unchecked Sendable {
      let lock = NSLock()
      /// The standard input of each driver, by its process.
      var all: [pid_t: Int32] = [:]
    }

    private static let inputs = Inputs()

    /// Starts a driver.
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

    /// Ends all drivers, and lets no other start: this process is about to end.
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
