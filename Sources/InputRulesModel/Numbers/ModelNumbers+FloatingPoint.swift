import InputRules

extension ModelNumbers {
  /// The nearest `Double`, ties to even (N5).
  ///
  /// - Throws: `outOfRange` if that is infinite.
  public func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard let bits = BinaryFormat.double.bits(nearest: number),
      bits < Double.infinity.bitPattern
    else { throw .outOfRange }
    let size = Double(bitPattern: bits)
    return number.isNegative ? -size : size
  }

  /// The nearest `Float`, ties to even (N5).
  ///
  /// - Throws: `outOfRange` if that is infinite.
  public func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    guard let bits = BinaryFormat.float.bits(nearest: number),
      bits < UInt64(Float.infinity.bitPattern)
    else { throw .outOfRange }
    let size = Float(bitPattern: UInt32(bits))
    return number.isNegative ? -size : size
  }
}
