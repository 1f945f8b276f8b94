/// The number of parts to try at once: one, then two, four and so on during successes; after a
/// failure half as many, until a single part fails.
struct Stride {
  private(set) var count = 1
  private var isGrowing = true

  mutating func worked() {
    count = isGrowing ? count * 2 : max(1, count / 2)
  }

  /// Returns whether a single part was tried, which must then stay.
  mutating func failed() -> Bool {
    if count == 1 {
      isGrowing = true
      return true
    }
    isGrowing = false
    count /= 2
    return false
  }
}
