/// A text that is being typed into a number field, judged as it changes (N1.13, N8).
///
/// The state of the automaton behind every unit is kept. So an edit is judged from where it is, to
/// where the states before and after it are the same again: nearly always at once.
public struct NumberTyping: Sendable {
  /// The text as it stands.
  public private(set) var text: String
  /// What it is held to.
  public let format: NumberFormat
  /// Before the first UTF-16 unit and behind each that could be read, the state; inside a surrogate
  /// pair, that before it.
  private var states: [NumberState]

  /// A text to be judged, and then edited.
  public init(_ text: String = "", in format: NumberFormat = NumberFormat()) {
    self.text = text
    self.format = format
    states = [NumberState()]
    var end = text.startIndex
    states += read(to: text.endIndex, from: &end, NumberState())
  }

  /// Why the text is no beginning of a number, or no complete one; nil where it is (N1.2, N1.5,
  /// N1.13).
  ///
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

  /// Puts in an edit, whatever comes of it.
  ///
  /// - Throws: `Reason.rangeOutsideText` where the range is not inside the text; then nothing
  ///   changes (E4).
  public mutating func apply(_ edit: Edit) throws(Reason) {
    let site = try text.site(of: edit.range)
    text = text.replacing(site, with: edit.replacement)
    // What stands behind the place where the text got stuck was never read.
    guard site.range.location < states.count else { return }
    let start = text.utf8Index(site.bytes.lowerBound)
    let end = text.utf8Index(site.bytes.lowerBound + edit.replacement.utf8.count)
    reread(site.range, from: start, to: end)
  }

  /// Reads what took the place of `range`, and goes on until the state is that of before.
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
    // Behind a place where the text is stuck, nothing is read.
    let isRejoined = old < states.count && states[old] == fresh.last ?? states[range.location]
    let replaced = range.location + 1..<(isRejoined && position >= end ? old + 1 : states.count)
    states.replaceSubrange(replaced, with: fresh)
  }

  /// The states behind the units up to `end`, as far as they can be read.
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
