/// The result of writing the scalars of an insertion (F5.4 to F5.9).
struct PatternInsertion {
  private var room: PatternRoom
  private var isUsed = false
  private var isLost = false

  /// Writes inserted scalars before a tail; with the `newestGoes` policy, writes only as many as
  /// leave slots for the tail.
  init(
    of cells: some Collection<PatternCell>, into writer: inout PatternWriter,
    before tail: ArraySlice<PatternCell>
  ) {
    room = PatternRoom(for: tail)
    let start = writer.mark
    for cell in cells { put(cell, into: &writer) }
    if writer.plan.policies.overflow == .newestGoes && !hasRoom(after: writer) {
      writer.takeBack(to: start)
      let rest = cells.dropFirst(putBeginning(of: cells, into: &writer))
      for cell in rest where leavesRoom(cell, after: writer) { put(cell, into: &writer) }
    }
  }

  /// The reason the insertion is refused, or `nil` if it is accepted.
  mutating func problem(after writer: PatternWriter) -> PatternProblem? {
    let policies = writer.plan.policies
    if policies.junk == .refused && !isUsed { return isLost ? .full : .fitsNoSlot }
    if policies.overflow != .refused { return nil }
    return isLost || !hasRoom(after: writer) ? .full : nil
  }

  private mutating func put(_ cell: PatternCell, into writer: inout PatternWriter) {
    let (kind, element) = writer.place(cell)
    if kind == .junk { isLost = isLost || writer.isLost(cell.scalar) } else { isUsed = true }
    writer.put(cell, as: kind, at: element)
  }

  /// Writes the longest start of the insertion that leaves slots for the tail; returns its length.
  private mutating func putBeginning(
    of cells: some Collection<PatternCell>, into writer: inout PatternWriter
  ) -> Int {
    isLost = isLost || isUsed
    isUsed = false
    var beginnings = [(mark: writer.mark, isUsed: false)]
    var isAnyUsed = false
    for cell in cells {
      if writer.put(cell) != .junk { isAnyUsed = true }
      beginnings.append((writer.mark, isAnyUsed))
    }
    let length = beginnings.lastIndex { room.isThere(from: $0.mark.at, by: writer.plan) } ?? 0
    isUsed = beginnings[length].isUsed
    writer.takeBack(to: beginnings[length].mark)
    return length
  }

  /// Whether a scalar is junk, or still leaves slots for the tail after it is written.
  private mutating func leavesRoom(_ cell: PatternCell, after writer: PatternWriter) -> Bool {
    let (kind, element) = writer.place(cell)
    if kind == .junk { return true }
    return room.isThere(from: writer.plan.element(after: element), by: writer.plan)
  }

  private mutating func hasRoom(after writer: PatternWriter) -> Bool {
    room.isThere(from: writer.at, by: writer.plan)
  }
}

/// A check of whether slots are left for a tail after an element; the last result is kept, because
/// consecutive scalars often have the same element.
struct PatternRoom {
  private let tail: ArraySlice<PatternCell>
  private var last: (element: Int, isThere: Bool)?

  init(for tail: ArraySlice<PatternCell>) { self.tail = tail }

  /// Whether enough slots for the tail are left at or after an element.
  mutating func isThere(from element: Int, by plan: PatternPlan) -> Bool {
    if tail.isEmpty { return true }
    if let last, last.element == element { return last.isThere }
    let isThere = plan.hasRoom(for: tail, from: element)
    last = (element, isThere)
    return isThere
  }
}
