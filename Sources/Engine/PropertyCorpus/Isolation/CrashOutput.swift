#if os(Linux) || os(macOS)
  import Foundation

  /// What a process left on its standard error when it ended: a line, and the calls before it.
  package struct CrashOutput {
    /// The reason given for the end: a line such as `Editor/Buffer.swift:12: Fatal error: no
    /// cursor`; otherwise the place in the code; or empty.
    let reason: String
    /// What distinguishes this end from others, whatever the values in the line.
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

    /// The file and line before a message, unless they are the standard library's.
    private static func place(in line: String) -> String? {
      guard let match = line.firstMatch(of: #/^(\S.*?:\d+): Fatal error/#) else { return nil }
      return match.output.1.hasPrefix("Swift/") ? nil : String(match.output.1)
    }

    /// A message without the values in it: quoted text, addresses and numbers.
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

    /// The place in the code that trapped: the first call outside the standard library.
    private static func call(_ output: [UInt8]) -> String? {
      guard let start = markStart(output) else { return nil }
      let size = MemoryLayout<UInt>.size
      let addresses = stride(from: start + size, through: output.count - size, by: size).map { at in
        output.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: UInt.self) }
      }
      // One after the other: to look up a place takes a fifth of a millisecond.
      let places = addresses.lazy.map(CodePlace.init)
      // The first calls belong to the handler, up to where the kernel called it.
      guard let kernels = places.firstIndex(where: \.isOfSystem) else { return nil }
      return places[(kernels + 1)...].first { !$0.isOfStandardLibrary }?.description
    }
  }
#endif
