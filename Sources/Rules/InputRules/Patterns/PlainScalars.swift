/// A set of ASCII scalars, stored as one bit for each, so that most typed scalars are looked up
/// quickly.
package struct PlainScalars {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  /// Creates a set of the scalars for which `isMember` returns true.
  package init(where isMember: (Unicode.Scalar) -> Bool) {
    for value in UInt8(0)..<64 {
      if isMember(Unicode.Scalar(value)) { low |= 1 << value }
      if isMember(Unicode.Scalar(value + 64)) { high |= 1 << value }
    }
  }

  @inline(__always)
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 64 ? low : high) >> UInt64(scalar.value & 63) & 1 == 1
  }
}
