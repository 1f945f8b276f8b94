import InputRules

/// A pattern that groups the digits of a phone number (K13).
final class PhonePattern: Sendable {
  /// The digits that belong to the national number, but aren't dialed.
  let undialed: [UInt8]
  private let groups: [Group]
  /// The minimum number of digits that fills all groups.
  private let least: Int

  private struct Group {
    /// The minimum and the maximum number of digits in the group; both are 0 for a literal.
    var least: Int
    var most: Int
    var literal: Unicode.Scalar?
    /// Whether the digit is dialed, but doesn't belong to the national number.
    var isDropped = false
  }

  init(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: ">"))
    undialed = parts.count > 1 ? parts[0].map { $0 - 48 } : []
    var (groups, isOpen) = ([Group](), false)
    for unit in parts.last ?? text {
      switch unit {
      case 97...111:
        let width = Int(unit) - 96
        if isOpen {
          groups[groups.count - 1].most = width
        } else {
          groups.append(Group(least: width, most: width))
        }
        isOpen.toggle()
        continue
      case 48...57: groups.append(Group(least: 1, most: 1, isDropped: true))
      default: groups.append(Group(least: 0, most: 0, literal: Unicode.Scalar(unit)))
      }
      isOpen = false
    }
    self.groups = groups
    least = groups.reduce(0) { $0 + $1.least }
  }

  /// Visits the groups, each with its share of `count` digits; if there are too few digits for all
  /// groups, each group gets its maximum number of digits (K13).
  private func visit(_ count: Int, _ body: (Group, _ width: Int) -> Void) {
    var more = count - least
    for group in groups {
      let spare = group.most - group.least
      let extra = more < 0 ? spare : min(spare, more)
      more -= more > 0 ? extra : 0
      body(group, group.least + extra)
    }
  }

  /// Appends the part of the pattern that `count` digits fill: its literals, and `nil` for each
  /// digit.
  ///
  /// Digits that don't fit in the groups are appended.
  func append(to literals: inout [Unicode.Scalar?], for count: Int) {
    var left = count
    visit(count) { group, width in
      guard left > 0 else { return }
      if let literal = group.literal { return literals.append(literal) }
      for _ in 0..<min(width, left) { literals.append(nil) }
      left -= min(width, left)
    }
    for _ in 0..<left { literals.append(nil) }
  }

  func national(of digits: ArraySlice<UInt8>) -> [UInt8] {
    var (rest, national) = (digits, undialed)
    visit(digits.count) { group, width in
      if !group.isDropped { national += rest.prefix(width) }
      rest = rest.dropFirst(width)
    }
    return national + rest
  }
}
