/// A format's properties for plain numbers, only as bits, so that passing it around costs nothing.
struct PlainShape {
  let decimalSeparator: UInt32
  let maximumFractionDigits: Int
  let allowsExponent: Bool
  let allowsMinus: Bool
  let allowsPlus: Bool
  let allowsLeadingZeros: Bool
  let allowsLeadingSeparator: Bool
  let allowsTrailingSeparator: Bool

  @inline(__always)
  init(_ format: borrowing NumberFormat) {
    decimalSeparator = format.symbols.storage.decimalSeparator.value
    maximumFractionDigits = format.maximumFractionDigits
    allowsExponent = format.allowsExponent
    allowsMinus = format.signs != .none
    allowsPlus = format.signs == .both
    allowsLeadingZeros = format.allowsLeadingZeros
    allowsLeadingSeparator = format.allowsLeadingSeparator
    allowsTrailingSeparator = format.allowsTrailingSeparator && format.maximumFractionDigits > 0
  }

  /// The number of this shape that `text` represents; nil if it isn't plain, or isn't complete.
  @inline(__always)
  func number(_ text: String) -> PlainNumber? {
    text.utf8.withContiguousStorageIfAvailable { PlainNumber($0, in: self) } ?? nil
  }
}
