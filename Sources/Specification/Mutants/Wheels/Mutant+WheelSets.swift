import InputLaws
import InputRules
import InputRulesModel

private let model = ModelWheels()

extension Mutant {
  /// Sets, their texts, and advice about them.
  static let wheelSets: [Mutant] = [
    .moves("AlwaysRound", "Every wheel counts as cyclic.") { set in set.changing(\.cyclic) }
      .killed(by: .movesTakeTheShorterWay, .wheelAdviceEqualsModel),
    .rowsOfText("AmbiguousBeginning", "A text is ambiguous if any prefix of it is.") {
      rows, text, set in
      guard case .success = rows else { return rows }
      let units = Array(text.utf16)
      var readings = [0: 1]
      for titles in set.titles {
        var next: [Int: Int] = [:]
        for title in titles.map({ Array($0.utf16) }) {
          for (offset, count) in readings where units[offset...].starts(with: title) {
            next[offset + title.count, default: 0] += min(count, 2)
          }
        }
        if next.values.contains(where: { $0 > 1 }) { return .failure(.ambiguous) }
        readings = next
      }
      return rows
    }.killed(by: .actionsAnswerAsTheirFunctions, .wheelTextsEqualModel),
    .setProblem("AnyFraction", "Any number of digits may be a fraction.") {
      problem, wheels, fractionDigits in
      guard case .fractionDigits = problem else { return problem }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .rowsOfText("CanonicalText", "A text that only looks like a title is accepted.") {
      rows, text, set in
      guard case .failure = rows, let read = set.greedyRows(of: text) else { return rows }
      return .success(read)
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .setProblem("CanonicalTitles", "Titles that only look the same count as equal.") {
      problem, wheels, fractionDigits in
      guard problem == nil else { return problem }
      for (wheel, titles) in wheels.map(\.allTitles).enumerated() {
        var seen: Set<String> = []
        if let title = titles.first(where: { !seen.insert($0).inserted }) {
          return .equalTitles(wheel: wheel, title: ExactText(title))
        }
      }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .replacing(
      \.wheels.moves, "CountsForMoves", "The difference of counts is used as the number of moves."
    ) { (from, to, set) throws(WheelProblem) in
      _ = try model.moves(from: from, to: to, in: set)
      return abs(try model.count(of: from, in: set) - model.count(of: to, in: set))
    }.killed(by: .movesTakeTheShorterWay, .wheelAdviceEqualsModel),
    .advice("DigitsExpected", "The mean ignores wheels with their own titles.") {
      question in
      let set = question.set.changing { $0.hasDigits ? $0 : .separator("") }
      let rows = zip(set.wheels, question.set.rows(question.rows)).map { $0.hasDigits ? $1 : 0 }
      let advice = try? ModelWheels().advice(on: set, from: rows, mostRows: question.mostRows)
      return question.advice.with(expected: advice?.expectedMoves)
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .setProblem("EmptyWheelTaken", "A wheel without titles is accepted.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, wheels[wheel].rows == .titles([])
      else { return problem }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel)
      .bug("filipealva/PickerView/issues/36"),
    .setProblem("EqualTitlesTaken", "Two rows of a wheel may have the same title.") {
      problem, wheels, fractionDigits in
      guard case .equalTitles = problem else { return problem }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .rowsOfText("FirstReading", "One of two positions with the same text is used.") {
      rows, text, set in
      guard case .failure(.ambiguous) = rows, let read = set.greedyRows(of: text) else {
        return rows
      }
      return .success(read)
    }.killed(by: .ambiguousTextsAreRefused, .wheelTextsEqualModel),
    .setProblem("FractionFirst", "The fraction digits are checked before the wheels.") {
      problem, wheels, fractionDigits in
      guard problem != nil, !(0...9).contains(fractionDigits) else { return problem }
      return .fractionDigits(fractionDigits)
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .setProblem("FractionWithinDigits", "A set needs as many wheels as there are fraction digits.")
    { problem, wheels, fractionDigits in
      let digits = wheels.filter(\.hasDigits).count
      guard problem == nil, fractionDigits > digits else { return problem }
      return .fractionDigits(fractionDigits)
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .rowsOfText("GreedyTitles", "The longest title is always used, never a shorter one.") {
      rows, text, set in
      guard case .success = rows, set.greedyRows(of: text) == nil else { return rows }
      return .failure(.noTitle(wheel: set.wheels.count - 1, offset: text.utf16.count))
    }.killed(by: .textsSelectTheirRows, .wheelTextsEqualModel),
    .rowsOfText("IgnoresCase", "Titles are read in any case.") { rows, text, set in
      guard case .failure(.noTitle) = rows,
        let read = set.greedyRows(of: text, spelling: { $0.lowercased() })
      else { return rows }
      return .success(read)
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .setProblem("LastDigitTen", "A wheel of ten digits ends with the digit ten.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, wheels[wheel].rows == .digits(to: 10)
      else { return problem }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel).bug(.pickersArticle),
    .setProblem("LastWheelNamed", "Of several wheels without rows the last is named.") {
      problem, wheels, fractionDigits in
      guard case .noRows = problem else { return problem }
      let last = wheels.lastIndex { wheel in
        switch wheel.rows {
        case .digits(let last): last < 0 || last > 9
        case .separator: false
        case .titles(let titles): titles.isEmpty
        }
      }
      return last.map { .noRows(wheel: $0) }
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .advice("LimitNamed", "A wheel with the largest allowed number of rows is named.") { question in
      question.advice.naming(in: question.set) { $0 >= question.mostRows }
    }.killed(by: .longWheelsAreNamed, .wheelAdviceEqualsModel),
    .advice("MostFromFirst", "The most moves are those from the first position.") { question in
      let first = [Int](repeating: 0, count: question.set.wheels.count)
      let advice = try? ModelWheels().advice(
        on: question.set, from: first, mostRows: question.mostRows)
      return question.advice.with(most: advice?.mostMoves)
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .advice("MostOfOneWheel", "The most moves are those of the longest wheel.") { question in
      let longest = question.set.wheels.map { $0.rowCount - 1 }.max()
      return question.advice.with(most: longest.map { min($0, question.advice.mostMoves) })
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .setProblem("MostPositionsRefused", "The largest number of positions is too many.") {
      problem, wheels, fractionDigits in
      guard problem == nil else { return problem }
      let positions = wheels.reduce(1) { $0 * $1.rowCount }
      return positions < 1_000_000_000_000_000 ? nil : .tooManyPositions
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .setProblem("NegativeLastDigit", "The last digit is only checked to be at most nine.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let wheel) = problem, case .digits(let last) = wheels[wheel].rows, last < 0
      else { return problem }
      return nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .setProblem("NoWheelsTaken", "A set of no wheels is a set.") { problem, _, _ in
      problem == .noWheels ? nil : problem
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .advice("OthersExpected", "The mean is taken over the other positions only.") { question in
      let others = Double(question.set.counts.upperBound)
      guard others > 0 else { return question.advice }
      return question.advice.with(expected: question.advice.expectedMoves * (others + 1) / others)
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .setProblem("PositionsWrap", "Positions are counted in an integer that wraps around.") {
      problem, wheels, fractionDigits in
      guard problem == .tooManyPositions else { return problem }
      let positions = wheels.reduce(1) { $0 &* $1.rowCount }
      return positions > 1_000_000_000_000_000 ? .tooManyPositions : nil
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .rowsOfText("SeparatorsOptional", "A text is read without its separators.") { rows, text, set in
      guard case .failure = rows else { return rows }
      let bare = set.changing { $0.rowCount == 1 ? .separator("") : $0 }
      return bare == set ? rows : bare.modelRows(of: text)
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .replacing(
      \.wheels.textOfRows, "SeparatorsUnwritten", "A text has the digits, and no separators."
    ) { (rows, set) throws(WheelProblem) in
      let text = try model.text(of: rows, in: set)
      guard set.wheels.contains(where: { $0.rowCount > 1 }) else { return text }
      return zip(set.titles, set.rows(rows)).filter { $0.0.count > 1 }.map { $0[$1] }.joined()
    }.killed(
      by: .everyHourMinuteAndSecondIsOnePosition, .wheelRowsEqualModel, .wheelTextsEqualStringFormat
    ),
    .moves("StraightMoves", "The shorter way round a cyclic wheel is ignored.") { set in
      set.changing { Wheel($0.rows) }
    }.killed(by: .movesTakeTheShorterWay, .wheelAdviceEqualsModel),
    .rowsOfText("TailIgnored", "Text after the last wheel’s title is ignored.") {
      rows, text, set in
      guard case .failure(.textGoesOn(let offset)) = rows else { return rows }
      return set.modelRows(of: String(decoding: text.utf16.prefix(offset), as: UTF16.self))
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
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
    .rowsOfText("TextFromTheStart", "The error in an unreadable text is always at its start.") {
      rows, _, _ in
      rows.mapError { problem in
        switch problem {
        case .noTitle(let wheel, _): .noTitle(wheel: wheel, offset: 0)
        case .textGoesOn: .textGoesOn(offset: 0)
        case .notANumber, .infinite, .negative, .beyond, .noPosition, .noWheel, .noRow, .rowCount,
          .ambiguous, .noSet:
          problem
        }
      }
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .rowsOfText(
      "TextOffsetInCharacters", "The offset of an unreadable text is counted in characters."
    ) {
      rows, text, _ in
      guard case .failure(.noTitle(let wheel, let offset)) = rows else { return rows }
      let read = String(decoding: text.utf16.prefix(offset), as: UTF16.self)
      return .failure(.noTitle(wheel: wheel, offset: read.count))
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .rowsOfText("TextTrimmed", "White space around a text is dropped before it is read.") {
      rows, text, set in
      guard case .failure = rows else { return rows }
      let head = text.drop { $0.isWhitespace }
      let tail = head.reversed().drop { $0.isWhitespace }
      return set.modelRows(of: String(tail.reversed()))
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .setProblem("TitlesOfTheWholeSet", "A title may be on only one wheel of a set.") {
      problem, wheels, fractionDigits in
      guard problem == nil else { return problem }
      var seen: Set<[UInt16]> = []
      for (wheel, one) in wheels.enumerated() where !one.hasDigits {
        for title in one.allTitles where !seen.insert(Array(title.utf16)).inserted {
          return .equalTitles(wheel: wheel, title: ExactText(title))
        }
      }
      return nil
    }.killed(by: .everyUnitDialsItsRange, .wheelSetsAreJudgedAsModel),
    .advice("TwentyAlways", "A wheel may have twenty rows, whatever the limit.") { question in
      question.advice.naming(in: question.set) { $0 > 20 }
    }.killed(by: .longWheelsAreNamed, .wheelAdviceEqualsModel).bug(.pickersArticle),
    .setProblem("WheelByWheel", "The first wheel with a problem is named, not the first problem.") {
      problem, wheels, fractionDigits in
      guard case .noRows(let empty) = problem else { return problem }
      let before = Array(wheels.prefix(empty))
      let fractionDigits = min(max(fractionDigits, 0), 9)
      let problem = ModelWheels().problem(of: before, fractionDigits: fractionDigits)
      guard case .equalTitles = problem else { return problem }
      return problem
    }.killed(by: .theFirstFlawOfASetIsNamed, .wheelSetsAreJudgedAsModel),
    .replacing(\.wheels.moves, "WheelsForMoves", "The wheels that move are counted, not the rows.")
    { (from, to, set) throws(WheelProblem) in
      _ = try model.moves(from: from, to: to, in: set)
      return zip(set.rows(from), set.rows(to)).filter { $0 != $1 }.count
    }.killed(by: .movesTakeTheShorterWay, .wheelAdviceEqualsModel),
    .rowsOfText("WheelsFromOne", "The wheel that can’t be read is counted from one.") {
      rows, _, _ in
      rows.mapError { problem in
        guard case .noTitle(let wheel, let offset) = problem else { return problem }
        return .noTitle(wheel: wheel + 1, offset: offset)
      }
    }.killed(by: .everyOtherTextIsRefused, .wheelTextsEqualModel),
    .advice("WholeMovesExpected", "The mean of moves is divided as an integer.") { question in
      question.advice.with(expected: question.advice.expectedMoves.rounded(.down))
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
  ]
}
