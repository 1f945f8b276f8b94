enum Direction {
  case backward, forward
}

extension FieldState {
  /// The range that a delete key deletes, or `nil` if there is nothing to delete (E9.4, E9.5).
  ///
  /// It is the selection, or the text from the caret to the next boundary if no text is selected.
  func rangeToDelete(_ direction: Direction, by unit: DeletionUnit) -> TextRange? {
    if selection.length > 0 { return selection }
    let caret = text.utf8Index(text.utf8Offset(ofUTF16: selection.location).bytes)
    switch direction {
    case .backward:
      guard caret > text.startIndex else { return nil }
      let length = text[text.boundary(before: caret, of: unit)..<caret].utf16.count
      return TextRange(location: selection.location - length, length: length)
    case .forward:
      guard caret < text.endIndex else { return nil }
      let length = text[caret..<text.boundary(after: caret, of: unit)].utf16.count
      return TextRange(location: selection.location, length: length)
    }
  }

  var unmarked: FieldState {
    marked == nil
      ? self
      : FieldState(trusting: text, selection: selection, marked: nil).counted(as: self)
  }

  var markedText: String { marked.map { text(in: $0) } ?? "" }

  var selectedText: String { text(in: selection) }

  /// The text in `range`, which must be inside the text and on scalar boundaries.
  func text(in range: TextRange) -> String {
    guard let bytes = try? text.site(of: range).bytes else { return "" }
    return String(text[text.utf8Index(bytes.lowerBound)..<text.utf8Index(bytes.upperBound)])
  }
}

extension String {
  /// The last boundary before `index`, which must be a scalar boundary after the start of the text.
  fileprivate func boundary(before index: Index, of unit: DeletionUnit) -> Index {
    switch unit {
    case .scalar: return unicodeScalars.index(before: index)
    case .character:
      if index == endIndex { return self.index(before: index) }
      // If `index` is inside a cluster, one step forward and one step back lead to the cluster's
      // start.
      let start = self.index(before: self.index(after: index))
      return start < index ? start : self.index(before: index)
    }
  }

  /// The first boundary after `index`, which must be a scalar boundary before the end of the text.
  fileprivate func boundary(after index: Index, of unit: DeletionUnit) -> Index {
    switch unit {
    case .scalar: unicodeScalars.index(after: index)
    case .character: self.index(after: index)
    }
  }
}
