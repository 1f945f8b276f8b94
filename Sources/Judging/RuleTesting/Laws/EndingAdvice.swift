import InputRules
import PropertyCorpus
import PropertyTesting

/// The usual cause of a break, such as a process that ends without an answer, and its fix.
struct EndingAdvice: Hashable, Codable {
  let cause: String
  let remedy: String

  /// The advice for a counterexample, or `nil` if the law's own advice is better.
  init?(_ found: Counterexample) {
    switch found.ending {
    case .overworked: self = .loop
    case .late: self = .wait
    case .exit: self = .exit
    case .signal:
      guard let advice = Self.advice(onSignal: found.message) else { return nil }
      self = advice
    case nil: return nil
    }
  }

  init(_ cause: String, _ remedy: String) { (self.cause, self.remedy) = (cause, remedy) }

  /// The advice if a field in another process, or its driver, didn't answer.
  static let driver = EndingAdvice(
    "The field's program or its driver ended, hung or failed at the last step.",
    "Repeat the steps in the program by hand. If they work, the driver is at fault: read its "
      + "standard error.")

  private static func advice(onSignal message: String) -> EndingAdvice? {
    if message.contains("infinite recursion") { return .recursion }
    guard let line = message.firstRange(of: ": Fatal error: ") else { return nil }
    let reason = message[line.upperBound...]
    if reason.hasPrefix("Unexpectedly found nil") { return .forcedOptional }
    // The message of a standard library trap, such as for a bad index, contains a library file's
    // name.
    return message.contains(": Swift/") ? nil : .fatalError
  }

  private static let loop = EndingAdvice(
    "A loop doesn't end for this text.", "Make each iteration bring the loop closer to its end.")
  private static let wait = EndingAdvice(
    "A call waits for a lock, another thread or a dispatch queue, which may never run in the "
      + "process that checks the input.",
    "Don't wait before returning, or do the work in a separate task or thread.")
  private static let exit = EndingAdvice(
    "The code, or a function that it calls, ends the app with exit(_:).",
    "Refuse the edit instead of ending the app.")
  private static let recursion = EndingAdvice(
    "The code calls itself endlessly: setting the text makes it set the text again.",
    "Set the text only if it differs from the current one.")
  private static let forcedOptional = EndingAdvice(
    "A force unwrap, such as Int(text)!, text.first! or Range(range, in: text)!.",
    "Unwrap the optional with guard let, and refuse the edit if it is nil.")
  private static let fatalError = EndingAdvice(
    "The code ends the app itself, with fatalError, precondition or try!.",
    "Users can type, paste and delete anything: refuse the edit instead of ending the app.")
}

// Breaks that reveal their cause.
extension EndingAdvice {
  /// The advice if the caret moves although the text stays the same.
  static let caretOfSameText = EndingAdvice(
    "The code sets the text again when nothing changes, which moves the caret to the end.",
    "Don't set the text when nothing changes, or set the caret after setting the text.")

  /// The advice if a delegate sets the text and also accepts the edit.
  static let editedTwice = EndingAdvice(
    "shouldChange sets the text and returns true, so the edit is applied twice.",
    "Return false whenever shouldChange sets the text.")

  /// The advice if typed text is lost, but pasted text isn't.
  static let lostByTyping = EndingAdvice(
    "Text is checked or formatted after each character, which loses unfinished input: a minus, a "
      + "hyphen, a decimal separator, or the beginning of a number.",
    "Accept unfinished input, and check or format it when editing ends.")

  /// The advice if a range of characters contains more characters than intended.
  static let characterRange = EndingAdvice(
    "A range of a Character, such as (\"0\"...\"9\").contains(c): it compares text, so it also "
      + "contains characters that begin with one of its own, such as n\u{308} or the keycap "
      + "1\u{FE0F}\u{20E3}.",
    "Also test c.isASCII, or compare with a set of the allowed characters, as "
      + "\"0123456789\".contains(c).")

  /// The advice if an offset in one unit is used as an offset in another.
  static let placeInUnits = EndingAdvice(
    "An NSRange counts UTF-16 units, but the code counts characters; an emoji has several units.",
    "Build the new text with (text as NSString).replacingCharacters(in:with:), and count the caret "
      + "in UTF-16 units.")

  /// The advice if typing into a full field removes the end of the text.
  static func fullField(of count: Int) -> EndingAdvice {
    EndingAdvice(
      "The field is full, and typing removes text at its end.",
      "Refuse text at the limit; if the end may be lost, declare .keepsContent(…, upTo: \(count)).")
  }

  /// The advice if the code counts in a unit other than the limit's, or `nil` if no unit explains
  /// the break.
  init?(lengthOf text: String, _ limit: Int, _ unit: LengthUnit) {
    let isOver = unit.length(of: text) > limit
    let other = [LengthUnit.characters, .utf16, .utf8, .scalars].first {
      $0 != unit && ($0.length(of: text) > limit) != isOver
    }
    guard let other else { return nil }
    let lengths = [other, unit].map { "\($0.length(of: text)) \($0.words)" }
    self.init(
      "The code counts \(other.words), but the limit is in \(unit.words): the text has "
        + lengths.joined(separator: " and ") + ".",
      "Build the new text first, then count its \(unit.words): text.\(unit.view)count.")
  }
}

extension Typist {
  /// The same broken law, with advice if the keystrokes reveal the cause.
  func advising(_ broken: BrokenLaw, of law: FieldLaw) -> BrokenLaw {
    var broken = broken
    if steps.contains(where: \.reply.isEditedTwice) {
      broken.advice = .editedTwice
    } else if law.isAboutPlaces && steps.last?.isAmongLongCharacters == true {
      broken.advice = broken.advice ?? .placeInUnits
    }
    return broken
  }
}

extension TypingStep {
  /// Whether offsets after the edit differ between characters and UTF-16 units.
  fileprivate var isAmongLongCharacters: Bool {
    guard let edit else { return false }
    let end = edit.range.location + edit.range.length
    let start = before.text(of: TextRange(location: 0, length: end)) + edit.replacement
    return start.count < start.utf16.count
  }
}
