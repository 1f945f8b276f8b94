import InputRules

/// The number in a text, without the other parts of an amount that may surround it (K26).
struct AmountReading {
  /// The number, with the locale's own grouping separators.
  let number: String
  /// Whether only white space surrounds the number and any minus sign before it.
  let isBare: Bool

  /// Reads the number in a text.
  /// - Parameters:
  ///   - text: the text.
  ///   - plan: the settings of the field.
  ///   - takesMarks: whether brackets, a minus sign after the number and `CR` make the number
  ///     negative.
  /// - Throws: the reason, which contains the part of the text that can't be read.
  init(_ text: String, _ plan: AmountPlan, takesMarks: Bool = true) throws(Reason) {
    var rest = text.visibleScalars[...]
    var (head, tail): ([AmountPart], [AmountPart]) = ([], [])
    while let part = plan.part(atStartOf: rest) {
      head.append(part.part)
      rest = rest.dropFirst(part.length)
    }
    while let part = plan.part(atEndOf: rest) {
      tail.append(part.part)
      rest = rest.dropLast(part.length)
    }
    let digits = rest.compactMap(plan.numberScalar)
    guard digits.count == rest.count,
      let sign = plan.sign(head.marks, tail.marks, of: digits, takesMarks: takesMarks)
    else { throw plan.misunderstood(in: text) }
    number = String(String.UnicodeScalarView(sign + digits))
    isBare = !(head + tail).contains(.symbol) && tail.marks.isEmpty
  }

  /// Whether the number consists of at least one digit, with or without a minus sign.
  func hasOnlyDigits(_ plan: AmountPlan) -> Bool {
    let digits = number.unicodeScalars.drop {
      if case .minus = plan.format.symbol($0) { true } else { false }
    }
    return !digits.isEmpty && digits.allSatisfy { plan.format.symbol($0).isDigit }
  }
}

/// A part of the text before or after the number (K26).
private enum AmountPart: Equatable {
  case blank, symbol, opening, closing, credit
  case minus(Unicode.Scalar)
}

extension [AmountPart] {
  /// The parts that can make the number negative.
  fileprivate var marks: [AmountPart] { filter { $0 != .blank && $0 != .symbol } }
}

extension AmountPlan {
  /// The part at the start of `rest` with its number of scalars, or `nil` if there is none.
  fileprivate func part(
    atStartOf rest: ArraySlice<Unicode.Scalar>
  ) -> (part: AmountPart, length: Int)? {
    if let name = names.first(where: { rest.starts(with: $0) }) { return (.symbol, name.count) }
    guard let first = rest.first else { return nil }
    return first == "(" ? (.opening, 1) : part(first).map { ($0, 1) }
  }

  /// The part at the end of `rest` with its number of scalars, or `nil` if there is none.
  fileprivate func part(
    atEndOf rest: ArraySlice<Unicode.Scalar>
  ) -> (part: AmountPart, length: Int)? {
    let own = symbol.visibleScalars
    let isLetter = own.count == 1 && own[0].properties.isAlphabetic
    let last = isLetter && place.isBefore ? names.filter { $0 != own } : names
    if let name = last.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
      return (.symbol, name.count)
    }
    if rest.count > 1 && rest.suffix(2).elementsEqual("CR".unicodeScalars) { return (.credit, 2) }
    guard let last = rest.last else { return nil }
    return last == ")" ? (.closing, 1) : part(last).map { ($0, 1) }
  }

  private func part(_ scalar: Unicode.Scalar) -> AmountPart? {
    if case .minus = format.symbol(scalar) { return .minus(scalar) }
    return scalar.properties.isWhitespace ? .blank : nil
  }

  /// The scalar that the locale writes for this scalar; `nil` if numbers can't contain it.
  fileprivate func numberScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch format.symbol(scalar) {
    case .digit, .decimalSeparator, .groupingSeparator: return scalar
    case .minus, .plus, .mark, .ownMark, .bidiMark, .other:
      let isLikeGroup = format.symbols.storage.lookalikes.contains(scalar)
      return isLikeGroup ? format.symbols.groupingSeparator : nil
    }
  }

  /// The sign of a number with these marks around it, or `nil` if they don't form a sign.
  fileprivate func sign(
    _ head: [AmountPart], _ tail: [AmountPart], of digits: [Unicode.Scalar], takesMarks: Bool
  ) -> [Unicode.Scalar]? {
    if head.isEmpty && tail.isEmpty { return [] }
    if format.signs == .none { return nil }
    if case .minus(let minus)? = head.first, head.count == 1, tail.isEmpty { return [minus] }
    guard takesMarks, tail.count == 1, let last = digits.last, format.symbol(last).isDigit else {
      return nil
    }
    switch (head, tail[0]) {
    case ([], .minus), ([], .credit), ([.opening], .closing): return [format.symbols.minus]
    default: return nil
    }
  }

  /// The reason `text` is refused; it names the first scalar that no amount can contain, or else
  /// the first mark (K26).
  fileprivate func misunderstood(in text: String) -> Reason {
    let own = names.flatMap(\.self)
    let marks: [Unicode.Scalar] = ["(", ")", "C", "R"]
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      if case .minus = format.symbol(scalar) { return true }
      return marks.contains(scalar) && !own.contains(scalar)
    }
    func isKnown(_ scalar: Unicode.Scalar) -> Bool {
      own.contains(scalar) || isMark(scalar) || numberScalar(scalar) != nil
        || scalar.properties.isWhitespace || scalar.isInvisible
    }
    let scalars = text.unicodeScalars
    guard
      let place = scalars.firstIndex(where: { !isKnown($0) }) ?? scalars.firstIndex(where: isMark)
    else { return format.problem(of: text).map { .notNumeric($0) } ?? .reformatted }
    let offset = scalars[..<place].reduce(0) { $0 + UTF16.width($1) }
    return .notNumeric(
      NumberProblem(offset: offset, found: scalars[place], expected: [.digit]))
  }
}

extension String {
  var visibleScalars: [Unicode.Scalar] { unicodeScalars.filter { !$0.isInvisible } }
}

extension Unicode.Scalar {
  /// Whether the scalar is a format character, which has no glyph.
  fileprivate var isInvisible: Bool { properties.generalCategory == .format }
}
