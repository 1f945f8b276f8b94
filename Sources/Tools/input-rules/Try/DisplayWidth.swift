import InputRules

extension Character {
  /// The character as a terminal can show it in a line: an invisible one escaped, a lone mark on a
  /// dotted circle.
  var shown: String {
    guard let first = unicodeScalars.first else { return "" }
    if self == "\n" || self == "\r\n" || self == "\r" { return "␤" }
    if self == "\t" { return "␉" }
    if first.isInvisible || unicodeScalars.dropFirst().contains(where: \.breaksLines) {
      return String(String(self).escaped.dropFirst().dropLast())
    }
    return first.isMark ? "◌\(self)" : String(self)
  }
}

extension String {
  /// The most columns that a terminal uses for the text.
  ///
  /// Terminals disagree about joined emoji; this is what they take where each part is shown.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text in at most `width` columns, with “…” at the end if some is missing.
  func cut(to width: Int) -> String {
    if columns <= width { return self }
    var (head, used) = ("", 0)
    for character in self {
      let more = String(character).columns
      if used + more > width - 1 { break }
      head.append(character)
      used += more
    }
    return width < 1 ? "" : head + "…"
  }

  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  func wrapped(to width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      let line = lines[lines.count - 1]
      if line.isEmpty || line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = line.isEmpty ? word : "\(line) \(word)"
      } else {
        lines.append(word)
      }
      word = lines[lines.count - 1]
      while word.columns > width, let head = word.head(of: max(2, width)) {
        lines[lines.count - 1] = head
        word = String(word.dropFirst(head.count))
        lines.append(word)
      }
    }
    return lines
  }

  /// As much of the start as fits in `width` columns, at least a character.
  private func head(of width: Int) -> String? {
    guard var head = first.map(String.init) else { return nil }
    for character in dropFirst() {
      if head.columns + String(character).columns > width { break }
      head.append(character)
    }
    return head
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether a terminal shows nothing for it, or acts on it.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it must not stand in a line; a joiner or a tag within an emoji may.
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The most columns that a terminal uses for it.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    if value == 0xFE0F { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether it is wide in Unicode's terms of East Asian width, or an emoji.
  private var isWide: Bool {
    if properties.isEmojiPresentation || properties.isEmojiModifier { return true }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF,
    0x1F1E6...0x1F1FF, 0x1F200...0x1F2FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
