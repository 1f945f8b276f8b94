import InputRules

extension PrefixField {
  /// The state after an edit (K5, K6).
  /// - Throws: `Reason.notFormatted` if an insertion is refused.
  package func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    if edit.isDeletion && site.bytes.isEmpty { return state.replacing(site, with: "") }
    var content = ContentAround(state.text, site.bytes, forms)
    if edit.isDeletion {
      let isForward =
        !content.isRemoved && state.selection.length == 0
        && site.range.location >= state.selection.location
      let written = content.text(forms)
      return written.state(caretAt: isForward ? written.before : written.after)
    }
    if let stray = forms.stray(in: state.text), !stray.isTaken(by: site.range) {
      throw .notFormatted(stray.problem)
    }
    if let problem = content.insert(edit.replacement, forms) {
      let plain = state.replacing(site, with: edit.replacement)
      let isAlone = edit.replacement.unicodeScalars.count == 1 && site.bytes.isEmpty
      let isLast = plain.selection.location == plain.text.utf16.count
      if isAlone && isLast && forms.stray(in: plain.text) != nil { return plain }
      throw .notFormatted(problem)
    }
    let written = content.text(forms)
    return written.state(caretAt: written.before)
  }

  /// The content that results when text is inserted into an empty field (K24).
  func read(_ text: String) throws(Reason) -> [Unicode.Scalar] {
    var content = ContentAround()
    if let problem = content.insert(text, forms) { throw .notFormatted(problem) }
    return content.head
  }
}

/// A scalar that was typed after a complete number, but doesn't belong to it (K31).
struct Stray {
  let scalar: Unicode.Scalar
  let offset: Int

  func isTaken(by range: TextRange) -> Bool {
    range.location <= offset && offset < range.location + range.length
  }

  /// The problem that the text has if the scalar is still there when editing ends.
  var problem: PatternProblem { .notUnderstood(ExactText(String(scalar)), offset: offset) }
}

extension PrefixForms {
  /// The stray scalar at the end of `text`, or `nil` if there is none (K31).
  func stray(in text: String) -> Stray? {
    guard table.keepsStrays, let last = text.unicodeScalars.last,
      shown(last, isFirst: false) == nil, !isSeparator(last, isFirst: true)
    else { return nil }
    let rest = String(text.unicodeScalars.dropLast())
    if rest.isEmpty { return nil }
    let content = ContentAround(rest, 0..<0, self).tail
    guard isComplete(content), self.text(of: content).text.hasSameUnits(as: rest),
      table.choice?.row(content).check.holds(of: content.text) ?? false
    else { return nil }
    return Stray(scalar: last, offset: rest.utf16.count)
  }
}

/// The content before and after the range of an edit (K5).
struct ContentAround {
  private(set) var head: [Unicode.Scalar] = []
  private(set) var tail: [Unicode.Scalar] = []
  /// Whether the range contains content.
  private(set) var isRemoved = false

  init() {}

  /// Reads the content around a range of UTF-8 bytes.
  init(_ text: String, _ range: Range<Int>, _ forms: PrefixForms) {
    var (byte, isFirst) = (0, true)
    head.reserveCapacity(24)
    for scalar in text.unicodeScalars {
      let start = byte
      byte += UTF8.width(scalar)
      guard let shown = forms.shown(scalar, isFirst: isFirst) else { continue }
      isFirst = false
      if start < range.lowerBound {
        head.append(shown)
      } else if start >= range.upperBound {
        tail.append(shown)
      } else {
        isRemoved = true
      }
    }
  }

  /// Inserts scalars one by one; returns a problem if none is content, or if one doesn't fit (K5).
  mutating func put(
    _ scalars: some Sequence<Unicode.Scalar>, _ forms: PrefixForms
  ) -> PatternProblem? {
    if let first = tail.first, first == forms.table.lead {
      head.append(first)
      tail.removeFirst()
    }
    var (isPut, isFull) = (false, false)
    for scalar in scalars {
      guard let shown = forms.shown(scalar, isFirst: head.isEmpty) else { continue }
      head.append(shown)
      if forms.hasRoom(for: head, tail) {
        isPut = true
      } else {
        head.removeLast()
        isFull = true
      }
    }
    return isFull ? .full : isPut ? nil : .fitsNoSlot
  }
}

extension ContentAround {
  /// The text for the content, with the caret between `head` and `tail`.
  fileprivate func text(_ forms: PrefixForms) -> PrefixText {
    forms.text(of: tail.isEmpty ? head : head + tail, caretAfter: head.count)
  }
}

extension [Unicode.Scalar] {
  var text: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: self)
    return text
  }
}
