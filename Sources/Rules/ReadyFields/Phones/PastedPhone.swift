import InputRules

/// The content and the groups of a paste into an empty phone field, which show a part that doesn't
/// belong to the number (K29, K30, K33).
struct PastedPhone {
  private let content: [Unicode.Scalar]
  private let groups: PasteGroups
  private let home: PhoneHome
  private let number: PhoneNumber

  init(_ content: [Unicode.Scalar], _ groups: PasteGroups, _ home: PhoneHome) {
    (self.content, self.groups, self.home) = (content, groups, home)
    number = PhoneNumber(content, home)
  }

  private var ends: Set<Int> { groups.ends }

  /// The part that might not belong to the number, or `nil` if there is none.
  var doubt: Range<Int>? {
    for end in [groups.slash, groups.opening].compactMap(\.self) where ends.contains(end) {
      if isTwo(end) { return end..<content.count }
    }
    if number.isInternational {
      let codeEnd = 1 + (number.code?.digits.count ?? 0)
      let first = ends.filter { 1 < $0 }.min() ?? codeEnd
      return first < codeEnd || groups.opening == 1 && first > codeEnd ? 0..<first : nil
    }
    let (dialed, first) = (home.region.dialing(number.digits), ends.min() ?? .max)
    if let least = dialed.min(), first < least, dialed.isDisjoint(with: ends) { return 0..<first }
    let read = PhoneNumber.international(content, home).map { PhoneNumber($0, home) }
    if let count = itemCount(read) ?? foreignCount(read) { return 0..<count }
    if let code = read?.code, dialed.isEmpty, !ends.isEmpty, first != code.digits.count {
      return 0..<first
    }
    return read == nil && isCode ? 0..<home.code.digits.count : nil
  }

  /// The number formed by the content without its first `count` scalars, with a plus before it if
  /// `isLed` is true.
  private func rest(after count: Int, isLed: Bool) -> PhoneNumber {
    PhoneNumber((isLed ? ["+"] : []) + content.dropFirst(count), home)
  }

  /// Whether a complete number ends at `end`, rather than only a group of a longer number.
  private func isTwo(_ end: Int) -> Bool {
    let first = PhoneNumber(Array(content[..<end]), home)
    let isApart = first.pattern != nil && !number.groupEnds.contains(end)
    let isWritten = first.groupEnds == ends.filter { $0 < end } && !first.groupEnds.isEmpty
    return first.isPossible && (isApart || isWritten)
  }

  /// The number of digits of a list item's number at the start, or `nil` if there is none (K33).
  private func itemCount(_ read: PhoneNumber?) -> Int? {
    guard let count = ends.min(), count == groups.bracket || count == 1 else { return nil }
    let (prefix, rest) = (home.region.prefix, rest(after: count, isLed: false))
    let code = read.map { $0.code?.digits.count }
    let isGrouped = count != groups.bracket && ends.isSubset(of: number.groupEnds)
    let isOwn = code.map { $0 == count } ?? isGrouped
    let isDialed = !prefix.isEmpty && rest.digits.starts(with: prefix)
    let hasForm = isDialed || rest.pattern != nil || number.pattern == nil
    let isItem = !isOwn && !number.digits.prefix(count).elementsEqual(prefix)
    return isItem && hasForm && rest.isPossible ? count : nil
  }

  /// The number of leading digits that people in another region dial before a calling code.
  ///
  /// The result is `nil` if these digits are also dialed in the field's region, or if they begin a
  /// national number.
  private func foreignCount(_ read: PhoneNumber?) -> Int? {
    let first = ends.min()
    let codes = [0, read?.code?.digits.count ?? 0]
    let dialed = home.region.dialing(number.digits)
    let isOwn = dialed.union(dialed.isEmpty ? [0] : []).contains { count in
      codes.contains { count + $0 == first }
    }
    let isPlain = read == nil ? ends.isSubset(of: number.groupEnds) : isOwn
    let isUngrouped = read == nil && number.pattern == nil
    return home.codes.dialing(number.digits).filter { count in
      let rest = rest(after: count, isLed: true)
      let code = rest.code?.digits ?? []
      let isJoined =
        read == nil && number.digits.starts(with: [0, 0]) && count + code.count == first
      return rest.isPossible && (count > 1 || code == home.code.digits)
        && ((count == first || isJoined) && !isPlain || isUngrouped && rest.pattern != nil)
    }.max()
  }

  /// Whether the content may begin with the calling code but no plus.
  private var isCode: Bool {
    if !number.digits.starts(with: home.code.digits) || !number.isPossible { return false }
    let led = rest(after: 0, isLed: true)
    let isWritten = led.groupEnds == Set(ends.map { $0 + 1 }) && number.groupEnds != ends
    return number.pattern == nil || led.pattern != nil && led.isPossible && isWritten
  }
}
