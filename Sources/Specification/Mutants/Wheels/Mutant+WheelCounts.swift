private let model = ModelWheels()

extension Mutant {
  static let wheelCounts: [Mutant] = [
    .countOfRows("B44", "Row 2147483647, which means “no choice”, selects the last row.") {
      count, rows, set in
      guard case .failure(.noRow(_, let wheel, let size)) = count, rows[wheel] == 2_147_483_647
      else { return count }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows)
    }.killed(by: .wheelRowsEqualModel).bug("brunow/FormKit.m#5"),
    .countOfRows("B44Cyclic", "A cyclic wheel refuses negative rows.") { count, rows, set in
      guard case .success = count, let wheel = rows.firstIndex(where: { $0 < 0 }) else {
        return count
      }
      return .failure(.noRow(rows[wheel], wheel: wheel, rows: set.wheels[wheel].rowCount))
    }.killed(by: .cyclicWheelsTakeAnyRow).bug("xiaozhuxiong121/PGPickerView#17"),
    .countOfRows("B44Minus", "Row −1, which an empty wheel reports, is counted as −1.") {
      count, rows, set in
      guard case .failure(.noRow(-1, let wheel, _)) = count else { return count }
      var rows = rows
      rows[wheel] = 0
      return set.modelCount(of: rows).map { max($0 - set.places[wheel], 0) }
    }.killed(by: .wheelRowsEqualModel).bug("xiaozhuxiong121/PGPickerView#24"),
    .replacing(
      throwing: \.wheels.rowsAtCount, "CountsGoRound",
      "A count beyond the last position restarts at the first."
    ) { (count, set) throws(WheelProblem) in
      // If a count is too large for the wheels, its first digits are dropped.
      let positions = set.counts.upperBound + 1
      return try model.rows(at: count >= positions ? count % positions : count, of: set)
    }.killed(by: .everyUnitDialsItsRange),
    .countOfRows("CyclicByMagnitude", "A row before the first of a cyclic wheel is mirrored.") {
      count, rows, set in
      guard case .success = count else { return count }
      return set.modelCount(of: zip(set.wheels, rows).map { abs($1 % $0.rowCount) })
    }.killed(by: .cyclicWheelsTakeAnyRow).bug("xiaozhuxiong121/PGPickerView#17"),
    .countOfRows("CyclicStops", "A cyclic wheel stops at its ends.") {
      count, rows, set in
      guard case .success = count else { return count }
      return set.modelCount(of: zip(set.wheels, rows).map { min(max($1, 0), $0.rowCount - 1) })
    }.killed(by: .cyclicWheelsTakeAnyRow).bug("filipealva/PickerView#24"),
    .result(
      of: \.wheels.rowsAtCount, "MissingWheel",
      "Minutes and seconds have four wheels, because a period replaced a comma."
    ) { rows, _, set in
      set == .minutesSeconds ? rows.map { Array($0.dropLast(2)) + $0.suffix(1) } : rows
    }.killed(by: .wheelRowsEqualModel).bug(.pickersArticle),
    .replacing(
      throwing: \.wheels.rowsAtCount, "RowsLeftAligned",
      "The digits of a count fill the wheels from the left."
    ) { (count, set) throws(WheelProblem) in
      let rows = try model.rows(at: count, of: set)
      guard set.wheels.contains(where: \.hasDigits) else { return rows }
      var digits = "\(count)".compactMap(\.wholeNumberValue)
      return zip(set.wheels, rows).map { wheel, row in
        guard wheel.hasDigits else { return row }
        return digits.isEmpty ? 0 : min(digits.removeFirst(), wheel.rowCount - 1)
      }
    }.killed(by: .everyHourMinuteAndSecondIsOnePosition).bug(.pickersArticle),
    .countOfRows("RowLimitOneOver", "The row after a wheel's last carries to the left.") {
      count, rows, set in
      guard case .failure(.noRow(let row, let wheel, let size)) = count, row == size else {
        return count
      }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows).map { min($0 + set.places[wheel], set.counts.upperBound) }
    }.killed(by: .wheelRowsEqualModel).bug("xiaozhuxiong121/PGPickerView#12"),
    .countOfRows("ShortRowsTaken", "If rows are missing, wheels show their first row.") {
      count, rows, set in
      let missing = set.wheels.count - rows.count
      guard missing > 0 else { return count }
      return set.modelCount(of: rows + [Int](repeating: 0, count: missing))
    }.killed(by: .wheelRowsEqualModel).bug("skywinder/ActionSheetPicker-3.0#113"),
  ]

  /// Mistakes in the values of positions, and in finding the position of a value.
  static let wheelValues: [Mutant] = [
    .replacing(
      throwing: \.wheels.doubleAtCount, "DoubleBySums",
      "The value is a sum of tenths and hundredths, so 0.29 isn't 0.29."
    ) { (count, set) throws(WheelProblem) in
      let double = try model.double(at: count, of: set)
      guard set.fractionDigits == 2 else { return double }
      let whole = Double(count / 100)
      return whole + Double(count / 10 % 10) * 0.1 + Double(count % 10) * 0.01
    }.killed(by: .positionsSurviveTheirValues).bug(.pickersArticle),
    .replacing(
      throwing: \.wheels.countOfNumber, "ExactThroughDouble",
      "A decimal number is converted to a double before it is shown."
    ) { (value, rounding, set) throws(WheelProblem) in
      guard let double = try? ModelNumbers().double(value) else {
        return try model.count(of: value, rounding: rounding, in: set)
      }
      return try model.count(of: double, rounding: rounding, in: set)
    }.killed(by: .wheelNumbersEqualModel).bug("antiwork/gumroad#3408"),
    .result(
      of: \.wheels.valueAtCount, "FractionForgotten", "The exact value of a position is its count."
    ) { value, count, _ in value.map { _ in ExactNumber(count) } }
    .killed(by: .everyHundredthIsOnePosition),
    .replacing(
      throwing: \.wheels.countOfValue, "MinusLost", "A negative value is shown without its sign."
    ) { (value, rounding, set) throws(WheelProblem) in
      try model.count(of: value.isFinite ? value.magnitude : value, rounding: rounding, in: set)
    }.killed(by: .wheelValuesEqualModel).bug("jsmreese/moment-duration-format#86"),
    .result(of: \.wheels.countOfValue, "NoNumberShown", "Not-a-number is shown as zero.") {
      count, _, _, _ in count == .failure(.notANumber) ? .success(0) : count
    }.killed(by: .wheelValuesEqualModel).bug(.pickersArticle),
    .result(
      of: \.wheels.countOfValue, "ValueTruncated", "Int(value * 100) cuts 0.29 to 28 hundredths."
    ) { count, value, rounding, set in
      guard case .success = count, rounding == .nearest else { return count }
      return .success(Int((0..<set.fractionDigits).reduce(value) { value, _ in value * 10 }))
    }
    .killed(by: .everyHourMinuteAndSecondIsOnePosition, .wheelValuesEqualModel).bug(
      "BasedHardware/omi#10158"),
  ]

  /// Mistakes in sets of wheels, in their texts, and in the advice about them.
  static let wheelSets: [Mutant] = [
    .replacing(throwing: \.wheels.moves, "AlwaysRound", "Every wheel is treated as cyclic.") {
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
    }.killed(by: .wheelSetsEqualModel).bug("filipealva/PickerView#36"),
    .result(
      of: \.wheels.rowsOfText, "FirstReading", "A text of two positions selects one of them."
    ) { rows, text, set in
      guard case .failure(.ambiguous) = rows, let read = set.greedyRows(of: text) else {
        return rows
      }
      return .success(read)
    }.killed(by: .ambiguousTextsAreRefused),
    .result(
      of: \.wheels.rowsOfText, "GreedyTitles", "Each wheel uses the longest title that matches."
    ) { rows, text, set in
      guard case .success = rows, set.greedyRows(of: text) == nil else { return rows }
      return .failure(.noTitle(wheel: set.wheels.count - 1, offset: text.utf16.count))
    }.killed(by: .textsSelectTheirRows, .wheelTextsEqualModel),
    .result(of: \.wheels.advice, "MostOfOneWheel", "Only the longest wheel's moves are counted.") {
      advice, set, _, _ in
      let longest = set.wheels.map { $0.rowCount - 1 }.max()
      return advice.map { advice in
        advice.with(advice.longWheels, most: longest.map { min($0, advice.mostMoves) })
      }
    }.killed(by: .expectedMovesAreMeasured, .wheelAdviceEqualsModel),
    .result(
      of: \.wheels.rowsOfText, "TextByCharacters",
      "Each wheel reads one character, and shows row 0 if it isn't a digit."
    ) { _, text, set in
      let characters = Array(text)
      return .success(
        set.wheels.enumerated().map { wheel, one in
          let digit = wheel < characters.count ? characters[wheel].wholeNumberValue : nil
          return min(max(digit ?? 0, 0), one.rowCount - 1)
        })
    }.killed(by: .wheelTextsEqualModel).bug(.pickersArticle),
    .result(
      of: \.wheels.advice, "TwentyAlways", "A wheel may have twenty rows, whatever the limit is."
    ) { advice, set, _, _ in
      let long = set.wheels.enumerated().filter { $0.element.rowCount > 20 }
      let named = long.map { WheelAdvice.LongWheel(wheel: $0.offset, rows: $0.element.rowCount) }
      return advice.map { $0.with(named) }
    }.killed(by: .wheelAdviceEqualsModel).bug(.pickersArticle),
  ]
}
