import InputRules

/// AnyFormatKit's answers to edits of sums, according to its source, and ours, according to N7.8,
/// without the reference.
extension AnyFormatKitRow {
  /// Both answers if an integer part of several digits would start with a zero.
  var predictionOfLeadingZero: VectorPrediction? { refusal { $1.hasLeadingZero } }

  /// Both answers if there would be too many digits.
  var predictionOfTooManyDigits: VectorPrediction? {
    refusal { sum, number in
      number.integer.count > sum.mostIntegerDigits
        || number.fraction.count > sum.mostFractionDigits
    }
  }

  /// Both answers if the number is the same, and the caret isn't.
  var predictionOfCaret: VectorPrediction? {
    guard case .sum(let sum) = config, let peers = peersAnswer,
      let edited = AnyFormatKitSumEdit(edit, of: state.text, in: sum), edited.isOrdinary,
      let ours = edited.answer, ours.text == peers.text
    else { return nil }
    return VectorPrediction(
      peers: Self.words(peers.text, caret: peers.caret),
      ours: Self.words(ours.text, caret: ours.caret))
  }

  /// Both answers if we leave the state unchanged, and AnyFormatKit takes part of an insertion.
  private func refusal(
    where isRefused: (AnyFormatKitSum, AnyFormatKitSumEdit) -> Bool
  ) -> VectorPrediction? {
    guard case .sum(let sum) = config, !edit.isDeletion, let peers = peersAnswer,
      let edited = AnyFormatKitSumEdit(edit, of: state.text, in: sum), isRefused(sum, edited)
    else { return nil }
    return VectorPrediction(
      peers: Self.words(peers.text, caret: peers.caret),
      ours: Self.words(state.text, caret: state.selection.location))
  }

  /// AnyFormatKit's result; nil if a character isn't one unit.
  private var peersAnswer: (text: String, caret: Int)? {
    guard case .sum(let sum) = config else { return nil }
    let texts = [state.text, edit.replacement, sum.field.prefix, sum.field.suffix]
    guard texts.allSatisfy({ $0.count == $0.utf16.count }) else { return nil }
    let range = edit.range.location..<(edit.range.location + edit.range.length)
    return AnyFormatKitNumber(sum: sum).answer(to: edit.replacement, for: range, of: state.text)
  }
}
