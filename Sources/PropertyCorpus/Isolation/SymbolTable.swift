#if os(Linux) || os(macOS)
  import Foundation

  /// The functions of a program's file of 64 bits in the format ELF, which the system finds only if
  /// they are exported.
  enum SymbolTable {
    /// A section of the file: its kind, and where it is.
    private struct Section {
      static let symbols: UInt32 = 2
      let kind: UInt32
      let bytes: Range<Int>
      /// The section with the names of this one's symbols.
      let names: Int
    }

    /// The function at a distance from the beginning of an image, in bytes, and where it starts; nil if
    /// the file has none.
    static func function(at offset: UInt, in path: String) -> (symbol: String, start: UInt)? {
      let url = URL(fileURLWithPath: path)
      guard let file = try? Data(contentsOf: url, options: .mappedIfSafe),
        file.starts(with: Array("\u{7F}ELF\u{2}\u{1}".utf8))
      else { return nil }
      let sections = sections(of: file)
      guard let table = sections.first(where: { $0.kind == Section.symbols }),
        sections.indices.contains(table.names)
      else { return nil }
      return function(at: UInt64(offset), table, named: sections[table.names].bytes, in: file)
    }

    private static func sections(of file: Data) -> [Section] {
      let (start, count) = (
        Int(clamping: file.number(at: 40) as UInt64), file.number(at: 60) as UInt16
      )
      return (0..<Int(count)).map { index in
        let header = start &+ index * 64
        let first = Int(clamping: file.number(at: header &+ 24) as UInt64)
        let size = Int(clamping: file.number(at: header &+ 32) as UInt64)
        let end = min(first &+ size, file.count)
        return Section(
          kind: file.number(at: header &+ 4), bytes: first..<max(first, end),
          names: Int(file.number(at: header &+ 40) as UInt32))
      }
    }

    private static func function(
      at offset: UInt64, _ table: Section, named names: Range<Int>, in file: Data
    ) -> (symbol: String, start: UInt)? {
      for entry in stride(from: table.bytes.lowerBound, to: table.bytes.upperBound, by: 24) {
        let isFunction = (file.number(at: entry + 4) as UInt8) & 0xF == 2
        let start: UInt64 = file.number(at: entry + 8)
        guard isFunction, start <= offset, offset - start < file.number(at: entry + 16) else {
          continue
        }
        let name = names.lowerBound + Int(file.number(at: entry) as UInt32)
        guard names.contains(name) else { return nil }
        let text = file[name..<names.upperBound].prefix { $0 != 0 }
        return (String(decoding: text, as: UTF8.self), UInt(start))
      }
      return nil
    }
  }

  extension Data {
    /// The number at a place, which this machine's order of bytes has; 0 after the end.
    fileprivate func number<Number: FixedWidthInteger>(at place: Int) -> Number {
      let size = MemoryLayout<Number>.size
      guard place >= 0, place <= count - size else { return 0 }
      return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    }
  }
#endif
