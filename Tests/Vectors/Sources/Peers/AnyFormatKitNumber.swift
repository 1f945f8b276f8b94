/// The effect of an edit in AnyFormatKit's formatter of sums, according to its source.
///
/// It drops what it writes itself, replaces in the rest, and writes the result again. An inserted
/// or replaced text puts the caret as far from the end as the range's end was; a deletion puts it
/// after as many digits as there are before the range. Offsets are characters, each of one UTF-16
/// unit.
struct AnyFormatKitNumber {
  let sum: AnyFormatKitSum

  /// The text and the caret after an edit; nil if the rest is not a number.
  func answer(
    to replacement: String, for range: Range<Int>, of text: String
  ) -> (text: String, caret: Int)? {
    let all = Array(text)
    let start = bare(all[..<range.lowerBound]).count
    var number = bare(all[...])
    let end = min(start + bare(all[range]).count, number.count)
    number.replaceSubrange(min(start, end)..<end, with: replacement)
    guard let new = written(number) else { return nil }
    let edit = AnyFormatKitEdit(old: all, bareStart: start, range: range, inserted: replacement)
    return (String(new), caret(after: edit, in: new, isZero: bare(all[...]).first == "0"))
  }

  /// The text without the prefix's characters, the suffix and the grouping separators.
  private func bare(_ text: ArraySlice<Character>) -> [Character] {
    var rest = text
    for character in prefix where rest.first == character { rest = rest.dropFirst() }
    let number = suffix.isEmpty ? String(rest) : String(rest).replacing(String(suffix), with: "")
    return number.filter { $0 != group }.map { $0 }
  }

  /// The number in its form, between prefix and suffix: excess digits at the end are cut off, and
  /// leading zeros are dropped.
  private func written(_ number: [Character]) -> [Character]? {
    if number.isEmpty { return suffix }
    let parts = number.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    let integer = parts[0].prefix(sum.mostIntegerDigits).drop { $0 == "0" }
    let shown = integer.isEmpty && !parts[0].isEmpty ? ["0"] : Array(integer)
    let fraction = parts.dropFirst().first.map { [point] + $0.prefix(sum.mostFractionDigits) } ?? []
    return prefix + sum.grouping(shown) + fraction + suffix
  }

  private func caret(after edit: AnyFormatKitEdit, in new: [Character], isZero: Bool) -> Int {
    if edit.inserted.isEmpty { return caretOfDeletion(edit, in: new) }
    if !edit.range.isEmpty { return edit.caretFromTheEnd(of: new) }
    return new.count == edit.old.count
      ? caretOfEqualLength(edit, in: new, isZero: isZero) : caretOfInsertion(edit, in: new)
  }

  private func caretOfEqualLength(
    _ edit: AnyFormatKitEdit, in new: [Character], isZero: Bool
  ) -> Int {
    if new == edit.old { return edit.range.lowerBound }
    let caret = edit.range.lowerBound + edit.inserted.count
    if caret > new.count - suffix.count { return new.count - suffix.count }
    return isZero ? edit.range.lowerBound : caret
  }

  private func caretOfInsertion(_ edit: AnyFormatKitEdit, in new: [Character]) -> Int {
    let isAtTheEnd = edit.range.lowerBound == edit.old.count
    if edit.old.isEmpty && suffix.isEmpty { return new.count }
    return edit.caretFromTheEnd(of: new) - (isAtTheEnd && ends(new) ? suffix.count : 0)
      + max(0, prefix.count - edit.range.lowerBound)
  }

  private func ends(_ text: [Character]) -> Bool { text.suffix(suffix.count).elementsEqual(suffix) }

  private func caretOfDeletion(_ edit: AnyFormatKitEdit, in new: [Character]) -> Int {
    let start = edit.range.lowerBound
    if !prefix.isEmpty && new.starts(with: prefix) && start <= prefix.count { return start }
    let counted = new.indices.filter {
      "0"..."9" ~= new[$0] || new[$0] == point || $0 >= new.count - suffix.count
    }
    if edit.bareStart == 0 { return 0 }
    return edit.bareStart <= counted.count ? counted[edit.bareStart - 1] + 1 : 1
  }

  private var prefix: [Character] { Array(sum.field.prefix) }

  private var suffix: [Character] { Array(sum.field.suffix) }

  private var point: Character { Character(sum.decimalSeparator) }

  private var group: Character? { sum.groupingSeparator.map(Character.init) }
}

/// An edit, with the caret placed as AnyFormatKit does.
struct AnyFormatKitEdit {
  let old: [Character]
  /// The range's start in the text without everything that AnyFormatKit writes.
  let bareStart: Int
  let range: Range<Int>
  let inserted: String

  /// As far from the end of a text as the range's end was from the end of the old one.
  func caretFromTheEnd(of new: [Character]) -> Int {
    let distance = old.count - range.upperBound
    return distance == 0 ? new.count : max(0, new.count - distance)
  }
}
