/// A line of the screen: parts of text, each with a style.
struct ScreenLine {
  enum Style {
    case plain
    case heading
    case good
    case changed
    case bad
    /// The caret, or selected text.
    case selected
  }

  private(set) var parts: [(text: String, style: Style)]

  init(_ text: String = "", _ style: Style = .plain) { parts = [(text, style)] }

  mutating func append(_ text: String, _ style: Style = .plain) { parts.append((text, style)) }

  /// The text, with what is selected between brackets.
  var marked: String {
    parts.map { $0.style == .selected ? "⟦\($0.text)⟧" : $0.text }.joined()
  }

  /// The most columns that a terminal uses for it.
  var columns: Int { parts.reduce(0) { $0 + $1.text.columns } }

  /// The text with a terminal's codes; without colours, only the selection has one.
  func codes(inColours: Bool) -> String {
    parts.map { part in
      guard let code = part.style.code, inColours || part.style == .selected else {
        return part.text
      }
      return "\u{1B}[\(code)m\(part.text)\u{1B}[0m"
    }.joined()
  }

  /// The line, with its last part cut so that it fits.
  func cut(to width: Int) -> ScreenLine {
    var (line, left) = (ScreenLine(), width)
    for part in parts where left > 0 {
      let text = part.text.cut(to: left)
      line.append(text, part.style)
      left -= text.columns
    }
    return line
  }
}

extension ScreenLine.Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .good: "32"
    case .changed: "33"
    case .bad: "31"
    case .selected: "7"
    }
  }
}
