/// The text of a date field, divided into the content of each group (D14.1).
struct DateGroupTexts: Equatable {
  /// The content of each group, and where it begins, in UTF-16 units.
  private(set) var groups: [(text: [Unicode.Scalar], start: Int)] = []
  /// Whether the text ends with the literals that follow its last nonempty group.
  private(set) var endsWithLiterals = false

  static func == (one: DateGroupTexts, other: DateGroupTexts) -> Bool {
    one.groups.map(\.text) == other.groups.map(\.text)
  }

  /// The content of the groups of a text; nil if the text isn't formatted.
  init?(_ text: String, in field: DateFieldDescription) {
    var rest = text.scalars[...]
    let (literals, widths) = field.groupShapes
    var isOver = rest.isEmpty
    for (index, width) in widths.enumerated() {
      let run = literals[index]
      // Only the empty text lacks the literals of the first group.
      if !isOver && !(index > 0 && rest.isEmpty) {
        guard rest.starts(with: run) else { return nil }
        rest = rest.dropFirst(run.count)
        endsWithLiterals = rest.isEmpty && !run.isEmpty
      } else {
        isOver = true
      }
      let content = width > 0 ? rest.prefix(width).prefix(while: field.isDigit) : field.half(rest)
      groups.append((Array(content), text.utf16.count - String(scalars: rest).utf16.count))
      rest = rest.dropFirst(content.count)
    }
    if !rest.isEmpty {
      guard rest.elementsEqual(literals[widths.count]) else { return nil }
      endsWithLiterals = true
    }
    guard !text.isEmpty, endsWell(literals, text) else {
      if text.isEmpty { return }
      return nil
    }
  }

  /// Whether no literals follow those after the last content.
  private func endsWell(_ literals: [[Unicode.Scalar]], _ text: String) -> Bool {
    let last = groups.lastIndex { !$0.text.isEmpty }
    let count = last.map { $0 + 1 } ?? 0
    let content = groups.reduce(0) { $0 + $1.text.count }
    let before = literals[..<count].reduce(0) { $0 + $1.count }
    let length = text.unicodeScalars.count - content
    return length == before || length == before + literals[count].count
  }
}

extension DateFieldDescription {
  /// The literals around the groups, and the number of digits in each group; 0 for a half-day.
  var groupShapes: (literals: [[Unicode.Scalar]], widths: [Int]) {
    var (literals, widths): ([[Unicode.Scalar]], [Int]) = ([[]], [])
    var previous = DateSegment?.none
    for (part, _) in allParts {
      switch part {
      case .literal(let scalar):
        literals[literals.count - 1].append(scalar)
        previous = nil
      case .segment(let segment):
        if let previous, previous != .halfDay, segment != .halfDay {
          widths[widths.count - 1] += segment.digitCount
        } else {
          widths.append(segment.digitCount)
          literals.append([])
        }
        previous = segment
      }
    }
    return (literals, widths)
  }

  /// The longest prefix of the scalars that begins the text of a half-day.
  fileprivate func half(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let counts = [texts.morning, texts.afternoon].map { text in
      zip(text.unicodeScalars, scalars).prefix { $0 == $1 }.count
    }
    return scalars.prefix(counts.max() ?? 0)
  }
}
