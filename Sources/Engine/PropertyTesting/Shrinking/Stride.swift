/// The number of parts to try at once, which doubles after each success; after a failure, it is
/// halved until a single part fails.
struct Stride {
  private(set) var count = 1
  private var isGrowing = true

  mutating func worked() {
    count = isGrowing ? count * 2 : max(1, count / 2)
  }

  /// Halves the number; returns true if a single part was tried, because that part must be kept.
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
