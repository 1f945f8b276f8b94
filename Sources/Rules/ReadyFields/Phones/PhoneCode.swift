import InputRules

/// A calling code, with the table's rows about its regions and its numbers (K12).
final class PhoneCode: Sendable {
  let digits: [UInt8]
  let regions: [PhoneRegion]
  /// The patterns for the digits that follow the calling code.
  let international: PhoneTree<PhonePattern?>
  /// The patterns for digits as dialed within a region.
  let national: PhoneTree<PhonePattern?>
  /// The names of regions, by the prefixes with which their numbers begin.
  let owners: PhoneTree<String>
  /// The maximum number of digits that a pattern for dialed digits allows.
  let mostDialed: Int

  fileprivate init(_ lines: ArraySlice<Substring.UTF8View>) {
    let first = lines[lines.startIndex]
    let code = first.prefix { $0 != UInt8(ascii: " ") }
    var regions = [PhoneRegion(first.dropFirst(code.count + 1))]
    var (owners, dialed) = (PhoneTree<String>(), UInt32(0))
    var international = PhoneTree<PhonePattern?>()
    var national = PhoneTree<PhonePattern?>()
    for line in lines.dropFirst() {
      switch line.first {
      case UInt8(ascii: "+"): _ = international.insert(line.dropFirst())
      case UInt8(ascii: "#"): dialed |= national.insert(line.dropFirst())
      case UInt8(ascii: "*"):
        _ = international.insert(line.dropFirst())
        dialed |= national.insert(line.dropFirst())
      case UInt8(ascii: "&"):
        _ = international.insert(line.dropFirst())
        dialed |= national.insert(line.dropFirst(), after: regions[0].prefix)
      case UInt8(ascii: "@"):
        let words = line.dropFirst().split(separator: UInt8(ascii: " "))
        owners.insert(words[1], ~0, String(Substring(words[0])))
      default: regions.append(PhoneRegion(line))
      }
    }
    digits = code.map { $0 - 48 }
    self.regions = regions
    self.owners = owners
    self.international = international
    self.national = national
    mostDialed = dialed.greatestBit
  }
}

/// The calling codes in a table, by number (K12); only creating a field uses `all`, so the table
/// isn't linked into an app that creates no field.
final class PhoneCodes: Sendable {
  private let numbered: [PhoneCode?]
  /// The international dialing prefixes of all regions, which precede a calling code.
  private let abroad: Set<[UInt16]>

  /// The codes in the package's table, which is read when the first field is created.
  static let all = PhoneCodes(PhoneTable.text)

  private init(_ text: String) {
    var codes = [PhoneCode?](repeating: nil, count: 1000)
    let lines = text[...].utf8.split(separator: UInt8(ascii: "\n"))
    let starts = lines.indices.filter { 48...57 ~= lines[$0].first ?? 0 } + [lines.count]
    for (start, end) in zip(starts, starts.dropFirst()) {
      let code = PhoneCode(lines[start..<end])
      codes[code.digits.reduce(0) { $0 * 10 + Int($1) }] = code
    }
    numbered = codes
    abroad = Set(codes.flatMap { $0?.regions ?? [] }.flatMap(\.abroad))
  }

  /// The possible lengths of an international dialing prefix, from any region, at the start of the
  /// digits.
  func dialing(_ digits: ArraySlice<UInt8>) -> Set<Int> { digits.lengths(begunBy: abroad) }

  /// The calling code with this number, or `nil` if the table doesn't contain it.
  subscript(number: Int) -> PhoneCode? {
    numbered.indices.contains(number) ? numbered[number] : nil
  }

  /// The region with this name and its calling code, or `nil` if the table lacks it.
  func home(of name: String) -> PhoneHome? {
    if name == PhoneRegion.none { return nil }
    for case let code? in numbered {
      if let region = code.regions.first(where: { $0.name == name }) {
        return PhoneHome(codes: self, code: code, region: region)
      }
    }
    return nil
  }

  var regions: [String] {
    numbered.flatMap { $0?.regions ?? [] }.map(\.name).filter { $0 != PhoneRegion.none }
  }
}

/// The region in which numbers without a plus are dialed, its calling code, and all calling codes.
struct PhoneHome: Sendable {
  let codes: PhoneCodes
  let code: PhoneCode
  let region: PhoneRegion
}

/// A region that has phone numbers (K12).
final class PhoneRegion: Sendable {
  /// The region's ISO 3166 code, or `ZZ` for numbers that don't belong to a region.
  let name: String
  let prefix: [UInt8]
  /// The prefixes that are dialed before a calling code; each element of a prefix lists the
  /// possible digits at its place, as bits.
  fileprivate let abroad: [[UInt16]]
  /// The possible lengths of national numbers, as bits.
  let lengths: UInt32
  /// The possible lengths of national numbers that begin with the calling code's digits, as bits.
  let doubled: UInt32
  /// An example of each kind of number, preceded by a letter for the kind.
  let examples: [String]

  static let none = "ZZ"

  fileprivate init(_ line: Substring.UTF8View) {
    let words = line.split(separator: UInt8(ascii: " "))
    name = String(Substring(words[0]))
    prefix = words[1].filter { $0 != UInt8(ascii: "-") }.map { $0 - 48 }
    abroad = words[2].split(separator: UInt8(ascii: ",")).filter { !$0.elementsEqual("-".utf8) }
      .map(\.places)
    (lengths, doubled) = (words[3].lengths, words[4].lengths)
    examples = words[5...].map { String(Substring($0)) }
  }
}

extension PhoneRegion {
  /// The possible lengths of this region's international dialing prefix at the start of the digits.
  func dialing(_ digits: ArraySlice<UInt8>) -> Set<Int> { digits.lengths(begunBy: abroad) }
}

extension ArraySlice<UInt8> {
  /// The lengths of the given shorter prefixes with which the digits begin.
  fileprivate func lengths(begunBy prefixes: some Sequence<[UInt16]>) -> Set<Int> {
    let begun = prefixes.filter { prefix in
      prefix.count < count && zip(prefix, self).allSatisfy { $0 >> UInt16($1) & 1 == 1 }
    }
    return Set(begun.map(\.count))
  }
}

extension PhoneTree<PhonePattern?> {
  /// Adds a row such as `4-10|0a b b|0[1-79]`, and returns the numbers of digits to which it
  /// applies, as bits.
  ///
  /// If a national prefix is given, the row is for digits after the prefix, and its last pattern is
  /// used.
  fileprivate mutating func insert(
    _ row: Substring.UTF8View, after prefix: [UInt8] = []
  ) -> UInt32 {
    let parts = row.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    let pattern = prefix.isEmpty ? parts[1] : parts[3]
    let lengths = parts[0].lengths << UInt32(prefix.count)
    let isNone = pattern.elementsEqual([UInt8(ascii: "-")])
    insert(parts[2], after: prefix, lengths, isNone ? nil : PhonePattern(pattern))
    return lengths
  }
}

extension UInt32 {
  var greatestBit: Int { Swift.max(0, 31 - leadingZeroBitCount) }

  var leastBit: Int { self == 0 ? 0 : trailingZeroBitCount }
}
