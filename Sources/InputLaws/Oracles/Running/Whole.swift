/// A whole number from zero up, of any length: laws calculate without rounding.
struct Whole: Hashable, Sendable {
  /// The digits in base 2³², the least significant first, without zeros at the end.
  private let words: [UInt32]

  private init(words: [UInt32]) {
    var words = words
    while words.last == 0 { words.removeLast() }
    self.words = words
  }

  /// A number of one machine word, by its magnitude.
  init(_ number: Int) {
    let size = number.magnitude
    self.init(words: [UInt32(truncatingIfNeeded: size), UInt32(truncatingIfNeeded: size >> 32)])
  }

  /// The sum.
  static func + (one: Whole, other: Whole) -> Whole {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for place in 0...max(one.words.count, other.words.count) {
      carry += UInt64(one[place]) + UInt64(other[place])
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return Whole(words: sum)
  }

  /// The product, by long multiplication.
  static func * (one: Whole, other: Whole) -> Whole {
    var product = Array(repeating: UInt32(0), count: one.words.count + other.words.count)
    for (place, digit) in one.words.enumerated() {
      var carry: UInt64 = 0
      for offset in 0..<(product.count - place) {
        carry += UInt64(digit) * UInt64(other[offset]) + UInt64(product[place + offset])
        product[place + offset] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
    }
    return Whole(words: product)
  }

  /// A power of ten; one for a negative exponent.
  static func powerOfTen(_ exponent: Int) -> Whole {
    (0..<max(0, exponent)).reduce(Whole(1)) { power, _ in power * Whole(10) }
  }

  /// A power of two; one for a negative exponent.
  static func powerOfTwo(_ exponent: Int) -> Whole {
    let (zeros, bit) = max(0, exponent).quotientAndRemainder(dividingBy: 32)
    return Whole(words: Array(repeating: 0, count: zeros) + [1 << UInt32(bit)])
  }

  private subscript(place: Int) -> UInt32 { place < words.count ? words[place] : 0 }
}

extension Whole: Comparable {
  /// Whether it has fewer digits, or a smaller one where they first differ.
  static func < (one: Whole, other: Whole) -> Bool {
    if one.words.count != other.words.count { return one.words.count < other.words.count }
    return one.words.reversed().lexicographicallyPrecedes(other.words.reversed())
  }
}
