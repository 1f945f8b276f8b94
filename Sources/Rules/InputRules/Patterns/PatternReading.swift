/// The text of a field, read: what is before an edit, in it and after it (F4.1, F4.2).
struct PatternReading {
  /// The writer that wrote what is not junk before it.
  var writer: PatternWriter
  /// Whether content is in it.
  private(set) var takesContent = false
  /// What is kept after it.
  private(set) var tail: [PatternCell] = []
  /// Where the writer was before the last content of what is before the edit.
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

  /// Drops the nearest content, before the edit or after it.
  mutating func dropNearest(isForward: Bool) {
    if isForward {
      tail = Array(tail.dropFirst())
    } else if let lastContent {
      writer.takeBack(to: lastContent)
    }
  }
}
