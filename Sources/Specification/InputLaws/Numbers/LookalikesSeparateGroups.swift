extension Law {
  package static let lookalikesSeparateGroups = Law(
    """
    A lenient format accepts look-alikes of its grouping separator, even mixed ones. A strict \
    format refuses them. Both formats refuse a look-alike that is a decimal separator in some \
    locale.
    """, clauses: ["N4.2", "N4.5", "N4.6", "N4.7"],
    Property(forAll: .lookalikeNumber) { subject, input in
      let text = input.text
      let own = input.separator
      let isOther = input.lookalikes.contains {
        $0 != own && ".,\u{66B}".unicodeScalars.contains($0)
      }
      let lenient = subject.numbers.valueOfText(text, input.format(.lenient))
      let value = ExactNumber(trusting: Array(input.groups.joined()))
      try requireEqual(lenient, isOther ? nil : value, "\(text.escaped), lenient")
      let isOwn = input.lookalikes.allSatisfy { $0 == own }
      let strict = subject.numbers.valueOfText(text, input.format(.strict))
      try requireEqual(strict, isOwn ? value : nil, "\(text.escaped), strict")
      let stray = "1" + String(input.lookalikes[0]) + "50"
      try requireEqual(
        subject.numbers.valueOfText(stray, input.format(.lenient)), nil, "\(stray.escaped)")
    })
}

/// Groups of digits, separated by scalars that look like the grouping separator.
private struct LookalikeNumber: Hashable, Sendable, CustomStringConvertible {
  var separator: Unicode.Scalar
  var groups: [[UInt8]]
  /// The scalars between the groups, from CLDR's lenient set for the separator.
  var lookalikes: [Unicode.Scalar]

  var decimalSeparator: Unicode.Scalar { Self.sets[1].contains(separator) ? "," : "." }

  var text: String {
    let written = groups.map { $0.map { "\($0)" }.joined() }
    return zip(lookalikes, written.dropFirst()).reduce(written[0]) { $0 + String($1.0) + $1.1 }
  }

  var description: String { "between groups \(String(separator).escaped)\ntext   \(text.escaped)" }

  func format(_ grouping: GroupingPolicy) -> NumberFormat {
    let symbols = try? NumberSymbols(
      decimalSeparator: decimalSeparator, groupingSeparator: separator)
    return NumberFormat(symbols ?? .posix, grouping: grouping)
  }

  /// The sets of separators that CLDR's root locale treats as equal in lenient parsing.
  static let sets: [[Unicode.Scalar]] = [
    "\u{2019}'\u{2BC}\u{55A}\u{1FBD}\u{1FBF}\u{FF07}",
    ".\u{2024}\u{3002}\u{FE12}\u{FE52}\u{FF0E}\u{FF61}",
    ",\u{60C}\u{66B}\u{3001}\u{FE10}\u{FE11}\u{FE50}\u{FE51}\u{FF0C}\u{FF64}",
  ].map { Array($0.unicodeScalars) }
}

extension Generator<LookalikeNumber> {
  fileprivate static let lookalikeNumber = Generator { source in
    let set = source.element(of: LookalikeNumber.sets)
    var groups: [[UInt8]] = [[UInt8(1 + source.choose(upTo: 8))]]
    var lookalikes: [Unicode.Scalar] = []
    let separator = source.element(of: set)
    source.repeated(1...3, label: "group") { source in
      lookalikes.append(source.element(of: set))
      groups.append((0..<3).map { _ in UInt8(source.choose(upTo: 9)) })
    }
    return LookalikeNumber(separator: separator, groups: groups, lookalikes: lookalikes)
  }
}
