/// The step of a date input, and the meaning of its text.
struct DateInputStepText: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    /// The default step of the kind.
    case standard
    /// No step.
    case any
    /// A positive number of hundred thousandths.
    case hundredThousandths(Int)
    /// A step greater than the distance of any two values.
    case huge
  }

  var text: String?
  var meaning: Meaning
}

extension DateInputStepText {
  /// The step in milliseconds or months, or `nil` if there is none (D17.6, D17.7).
  func size(of kind: DateInputKind) -> Int? {
    // The number of parts in one millisecond or month.
    let parts = kind.hasTime ? 100 : 100_000
    switch meaning {
    case .standard: return kind.hasTime ? 60_000 : kind.width
    case .any: return nil
    case .hundredThousandths(let count): return max(1, (count + parts / 2) / parts) * kind.width
    case .huge: return 100_000_000_000_000_000
    }
  }
}

extension ChoiceSource {
  /// No step, a step in a form that HTML reads, or a text that isn't a step.
  mutating func dateInputStep() -> DateInputStepText {
    switch choose(upTo: 9) {
    case 0: DateInputStepText(text: nil, meaning: .standard)
    case 1:
      DateInputStepText(
        text: element(of: [
          "", "x", "0", "-1", "e5", ".", "-", "+", "0.00e9", " any", "-0.5", "\u{661}", "\u{B}2",
          "0e99999999",
        ]), meaning: .standard)
    case 2: DateInputStepText(text: element(of: ["any", "ANY", "aNy"]), meaning: .any)
    case 3:
      DateInputStepText(
        text: element(of: [
          "99999999999999999999", "1e99", "1e99999999999999999999", "9e30 ", "1000000000000000",
        ]), meaning: .huge)
    case 4:
      DateInputStepText(
        text: element(of: ["1e-9", ".00000000001", "0.0001e-99999999999999999999"]),
        meaning: .hundredThousandths(1))
    default: writtenStep()
    }
  }

  /// A number above zero, with its point and its exponent in any place.
  private mutating func writtenStep() -> DateInputStepText {
    let count = stepParts()
    let digits = Array("\(count)")
    let shift = Int(choose(upTo: UInt64(digits.count)))
    let whole = String(digits.dropLast(shift)), fraction = String(digits.suffix(shift))
    let exponent = shift - 5
    let mark = element(of: ["e", "E"]) + (exponent > 0 && flip() ? "+" : "") + "\(exponent)"
    let point = shift > 0 || flip() && !whole.isEmpty ? "." : ""
    let number = whole + point + fraction + (exponent == 0 && flip() ? "" : mark)
    let space = flip(0.2) ? element(of: [" ", "\t", "\n\u{C}\r "]) : ""
    let sign = flip(0.2) ? "+" : "", zeros = flip(0.2) ? "00" : ""
    let rest = flip(0.2) ? element(of: ["x", " ", "e", "..5", "-", " 7", "\u{301}"]) : ""
    return DateInputStepText(
      text: space + sign + zeros + plain(number, count) + rest, meaning: .hundredThousandths(count))
  }

  /// The number, or the same number without an exponent.
  private mutating func plain(_ number: String, _ count: Int) -> String {
    guard flip() else { return number }
    let fraction = "\(100_000 + count % 100_000)".dropFirst()
    return "\(count / 100_000)" + (count % 100_000 == 0 ? "" : ".\(fraction)")
  }

  /// The number of hundred thousandths: usually a few whole units, minutes, or halves.
  private mutating func stepParts() -> Int {
    switch choose(upTo: 4) {
    case 0: (1 + Int(choose(upTo: 9))) * 100_000
    case 1: (1 + Int(choose(upTo: 60))) * 6_000_000
    case 2: (1 + Int(choose(upTo: 20))) * 50_000
    case 3: 1 + Int(choose(upTo: 400))
    default: 1 + Int(choose(upTo: 9_999_999_999))
    }
  }
}
