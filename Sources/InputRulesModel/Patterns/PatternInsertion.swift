import InputRules

/// What came of the scalars of an insertion (F4, F5).
struct PatternInsertion {
  /// The writer that wrote what fits.
  private(set) var writer: PatternWriter
  /// Whether any became content or a literal.
  private(set) var isUsed = false
  /// Whether any that some slot takes came when there was no slot any more, or any was left out for
  /// want of room.
  private(set) var isLost = false

  /// An insertion of all the scalars behind what was written (F4).
  private init(of scalars: some Sequence<PatternScalar>, behind writer: PatternWriter) {
    self.writer = writer
    for scalar in scalars { put(scalar) }
  }

  /// An insertion before a tail; where the newest goes, of the longest beginning that leaves room
  /// for the tail, and of what follows each scalar that does (F5).
  init(
    of scalars: [PatternScalar], behind writer: PatternWriter, before tail: [PatternScalar]
  ) {
    self.init(of: scalars, behind: writer)
    if writer.policies.overflow != .newestGoes || hasRoom(for: tail) { return }
    let isTooMuch = isLost || isUsed
    let beginnings = (0..<scalars.count).reversed()
    let length = beginnings.first { count in
      PatternInsertion(of: scalars.prefix(count), behind: writer).hasRoom(for: tail)
    }
    self = PatternInsertion(of: scalars.prefix(length ?? 0), behind: writer)
    for scalar in scalars.dropFirst(length ?? 0) where leavesRoom(scalar, for: tail) {
      put(scalar)
    }
    isLost = isTooMuch || isLost
  }

  /// Puts a scalar.
  private mutating func put(_ scalar: PatternScalar) {
    let isLate = writer.hasNoSlotLeft(for: scalar.scalar)
    let isJunk = writer.put(scalar).kind == .junk
    isUsed = isUsed || !isJunk
    isLost = isLost || isJunk && isLate
  }

  /// Whether a scalar is junk, or the tail has room behind what it becomes (F5).
  private func leavesRoom(_ scalar: PatternScalar, for tail: [PatternScalar]) -> Bool {
    let placement = writer.placement(of: scalar)
    return placement.kind == .junk
      || writer.hasRoom(for: tail, from: writer.behind(placement.element))
  }

  /// Whether the tail has room behind what was inserted (F5).
  func hasRoom(for tail: [PatternScalar]) -> Bool {
    writer.hasRoom(for: tail, from: writer.next)
  }
}
