private let model = ModelWheels()

extension Mutant {
  /// Sets, their texts, and advice about them.
  static let wheelSets: [Mutant] = [
    .moves("AlwaysRound", "Every wheel counts as cyclic.") { set in set.changing(\.cyclic) }
      .killed(by: .movesTakeTheShorterWay, .wheelAdviceEqualsModel),
    .change(\.wheels.problem, "EmptyWheelTaken", "A wheel without titles is accepted.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, wheels[wheel].rows == .titles([])
      else { return problem }
      return nil
    }.killed(by: .wheelSetsAreJudgedAsModel).bug("filipealva/PickerView/issues/36"),
    .rowsOfText("FirstReading", "One of two positions with the same text is used.") {
      rows, text, set in
      guard case .failure(.ambiguous) = rows, let read = set.greedyRows(of: text) else {
        return rows
      }
      return .success(read)
    }.killed(by: .ambiguousTextsAreRefused, .wheelTextsEqualModel),
    .rowsOfText("GreedyTitles", "The longest title is always used, never a shorter one.") {
      rows, text, set in
      guard case .success = rows, set.greedyRows(of: text) == nil else { return rows }
      return .failure(.noTitle(wheel: set.wheels.count - 1, offset: text.utf16.count))
    }.killed(by: .textsSelectTheirRows, .wheelTextsEqualModel),
    .change(\.wheels.problem, "LastDigitTen", "A wheel of ten digits ends with the digit ten.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, wheels[wheel].rows == .digits(to: 10)
      else { return problem }
      return nil
    }.killed(by: .wheelSetsAreJudgedAsModel).bug(.pickersArticle),
    .advice("MostOfOneWheel", "The most moves are those of the longest wheel.") { question in
      let longest = question.set.wheels.map { $0.rowCount - 1 }.max()
      return question.advice.with(most: longest.map { min($0, question.advice.mostMoves) })
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .replacing(
      \.wheels.textOfRows, "SeparatorsUnwritten", "A text has only the digits, without separators."
    ) { (rows, set) throws(WheelProblem) in
      let text = try model.text(of: rows, in: set)
      guard set.wheels.contains(where: { $0.rowCount > 1 }) else { return text }
      return zip(set.titles, set.rows(rows)).filter { $0.0.count > 1 }.map { $0[$1] }.joined()
    }.killed(by: .everyHourMinuteAndSecondIsOnePosition, .wheelRowsEqualModel),
    .rowsOfText(
      "TextByCharacters", "Each wheel reads a character, and row 0 if that isn’t a digit."
    ) { _, text, set in
      let characters = Array(text)
      return .success(
        set.wheels.enumerated().map { wheel, one in
          let digit = wheel < characters.count ? characters[wheel].wholeNumberValue : nil
          return min(max(digit ?? 0, 0), one.rowCount - 1)
        })
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel).bug(.pickersArticle),
    .advice("TwentyAlways", "A wheel may have twenty rows, whatever the limit.") { question in
      question.advice.naming(in: question.set) { $0 > 20 }
    }.killed(by: .wheelAdviceEqualsModel).bug(.pickersArticle),
  ]
}
