/// The bugs of codecs.
enum CodecBug: String, CaseIterable, Sendable {
  /// The decoder of numbers ignores the tenth byte.
  case numberDropsTopBit
  /// The encoder of numbers takes 128 for a number of seven bits.
  case numberOffByOne
  /// The decoder of numbers has 32 bits.
  case numberNarrow
  /// The decoder of numbers accepts needless zeros.
  case numberOverlong
  /// The least integer has the code of the one above it.
  case signOfLeast
  /// The sign of a number is taken from its 32nd bit.
  case signNarrow
  /// The count of a list is one byte.
  case countNarrow
  /// The differences of a list's numbers stop at the greatest integer.
  case differenceSaturates
  /// A list that doesn't ascend is encoded as if it were sorted.
  case differenceSorts
  /// A run of 256 bytes or more has the count's last byte.
  case runWraps
  /// A run of four bytes or more at the end is lost.
  case runLostAtEnd
  /// A single escape byte isn't escaped.
  case escapeBare
  /// U+0800 is encoded in two bytes.
  case twoByteLimit
  /// The last plane is decoded as the first.
  case planeLost
  /// The decoder of texts drops a byte order mark at the start.
  case markDropped
}

/// Codecs of numbers and lists in bytes, with or without a bug.
struct Codec: Sendable {
  let bug: CodecBug?

  /// A number in groups of seven bits, the lowest first; all but the last byte have the high bit.
  func encode(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while bug == .numberOffByOne ? rest > 128 : rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(truncatingIfNeeded: rest)]
  }

  /// The number at the start of `bytes`, which loses it; nil if there is none, or a longer one than
  /// necessary.
  func number(from bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var (number, shift) = (UInt64(0), UInt64(0))
    while let byte = bytes.popFirst() {
      if shift == 63 && byte > 1 { return nil }
      let bits = UInt64(byte & 127) << shift
      number |= shift == 63 && bug == .numberDropsTopBit ? 0 : bits
      shift += 7
      guard byte < 128 else { continue }
      if byte == 0 && shift > 7 && bug != .numberOverlong { return nil }
      return bug == .numberNarrow ? number & 0xFFFF_FFFF : number
    }
    return nil
  }

  func decode(_ bytes: [UInt8]) -> UInt64? {
    var rest = bytes[...]
    let number = number(from: &rest)
    return rest.isEmpty ? number : nil
  }

  /// The code of an integer: 0, -1, 1, -2 and so on are 0, 1, 2, 3 and so on.
  func fold(_ integer: Int) -> UInt64 {
    if bug == .signOfLeast && integer == .min { return fold(.min + 1) }
    let sign = bug == .signNarrow ? integer >> 31 : integer >> 63
    return UInt64(bitPattern: Int64(integer << 1 ^ sign))
  }

  func unfold(_ code: UInt64) -> Int {
    Int(truncatingIfNeeded: code >> 1) ^ -Int(truncatingIfNeeded: code & 1)
  }

  /// The count of the integers, and then their codes.
  func encode(_ list: [Int]) -> [UInt8] {
    let count = bug == .countNarrow ? UInt64(list.count & 255) : UInt64(list.count)
    return encode(count) + list.flatMap { encode(fold($0)) }
  }

  /// The list at the start of `bytes`, which loses it.
  func list(from bytes: inout ArraySlice<UInt8>) -> [Int]? {
    guard let count = number(from: &bytes), count <= bytes.count else { return nil }
    var list: [Int] = []
    for _ in 0..<count {
      guard let code = number(from: &bytes) else { return nil }
      list.append(unfold(code))
    }
    return list
  }

  /// The first integer and the differences of the others from the one before.
  func differences(_ list: [Int]) -> [Int] {
    let list = bug == .differenceSorts && list.count > 1 ? list.sorted() : list
    return zip([0] + list, list).map { before, number in
      let (difference, overflows) = number.subtractingReportingOverflow(before)
      return overflows && bug == .differenceSaturates ? .max : difference
    }
  }

  func sums(_ differences: [Int]) -> [Int] {
    var sum = 0
    return differences.map { difference in
      sum &+= difference
      return sum
    }
  }
}
