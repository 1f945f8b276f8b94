/// Adjacent spans with the same label and parent, such as a list's elements or a filter's attempts.
///
///     1 5  1 7  1 7  0       elements 0..<2, 2..<4, 4..<6; closed by 6..<7
struct SpanRow {
  let kind: Int
  let depth: Int
  /// The choices of each element.
  var elements: [Range<Int>] = []
  /// The choice that ends the list, if any.
  var closer: Range<Int>?

  var range: Range<Int> { elements[0].lowerBound..<elements[elements.count - 1].upperBound }

  func choices(of places: Range<Int>) -> Range<Int> {
    elements[places.lowerBound].lowerBound..<elements[places.upperBound - 1].upperBound
  }
}

extension Recording {
  /// The rows that the spans form, in order of their start; outer rows come before inner ones.
  ///
  /// A row ends with a span that is empty or contains only the choice "another?" with option 0.
  var rows: [SpanRow] {
    var rows: [SpanRow] = []
    /// The indices of the rows that the next span may join, one for each depth.
    var open: [Int] = []
    for span in spans {
      if open.count > span.depth + 1 { open.removeLast(open.count - span.depth - 1) }
      let row = open.count > span.depth ? rows[open[span.depth]] : nil
      let joins =
        row.map { $0.closer == nil && $0.kind == span.kind && $0.end == span.start } ?? false
      if !joins {
        if open.count > span.depth { open.removeLast() }
        while open.count <= span.depth { open.append(rows.count) }
        rows.append(SpanRow(kind: span.kind, depth: span.depth))
      }
      rows[open[span.depth]].append(span.range, isQuestion: isQuestion(span))
    }
    return rows
  }

  /// Returns whether a span ends a list; a rejected attempt (`try`) doesn't, even if it looks the
  /// same.
  private func isQuestion(_ span: Span) -> Bool {
    labels[span.kind] != "try" && span.range.count == 1 && choices[span.start].maximum == 1
      && choices[span.start].value == 0
  }

  /// Returns, for each choice, whether it only determines if a list has another element.
  func flags(of rows: [SpanRow]) -> [Bool] {
    var flags = Array(repeating: false, count: choices.count)
    for row in rows {
      guard let closer = row.closer, !closer.isEmpty else { continue }
      flags[closer.lowerBound] = true
      for element in row.elements where choices[element.lowerBound].maximum == 1 {
        flags[element.lowerBound] = true
      }
    }
    return flags
  }
}

extension SpanRow {
  fileprivate var end: Int { closer?.upperBound ?? elements.last?.upperBound ?? 0 }

  fileprivate mutating func append(_ range: Range<Int>, isQuestion: Bool) {
    if range.isEmpty || isQuestion {
      closer = range
    } else {
      elements.append(range)
    }
  }
}
