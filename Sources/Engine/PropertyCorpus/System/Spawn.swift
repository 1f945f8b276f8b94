#if os(Linux) || os(macOS)
  import Foundation

  /// Starts programs with `posix_spawn`.
  ///
  /// Foundation's `Process` isn't suitable: its children inherit ignored signals, and it doesn't
  /// report that a program has exited until all processes that the program started have exited,
  /// too.
  package enum Spawn {
    /// Creates a pipe that started programs don't inherit.
    package static func pipe() -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      _ = Foundation.pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    /// Starts a program in its own process group, with default signal handling.
    /// - Returns: the system's error code (0 if there is none) and the process identifier.
    package static func start(
      _ arguments: [String], _ environment: [String: String] = [:], input: Int32, output: Int32,
      error: Int32
    ) -> (code: Int32, id: pid_t) {
      #if canImport(Darwin)
        var (files, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
      #else
        var (files, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
      #endif
      posix_spawn_file_actions_init(&files)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&files)
        posix_spawnattr_destroy(&attributes)
      }
      let ends = [(input, STDIN_FILENO), (output, STDOUT_FILENO), (error, STDERR_FILENO)]
      for (ours, theirs) in ends { posix_spawn_file_actions_adddup2(&files, ours, theirs) }
      var (all, none) = (sigset_t(), sigset_t())
      sigfillset(&all)
      sigemptyset(&none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setpgroup(&attributes, 0)
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      posix_spawnattr_setflags(&attributes, Int16(flags))
      let words = arguments.map { strdup($0) } + [nil]
      let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let variables = merged.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in words + variables { free(text) } }
      var id: pid_t = -1
      let code = posix_spawnp(&id, arguments.first ?? "", &files, &attributes, words, variables)
      return (code, id)
    }
  }
#endif
