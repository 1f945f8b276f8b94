/// Visits every sequence of choices up to a size, each once.
///
/// The size of a sequence is the sum of its options, so simplest inputs come first and any
/// generator can be enumerated, however large its domain. The whole state is a stack of options: a
/// visit replays it and takes zeros behind it; `advance` raises the last option that can be raised
/// and drops those behind it.
///
///     size 2:   0 0 0 → 0 0 1 → 0 0 2 → 0 1 0 → 0 1 1 → 0 2 0 → 1 0 0 → 1 0 1 → 1 1 0 → 2 0 0
struct Enumeration: Sendable {
  private var stack: [(value: UInt64, bound: UInt64)] = []
  private var position = 0
  private var left: UInt64
  /// The greatest sum of options that is visited.
  let size: UInt64
  /// Whether the size kept any choice from an option it had; if it never did, the domain is
  /// exhausted.
  private(set) var isClipped = false

  init(size: UInt64) {
    self.size = size
    left = size
  }

  /// The size of the sequence just visited.
  var spent: UInt64 { size - left }

  /// The options of the sequence just visited.
  var visited: [UInt64] { stack[..<position].map(\.value) }

  /// The option of the next choice of this visit.
  mutating func next(upTo maximum: UInt64) -> UInt64 {
    let bound = min(maximum, left)
    if bound < maximum { isClipped = true }
    if position == stack.count { stack.append((0, bound)) }
    // A generator that isn't a function of its choices could want another bound here than before.
    stack[position].value = min(stack[position].value, bound)
    stack[position].bound = bound
    let value = stack[position].value
    left -= value
    position += 1
    return value
  }

  /// Moves on to the next sequence; false if there is none.
  mutating func advance() -> Bool {
    stack.removeLast(stack.count - position)
    position = 0
    left = size
    while let last = stack.popLast() {
      if last.value < last.bound {
        stack.append((last.value + 1, last.bound))
        return true
      }
    }
    return false
  }
}
