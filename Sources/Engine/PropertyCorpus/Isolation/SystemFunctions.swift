#if os(Linux) || os(macOS)
  import Foundation

  /// System functions that Swift doesn't expose.
  ///
  /// Swift doesn't expose `fork`, because the child has only the calling thread. This module
  /// handles the missing threads (see `Isolation.judge`). The other functions require a C feature
  /// macro that Swift doesn't set. All functions are looked up by name, and a missing function
  /// isn't called.
  enum SystemFunctions {
    typealias Fork = @convention(c) () -> pid_t
    typealias Backtrace = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32
    typealias MemoryFile = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    typealias FindSymbol = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32

    struct Symbol {
      var file: UnsafePointer<CChar>?
      var fileStart: UInt = 0
      var name: UnsafePointer<CChar>?
      var nameStart: UInt = 0
    }

    static let fork = find("fork", as: Fork.self)
    static let backtrace = find("backtrace", as: Backtrace.self)
    /// Creates a file that only this process and its children can access; available only on Linux.
    static let memoryFile = find("memfd_create", as: MemoryFile.self)
    static let findSymbol = find("dladdr", as: FindSymbol.self)
    /// The address of Swift's hook for starting tasks, or `nil` if this Swift version lacks it.
    nonisolated(unsafe) static let taskHook = find(
      "swift_task_enqueueGlobal_hook", as: UnsafeMutableRawPointer.self)

    /// Looks up the functions that a child needs.
    ///
    /// A lookup and the first backtrace use locks. In the child, such a lock would stay locked if
    /// another thread held it during the fork.
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

    /// Returns the name of the Swift function that a symbol represents, or the symbol itself.
    static func demangled(_ symbol: String) -> String {
      guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
      defer { free(text) }
      return String(cString: text)
    }

    private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      // The handle for all loaded libraries is a C macro that Swift doesn't import.
      #if os(macOS)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
