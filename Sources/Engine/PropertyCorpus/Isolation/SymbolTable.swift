#if os(Linux) || os(macOS)
  import Foundation

  /// The functions of a program's file of 64 bits in the format ELF, which the system finds only if
  /// they are exported.
  struct SymbolTable {
    /// A function: its symbol, and where it starts.
    struct Function {
      let symbol: String
      let start: UInt
    }

    /// A place of which the function was looked for.
    private struct Place: Hashable {
      let path: String
      let offset: UInt
    }

    private static let lock = NSLock()
    /// What was found before: shrinking comes to one place many times.
    nonisolated(unsafe) private static var known: [Place: Function?] = [:]

    /// The function at a distance from the beginning of an image, in bytes; nil if its file has
    /// none.
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

    /// The table of a file; nil if it has none.
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

    /// The places of the headers of the sections.
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
    /// The number at a place, in this machine's order of bytes; 0 where there is none.
    fileprivate func number<Number: FixedWidthInteger>(at place: Int) -> Number {
      guard place >= 0, place <= count - MemoryLayout<Number>.size else { return 0 }
      return loadUnaligned(fromByteOffset: place, as: Number.self)
    }
  }
#endif
