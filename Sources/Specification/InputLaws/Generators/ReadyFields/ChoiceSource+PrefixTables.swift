extension ChoiceSource {
  /// A table: a few random rows, or one that people use.
  mutating func prefixTable() -> PrefixTable {
    if flip(0.3) { return element(of: PrefixTable.samples) }
    let slot = element(of: [PatternSlot.digit, .upper, .vowels])
    let lead: Unicode.Scalar? = flip(0.3) ? "+" : nil
    var prefixes = [[Unicode.Scalar]()]
    repeated(0...4, label: "row") { source in
      // A prefix of an earlier row and one more scalar, or another, so that several rows match.
      var prefix = source.element(of: prefixes)
      if prefix.isEmpty, source.flip(0.2), let lead { prefix.append(lead) }
      prefix += source.fitting(slot).map { [slot.shown(for: $0)] } ?? []
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
    }
    let rows = prefixes.map { prefix in
      PrefixTable.Row(
        String(scalars: prefix), prefixPatterns(slot), name: "begins \(String(scalars: prefix))",
        check: element(of: [.none, .luhn, .mod97]))
    }
    return PrefixTable(unchecked: rows, lead: lead)
  }

  /// Patterns with slots like `slot`.
  private mutating func prefixPatterns(_ slot: PatternSlot) -> [Pattern] {
    let literals: [Unicode.Scalar] = ["-", " ", "(", ")", "\u{1F600}", "\u{301}", "/"]
    var patterns: [Pattern] = []
    repeated(1...3, label: "pattern") { source in
      var elements: [PatternElement] = []
      source.repeated(1...4, label: "group") { source in
        source.repeated(0...2, label: "literal") {
          elements.append(.literal($0.element(of: literals)))
        }
        source.repeated(1...3, label: "slot") { _ in elements.append(.slot(slot)) }
      }
      if source.flip(0.3) { elements.append(.slot(slot.optionally)) }
      patterns.append(Pattern(elements))
    }
    return patterns
  }
}

extension PatternSlot {
  static let upper = PatternSlot(.letterOrDigit, letterCase: .upper)
  /// One of a few letters, in lower case.
  fileprivate static let vowels = PatternSlot(.set(["a", "e", "\u{E9}"]), letterCase: .lower)

  /// The same slot as an optional one.
  fileprivate var optionally: PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: .optional)
  }
}

extension PrefixTable {
  /// Tables that people use, and on which formatters fail.
  static let samples: [PrefixTable] = [card, phone]

  /// A card's brands, one for each way of grouping.
  private static let card = PrefixTable(
    unchecked: [
      Row("", [.groups(4, 4, 4, 4), .groups(4, 4, 4, 4, 3)], name: "card", check: .luhn),
      Row("34", [.groups(4, 6, 5)], name: "amex", check: .luhn),
      Row("37", [.groups(4, 6, 5)], name: "amex", check: .luhn),
      Row("36", [.groups(4, 6, 4)], name: "diners", check: .luhn),
    ], lead: nil)

  /// National and international numbers, whose pattern depends on the prefix and the length.
  private static let phone = PrefixTable(
    unchecked: [
      Row("", [.groups(3, 4), .marked("(***) ***-****"), .groups(15)], name: "US"),
      Row("1", [.marked("* (***) ***-****"), .groups(15)], name: "US"), Row("+", [.groups(16)]),
      Row("+1", [.marked("** (***) ***-****"), .groups(16)], name: "US"),
      Row("+49", [.groups(3, 3, 6), .groups(3, 4, 8)], name: "DE"),
      Row("+4930", [.groups(3, 2, 11)], name: "DE"),
      Row("+800", [.groups(4, 4, 4)], name: "freephone"),
    ], lead: "+")
}

extension Pattern {
  /// Groups of digits, with a space between groups.
  static func groups(_ counts: Int...) -> Pattern {
    marked(counts.map { String(repeating: "*", count: $0) }.joined(separator: " "))
  }

  /// A pattern of digits, each written as a star.
  fileprivate static func marked(_ text: String) -> Pattern {
    Pattern(text.unicodeScalars.map { $0 == "*" ? .slot(.digit) : .literal($0) })
  }
}
