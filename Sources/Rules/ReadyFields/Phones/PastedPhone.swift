import InputRules

/// The content of a paste into an empty phone field, and its groups: what of it may be no part of
/// the number (K29, K30).
struct PastedPhone {
  private let content: [Unicode.Scalar]
  private let ends: Set<Int>
  private let home: PhoneHome
  private let number: PhoneNumber

  /// A content, and how many scalars of it are before each separator.
  init(_ content: [Unicode.Scalar], _ ends: Set<Int>, _ home: PhoneHome) {
    (self.content, self.ends, self.home) = (content, ends, home)
    number = PhoneNumber(content, home)
  }

  /// The part that may be none of the number's; `slash` is how many scalars are before a slash.
  func doubt(_ slash: Int?) -> Range<Int>? {
    if let slash, ends.contains(slash), isTwo(slash) { return slash..<content.count }
    if number.isInternational { return nil }
    let read = PhoneNumber.international(content, home).map { PhoneNumber($0, home) }
    let dialled = home.region.dialling(number.digits)
    if read != nil && dialled.isEmpty { return nil }
    if isItem { return 0..<1 }
    if let count = strangeCount(read, dialled) { return 0..<count }
    return read == nil && isCode ? 0..<home.code.digits.count : nil
  }

  /// What follows so many scalars, perhaps with a plus.
  private func rest(after count: Int, isLed: Bool) -> PhoneNumber {
    PhoneNumber((isLed ? ["+"] : []) + content.dropFirst(count), home)
  }

  /// Whether a number is before the slash, and not a group of the whole one.
  private func isTwo(_ slash: Int) -> Bool {
    let first = PhoneNumber(Array(content[..<slash]), home)
    let isApart = first.pattern != nil && !number.groupEnds.contains(slash)
    let isWritten = first.groupEnds == ends.filter { $0 < slash } && !first.groupEnds.isEmpty
    return first.isPossible && (isApart || isWritten)
  }

  /// Whether one digit is before a number that is dialled in the region.
  private var isItem: Bool {
    let (prefix, rest) = (home.region.prefix, rest(after: 1, isLed: false))
    if ends.min() != 1 || ends.isSubset(of: number.groupEnds) { return false }
    let isDialled = !prefix.isEmpty && rest.digits.starts(with: prefix)
    return rest.isPossible && (isDialled || rest.pattern != nil)
      && !number.digits.prefix(1).elementsEqual(prefix)
  }

  /// How many digits some region dials before the calling code that follows, if the field's region
  /// doesn't dial them, and they aren't the beginning of a national number.
  private func strangeCount(_ read: PhoneNumber?, _ dialled: Set<Int>) -> Int? {
    let first = ends.min()
    let codes = [0, read?.code?.digits.count ?? 0]
    let isOwn = dialled.contains { count in codes.contains { count + $0 == first } }
    let isPlain = read == nil ? ends.isSubset(of: number.groupEnds) : isOwn
    let isUngrouped = read == nil && number.pattern == nil
    return home.codes.dialling(number.digits).filter { count in
      let rest = rest(after: count, isLed: true)
      return rest.isPossible
        && (count == first && !isPlain || isUngrouped && rest.pattern != nil)
    }.max()
  }

  /// Whether the calling code may be first, without a plus.
  private var isCode: Bool {
    if !number.digits.starts(with: home.code.digits) || !number.isPossible { return false }
    let led = rest(after: 0, isLed: true)
    let isWritten = led.groupEnds == Set(ends.map { $0 + 1 }) && number.groupEnds != ends
    return number.pattern == nil || led.pattern != nil && led.isPossible && isWritten
  }
}
