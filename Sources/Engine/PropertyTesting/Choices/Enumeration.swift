/// An enumeration that visits each sequence of choices up to a size once.
///
/// The size of a sequence is the sum of the bit widths of its options: 0 bits for option 0, 1 bit
/// for option 1, 2 bits for options 2 and 3, and so on. So simple inputs come first, even in a very
/// large domain, and visiting smaller sizes again usually takes little time. The state is a stack
/// of options. A visit replays the stack, followed by zeros. `advance` increases the last option
/// that isn't at its bound, and removes the options after it.
///
///     size 2:   0 0 0 → 0 0 1 → 0 0 2 → 0 0 3 → 0 1 0 → 0 1 1 → 0 2 0 → … → 1 1 0 → 2 0 0 → 3 0 0
struct Enumeration: Sendable {
  private var stack: [(value: UInt64, bound: UInt64)] = []
  private var position = 0
  private var left: UInt64
  let size: UInt64
  /// Whether the size excluded any option; if not, all possible inputs were visited.
  private(set) var isClipped = false
  /// Whether the generator didn't repeat the choices of the given first sequence.
  private(set) var isForeign = false
  /// The number of options in the first sequence; 0 after its visit.
  private var given = 0

  /// - Parameters:
  ///   - size: the maximum size to visit.
  ///   - values: the options of the first sequence.
  init(size: UInt64, from values: [UInt64] = []) {
    self.size = size
    left = size
    stack = values.map { ($0, $0) }
    given = values.count
  }

  /// The size of the sequence just visited.
  var spent: UInt64 { size - left }

  /// The options of the sequence just visited or, before a visit, of the next sequence.
  var visited: [UInt64] { stack[..<(position > 0 ? position : stack.count)].map(\.value) }

  /// Returns the option for the next choice of this visit.
  mutating func next(upTo maximum: UInt64) -> UInt64 {
    let bound = left < 64 ? min(maximum, (1 << left) - 1) : maximum
    if bound < maximum { isClipped = true }
    if position == stack.count { stack.append((0, bound)) }
    // A generator that depends on more than its choices may use a different bound than before.
    if position < given && stack[position].value > bound { isForeign = true }
    stack[position].value = min(stack[position].value, bound)
    stack[position].bound = bound
    let value = stack[position].value
    left -= UInt64(64 - value.leadingZeroBitCount)
    position += 1
    return value
  }

  /// Advances to the next sequence; returns false if there is none.
  mutating func advance() -> Bool {
    if position < given { isForeign = true }
    given = 0
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

/// The simplest inputs of a claim, in order of size, except the input whose options are all 0.
struct SimplestInputs {
  private var source = ChoiceSource(enumeratingUpTo: 1)
  private var isOver = false

  /// Returns the options of the next input, or `nil` after the last input or 256 attempts.
  mutating func next(_ claim: Claim) -> [UInt64]? {
    for _ in 0..<256 where !isOver {
      claim.generate(&source)
      let (values, size) = (source.enumeration.visited, source.enumeration.size)
      let isNew = source.enumeration.spent == size && !source.isRejected
      if !source.advance() {
        isOver = !source.enumeration.isClipped
        source = ChoiceSource(enumeratingUpTo: size + 1)
      }
      if isNew { return values }
    }
    return nil
  }
}
