/// How many things to try at once: one, and while that works two, four and so on; then half as
/// many, until one is known not to work.
struct Stride {
  private(set) var count = 1
  private var isGrowing = true

  mutating func worked() {
    count = isGrowing ? count * 2 : max(1, count / 2)
  }

  /// Returns whether a single one was tried, so that it must stay as it is.
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
