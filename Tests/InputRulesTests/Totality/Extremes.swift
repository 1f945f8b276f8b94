/// The integers at which arithmetic overflows, and those next to zero.
enum Extremes {
  static let integers = [Int.min, .min + 1, -(1 << 62), -1, 0, 1, 2, 1 << 62, .max - 1, .max]
}
