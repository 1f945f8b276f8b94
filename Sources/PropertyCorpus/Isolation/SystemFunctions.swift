#if os(Linux) || os(macOS)
  import Foundation

  /// Functions of the system that Swift doesn't show.
  ///
  /// `fork` is hidden since in general a fork without an `exec` is a trap for the unwary: only the
  /// calling thread lives on. Here that is what is wanted, and what it costs is dealt with (see
  /// `Isolation.judge`). The others are behind a feature macro of C that Swift doesn't set. All are
  /// looked up by name; where one isn't there, nothing is called.
  enum SystemFunctions {
    typealias Fork = @convention(c) () -> pid_t
    typealias Backtrace = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32
    typealias FindSymbol = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32

    /// What `dladdr` says of an address.
    struct Symbol {
      var file: UnsafePointer<CChar>?
      var fileStart: UInt = 0
      var name: UnsafePointer<CChar>?
      var nameStart: UInt = 0
    }

    static let fork = find("fork", as: Fork.self)
    static let backtrace = find("backtrace", as: Backtrace.self)
    static let findSymbol = find("dladdr", as: FindSymbol.self)

    /// Looks up what a child will need.
    ///
    /// Looking up takes locks, which in a child may be held for ever by a thread that isn't there;
    /// so does loading the libraries of the first backtrace.
    static func prepareForFork() {
      var calls: [UInt] = [0, 0]
      _ = fork
      _ = backtrace?(&calls, 2)
    }

    private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      // The handle that means every library there is: a macro, which Swift doesn't import.
      #if os(macOS)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
