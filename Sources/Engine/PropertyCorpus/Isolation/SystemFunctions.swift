#if os(Linux) || os(macOS)
  import Foundation

  /// System functions that Swift doesn't expose.
  ///
  /// `fork` is hidden because a fork without an `exec` is usually a trap for the unwary: only the
  /// calling thread survives. Here that is intended, and its cost is handled (see
  /// `Isolation.judge`). The others are after a C feature macro that Swift doesn't set. All are
  /// looked up by name, and a missing one isn't called.
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
    /// Makes a file that only this process and its children have; Linux alone has it.
    static let memoryFile = find("memfd_create", as: MemoryFile.self)
    static let findSymbol = find("dladdr", as: FindSymbol.self)
    /// The place where Swift looks for the function that starts a task; nil if this Swift doesn't.
    nonisolated(unsafe) static let taskHook = find(
      "swift_task_enqueueGlobal_hook", as: UnsafeMutableRawPointer.self)

    /// Looks up everything that a child needs.
    ///
    /// Looking up takes locks, which in a child may be held for ever by a thread that doesn't exist
    /// there; so does loading the libraries for the first backtrace.
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

    /// A function's symbol as Swift writes its name; as it is, if it isn't one of Swift's.
    static func demangled(_ symbol: String) -> String {
      guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
      defer { free(text) }
      return String(cString: text)
    }

    private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      // The handle that means every loaded library: a macro, which Swift doesn't import.
      #if os(macOS)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
