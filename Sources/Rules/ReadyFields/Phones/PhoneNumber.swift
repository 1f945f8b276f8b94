import InputRules

/// A phone field's content, divided into the calling code and the other digits (K12 to K16).
struct PhoneNumber {
  /// The calling code after a plus, or `nil` if that code isn't complete; without a plus, the
  /// calling code of the field's region.
  let code: PhoneCode?
  /// Whether the content begins with a plus.
  let isInternational: Bool
  /// The digits after the calling code if the content begins with a plus; otherwise, all digits.
  let digits: ArraySlice<UInt8>
  /// The pattern that groups `digits`, or `nil` if no pattern matches.
  let pattern: PhonePattern?
  private let home: PhoneRegion

  /// Reads a field's content, where `home` is the field's region.
  init(_ content: [Unicode.Scalar], _ home: PhoneHome) {
    self.home = home.region
    isInternational = content.first == "+"
    var all: [UInt8] = []
    all.reserveCapacity(content.count)
    for scalar in content where "0"..."9" ~= scalar { all.append(UInt8(scalar.value - 48)) }
    guard isInternational else {
      (code, digits) = (home.code, all[...])
      pattern = home.code.national.answer(for: all[...]).flatMap { $0 }
      return
    }
    var (number, found) = (0, PhoneCode?.none)
    for digit in all.prefix(3) where found == nil {
      number = number * 10 + Int(digit)
      if number == 0 { break }
      found = home.codes[number]
    }
    code = found
    digits = all.dropFirst(found?.digits.count ?? 0)
    pattern = found?.international.answer(for: digits).flatMap { $0 }
  }

  var national: [UInt8] {
    if isInternational { return Array(digits) }
    if let pattern { return pattern.national(of: digits) }
    return Array(digits.starts(with: home.prefix) ? digits.dropFirst(home.prefix.count) : digits)
  }

  /// The number in E.164 form, or `nil` until a digit follows the calling code (K15).
  var value: String? {
    guard let code else { return nil }
    let national = self.national
    if national.isEmpty { return nil }
    return "+" + String(decoding: (code.digits + national).map { $0 + 48 }, as: UTF8.self)
  }

  /// The region to which the number typed so far belongs, or `nil` if it is unknown (K16).
  var owner: PhoneRegion? {
    let name = code?.owners.answer(for: national[...])
    if let name { return code?.regions.first { $0.name == name } }
    return isInternational || !mayBeHome ? code?.regions.first : home
  }

  /// Whether a number whose digits don't determine a region can still become a number in the
  /// field's region, or has a length that occurs only there (K16).
  private var mayBeHome: Bool {
    let lengths = home.lengths & ~(code?.regions.first?.lengths ?? 0)
    return lengths >> UInt32(national.count) & 1 == 1
      || code?.owners.begins(with: national[...]) { $0 == home.name } ?? false
  }

  /// Whether the number is possible (K16).
  ///
  /// A possible number has a possible length, and at most 15 digits including the calling code. It
  /// doesn't begin with an international dialing prefix, and has no national prefix after the
  /// calling code.
  var isPossible: Bool {
    let (lengths, count) = (owner?.lengths ?? 0, national.count)
    let isAbroad = !home.dialing(digits).isEmpty || pattern == nil && digits.starts(with: [0, 0])
    return !(isInternational ? isLed(lengths) : isAbroad)
      && lengths >> UInt32(count) & 1 == 1 && count + (code?.digits.count ?? 0) <= 15
  }

  /// Whether a national prefix that isn't part of the number follows the calling code (K32).
  private func isLed(_ lengths: UInt32) -> Bool {
    let prefix = code?.regions.first?.prefix ?? []
    if prefix.isEmpty || !digits.starts(with: prefix) { return false }
    let rest = digits.dropFirst(prefix.count)
    let hasLength = lengths >> UInt32(rest.count) & 1 == 1
    if pattern == nil { return hasLength || !rest.starts(with: prefix) }
    return hasLength && code?.international.answer(for: rest).flatMap { $0 } != nil
  }

  /// Whether the number is a possible national number that has a pattern.
  ///
  /// It may begin with the calling code's digits only if some national numbers of the same length
  /// do (K25).
  private var isNational: Bool {
    let (national, code) = (national, code?.digits ?? [])
    return pattern != nil && isPossible
      && (!national.starts(with: code) || home.doubled >> UInt32(national.count) & 1 == 1)
  }

  /// The international number, with a plus, that pasted content represents, or `nil` if it doesn't
  /// represent one.
  ///
  /// Content without a plus can be an international number if it begins with a prefix that the
  /// region dials before a calling code. If it isn't a national number, it can also begin with the
  /// region's calling code, with or without the national prefix after that (K25).
  static func international(_ content: [Unicode.Scalar], _ home: PhoneHome) -> [Unicode.Scalar]? {
    let number = PhoneNumber(content, home)
    if number.isInternational { return number.pattern == nil || !number.isPossible ? nil : content }
    func led(_ rest: [Unicode.Scalar]) -> [Unicode.Scalar]? {
      let led = ["+"] + rest
      return PhoneNumber(led, home).isPossible ? led : nil
    }
    var rests = home.region.dialing(number.digits).map { Array(content.dropFirst($0)) }
    let (code, prefix) = (home.code.digits, home.region.prefix)
    if rests.isEmpty && number.digits.starts(with: code) && !number.isNational {
      rests = [content]
      if !prefix.isEmpty && number.digits.dropFirst(code.count).starts(with: prefix) {
        let end = code.count + prefix.count
        rests.append(Array(content[..<code.count] + content[end...]))
      }
    }
    let numbers = rests.compactMap(led)
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// For each literal in the text, the number of content scalars before it (K14).
  var groupEnds: Set<Int> {
    var (ends, count) = (Set<Int>(), 0)
    for literal in literals(upTo: .max) {
      if literal == nil { count += 1 } else { ends.insert(count) }
    }
    return ends.subtracting([0])
  }

  /// The part of the pattern that the content fills: literals, and `nil` for each slot (K14).
  func literals(upTo room: Int) -> [Unicode.Scalar?] {
    var literals: [Unicode.Scalar?] = []
    literals.reserveCapacity(32)
    var left = room
    if isInternational {
      let head = 1 + (code?.digits.count ?? 0)
      for _ in 0..<head { literals.append(nil) }
      left -= head
      if code != nil && !digits.isEmpty { literals.append(" ") }
    }
    if let pattern, digits.count <= left {
      pattern.append(to: &literals, for: digits.count)
    } else {
      for _ in 0..<min(left, digits.count) { literals.append(nil) }
    }
    return literals
  }
}
