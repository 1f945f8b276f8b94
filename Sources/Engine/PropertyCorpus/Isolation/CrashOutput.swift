#if os(Linux) || os(macOS)
  import Foundation

  /// The last lines that a process wrote to its standard error: an error message, and a backtrace.
  package struct CrashOutput {
    /// An error message such as `Editor/Buffer.swift:12: Fatal error: no cursor`, or
    /// otherwise the place in the code; empty if both are unknown.
    let reason: String
    /// The text that distinguishes this crash from others, without the values in the message.
    let origin: String

    init(_ output: [UInt8], isAbort: Bool) {
      let lines = Self.text(output).split(whereSeparator: \.isNewline).map(String.init)
      let line = lines.last { $0.contains("Fatal error") } ?? (isAbort ? lines.last : nil)
      let call = Self.call(output)
      reason = line.map { ": \($0)" } ?? call.map { " at \($0)" } ?? ""
      if let place = line.flatMap(Self.place) {
        origin = " at \(place)"
      } else {
        origin = (call.map { " at \($0)" } ?? "") + (line.map { ": " + Self.shape(of: $0) } ?? "")
      }
    }

    /// Returns the file and the line number that precede a message, unless the file belongs to the
    /// standard library.
    private static func place(in line: String) -> String? {
      guard let match = line.firstMatch(of: #/^(\S.*?:\d+): Fatal error/#) else { return nil }
      return match.output.1.hasPrefix("Swift/") ? nil : String(match.output.1)
    }

    /// Returns a message without the values in it: quoted text, addresses and numbers.
    private static func shape(of line: String) -> String {
      line.replacing(#/"[^"]*"|'[^']*'|0x[0-9a-fA-F]+|[0-9]+/#, with: "…")
    }

    private static func text(_ output: [UInt8]) -> String {
      String(decoding: output.prefix(markStart(output) ?? output.count), as: UTF8.self)
    }

    private static func markStart(_ output: [UInt8]) -> Int? {
      let mark = withUnsafeBytes(of: ChildSignals.mark) { Array($0) }
      return output.indices.first { output[$0...].starts(with: mark) }
    }

    /// Returns the call that trapped: the first outside the standard library.
    private static func call(_ output: [UInt8]) -> String? {
      guard let start = markStart(output) else { return nil }
      let size = MemoryLayout<UInt>.size
      let addresses = stride(from: start + size, through: output.count - size, by: size).map { at in
        output.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: UInt.self) }
      }
      // Places are looked up lazily, because each lookup takes a fifth of a millisecond.
      let places = addresses.lazy.map(CodePlace.init)
      // The first calls belong to the signal handler, up to the call by the kernel.
      guard let kernels = places.firstIndex(where: \.isOfSystem) else { return nil }
      return places[(kernels + 1)...].first { !$0.isOfStandardLibrary }?.description
    }
  }

  /// A place in the program's code.
  ///
  /// Its description is the same in each execution and, if the function is known, in each build
  /// that doesn't change the function.
  struct CodePlace: CustomStringConvertible {
    let image: String
    /// The offset from the start of the image, in bytes.
    let offset: UInt
    private let path: String
    /// The function, if the system can find it.
    private let function: SymbolTable.Function?

    /// Creates the place at an address in this process, which has the same addresses as its fork.
    init(_ address: UInt) {
      var found = SystemFunctions.Symbol()
      let isKnown = SystemFunctions.findSymbol.map { $0(address, &found) != 0 } ?? false
      path = isKnown ? found.file.map { String(cString: $0) } ?? "" : ""
      image = path.split(separator: "/").last.map(String.init) ?? ""
      offset = address &- found.fileStart
      let start = found.nameStart &- found.fileStart
      function = isKnown ? found.name.map { .init(symbol: String(cString: $0), start: start) } : nil
    }

    /// Whether the place is in the C library or the kernel.
    var isOfSystem: Bool {
      ["libc.", "libsystem", "linux-vdso"].contains { image.hasPrefix($0) }
    }

    /// Whether the place is in Swift's standard library; if so, the library's caller caused the
    /// trap.
    var isOfStandardLibrary: Bool {
      ["libswiftCore", "libswiftSwiftOnoneSupport"].contains { image.hasPrefix($0) }
    }

    /// The function, or the image if the function is unknown, with the offset from its start.
    var description: String {
      let function = function ?? SymbolTable.function(at: offset, in: path)
      let name = function.map { SystemFunctions.demangled($0.symbol) } ?? image
      return "\(name)+0x\(String(offset &- (function?.start ?? 0), radix: 16))"
    }
  }

  /// The functions in a program's 64-bit ELF file, including those that the system doesn't find
  /// because they aren't exported.
  struct SymbolTable {
    struct Function {
      let symbol: String
      let start: UInt
    }

    private struct Place: Hashable {
      let path: String
      let offset: UInt
    }

    private static let lock = NSLock()
    /// The results of earlier lookups, because shrinking looks up the same place many times.
    nonisolated(unsafe) private static var known: [Place: Function?] = [:]

    /// Returns the function at a byte offset in an image, or `nil` if the file doesn't list one.
    static func function(at offset: UInt, in path: String) -> Function? {
      lock.withLock {
        let place = Place(path: path, offset: offset)
        if let answer = known[place] { return answer }
        let answer = read(path)?.function(at: UInt64(offset))
        known[place] = answer
        return answer
      }
    }

    private static func read(_ path: String) -> SymbolTable? {
      let url = URL(fileURLWithPath: path)
      return (try? Data(contentsOf: url, options: .alwaysMapped)).flatMap(SymbolTable.init)
    }

    private static let kindOfSymbols: UInt32 = 2
    private static let sizes = (section: 64, symbol: 24)

    private let file: Data
    private let symbols: Range<Int>
    private let names: Range<Int>

    /// Creates the symbol table of a file, or returns `nil` if the file has no table.
    private init?(_ file: Data) {
      guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
      let place: (symbols: Range<Int>, names: Range<Int>)? = file.withUnsafeBytes { bytes in
        let sections = Self.sections(of: bytes)
        let table = sections.first { bytes.number(at: $0 + 4) == Self.kindOfSymbols }
        guard let table else { return nil }
        let link = Int(bytes.number(at: table + 40) as UInt32)
        guard sections.indices.contains(link) else { return nil }
        return (Self.range(of: table, bytes), Self.range(of: sections[link], bytes))
      }
      guard let place else { return nil }
      (self.file, symbols, names) = (file, place.symbols, place.names)
    }

    private static func sections(of bytes: UnsafeRawBufferPointer) -> [Int] {
      let start = Int(clamping: bytes.number(at: 40) as UInt64)
      return (0..<Int(bytes.number(at: 60) as UInt16)).map { start &+ $0 * sizes.section }
    }

    private static func range(of header: Int, _ bytes: UnsafeRawBufferPointer) -> Range<Int> {
      let start = min(bytes.count, Int(clamping: bytes.number(at: header + 24) as UInt64))
      let size = Int(clamping: bytes.number(at: header + 32) as UInt64)
      return start..<start + min(size, bytes.count - start)
    }

    private func function(at offset: UInt64) -> Function? {
      file.withUnsafeBytes { bytes in
        for entry in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.sizes.symbol)
        {
          let start: UInt64 = bytes.number(at: entry + 8)
          guard start <= offset, offset - start < bytes.number(at: entry + 16),
            (bytes.number(at: entry + 4) as UInt8) & 0xF == 2
          else { continue }
          let name = names.lowerBound &+ Int(bytes.number(at: entry) as UInt32)
          guard names.contains(name) else { return nil }
          let text = bytes[name..<names.upperBound].prefix { $0 != 0 }
          return Function(symbol: String(decoding: text, as: UTF8.self), start: UInt(start))
        }
        return nil
      }
    }
  }

  extension UnsafeRawBufferPointer {
    /// Returns the number at an offset, in this machine's byte order; 0 outside the buffer.
    fileprivate func number<Number: FixedWidthInteger>(at place: Int) -> Number {
      guard place >= 0, place <= count - MemoryLayout<Number>.size else { return 0 }
      return loadUnaligned(fromByteOffset: place, as: Number.self)
    }
  }
#endif
