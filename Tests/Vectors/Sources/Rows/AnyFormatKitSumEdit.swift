import InputRules

/// The result of an edit of a number in its form, according to N7.10, N7.13 and without the
/// reference.
struct AnyFormatKitSumEdit {
  /// The digits before and after the decimal separator.
  let integer: [Character]
  let fraction: [Character]
  private let sum: AnyFormatKitSum
  private let edit: Edit
  /// The result of the edit, without grouping separators, and the part of it before the caret.
  private let kept: [Character]
  private let before: [Character]
  private let deleted: [Character]

  /// Nil if the number isn't in its form, or if anything but digits and one separator is left.
  init?(_ edit: Edit, of text: String, in sum: AnyFormatKitSum) {
    let place = sum.field.numberRange(in: text)
    let number = text.slice(place)
    let range = edit.range.clipped(to: place)
    let end = range.location + range.length
    let group = sum.groupingSeparator.map(Character.init)
    if let group, edit.replacement.contains(group) { return nil }
    func digits(_ text: String) -> [Character] { text.filter { $0 != group } }
    before = digits(number.slice(0..<range.location)) + edit.replacement
    kept = before + digits(number.slice(end..<number.utf16.count))
    deleted = Array(number.slice(range.location..<end))
    (self.sum, self.edit) = (sum, edit)
    guard let parts = sum.parts(of: kept), let old = sum.parts(of: digits(number)),
      String(sum.form(old)) == number
    else { return nil }
    (integer, fraction) = (parts.integer, parts.fraction)
  }

  var hasLeadingZero: Bool { integer.count > 1 && integer.first == "0" }

  /// Whether the edit is neither refused nor a deletion of only a grouping separator, which deletes
  /// a digit instead.
  var isOrdinary: Bool {
    let group = sum.groupingSeparator.map(Character.init)
    return !hasLeadingZero && integer.count <= sum.mostIntegerDigits
      && fraction.count <= sum.mostFractionDigits
      && !(edit.isDeletion && !deleted.isEmpty && deleted.allSatisfy { $0 == group })
  }

  /// The text, and the caret directly after the last digit or decimal separator before it.
  var answer: (text: String, caret: Int)? {
    guard let parts = sum.parts(of: kept) else { return nil }
    let form = sum.form(parts)
    let head = form.isEmpty ? "" : sum.field.prefix
    let group = sum.groupingSeparator.map(Character.init)
    let places = form.indices.filter { form[$0] != group }
    let caret = before.isEmpty ? 0 : places[before.count - 1] + 1
    return (head + String(form) + sum.field.suffix, head.utf16.count + caret)
  }
}

extension AnyFormatKitSum {
  /// The parts before and after the decimal separator, and whether there is one.
  typealias Parts = (integer: [Character], fraction: [Character], isSeparated: Bool)

  /// The parts of digits with or without a decimal separator; nil for anything else.
  fileprivate func parts(of number: [Character]) -> Parts? {
    let parts = number.split(
      separator: Character(decimalSeparator), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return (Array(parts[0]), parts.dropFirst().flatMap { $0 }, parts.count > 1)
  }

  fileprivate func form(_ parts: Parts) -> [Character] {
    let separator = parts.isSeparated ? [Character(decimalSeparator)] : []
    return grouping(parts.integer) + separator + parts.fraction
  }

  /// Digits with a separator before each group, counted from the last.
  func grouping(_ digits: [Character]) -> [Character] {
    guard let groupingSeparator, groupingSize > 0 else { return digits }
    let count = digits.count
    return digits.enumerated().flatMap { place, digit in
      place > 0 && (count - place).isMultiple(of: groupingSize)
        ? [Character(groupingSeparator), digit] : [digit]
    }
  }
}
