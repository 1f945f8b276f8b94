#if os(Linux) || os(macOS)
  import Foundation

  /// System functions that Swift doesn't expose.
  ///
  /// Swift hides `fork` because a fork without an `exec` is usually a mistake: only the calling
  /// thread survives. Here the fork is intended, and lost threads are handled (see
  /// `Isolation.judge`). The other functions require a C feature macro that Swift doesn't set. All
  /// are looked up by name, and a missing function isn't called.
  enum SystemFunctions {
    typealias Fork = @convention(c) () -> pid_t
    typealias Backtrace = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32
    typealias MemoryFile = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    typealias FindSymbol = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32

    /// The result of `dladdr` for an address.
    struct Symbol {
      var file: UnsafePointer<CChar>?
      var fileStart: UInt = 0
      var name: UnsafePointer<CChar>?
      var nameStart: UInt = 0
    }

    static let fork = find("fork", as: Fork.self)
    static let backtrace = find("backtrace", as: Backtrace.self)
    /// Creates a file that only this process and its children can access; only Linux has it.
    static let memoryFile = find("memfd_create", as: MemoryFile.self)
    static let findSymbol = find("dladdr", as: FindSymbol.self)
    /// The address of Swift's hook for starting tasks, or `nil` if this version of Swift has none.
    nonisolated(unsafe) static let taskHook = find(
      "swift_task_enqueueGlobal_hook", as: UnsafeMutableRawPointer.self)

    /// Looks up everything that a child needs.
    ///
    /// A lookup takes locks, which a thread that doesn't exist in the child may hold forever.
    /// Loading the libraries for the first backtrace also takes locks.
    static func prepareForFork() {
      var calls: [UInt] = [0, 0]
      _ = (fork, taskHook)
      _ = backtrace?(&calls, 2)
    }

    private typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    private static let demangle = find("swift_demangle", as: Demangle.self)

    /// The name of a function in Swift for its symbol, or the symbol if it isn't one of Swift's.
    static func demangled(_ symbol: String) -> String {
      guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
      defer { free(text) }
      return String(cString: text)
    }

    private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      // The handle for all loaded libraries, which is a macro that Swift doesn't import.
      #if os(macOS)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
