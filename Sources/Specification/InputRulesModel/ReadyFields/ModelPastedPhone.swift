import InputRules

/// A paste into an empty phone field; part of the paste may not belong to the number (K29).
package struct ModelPastedPhone {
  private let content: String
  private let groups: PasteGroups
  private let number: ModelPhoneNumber
  /// The international number that the content stands for, or `nil` (K25).
  private let read: ModelPhoneNumber?
  /// The prefixes that any region dials before a calling code.
  private let prefixes: [[[Int]]]
  private let other: (String) -> ModelPhoneNumber?

  /// Reads the content of a paste, with its groups, in a region's field; `nil` for an unknown
  /// region.
  package init?(
    _ content: String, _ groups: PasteGroups, reading: String?, _ region: String,
    _ phones: ModelPhones
  ) {
    guard let number = ModelPhoneNumber(content, region, phones) else { return nil }
    (self.content, self.groups, self.number) = (content, groups, number)
    read = reading.flatMap { ModelPhoneNumber($0, region, phones) }
    prefixes = phones.codes.flatMap(\.regions).flatMap(\.abroad)
    other = { ModelPhoneNumber($0, region, phones) }
  }

  private var ends: Set<Int> { groups.ends }

  /// The digits that might not belong to the number, or `nil`.
  package var doubt: Range<Int>? {
    let places = [groups.slash, groups.opening].compactMap(\.self).filter(ends.contains)
    if let place = places.first(where: hasNumber(before:)) { return place..<content.count }
    if number.isInternational {
      guard let first = ends.filter({ $0 > 1 }).min() else { return nil }
      let isCode = number.code.map { $0.digits.count == first - 1 } ?? false
      let endsInside = number.code.map { $0.digits.count >= first } ?? false
      return endsInside || groups.opening == 1 && !isCode ? 0..<first : nil
    }
    let (own, first) = (number.abroad, ends.min() ?? .max)
    if let least = own.min(), first < least, own.intersection(ends).isEmpty { return 0..<first }
    let items = [1, groups.bracket ?? 1].filter(isItem)
    let counts = items.isEmpty ? number.lengths(of: prefixes).filter(isForeignPrefix) : items
    if let count = counts.max() { return 0..<count }
    if let code = read?.code, own.isEmpty, ![code.digits.count, .max].contains(first) {
      return 0..<first
    }
    return read == nil && hasCode ? 0..<number.home.digits.count : nil
  }

  /// Whether the digits before a place are a separate number, so a second number may follow.
  private func hasNumber(before place: Int) -> Bool {
    guard let first = other(String(content.prefix(place))), first.isPossible else { return false }
    let groups = first.groupEnds
    return first.pattern != nil && !number.groupEnds.contains(place)
      || !groups.isEmpty && groups == ends.filter { $0 < place }
  }

  /// Whether the first `count` digits are a list item's number, and a phone number follows.
  private func isItem(_ count: Int) -> Bool {
    let trunk = number.homeRegion.prefix
    guard ends.min() == count, let rest = other(String(content.dropFirst(count))), rest.isPossible,
      number.digits.prefix(count).map({ $0 }) != trunk
    else { return false }
    let isDialed = !trunk.isEmpty && rest.digits.prefix(trunk.count).map { $0 } == trunk
    if !isDialed && rest.pattern == nil && number.pattern != nil { return false }
    if let read { return read.code?.digits.count != count }
    return groups.bracket == count || ends.contains { !number.groupEnds.contains($0) }
  }

  /// Whether the first `count` digits are a prefix that another region dials before a calling code,
  /// and an international number follows.
  private func isForeignPrefix(_ count: Int) -> Bool {
    guard let rest = other("+" + content.dropFirst(count)), rest.isPossible else { return false }
    if count == 1 && rest.code?.digits != number.home.digits { return false }
    if read == nil && number.pattern == nil && rest.pattern != nil { return true }
    let isJoined = read == nil && content.hasPrefix("00")
    let joined = isJoined ? count + (rest.code?.digits.count ?? 0) : count
    guard let first = ends.min(), [count, joined].contains(first) else { return false }
    guard let read else { return ends.contains { !number.groupEnds.contains($0) } }
    let code = read.code?.digits.count ?? 0
    if number.abroad.isEmpty { return count != code }
    return number.abroad.allSatisfy { $0 != count && $0 + code != count }
  }

  /// Whether the number may start with the calling code of the field's region.
  private var hasCode: Bool {
    let isBegun = content.hasPrefix(number.home.digits)
    guard isBegun, number.isPossible, let led = other("+" + content) else { return false }
    let isWritten = ends != number.groupEnds && Set(ends.map { $0 + 1 }) == led.groupEnds
    return number.pattern == nil || led.isPossible && led.pattern != nil && isWritten
  }
}
