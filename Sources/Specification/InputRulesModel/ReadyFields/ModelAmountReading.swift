/// The texts in which a number may be an amount (K26).
struct ModelAmountReading {
  let plan: AmountPlan

  /// The marks on both sides of a number in an amount, without white space or names.
  private struct Way {
    var before = ""
    var after = ""
    var isNegative = true
    /// Whether a text from code may have these marks (K21).
    var isPlain = false
  }

  /// All the ways to write an amount; a minus is written as an ASCII hyphen.
  private static let ways = [
    Way(isNegative: false, isPlain: true), Way(before: "-", isPlain: true),
    Way(before: "(", after: ")"), Way(after: "-"), Way(after: "CR"),
  ]

  private var alphabet: Alphabet { Alphabet(of: plan.format) }

  private var names: [[Unicode.Scalar]] {
    let signs = [["\u{A5}", "\u{FFE5}"], ["\u{20A9}", "\u{FFE6}"]]
    let others = signs.first { $0.contains(plan.symbol) } ?? []
    let unit = ["CNY": "元", "JPY": "円", "KRW": "원"][plan.code] ?? ""
    return ([plan.symbol, plan.code, unit] + others).map { visible($0) }.filter { !$0.isEmpty }
  }

  /// The names that may follow the number: not a letter that the locale writes before it.
  private var lastNames: [[Unicode.Scalar]] {
    names.filter { name in
      name.count > 1 || !name[0].properties.isAlphabetic || !plan.place.isBefore
        || name != visible(plan.symbol)
    }
  }

  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.generalCategory != .format }
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// The number in a text, and whether only white space and a leading minus surround the number.
  func number(of text: String, isFromCode: Bool = false) -> (text: String, isBare: Bool)? {
    let all = visible(text)[...]
    for start in all.indices.map(\.self) + [all.endIndex] {
      for end in start...all.endIndex {
        let middle = all[start..<end]
        guard [middle.first, middle.last].allSatisfy({ $0.map { !isBlank($0) } ?? true }) else {
          continue
        }
        let found = number(middle, between: all[..<start], all[end...], isFromCode)
        if let found { return found }
      }
    }
    return nil
  }

  /// The number between two sides, or `nil` unless the marks on the sides match one of the ways.
  private func number(
    _ middle: ArraySlice<Unicode.Scalar>, between before: ArraySlice<Unicode.Scalar>,
    _ after: ArraySlice<Unicode.Scalar>, _ isFromCode: Bool
  ) -> (text: String, isBare: Bool)? {
    let digits = middle.compactMap(written)
    let (before, after) = (side(before, names), side(after, lastNames))
    let endsInDigit = digits.last.map { alphabet.holds($0, as: .digit) } ?? false
    let way = Self.ways.first { way in
      way.before == plain(before.marks) && way.after == plain(after.marks)
        && (way.after.isEmpty || endsInDigit) && (way.isPlain || !isFromCode)
        && (!way.isNegative || plan.format.signs != .none)
    }
    guard let way, digits.count == middle.count else { return nil }
    let own = way.isPlain ? before.marks : Array(alphabet.minus.suffix(1))
    let text = String(String.UnicodeScalarView((way.isNegative ? own : []) + digits))
    return (text, way.isPlain && !before.isNamed && !after.isNamed)
  }

  /// The marks on one side of the number, and whether there is a name on this side.
  private func side(_ scalars: ArraySlice<Unicode.Scalar>, _ names: [[Unicode.Scalar]]) -> (
    marks: [Unicode.Scalar], isNamed: Bool
  ) {
    guard let first = scalars.first else { return ([], false) }
    if let name = names.first(where: { scalars.starts(with: $0) }) {
      return (side(scalars.dropFirst(name.count), names).marks, true)
    }
    let (marks, isNamed) = side(scalars.dropFirst(), names)
    return ((isBlank(first) ? [] : [first]) + marks, isNamed)
  }

  /// The marks, as `ways` writes them.
  private func plain(_ marks: [Unicode.Scalar]) -> String {
    marks.map { alphabet.holds($0, as: .minus) ? "-" : String($0) }.joined()
  }

  /// The scalar if a number may contain it; a group separator becomes the locale's own, and other
  /// scalars become `nil`.
  private func written(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let kinds: [Terminal] = [.digit, .decimalSeparator, .groupingSeparator]
    if kinds.contains(where: { alphabet.holds(scalar, as: $0) }) { return scalar }
    let alike = Alphabet.groupingSeparators(of: plan.format, under: .lenient)
    return alike.contains(scalar) ? plan.format.symbols.storage.groupingSeparator : nil
  }

  /// The reason a text isn't an amount: the first scalar that no amount contains or, if there is
  /// none, the first mark.
  func problem(of text: String) -> Reason {
    let known = names.flatMap(\.self)
    let scalars = text.unicodeScalars.map { $0 }
    let marks = scalars.indices.filter { place in
      let scalar = scalars[place]
      return alphabet.holds(scalar, as: .minus)
        || "()CR".unicodeScalars.contains(scalar) && !known.contains(scalar)
    }
    let foreign = scalars.indices.filter { place in
      let scalar = scalars[place]
      return !known.contains(scalar) && written(scalar) == nil && !marks.contains(place)
        && !isBlank(scalar) && scalar.properties.generalCategory != .format
    }
    guard let place = foreign.first ?? marks.first else {
      let problem = ModelNumbers().problem(of: text, as: .complete, in: plan.format)
      return problem.map { .notNumeric($0) } ?? .reformatted
    }
    let offset = Units(text).scalars[place].start
    return .notNumeric(NumberProblem(offset: offset, found: scalars[place], expected: [.digit]))
  }
}
