import InputRules

/// Our answers to edits of sums that AnyFormatKit answers otherwise, told without the reference.
extension AnyFormatKitRow {
  /// Nothing changes where an integer part would begin with a zero that isn't all of it.
  var answerToLeadingZero: String? {
    refusal { _, number in number.integer.count > 1 && number.integer.first == "0" }
  }

  /// Nothing changes where there would be too many digits.
  var answerToTooManyDigits: String? {
    refusal { sum, number in
      number.integer.count > sum.mostIntegerDigits
        || number.fraction.count > sum.mostFractionDigits
    }
  }

  /// The caret goes back to the digit from behind a grouping separator, and out of the suffix.
  var answerToCaretFromTheEnd: String? {
    guard case .sum(let sum) = config, expectedText != state.text else { return nil }
    let number = sum.field.numberRange(in: expectedText)
    var caret = min(expectedCaret, number.upperBound)
    let head = expectedText.slice(number).slice(0..<max(0, caret - number.lowerBound))
    if let last = head.unicodeScalars.last, last == sum.groupingSeparator {
      caret -= UTF16.width(last)
    }
    return caret == expectedCaret ? nil : Self.words(expectedText, caret: caret)
  }

  /// The state as it was, where an insertion would leave such digits and the row takes some of it.
  private func refusal(
    where isRefused: (AnyFormatKitSum, AnyFormatKitSum.Digits) -> Bool
  ) -> String? {
    guard case .sum(let sum) = config, !edit.isDeletion, expectedText != state.text,
      let number = sum.digits(in: state.text, after: edit), isRefused(sum, number)
    else { return nil }
    return Self.words(state.text, caret: state.selection.location)
  }
}

extension AnyFormatKitSum {
  /// What stands before and behind the decimal separator, without signs and grouping separators.
  typealias Digits = (integer: [Unicode.Scalar], fraction: [Unicode.Scalar])

  /// The digits that the plain edit of a text leaves; nil where it leaves something else as well.
  fileprivate func digits(in text: String, after edit: Edit) -> Digits? {
    let number = text.slice(field.numberRange(in: text))
    let range = edit.range.clipped(to: field.numberRange(in: text))
    let head = number.slice(0..<range.location)
    let tail = number.slice(range.location + range.length..<number.utf16.count)
    let scalars = Array((head + edit.replacement + tail).unicodeScalars)
    let digits = scalars.filter { $0 != groupingSeparator && $0 != "-" }
    let parts = digits.split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return (Array(parts[0]), parts.dropFirst().flatMap { $0 })
  }
}
