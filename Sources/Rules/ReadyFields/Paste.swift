import InputRules

/// An insertion of several scalars, which is read as a whole (K24).
struct Paste {
  private(set) var content: [Unicode.Scalar] = []
  /// The content index of a zero that is alone in round brackets, or `nil` if there is none.
  private(set) var zero: Int?
  private var groups: PasteGroups = ([], nil, nil, nil)
  private var isOpen = false
  /// The dashes, periods and slashes after content, each with its offset in the text and the number
  /// of content scalars before it (K34).
  private var divisions: [(scalar: Unicode.Scalar, offset: Int, count: Int)] = []
  /// For each scalar of the content, its offset in the text, in UTF-16 units.
  private var offsets: [Int] = []
  /// The problem with the first scalar that is neither content nor a separator.
  private(set) var problem: PatternProblem?

  init(_ text: String, _ forms: PrefixForms) {
    let scalars = Array(text.unicodeScalars)
    let start = Self.end(of: Array(forms.table.label.unicodeScalars), in: scalars)
    let end = scalars.lastIndex { !$0.properties.isWhitespace } ?? -1
    var offset = scalars[..<start].reduce(0) { $0 + UTF16.width($1) }
    for place in start..<max(start, end + 1) where problem == nil {
      let scalar = scalars[place]
      if let shown = forms.shown(scalar, isFirst: content.isEmpty) {
        if shown == "0" && Self.isBracketed(place, in: scalars) { zero = content.count }
        content.append(shown)
        offsets.append(offset)
      } else if forms.isSeparator(scalar, isFirst: content.isEmpty) {
        separate(scalar, offset)
      } else {
        problem = .notUnderstood(ExactText(String(scalar)), offset: offset)
      }
      offset += UTF16.width(scalar)
    }
  }

  /// Records the end of a group at a separator.
  private mutating func separate(_ scalar: Unicode.Scalar, _ offset: Int) {
    let count = content.count
    groups.ends.insert(count)
    if count > 0 && (scalar.isDash || scalar == "." || scalar == "/") {
      divisions.append((scalar, offset, count))
    }
    if scalar == "/" && count > 0 { groups.slash = groups.slash ?? count }
    if scalar == "(" { isOpen = true }
    let category = scalar.properties.generalCategory
    if category == .openPunctuation && count > 0 { groups.opening = count }
    let isClosing = category == .closePunctuation && (scalar != ")" || !isOpen)
    if isClosing { groups.bracket = groups.bracket ?? count }
  }

  /// The problem with groups of another kind of number (K34).
  fileprivate func division(_ forms: PrefixForms) -> PatternProblem? {
    if !forms.table.keepsGroups { return nil }
    let inner = divisions.filter { $0.count < content.count }
    let own = forms.groupEnds(of: content)
    guard let wrong = inner.first(where: { !own.contains($0.count) }) else { return nil }
    let isHalved = inner.count == 1 && wrong.scalar.isDash && wrong.count * 2 == content.count
    if own.isEmpty && isHalved { return nil }
    return .notUnderstood(ExactText(String(wrong.scalar)), offset: wrong.offset)
  }

  /// The problem with a part that might not belong to the number, if the paste becomes the field's
  /// whole content (K29).
  fileprivate func doubt(_ forms: PrefixForms) -> PatternProblem? {
    var inner = groups
    inner.ends.subtract([0, content.count])
    guard let range = forms.table.choice?.doubt?(content, inner) else { return nil }
    let part = Array(content[range]).text
    return .notUnderstood(ExactText(part), offset: offsets[range.lowerBound])
  }

  /// The index at which the number starts, after any white space and a label such as `tel:`.
  private static func end(of label: [Unicode.Scalar], in scalars: [Unicode.Scalar]) -> Int {
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
    let rest = scalars[start...]
    let word = rest.prefix(label.count).map { $0.folded(to: .upper) }
    guard let end = rest.dropFirst(label.count).first, !label.isEmpty, word == label,
      end == ":" || end == "." || end.properties.isWhitespace
    else { return start }
    return start + label.count + 1
  }

  /// Whether the scalar at `place` is alone in round brackets.
  private static func isBracketed(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    place > 0 && scalars[place - 1] == "(" && scalars.dropFirst(place + 1).first == ")"
  }
}

extension PrefixForms {
  /// Whether a scalar is a separator: a literal, white space, a dash, a period, a slash, a bracket
  /// or a format character.
  ///
  /// A tab or a line break is a separator only if no content precedes it (K24).
  func isSeparator(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if literals.contains(scalar) || scalar == "." || scalar == "/" { return true }
    let properties = scalar.properties
    if properties.isWhitespace {
      return isFirst || properties.generalCategory == .spaceSeparator
    }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .format: return true
    default: return scalar.isDash
    }
  }

  /// Whether the content fits its pattern and fills every required slot (K8).
  func isComplete(_ content: [Unicode.Scalar]) -> Bool {
    form(of: content).map { $0.requiredCount...$0.capacity ~= content.count } ?? false
  }
}

extension ContentAround {
  /// Inserts a keystroke or a whole paste; returns the problem if the text can't be inserted, or
  /// `nil` if it can (K24).
  mutating func insert(_ text: String, _ forms: PrefixForms) -> PatternProblem? {
    if text.unicodeScalars.dropFirst().isEmpty { return put(text.unicodeScalars, forms) }
    let paste = Paste(text, forms)
    if let problem = paste.problem ?? paste.division(forms) { return problem }
    if paste.content.isEmpty { return .fitsNoSlot }
    let (alone, doubt) = (paste.number(after: [], forms), paste.doubt(forms))
    var (joined, whole) = (self, ContentAround())
    let isAlone = head.isEmpty && tail.isEmpty
    if isAlone, let doubt { return doubt }
    let number = isAlone ? alone : paste.number(after: head.isEmpty ? tail : head, forms)
    let isFirst = head.isEmpty && tail.first != number.first
    let isLedTwice = number.first == forms.table.lead && !isFirst
    let isWhole = !isAlone && doubt == nil && forms.isComplete(alone)
    let isRepeated = isWhole && alone.starts(with: head + tail)
    if !isLedTwice && !isRepeated && joined.put(number, forms) == nil {
      self = joined
      return nil
    }
    let dialed = forms.table.choice?.international?(head + paste.content)
    let isDialed = head.count > 1 && paste.content.first != forms.table.lead && dialed != nil
    guard isWhole, !isDialed, whole.put(alone, forms) == nil else { return .full }
    self = whole
    return nil
  }
}

extension Paste {
  /// The number that the content represents in an empty field, or beside the content `others`
  /// (K25).
  fileprivate func number(
    after others: [Unicode.Scalar], _ forms: PrefixForms
  ) -> [Unicode.Scalar] {
    guard let choice = forms.table.choice else { return content }
    var rest = content
    if let zero { rest.remove(at: zero) }
    let numbers = others.isEmpty ? [content, rest].compactMap { choice.international?($0) } : []
    let number = numbers.first { choice.international?($0) != nil } ?? numbers.first
    if let number { return number }
    let isPossible = others.isEmpty && choice.row(content).check.holds(of: content.text)
    return (others.first ?? content.first) == forms.table.lead && !isPossible ? rest : content
  }
}

extension Unicode.Scalar {
  /// The ASCII form of a decimal digit or of a full-width plus, or `nil` for another scalar.
  var plainForm: Unicode.Scalar? {
    if self == "\u{FF0B}" { return "+" }
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(value) + 48)
  }
}
