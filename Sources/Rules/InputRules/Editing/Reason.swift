/// The reason an edit, an action or a text was refused or rewritten; invalid arguments are also
/// refused with a reason, and never trap.
public enum Reason: Error, Hashable, Sendable {
  /// The range isn't inside the text, whose length is `length` UTF-16 units (E4).
  case rangeOutsideText(TextRange, length: Int)
  /// Two of the ranges overlap (E11).
  case rangesOverlap
  /// The list of ranges is empty (E11).
  case noRanges
  /// The text would be longer than the limit, which is counted in the given unit (T1).
  case tooLong(limit: Int, unit: LengthUnit)
  /// The text would contain this character or scalar, which isn't allowed (T2).
  case notAllowed(ExactText)
  /// The text would contain this character or scalar, which is banned (T3).
  case banned(ExactText)
  /// The rule or the condition with this name refused the result (T6, T8, E9.10).
  case refusedByRule(ExactText)
  /// There is no text to delete before or after the caret (E9.5).
  case nothingToDelete
  /// There is no selected text to cut, copy or move (E9.7).
  case nothingSelected
  /// There is no step to undo (E9.14).
  case nothingToUndo
  /// There is no step to redo (E9.14).
  case nothingToRedo
  /// The action isn't possible while text is being composed (E10.14).
  case composing
  /// The rule accepts the text only in another form (E12.8).
  case reformatted
  /// No text is being composed (E10.10).
  case nothingComposed
  /// No range has this index, because there are `count` ranges (E11).
  case noSuchRange(Int, count: Int)
  /// Typographic characters, such as curly quotes, were replaced with plain ones (E8.10, E9.12).
  case normalized
  /// The text isn't a number, or isn't a prefix of a number (N1.13).
  case notNumeric(NumberProblem)
  /// No number within the bounds begins with the text (N9).
  case outOfBounds(NumberBounds)
  /// The field's pattern doesn't accept the text (F5.5, F5.9).
  case notFormatted(PatternProblem)
  /// The date field doesn't accept the text (D14.12, D14.14, D14.18, D15.5).
  case notDate(DateTextProblem)
}

extension Reason: Explained {
  var sentence: String {
    switch self {
    case .rangeOutsideText(let range, let length):
      "the range \(range) isn't inside a text of \(length) UTF-16 units; use a range in the text"
    case .rangesOverlap: "two of the ranges overlap; make the ranges disjoint"
    case .noRanges: "the list of ranges is empty; give at least one range"
    case .tooLong(let limit, let unit):
      "the limit is \(unit.counted(limit)); shorten the text"
    case .notAllowed(let member):
      "\(member.text.beginning) isn't an allowed character; remove it"
    case .banned(let member): "\(member.text.beginning) is a banned character; remove it"
    case .refusedByRule(let name): "the rule “\(name)” refuses the result; change the text"
    case .nothingToDelete: "there is nothing to delete here; move the caret"
    case .nothingSelected: "the selection is empty; select some text first"
    case .nothingToUndo: "there is nothing to undo; edit the text first"
    case .nothingToRedo: "there is nothing to redo; undo an edit first"
    case .composing: "text is being composed; commit or cancel it first"
    case .reformatted: "the field formats this text differently; use the field's format"
    case .nothingComposed: "no composition is in progress; compose some text first"
    case .noSuchRange(let place, let count):
      "the index \(place) is out of range; give one from 0 to \(count &- 1)"
    case .normalized: "plain characters replaced typographic ones; check the text"
    case .notNumeric(let problem): "\(problem)"
    case .notFormatted(let problem): "\(problem)"
    case .notDate(let problem): "\(problem)"
    case .outOfBounds(let bounds): "the number must be \(bounds); change it"
    }
  }
}

extension String {
  /// The character in quotation marks; only the first 16 scalars of a long character are shown,
  /// followed by the number of other scalars.
  fileprivate var beginning: String {
    let start = String(unicodeScalars.prefix(16))
    let more = unicodeScalars.count - start.unicodeScalars.count
    return more == 0 ? escaped : "\(start.escaped) and \(LengthUnit.scalars.counted(more)) more"
  }
}

/// An error, a problem or a reason that is described by a sentence.
protocol Explained: CustomStringConvertible {
  var sentence: String { get }
}

extension Explained {
  /// A sentence about the problem, followed by advice on what to do.
  public var description: String { sentence }
}
