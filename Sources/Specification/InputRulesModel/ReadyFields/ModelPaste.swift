/// A paste, as a field with a table reads it (K24, K25).
struct ModelPaste {
  let table: PrefixTable
  let scalars: [Unicode.Scalar]
  let content: [Unicode.Scalar]
  /// The content, without a zero in parentheses.
  let withoutZero: [Unicode.Scalar]

  init(_ text: String, _ table: PrefixTable) {
    self.table = table
    let all = text.unicodeScalars.map { $0 }
    let inner = all.drop { $0.properties.isWhitespace }
    let width = table.label.unicodeScalars.map { $0 }.count
    let word = String(scalars: inner.prefix(width).map { $0 })
    let isEnded = inner.dropFirst(width).prefix(1).contains { end in
      end == ":" || end == "." || end.properties.isWhitespace
    }
    let isLabeled = width > 0 && isEnded && word.lowercased() == table.label.lowercased()
    let label = isLabeled ? all.count - inner.count + width + 1 : 0
    scalars = all.enumerated().map { $0 < label ? " " : $1 }
    let shown = table.shown(scalars)
    content = shown.compactMap(\.self)
    let zero = all.indices.last { place in
      place > 0 && place + 1 < all.count && shown[place] == "0" && all[place - 1] == "("
        && all[place + 1] == ")"
    }
    withoutZero = shown.indices.filter { $0 != zero }.compactMap { shown[$0] }
  }

  /// The problem with the first scalar that is neither content nor a separator, or `nil` (K24).
  var problem: PatternProblem? {
    let shown = table.shown(scalars)
    let places = shown.indices.filter { shown[$0] != nil }
    let last = scalars.lastIndex { !$0.properties.isWhitespace } ?? -1
    let foreign = scalars.indices.first { place in
      let isInside = (places.first ?? .max) < place && place < last
      return shown[place] == nil && !table.isLiteral(scalars[place])
        && !scalars[place].isSeparator(inside: isInside)
    }
    return foreign.map { place in
      .notUnderstood(
        ExactText(String(scalars[place])), offset: scalars[..<place].map(\.utf16.count).reduce(0, +)
      )
    }
  }

  /// The problem with a part that might not belong to the number, or `nil` (K29).
  var doubt: PatternProblem? {
    let shown = table.shown(scalars)
    let places = shown.indices.filter { shown[$0] != nil }
    let ends = places.indices.dropFirst().filter { places[$0] > places[$0 - 1] + 1 }
    let slash = scalars.indices.first { scalars[$0] == "/" && $0 > (places.first ?? .max) }
    let opening = scalars.indices.last { place in
      let isOpening = scalars[place].properties.generalCategory == .openPunctuation
      return isOpening && (places.first ?? .max) < place
    }
    let bracket = scalars.indices.first { place in
      scalars[place].properties.generalCategory == .closePunctuation
        && (scalars[place] != ")" || !scalars[..<place].contains("("))
    }
    func count(before place: Int) -> Int { places.filter { $0 < place }.count }
    let groups = (
      Set(ends), slash.map(count(before:)), opening.map(count(before:)),
      bracket.map(count(before:))
    )
    return table.choice?.doubt?(content, groups).map { part in
      .notUnderstood(
        ExactText(String(scalars: content[part].map { $0 })),
        offset: scalars[..<places[part.lowerBound]].map(\.utf16.count).reduce(0, +))
    }
  }

  /// The problem with a separator that divides the content where its text isn't divided, or `nil`
  /// (K34).
  var division: PatternProblem? {
    let (shown, kinds): (_, [Unicode.Scalar]) = (table.shown(scalars), [".", "/"])
    func count(_ place: Int) -> Int { shown[..<place].compactMap(\.self).count }
    let divisions = scalars.indices.filter { place in
      shown[place] == nil && 0 < count(place) && count(place) < content.count
        && (isDash(scalars[place]) || kinds.contains(scalars[place]))
    }
    let literals = table.literalPlaces(in: content)
    let wrong = divisions.filter { !literals.contains(count($0)) }
    guard table.keepsGroups, let place = wrong.first else { return nil }
    let isInTheMiddle = divisions == [place] && count(place) * 2 == content.count
    if literals.isEmpty && isInTheMiddle && isDash(scalars[place]) { return nil }
    return .notUnderstood(
      ExactText(String(scalars[place])), offset: scalars[..<place].map(\.utf16.count).reduce(0, +))
  }

  /// The pasted number, with a plus if it is international; `others` is the content next to it
  /// (K25).
  func number(beside others: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let choice = table.choice else { return content }
    let isLed = (others + content).first == table.lead
    let texts = others.isEmpty ? [content, withoutZero] : []
    let numbers = texts.compactMap { choice.international?($0) }
    let grouped = numbers.filter { choice.international?($0) != nil }
    let isPossible = others.isEmpty && choice.row(content).check.isPassed(by: content)
    return (grouped + numbers).first ?? (isLed && !isPossible ? withoutZero : content)
  }
}

extension ModelPrefixField {
  /// The state after a paste (K24).
  func pasting(_ text: String, after head: [Unicode.Scalar], before tail: [Unicode.Scalar])
    throws(Reason) -> FieldState
  {
    let paste = ModelPaste(text, table)
    if let problem = paste.problem ?? paste.division { throw .notFormatted(problem) }
    if paste.content.isEmpty { throw .notFormatted(.fitsNoSlot) }
    let doubt = paste.doubt
    if (head + tail).isEmpty, let doubt { throw .notFormatted(doubt) }
    let (number, alone) = (paste.number(beside: head + tail), paste.number(beside: []))
    let isWhole = !(head + tail).isEmpty && doubt == nil && table.isComplete(alone)
    let isRepeated = isWhole && alone.prefix(head.count + tail.count).map { $0 } == head + tail
    let isPlaced = !isRepeated && (head.isEmpty || number.first != table.lead)
    if isPlaced, let put = all(of: number, after: head, before: tail) {
      return table.state(before: tail, after: put)
    }
    let isLed = number.first == table.lead || head.count < 2
    let isDialed = !isLed && table.choice?.international?(head + paste.content) != nil
    guard isWhole, !isDialed, let put = all(of: alone, after: [], before: []) else {
      throw .notFormatted(.full)
    }
    return table.state(before: [], after: put)
  }

  /// The head followed by all of `number`; `nil` if the number is empty or doesn't fit.
  private func all(
    of number: [Unicode.Scalar], after head: [Unicode.Scalar], before tail: [Unicode.Scalar]
  ) -> [Unicode.Scalar]? {
    let put = table.putting(number, after: head, before: tail)
    return put.count == head.count + number.count && !number.isEmpty ? put : nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may separate or surround the content of a paste (K24).
  func isSeparator(inside: Bool) -> Bool {
    let isSpace = properties.generalCategory == .spaceSeparator
    let kinds: Set<Unicode.GeneralCategory> = [
      .dashPunctuation, .openPunctuation, .closePunctuation, .format,
    ]
    return isSpace || (!inside && properties.isWhitespace) || [".", "/", "\u{2212}"].contains(self)
      || kinds.contains(properties.generalCategory)
  }

  /// The ASCII form of a decimal digit in another script or of a fullwidth plus.
  package var ascii: Unicode.Scalar? {
    if self == "\u{FF0B}" { return "+" }
    guard !isASCII, properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return "0123456789".unicodeScalars.first { Double(String($0)) == value }
  }
}
