#if os(Linux) || os(macOS)
  import Foundation

  /// Other threads of a child process.
  enum ChildTasks {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Gives each part of a task a thread.
    ///
    /// A fork has none of its parent's threads, but the library that starts them counts those as
    /// its own. Where all were busy, a task in the child would never begin.
    static func giveThreads() {
      SystemFunctions.taskHook?.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
        Thread.detachNewThread {
          // An executor without a value is that of all tasks that belong to no actor.
          job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
        }
      }
    }

    /// Waits until no other thread runs, for a tenth of a second at most.
    ///
    /// A thread that traps after the answer ends the case all the same. Only Linux says which run.
    static func settle() {
      for _ in 0..<50 {
        guard isAnotherRunning else { return }
        usleep(2_000)
      }
    }

    private static var isAnotherRunning: Bool {
      let folder = "/proc/self/task"
      // To list a folder takes as long as a case; its links tell how many threads there are.
      var status = stat()
      guard stat(folder, &status) == 0, status.st_nlink > 3 else { return false }
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.contains { thread in
        let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
        // The state is after the name, which is in brackets.
        let state = line?.split(separator: ")").last?.first { $0 != " " }
        return Int32(thread) != getpid() && state == "R"
      }
    }
  }
#endif
