/// A set of Unicode scalars, stored as a bit for each ASCII scalar and a sorted list of the others.
///
/// Scalars above U+FFFF are ordinary members, unlike in some platforms' character sets.
struct ScalarSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var others: [Unicode.Scalar] = []

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<64: low |= 1 << UInt64(scalar.value)
      case 64..<128: high |= 1 << UInt64(scalar.value - 64)
      default: others.append(scalar)
      }
    }
    others.sort()
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<64: low >> UInt64(scalar.value) & 1 == 1
    case 64..<128: high >> UInt64(scalar.value - 64) & 1 == 1
    default: holdsOther(scalar)
    }
  }

  private func holdsOther(_ scalar: Unicode.Scalar) -> Bool {
    var range = others[...]
    while let middle = range.indices.middle {
      if range[middle] == scalar { return true }
      range = range[middle] < scalar ? range[(middle + 1)...] : range[..<middle]
    }
    return false
  }
}

extension Range<Int> {
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
