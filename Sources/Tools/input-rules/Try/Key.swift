import InputRules

/// What a person pressed.
enum Key: Equatable {
  case action(TryAction)
  /// The screen is to be drawn anew.
  case redraw
  case quit
}

/// Reads keys from the bytes that a terminal sends; a key may be split between two reads.
struct KeyReader {
  private var bytes: [UInt8] = []

  /// Whether the last byte was a lone escape, which is a key only if nothing follows soon.
  var isAtEscape: Bool { bytes == [Self.escape] }

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No terminal's sequence is longer, in bytes.
  private static let longestSequence = 32

  /// The keys that are complete after these bytes.
  mutating func read(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var rest = bytes[...]
    var keys: [Key] = []
    while let first = rest.first {
      let before = rest.count
      if let key = Self.next(first, &rest) { keys.append(key) }
      if rest.count == before { break }
    }
    bytes = Array(rest)
    return keys
  }

  /// The key that the bytes are, as no more came for a while: a lone escape is the key Esc.
  mutating func flush() -> [Key] {
    guard isAtEscape else { return [] }
    bytes = []
    return [.quit]
  }

  /// Reads a key, or something that is none; reads nothing if more bytes are needed.
  private static func next(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Key? {
    if first == escape { return sequence(&rest) }
    if first >= 0x20 && first != 0x7F { return text(&rest) }
    rest.removeFirst()
    return control[first]
  }

  private static let control: [UInt8: Key] = [
    0x01: .move(.home), 0x02: .move(.left), 0x03: .quit, 0x04: .quit, 0x05: .move(.end),
    0x06: .move(.right), 0x08: .action(.delete(.backspace)), 0x0C: .redraw, 0x11: .quit,
    0x17: .action(.delete(.word)), 0x18: .action(.cut), 0x19: .action(.redo),
    0x1A: .action(.undo), 0x7F: .action(.delete(.backspace)),
  ]

  /// Reads text up to the next control; a scalar that isn't complete stays.
  private static func text(_ rest: inout ArraySlice<UInt8>) -> Key? {
    let run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    let isLast = run.endIndex == rest.endIndex
    let whole = isLast ? run.dropLast(run.lengthOfCutScalar) : run
    if whole.isEmpty { return nil }
    rest = rest[whole.endIndex...]
    return .action(.type(String(decoding: whole, as: UTF8.self)))
  }
}

extension KeyReader {
  /// Reads what starts with an escape.
  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> Key? {
    guard let second = rest.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return rest.starts(with: pasteStart) ? paste(&rest) : csi(&rest)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst(2).first else { return nil }
      rest = rest.dropFirst(3)
      return key(final, parameters: [])
    case escape:
      rest.removeFirst()
      return .quit
    case 0x08, 0x7F:
      rest = rest.dropFirst(2)
      return .action(.delete(.word))
    default:
      rest = rest.dropFirst(2)
      return nil
    }
  }

  /// Reads pasted text, up to the sequence that ends it.
  private static func paste(_ rest: inout ArraySlice<UInt8>) -> Key? {
    let content = rest.dropFirst(pasteStart.count)
    guard let end = content.firstRange(of: pasteEnd) else { return nil }
    rest = rest[end.upperBound...]
    let text = String(decoding: content[..<end.lowerBound], as: UTF8.self)
    // Terminals send a return for each line break.
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return .action(.paste(lines))
  }

  /// Reads a control sequence: parameters, and the byte that ends it.
  private static func csi(_ rest: inout ArraySlice<UInt8>) -> Key? {
    let parameters = rest.dropFirst(2).prefix { 0x20...0x3F ~= $0 }
    guard let final = rest[parameters.endIndex...].first, parameters.count < longestSequence else {
      if parameters.count >= longestSequence { rest = rest[parameters.endIndex...] }
      return nil
    }
    // A byte that can't end a sequence starts something else.
    guard 0x40...0x7E ~= final else {
      rest = rest[parameters.endIndex...]
      return nil
    }
    rest = rest[parameters.endIndex...].dropFirst()
    let numbers = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    return key(final, parameters: numbers)
  }

  /// The key of a sequence; nil for one that does nothing here.
  private static func key(_ final: UInt8, parameters: [Int]) -> Key? {
    // The second parameter is 1 plus a bit for each modifier, of which shift is the lowest.
    let isShifted = parameters.count > 1 && (parameters[1] &- 1) & 1 == 1
    switch (Unicode.Scalar(final), parameters.first) {
    case ("C", _): return .move(.right, isShifted)
    case ("D", _): return .move(.left, isShifted)
    case ("H", _), ("~", 1), ("~", 7): return .move(.home, isShifted)
    case ("F", _), ("~", 4), ("~", 8): return .move(.end, isShifted)
    case ("~", 3): return .action(.delete(.delete))
    default: return nil
    }
  }
}

extension Key {
  fileprivate static func move(_ movement: TryAction.Movement, _ isShifted: Bool = false) -> Key {
    .action(.move(movement, selecting: isShifted))
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the end are the start of a scalar that isn't complete.
  fileprivate var lengthOfCutScalar: Int {
    let tail = suffix(3)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 == 0xC0 }) else { return 0 }
    let length = endIndex - lead
    let isFollowed = tail[(lead + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
    let needed = self[lead] < 0xE0 ? 2 : self[lead] < 0xF0 ? 3 : 4
    return isFollowed && self[lead] < 0xF8 && length < needed ? length : 0
  }
}
