/// The text of a number field, which is checked as it changes (N1.13, N8).
///
/// The value stores the automaton's state after every UTF-16 unit. After an edit, the text is read
/// again only until the new state equals the old state, which is usually right after the edit.
public struct NumberTyping: Sendable {
  package private(set) var text: String
  package let format: NumberFormat
  /// The state before the first UTF-16 unit, and the state after each unit that could be read;
  /// inside a surrogate pair, it is the state before the pair.
  private var states: [NumberState]

  /// Creates the text of a number field and checks it.
  /// - Parameters:
  ///   - text: the initial text.
  ///   - format: the format of the number.
  public init(_ text: String = "", in format: NumberFormat = NumberFormat()) {
    self.text = text
    self.format = format
    states = [NumberState()]
    var end = text.startIndex
    states += read(to: text.endIndex, from: &end, NumberState())
  }

  /// The reason the text isn't the beginning of a number, or isn't a complete number if
  /// `isComplete` is true; otherwise `nil` (N1.2, N1.5, N1.13).
  /// - Parameter isComplete: whether the text must be a complete number.
  public func problem(isComplete: Bool = false) -> NumberProblem? {
    let offset = states.count - 1
    guard let state = states.last else { return nil }
    let automaton = FormatAutomaton(format, at: state)
    let position = text.utf16.index(text.startIndex, offsetBy: offset)
    let isRead = position == text.endIndex
    if isRead && (automaton.accepts || !isComplete) { return nil }
    return NumberProblem(
      offset: offset, found: isRead ? nil : text.unicodeScalars[position],
      expected: automaton.expected)
  }

  /// Applies an edit, even if the result isn't a number.
  /// - Parameter edit: the range to replace, in UTF-16 units, and the replacement.
  /// - Throws: `Reason.rangeOutsideText` if the range isn't inside the text, which then stays
  ///   unchanged (E4).
  public mutating func apply(_ edit: Edit) throws(Reason) {
    let site = try text.site(of: edit.range)
    text = text.replacing(site, with: edit.replacement)
    // There is nothing left to do if reading had stopped before the edit.
    guard site.range.location < states.count else { return }
    let start = text.utf8Index(site.bytes.lowerBound)
    let end = text.utf8Index(site.bytes.lowerBound + edit.replacement.utf8.count)
    reread(site.range, from: start, to: end)
  }

  /// Reads the replacement of `range`, and then continues until the new state equals the old state.
  private mutating func reread(_ range: TextRange, from start: String.Index, to end: String.Index) {
    var position = start
    var fresh = read(to: end, from: &position, states[range.location])
    var old = range.location + range.length
    while position >= end && position < text.endIndex {
      let state = fresh.last ?? states[range.location]
      if old < states.count && states[old] == state { break }
      let next = text.unicodeScalars.index(after: position)
      let further = read(to: next, from: &position, state)
      if further.isEmpty { break }
      fresh += further
      old += further.count
    }
    // If the states never become equal, the old states are dropped.
    let isRejoined = old < states.count && states[old] == fresh.last ?? states[range.location]
    let replaced = range.location + 1..<(isRejoined && position >= end ? old + 1 : states.count)
    states.replaceSubrange(replaced, with: fresh)
  }

  /// Reads the text up to `end` or an unreadable scalar; returns the state after each unit.
  private func read(
    to end: String.Index, from position: inout String.Index, _ state: NumberState
  ) -> [NumberState] {
    var automaton = FormatAutomaton(format, at: state)
    var states: [NumberState] = []
    while position < end {
      let scalar = text.unicodeScalars[position]
      let before = automaton.state
      guard automaton.take(scalar) else { break }
      if UTF16.width(scalar) == 2 { states.append(before) }
      states.append(automaton.state)
      position = text.unicodeScalars.index(after: position)
    }
    return states
  }
}
