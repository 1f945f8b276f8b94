extension ChoiceSource {
  /// Consecutive edits, each in range of the text that results if all earlier edits are accepted.
  mutating func edits(_ count: ClosedRange<Int>, of text: String, typing texts: Generator<String>)
    -> [Edit]
  {
    var units = text.utf16.count
    var edits: [Edit] = []
    repeated(count, label: "edit") { source in
      let edit = source.edit(ofTextOf: units, typing: texts)
      edits.append(edit)
      if edit.range.isInside(textOf: units) {
        units += edit.replacement.utf16.count - edit.range.length
      }
    }
    return edits
  }

  /// An edit of a text of `units` UTF-16 units: a deletion, or an insertion of one of `texts`.
  mutating func edit(ofTextOf units: Int, typing texts: Generator<String>) -> Edit {
    let range = range(inTextOf: units)
    return Edit(replacing: range, with: flip(0.8) ? draw(texts) : "")
  }

  /// A range that is mostly inside a text of `units` UTF-16 units, and sometimes invalid.
  mutating func range(inTextOf units: Int) -> TextRange {
    flip(0.06) ? wildRange(aroundTextOf: units) : validRange(inTextOf: units)
  }

  /// A range inside a text of `units` UTF-16 units, often a caret.
  mutating func validRange(inTextOf units: Int) -> TextRange {
    let location = Int(choose(upTo: UInt64(units)))
    let rest = UInt64(units - location)
    let length = choose(upTo: rest) { random in random.next() & 1 == 0 ? 0 : random.next(upTo: rest)
    }
    return TextRange(location: location, length: Int(length))
  }

  /// The invalid ranges that keyboards, undo stacks and stale formatters send: just outside,
  /// negative, or not found (E4).
  private mutating func wildRange(aroundTextOf units: Int) -> TextRange {
    let ranges = [
      TextRange(location: units, length: 1), TextRange(location: units + 1, length: 0),
      TextRange(location: 0, length: units + 1), TextRange(location: -1, length: 0),
      TextRange(location: 0, length: -1), TextRange(location: units, length: -units - 1), .notFound,
      TextRange(location: .max, length: .max), TextRange(location: .min, length: .min),
      TextRange(location: 1, length: .max), TextRange(location: -1, length: 2),
    ]
    return ranges[Int(choose(upTo: UInt64(ranges.count - 1)))]
  }

  /// A state that shows `text`, with any selection.
  mutating func state(showing text: String) -> FieldState {
    let selection = validRange(inTextOf: text.utf16.count)
    return (try? FieldState(text: text, selection: selection)) ?? FieldState(text)
  }

  /// Consecutive ranges, sometimes with an invalid or overlapping one among them.
  mutating func ranges(inTextOf units: Int) -> [TextRange] {
    var ranges: [TextRange] = []
    var start = 0
    repeated(0...3, label: "range") { source in
      var range = source.range(inTextOf: max(0, units - start))
      if source.flip(0.9) {
        range.location = range.location.addingReportingOverflow(start).partialValue
      }
      ranges.append(range)
      start = min(units, max(start, range.end ?? start))
    }
    return ranges
  }
}
