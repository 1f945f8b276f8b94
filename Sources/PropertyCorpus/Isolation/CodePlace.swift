#if os(Linux) || os(macOS)
  import Foundation

  /// A place in the program's code, described in a way that is the same in every execution.
  struct CodePlace: CustomStringConvertible {
    /// The program or library.
    let image: String
    /// The distance from the image's beginning, in bytes.
    let offset: UInt

    /// The place at `address` in this process; a fork has the same code at the same addresses.
    init(_ address: UInt) {
      var symbol = SystemFunctions.Symbol()
      let isKnown = SystemFunctions.findSymbol.map { $0(address, &symbol) != 0 } ?? false
      let file = isKnown ? symbol.file.map { String(cString: $0) } ?? "" : ""
      image = file.split(separator: "/").last.map(String.init) ?? ""
      offset = address &- symbol.fileStart
    }

    /// Whether it is in the C library or the kernel.
    var isOfSystem: Bool {
      ["libc.", "libsystem", "linux-vdso"].contains { image.hasPrefix($0) }
    }

    /// Whether it is in Swift's standard library, where a trap is the caller's fault.
    var isOfStandardLibrary: Bool { image.hasPrefix("libswiftCore") }

    var description: String { "\(image)+0x\(String(offset, radix: 16))" }
  }
#endif
