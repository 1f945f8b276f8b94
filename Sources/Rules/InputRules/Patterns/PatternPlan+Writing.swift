extension PatternPlan {
  /// A writer that has already written a field's text.
  func writer(of text: String) -> PatternWriter {
    var writer = PatternWriter(self)
    for cell in read(text) where cell.kind != .junk { writer.put(cell) }
    return writer
  }

  /// The scalars of a text that replaces the field's text.
  ///
  /// A text that is already formatted is read, so that no literal becomes content; any other text
  /// stays unread (F3.4, F3.6).
  func cells(of text: String) -> [PatternCell] {
    let wasFormatted = !text.unicodeScalars.allSatisfy(takesSomewhere) && isInForm(text)
    return wasFormatted ? read(text).filter { $0.kind != .junk } : Array(text.unread)
  }

  /// Whether `text` stays unchanged when it is read and written again (F2.15).
  func isInForm(_ text: String) -> Bool {
    shown(writer(of: text), leavesText: !text.isEmpty).text.hasSameUnits(as: text)
  }

  /// The scalars, formatted with the pattern (F3.1 to F3.3).
  func written(_ cells: [PatternCell], leavesText: Bool) -> [PatternCell] {
    var writer = PatternWriter(self)
    for cell in cells { writer.put(cell) }
    if policies.literals == .eager && writer.cells.contains(where: { $0.kind == .content }) {
      writer.advance(to: writer.nextSlot)
    } else {
      writer.dropTrailingLiterals(isWhole: true)
    }
    return shown(writer, leavesText: leavesText)
  }

  /// The text to show for the written scalars: if there is a placeholder, it fills the empty slots
  /// before any repeating slot (F5.10).
  /// - Parameters:
  ///   - writer: the writer that has written the scalars.
  ///   - leavesText: whether there was anything to write; if not, no placeholders are shown.
  func shown(_ writer: PatternWriter, leavesText: Bool) -> [PatternCell] {
    guard leavesText, let placeholder = policies.placeholder else { return writer.cells }
    return writer.cells
      + steps[writer.at...].prefix { $0.occurrence != .repeating }.map { step in
        PatternCell(scalar: step.isLiteral ? step.scalar : placeholder, kind: .literal)
      }
  }

  /// Whether formatting the text drops content because no slot is left.
  func losesContent(of text: String) -> Bool {
    var writer = PatternWriter(self)
    return cells(of: text).contains { cell in
      let isFull = writer.isLost(cell.scalar)
      return writer.put(cell) == .junk && isFull
    }
  }

  /// The offset in the formatted text for an offset in `text`, both in UTF-16 units.
  func offset(of caret: Int, of text: String) -> Int {
    var (writer, passed) = (PatternWriter(self), 0)
    for cell in text.unread {
      if passed >= caret { break }
      writer.put(cell)
      passed += UTF16.width(cell.scalar)
    }
    return writer.cells.utf16Offset(of: writer.cells.count)
  }
}
