private let model = ModelWheels()

extension Mutant {
  /// Sets, their texts, and advice about them.
  static let wheelSets: [Mutant] = [
    .replacing(\.wheels.moves, "AlwaysRound", "Every wheel counts as cyclic.") {
      (from, to, set) throws(WheelProblem) in
      _ = try model.moves(from: from, to: to, in: set)
      return try model.moves(from: set.rows(from), to: set.rows(to), in: set.changing(\.cyclic))
    }.killed(by: .movesTakeTheShorterWay),
    .change(\.wheels.problem, "EmptyWheelTaken", "A wheel without titles is accepted.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, wheels[wheel].rows == .titles([]) else {
        return problem
      }
      return nil
    }.killed(by: .wheelSetsAreJudgedAsModel).bug("filipealva/PickerView#36"),
    .result(
      of: \.wheels.rowsOfText, "FirstReading", "One of two positions with the same text is used."
    ) { rows, text, set in
      guard case .failure(.ambiguous) = rows, let read = set.greedyRows(of: text) else {
        return rows
      }
      return .success(read)
    }.killed(by: .ambiguousTextsAreRefused),
    .result(
      of: \.wheels.rowsOfText, "GreedyTitles", "The longest title is used, never a shorter one."
    ) { rows, text, set in
      guard case .success = rows, set.greedyRows(of: text) == nil else { return rows }
      return .failure(.noTitle(wheel: set.wheels.count - 1, offset: text.utf16.count))
    }.killed(by: .textsSelectTheirRows, .wheelTextsEqualModel),
    .result(of: \.wheels.advice, "MostOfOneWheel", "The most moves are those of the longest wheel.")
    { advice, set, _, _ in
      let longest = set.wheels.map { $0.rowCount - 1 }.max()
      return advice.map { advice in
        advice.with(advice.longWheels, most: longest.map { min($0, advice.mostMoves) })
      }
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .result(
      of: \.wheels.rowsOfText, "TextByCharacters",
      "Each wheel reads a character, and row 0 if that isn't a digit."
    ) { _, text, set in
      let characters = Array(text)
      return .success(
        set.wheels.enumerated().map { wheel, one in
          let digit = wheel < characters.count ? characters[wheel].wholeNumberValue : nil
          return min(max(digit ?? 0, 0), one.rowCount - 1)
        })
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel).bug(.pickersArticle),
    .result(
      of: \.wheels.advice, "TwentyAlways", "A wheel may have twenty rows, whatever the limit."
    ) { advice, set, _, _ in
      let long = set.wheels.enumerated().filter { $0.element.rowCount > 20 }
      let named = long.map { WheelAdvice.LongWheel(wheel: $0.offset, rows: $0.element.rowCount) }
      return advice.map { $0.with(named) }
    }.killed(by: .wheelAdviceEqualsModel).bug(.pickersArticle),
  ]
}
