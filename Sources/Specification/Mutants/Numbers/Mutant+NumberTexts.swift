private let model = ModelNumbers()

extension Mutant {
  static let numberTexts: [Mutant] = [
    .writtenNumber("ASCIIDigitsWritten", "Digits are written in ASCII in every locale.") {
      text, format in
      text.unicodeScalars.reduce(into: "") { ascii, scalar in
        let digit = format.symbols.digits.firstIndex(of: scalar)
        ascii += digit.map { "\($0)" } ?? String(scalar)
      }
    }.killed(by: .writingIsReadBack).bug("DevExpress/DevExtreme#1919"),
    .replacing(
      \.numbers.isWithinBounds, "BoundsThroughDouble",
      "Bounds are compared as doubles, so a digit far after the period is ignored."
    ) { bounds, number in
      guard bounds.step == nil, let value = try? model.double(number) else {
        return model.isWithin(bounds, number)
      }
      let minimum = bounds.minimum.flatMap { try? model.double($0) } ?? -.infinity
      let maximum = bounds.maximum.flatMap { try? model.double($0) } ?? .infinity
      return minimum <= value && value <= maximum
    }.killed(by: .numbersAreOrdered).bug("web-platform-tests/wpt#20548"),
    .numberWriting("FractionCut", "Excess digits are dropped, not rounded.") {
      number, format throws(NumberWritingError) in
      let cut = number.dropping(number.excess(in: format), rounds: false)
      return try ModelNumbers().text(of: cut, in: format)
    }.killed(by: .writingEqualsModel).bug("autoNumeric/autoNumeric#65"),
    .numberWriting("FractionNotFilled", "Trailing zeros that the format requires are omitted.") {
      number, format throws(NumberWritingError) in
      var plain = format
      plain.fractionDigits = 0...format.maximumFractionDigits
      return try ModelNumbers().text(of: number, in: plain)
    }.killed(by: .writingEqualsModel).bug("google/gson#1118"),
    .writtenNumber("GroupsFraction", "The digits after the separator are grouped as well.") {
      text, format in
      let (point, group) = (format.symbols.decimalSeparator, format.symbols.groupingSeparator)
      let parts = text.unicodeScalars.split(separator: point).map { String($0) }
      guard format.grouping != .refused, parts.count == 2, parts[1].count > 3 else { return text }
      return "\(parts[0])\(point)\(parts[1].prefix(3))\(group)\(parts[1].dropFirst(3))"
    }.killed(by: .writingIsReadBack).bug("isprojects/mstform#62"),
    .writtenNumber("HyphenWritten", "A hyphen is written instead of the locale's minus sign.") {
      text, format in
      let minus = format.symbols.minusSign
      return text.hasPrefix(minus) ? "-" + text.dropFirst(minus.count) : text
    }.killed(by: .writingEqualsModel).bug("akeneo/pim-community-dev#8308"),
    .replacing(\.numbers.isWithinBounds, "MaximumExclusive", "The maximum itself is excluded.") {
      bounds, number in model.isWithin(bounds, number) && number != bounds.maximum
    }.killed(by: .numbersAreOrdered).bug("micronaut-projects/micronaut-core#1904"),
    .numberWriting(
      "MinimumGroupingIgnored", "Four digits are grouped where the locale requires five."
    ) { number, format throws(NumberWritingError) in
      var eager = format
      let grouping = format.symbols.grouping
      eager.regroup(NumberGrouping(primary: grouping.primary, secondary: grouping.secondary))
      return try ModelNumbers().text(of: number, in: eager)
    }.killed(by: .typedNumberIsGrouped, .localesGroupAsInCLDR).bug("richardschneider/net-cldr#4"),
    .numberReaches(
      "MinimumWhileTyping", "The minimum is enforced while typing: if it is 10, 1 can't be typed."
    ) { question, canBeCompleted in
      guard let value = question.value, let minimum = question.bounds.minimum else {
        return canBeCompleted
      }
      return canBeCompleted && value >= minimum
    }.killed(by: .everyNumberWithinBoundsCanBeTyped).bug("vlad-ignatov/react-numeric-input#19"),
    .numberReaches(
      "MinusAtZero", "If the minimum is zero, minus zero can't be typed."
    ) { question, canBeCompleted in
      let first = question.text.unicodeScalars.first { !$0.isBidiMark }
      let isMinus =
        first.map { ["-", "\u{2212}"].contains($0) } == true && question.bounds.minimum == .zero
      return canBeCompleted && !isMinus
    }.killed(by: .everyNumberWithinBoundsCanBeTyped).bug("opencrvs/opencrvs-core#9164"),
    .writtenNumber("MinusWithoutMark", "The minus sign is written without its bidi mark.") {
      text, _ in text.withoutBidiMarks
    }.killed(by: .writingEqualsModel).bug("adobe/react-spectrum#1880"),
    .numberWriting("NegativeZeroUnsigned", "Minus zero is written without its sign.") {
      number, format throws(NumberWritingError) in
      try ModelNumbers().text(of: number.isZero ? .zero : number, in: format)
    }.killed(by: .writingIsReadBack).bug("vchelaru/Gum#1779"),
    .numberReaches("NeverTooGreat", "Bounds are checked only at the end.") { _, _ in true }
      .killed(by: .boundsEqualModel).bug("palantir/blueprint#2071"),
    .numberWriting("RoundsHalfUp", "Excess digits are rounded half up.") {
      number, format throws(NumberWritingError) in
      let rounded = number.dropping(number.excess(in: format), rounds: true)
      return try ModelNumbers().text(of: rounded, in: format)
    }.killed(by: .writingEqualsModel).bug("nikku/feelin#4"),
    .replacing(
      \.numbers.isWithinBounds, "StepByRemainder",
      "Steps are counted by a floating-point remainder: 0.3 isn't a multiple of 0.1."
    ) { bounds, number in
      let range = try? NumberBounds(minimum: bounds.minimum, maximum: bounds.maximum)
      guard let range, let step = bounds.step, let divisor = try? model.double(step),
        let base = try? model.double(bounds.stepBase), let value = try? model.double(number)
      else { return model.isWithin(bounds, number) }
      return model.isWithin(range, number)
        && (value - base).truncatingRemainder(dividingBy: divisor) == 0
    }.killed(by: .boundsEqualModel).bug("form-validation/form-validation#128"),
    .replacing(
      \.numbers.isWithinBounds, "StepFromZero", "Steps are counted from zero, whatever the minimum."
    ) { bounds, number in
      let based = try? NumberBounds(
        minimum: bounds.minimum, maximum: bounds.maximum, step: bounds.step, stepBase: .zero)
      return model.isWithin(based ?? bounds, number)
    }.killed(by: .boundsEqualModel).bug("acidb/mobiscroll#196"),
    .numberReaches(
      "StepWhileTyping", "The step is enforced while typing: for multiples of 5, 1 can't be typed."
    ) { question, canBeCompleted in
      guard let value = question.value, let step = question.bounds.step else {
        return canBeCompleted
      }
      let steps = try? NumberBounds(step: step, stepBase: question.bounds.stepBase)
      return canBeCompleted && ModelNumbers().isWithin(steps ?? .none, value)
    }
    .killed(by: .everyNumberWithinBoundsCanBeTyped, .boundsEqualModel).bug(
      "istvan-ujjmeszaros/touchspin#6"),
    .numberWriting("WrittenThroughDouble", "A number is converted to a double and then written.") {
      number, format throws(NumberWritingError) in
      let model = ModelNumbers()
      let double = try? model.double(number)
      return try model.text(of: double.flatMap { ExactNumber("\($0)") } ?? number, in: format)
    }.killed(by: .writingIsReadBack).bug("changhuixu/ngx-digit-only#46"),
  ]
}
