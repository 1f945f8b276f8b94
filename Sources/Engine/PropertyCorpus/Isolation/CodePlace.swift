#if os(Linux) || os(macOS)
  import Foundation

  /// A place in the program's code, described in a way that is the same in every execution and,
  /// where its function is known, in every build that leaves the function as it is.
  struct CodePlace: CustomStringConvertible {
    /// The program or library.
    let image: String
    /// The distance from the image's beginning, in bytes.
    let offset: UInt
    /// The path of the image.
    private let path: String
    /// The function, if the system knows it.
    private let function: SymbolTable.Function?

    /// The place at `address` in this process; a fork has the same code at the same addresses.
    init(_ address: UInt) {
      var found = SystemFunctions.Symbol()
      let isKnown = SystemFunctions.findSymbol.map { $0(address, &found) != 0 } ?? false
      path = isKnown ? found.file.map { String(cString: $0) } ?? "" : ""
      image = path.split(separator: "/").last.map(String.init) ?? ""
      offset = address &- found.fileStart
      let start = found.nameStart &- found.fileStart
      function = isKnown ? found.name.map { .init(symbol: String(cString: $0), start: start) } : nil
    }

    /// Whether it is in the C library or the kernel.
    var isOfSystem: Bool {
      ["libc.", "libsystem", "linux-vdso"].contains { image.hasPrefix($0) }
    }

    /// Whether it is in Swift's standard library, where a trap is the caller's fault.
    var isOfStandardLibrary: Bool {
      ["libswiftCore", "libswiftSwiftOnoneSupport"].contains { image.hasPrefix($0) }
    }

    /// The distance from the beginning of the function, or of the image where that isn't known.
    var description: String {
      let function = function ?? SymbolTable.function(at: offset, in: path)
      let name = function.map { SystemFunctions.demangled($0.symbol) } ?? image
      return "\(name)+0x\(String(offset &- (function?.start ?? 0), radix: 16))"
    }
  }
#endif
