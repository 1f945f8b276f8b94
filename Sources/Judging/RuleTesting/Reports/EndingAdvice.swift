import PropertyCorpus
import PropertyTesting

/// What usually ends a process in place of an answer, and how that is fixed.
struct EndingAdvice: Hashable, Codable {
  let cause: String
  let remedy: String

  /// The advice about a counterexample; nil where the law knows more, as of an index.
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
}

extension EndingAdvice {
  /// A field of another process, or its driver, gave no answer.
  static let driver = EndingAdvice(
    "The field's program ended, hung or failed at the last step; or its driver did.",
    "Do the steps in the program by hand. If that works, the driver is wrong: read what it writes "
      + "to standard error.")

  private static func advice(onSignal message: String) -> EndingAdvice? {
    if message.contains("endless recursion") { return .recursion }
    guard let line = message.firstRange(of: ": Fatal error: ") else { return nil }
    let said = message[line.upperBound...]
    if said.hasPrefix("Unexpectedly found nil") { return .forcedOptional }
    // The standard library's own traps name its files: an index, a range, an empty text.
    return message.contains(": Swift/") ? nil : .fatalError
  }

  private static let loop = EndingAdvice(
    "A loop doesn't end for this text.", "Make each iteration come nearer to the end.")
  private static let wait = EndingAdvice(
    "A call waits for a lock, another thread or a dispatch queue, which may have no thread in the "
      + "process of the check.",
    "Don't wait before an answer, or do the work in a task or thread of its own.")
  private static let exit = EndingAdvice(
    "The code, or what it calls, ends the app with exit(_:).",
    "Refuse what can't be answered instead of ending the app.")
  private static let recursion = EndingAdvice(
    "The code calls itself endlessly: setting the text makes it set the text again.",
    "Set the text only where it differs from the present one.")
  private static let forcedOptional = EndingAdvice(
    "A forced optional, such as Int(text)!, text.first! or Range(range, in: text)!.",
    "Unwrap it with guard let, and refuse nil.")
  private static let fatalError = EndingAdvice(
    "The code ends the app itself, with fatalError, precondition or try!.",
    "A person can type, paste and delete anything: refuse it instead of ending the app.")
}
