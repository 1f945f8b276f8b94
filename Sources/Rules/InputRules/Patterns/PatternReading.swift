/// The text of a field, read in parts: before, in and after an edit's range (F4.1, F4.2).
struct PatternReading {
  /// The writer that has written the scalars before the edit, without junk.
  var writer: PatternWriter
  /// Whether the edit's range contains content.
  private(set) var takesContent = false
  /// The scalars after the edit that are kept.
  private(set) var tail: [PatternCell] = []
  /// The writer's mark just before the last content that precedes the edit, or `nil`.
  private var lastContent: (count: Int, at: Int)?

  init(_ text: String, around range: Range<Int>, by plan: PatternPlan) {
    writer = PatternWriter(plan)
    tail.reserveCapacity(text.utf8.count - range.upperBound)
    let isAgain = plan.quirks.readsTailAgain
    var (reader, byte) = (PatternReader(), 0)
    for scalar in text.unicodeScalars {
      let (kind, element) = reader.read(scalar, by: plan)
      let cell = PatternCell(scalar: scalar, kind: kind)
      if byte < range.lowerBound {
        if kind == .content { lastContent = writer.mark }
        if kind != .junk { writer.put(cell, at: reader.isInStep ? element : nil) }
      } else if byte < range.upperBound {
        takesContent = takesContent || kind == .content
      } else if isAgain {
        tail.append(PatternCell(scalar: scalar, kind: .unread))
      } else if kind == .content {
        tail.append(cell)
      }
      byte += UTF8.width(scalar)
    }
  }

  /// Drops the nearest content before or after the edit.
  mutating func dropNearest(isForward: Bool) {
    if isForward {
      tail = Array(tail.dropFirst())
    } else if let lastContent {
      writer.takeBack(to: lastContent)
    }
  }
}

/// A reader of a field's text, scalar by scalar (F2.9).
struct PatternReader {
  /// The next element.
  private var at = 0
  /// Whether a writer of the same text without junk would be at the same element; false after
  /// placeholders, which are junk but fill a slot.
  private(set) var isInStep = true

  /// The role of the next scalar, and the element that determines the role.
  ///
  /// A scalar that equals a literal ahead is read as that literal. A placeholder fills its slot,
  /// but is junk.
  @inline(__always)
  mutating func read(
    _ scalar: Unicode.Scalar, by plan: PatternPlan
  ) -> (kind: PatternCell.Kind, element: Int) {
    let hole = plan.policies.placeholder
    let (kind, element) = plan.place(
      scalar, from: at, isLiteral: true, isContent: true, hole: hole)
    switch kind {
    case .literal: at = element + 1
    case .content: at = plan.element(after: element)
    case .junk, .unread: break
    }
    guard kind == .content, scalar == hole else { return (kind, element) }
    isInStep = false
    return (.junk, element)
  }
}
