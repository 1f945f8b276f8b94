/// A field's text, read in three parts: before, inside and after the range of an edit (F4.1, F4.2).
struct PatternReading {
  /// The writer that has written the scalars before the edit, without junk.
  var writer: PatternWriter
  /// Whether the edit's range contains content.
  private(set) var takesContent = false
  /// The scalars after the edit's range that are kept.
  private(set) var tail: [PatternCell] = []
  /// The writer's mark directly before the last content that precedes the edit's range, if any.
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

  /// Drops the content nearest to the edit's range: after the range if `isForward` is true, and
  /// otherwise before the range.
  mutating func dropNearest(isForward: Bool) {
    if isForward {
      tail = Array(tail.dropFirst())
    } else if let lastContent {
      writer.takeBack(to: lastContent)
    }
  }
}

/// A reader that determines the role of each scalar in a field's text (F2.9).
struct PatternReader {
  /// The index of the next element.
  private var at = 0
  /// Whether a writer that has written the same text without junk would be at the same element;
  /// false after a placeholder, which is junk but fills a slot.
  private(set) var isInStep = true

  /// Reads the next scalar; returns its role, and the index of the element that gives it this role.
  ///
  /// A scalar that equals a literal before the next slot is read as that literal. A placeholder
  /// fills its slot, but is junk.
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
