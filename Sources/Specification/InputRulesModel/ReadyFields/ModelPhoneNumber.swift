/// The content of a phone field, interpreted with the table's rows (K12 to K16).
public struct ModelPhoneNumber {
  let content: [Unicode.Scalar]
  let home: ModelPhones.Code
  let homeRegion: ModelPhones.Region
  let code: ModelPhones.Code?
  let digits: [Int]
  let pattern: String?

  /// Reads the content of a region's field; `nil` for an unknown region (K12).
  public init?(_ content: String, _ region: String, _ phones: ModelPhones) {
    guard region != "ZZ",
      let home = phones.codes.first(where: { $0.regions.contains { $0.name == region } }),
      let homeRegion = home.regions.first(where: { $0.name == region })
    else { return nil }
    self.content = content.unicodeScalars.map { $0 }
    (self.home, self.homeRegion) = (home, homeRegion)
    let all = content.compactMap(\.wholeNumberValue)
    let text = all.map { String($0) }.joined()
    if content.hasPrefix("+") {
      code = phones.codes.first { text.hasPrefix($0.digits) }
      digits = all.dropFirst(code?.digits.count ?? 0).map { $0 }
    } else {
      (code, digits) = (home, all)
    }
    let rows = content.hasPrefix("+") ? code?.international ?? [] : home.national
    pattern = Self.answer(for: digits, rows).flatMap { $0 == "-" ? nil : $0 }
  }

  /// The answer of the row with the longest prefix, among the rows for this many digits.
  private static func answer(for digits: [Int], _ rows: [ModelPhones.Row]) -> String? {
    let fitting = rows.filter { row in
      row.lengths.contains(digits.count) && row.prefix.count <= digits.count
        && zip(row.prefix, digits).allSatisfy { $0.contains($1) }
    }
    return fitting.max { $0.prefix.count < $1.prefix.count }?.answer
  }

  var isInternational: Bool { content.first == "+" }

  /// The maximum number of scalars (K12).
  private var room: Int {
    if isInternational { return 16 }
    let rows = home.national.flatMap(\.lengths)
    let most = (homeRegion.lengths.max() ?? 0) + homeRegion.prefix.count
    return ([most] + rows).max() ?? 0
  }

  /// A digit, or a literal between groups of digits (K13).
  private enum Cell {
    case digit(isOfNumber: Bool)
    case literal(Unicode.Scalar)
  }

  /// The digits and the literals that the pattern gives for this many digits (K13).
  private var cells: [Cell] {
    guard let pattern, content.count <= room else {
      return digits.map { _ in .digit(isOfNumber: true) }
    }
    let dialed = pattern.split(separator: ">").last.map { String($0) } ?? ""
    let groups = Self.groups(dialed.unicodeScalars.map { $0 })
    var more = digits.count - groups.map(\.least).reduce(0, +)
    let isShort = more < 0
    return groups.flatMap { group -> [Cell] in
      let extra = isShort ? group.most - group.least : min(group.most - group.least, more)
      more -= isShort ? 0 : extra
      return group.most == 0
        ? [.literal(group.sign)]
        : (0..<group.least + extra).map { _ in .digit(isOfNumber: group.sign.isLetter) }
    }
  }

  /// The groups of a pattern, each with its minimum and its maximum number of digits.
  private static func groups(_ signs: [Unicode.Scalar]) -> [(
    sign: Unicode.Scalar, least: Int, most: Int
  )] {
    guard let sign = signs.first else { return [] }
    if !sign.isLetter {
      let width = "0123456789".unicodeScalars.contains(sign) ? 1 : 0
      return [(sign, width, width)] + groups(signs.dropFirst().map { $0 })
    }
    let letters = signs.prefix(2).prefix { $0.isLetter }.map { Int($0.value) - 96 }
    return [(sign, letters[0], letters[letters.count - 1])]
      + groups(signs.dropFirst(letters.count).map { $0 })
  }

  /// The elements of the text, up to the last digit (K14).
  private var written: [PatternElement] {
    let slot = PatternElement.slot(PatternSlot(.digit, letterCase: .kept, occurrence: .once))
    let head = content.count - digits.count
    let space: [PatternElement] = head > 1 ? [.literal(" ", inValue: false)] : []
    let cells = cells.map { cell -> PatternElement in
      if case .literal(let literal) = cell { .literal(literal, inValue: false) } else { slot }
    }
    let slots = cells.filter { $0.slot != nil }.count
    let all =
      (0..<head).map { _ in slot } + space + cells
      + (slots..<max(slots, digits.count)).map { _ in slot }
    let places = all.indices.filter { all[$0].slot != nil }.prefix(min(content.count, room))
    return all.prefix((places.last ?? -1) + 1).map { $0 }
  }

  /// The elements of the number's pattern (K14, K16): those of the text, required slots up to the
  /// shortest possible number, and optional slots up to the longest.
  public var elements: [PatternElement] {
    let left = max(0, room - content.count)
    let missing = owner.map { ($0.lengths.min() ?? 0) - national.count } ?? 1
    let required = max(0, min(missing, left))
    return written
      + (0..<left).map { place in
        .slot(
          PatternSlot(.digit, letterCase: .kept, occurrence: place < required ? .once : .optional))
      }
  }

  /// The digits of the national number (K15).
  private var national: [Int] {
    if isInternational { return digits }
    guard let pattern else {
      let prefix = homeRegion.prefix
      let begins = digits.prefix(prefix.count).map { $0 } == prefix
      return digits.dropFirst(begins ? prefix.count : 0).map { $0 }
    }
    let isOfNumber = cells.compactMap { cell -> Bool? in
      if case .digit(let isOfNumber) = cell { isOfNumber } else { nil }
    }
    let undialed = pattern.split(separator: ">").dropLast().joined()
    return undialed.compactMap(\.wholeNumberValue)
      + digits.indices.filter { $0 >= isOfNumber.count || isOfNumber[$0] }.map { digits[$0] }
  }

  /// The value: the number in international form, or `nil` (K15).
  public var value: String? {
    guard let code, !national.isEmpty else { return nil }
    return "+" + code.digits + national.map { String($0) }.joined()
  }

  /// The region that the number belongs to, or `nil` if it isn't known (K16).
  private var owner: ModelPhones.Region? {
    guard let code else { return nil }
    if let name = Self.answer(for: national, code.owners) {
      return code.regions.first { $0.name == name }
    }
    let main = code.regions.first
    let isOnlyHome =
      homeRegion.lengths.contains(national.count) && main?.lengths.contains(national.count) == false
    let mayBegin = code.owners.contains { row in
      row.answer == homeRegion.name && row.prefix.count > national.count
        && zip(row.prefix, national).allSatisfy { $0.contains($1) }
    }
    return isInternational || !(isOnlyHome || mayBegin) ? main : homeRegion
  }

  /// The name of the number's region; empty if the region isn't known (K16).
  public var region: String { owner.map { $0.name == "ZZ" ? "" : $0.name } ?? "" }

  /// Whether the number's length is possible, and its first digits aren't a prefix for calls
  /// abroad, two zeros without a pattern, or a national prefix after a calling code (K16).
  public var isPossible: Bool {
    let isAbroad = !abroad.isEmpty || pattern == nil && digits.prefix(2).map { $0 } == [0, 0]
    return !(isInternational ? hasTrunk : isAbroad)
      && national.count + (code?.digits.count ?? 0) < 16
      && owner?.lengths.contains(national.count) ?? false
  }

  /// Whether a national prefix that doesn't belong to the number follows the calling code (K32).
  private var hasTrunk: Bool {
    guard let code, let trunk = code.regions.first?.prefix, !trunk.isEmpty else { return false }
    let rest = digits.dropFirst(trunk.count).map { $0 }
    let shorter = Self.answer(for: rest, code.international) ?? "-"
    let hasLength = owner?.lengths.contains(rest.count) ?? false
    let isTwice = rest.prefix(trunk.count).map { $0 } == trunk
    let isLed = pattern == nil ? hasLength || !isTwice : hasLength && shorter != "-"
    return trunk + rest == digits && isLed
  }

  /// The lengths of the region's prefixes for calls abroad that the digits begin with (K12).
  var abroad: Set<Int> { lengths(of: homeRegion.abroad) }

  /// The lengths of those `prefixes` with which the digits begin.
  func lengths(of prefixes: [[[Int]]]) -> Set<Int> {
    let begun = prefixes.filter { prefix in
      prefix.count < digits.count && zip(prefix, digits).allSatisfy { $0.contains($1) }
    }
    return Set(begun.map(\.count))
  }

  /// For each literal of the text, the number of content scalars before it, unless that is 0 (K14).
  var groupEnds: Set<Int> {
    let places = written.indices.filter { written[$0].slot == nil }
    return Set(places.map { place in written[..<place].filter { $0.slot != nil }.count }).filter {
      $0 > 0
    }
  }

  /// The international numbers that the content may stand for when it is pasted (K12).
  public var readings: [String] {
    let text = String(scalars: content)
    if isInternational { return pattern == nil ? [] : [text] }
    if !abroad.isEmpty { return abroad.map { "+" + text.dropFirst($0) } }
    let number = national.map { String($0) }.joined()
    let isKnown = !number.hasPrefix(home.digits) || homeRegion.doubled.contains(number.count)
    let isNational = isPossible && pattern != nil && isKnown
    let trunk = home.digits + homeRegion.prefix.map { String($0) }.joined()
    let isLed = text.hasPrefix(trunk) && trunk != home.digits
    let texts = isLed ? [text, home.digits + text.dropFirst(trunk.count)] : [text]
    return isNational || !text.hasPrefix(home.digits) ? [] : texts.map { "+" + $0 }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands for digits in a pattern of the table.
  fileprivate var isLetter: Bool { ("a"..."o").contains(self) }
}
