import InputRules

/// The line that shows a field: the part of its text around the caret, and the caret or the
/// selection.
struct FieldLine {
  private struct Cell {
    let text: String
    let isSelected: Bool
  }

  private let cells: [Cell]
  /// The cell that must be seen: the caret's, or the selection's first.
  private let focus: Int

  init(_ state: FieldState) {
    let (start, length) = (state.selection.location, state.selection.length)
    let parts = state.text.parts(cutAt: start, start + length).map { $0.map(\.shown) }
    let isCaret = length == 0
    let after = isCaret ? (parts[2].isEmpty ? [" "] : parts[2]) : parts[2]
    cells =
      parts[0].map { Cell(text: $0, isSelected: false) }
      + parts[1].map { Cell(text: $0, isSelected: true) }
      + after.enumerated().map { Cell(text: $1, isSelected: isCaret && $0 == 0) }
    focus = min(parts[0].count, cells.count - 1)
  }

  /// The line, in at most `width` columns; “…” stands for what is cut off.
  func line(width: Int) -> ScreenLine {
    let visible = window(room: width - 4)
    var line = ScreenLine(visible.lowerBound > 0 ? "> …" : "> ")
    for cell in cells[visible] { line.append(cell.text, cell.isSelected ? .selected : .plain) }
    if visible.upperBound < cells.count { line.append("…") }
    return line
  }

  /// The cells around the focus that fit, more of them before it than after.
  private func window(room: Int) -> Range<Int> {
    var (first, last) = (focus, focus + 1)
    var used = cells[focus].text.columns
    while first > 0, used + cells[first - 1].text.columns <= room * 3 / 4 {
      first -= 1
      used += cells[first].text.columns
    }
    while last < cells.count, used + cells[last].text.columns <= room {
      used += cells[last].text.columns
      last += 1
    }
    while first > 0, used + cells[first - 1].text.columns <= room {
      first -= 1
      used += cells[first].text.columns
    }
    return first..<last
  }
}

extension String {
  /// The text before, between and after two offsets, in UTF-16 units.
  fileprivate func parts(cutAt start: Int, _ end: Int) -> [String] {
    let first = utf16.index(startIndex, offsetBy: start)
    let second = utf16.index(startIndex, offsetBy: end)
    return [self[..<first], self[first..<second], self[second...]].map { String($0) }
  }
}
