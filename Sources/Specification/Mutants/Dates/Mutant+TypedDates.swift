extension Mutant {
  /// Mistakes in edits of dates and times as they are typed.
  static let typedDates: [Mutant] = [
    .dateInsertion("MonthOneThenFive", "A digit that is too large sets the maximum.") {
      $0.decision { if $0.overflow == .passesOn { $0.overflow = .clamped } }
    }
    .killed(by: .digitsThatDontFitPassOn, .everySixDigitsAreTypedAsModel).bug(
      "nosir/cleave.js#232"),
    .dateInsertion("TwentyFourBecomesTwo", "A digit for the next segment is dropped.") { question in
      guard question.isDigit, question.decision(by: { $0.overflow = .refused }).newState == nil,
        question.decision.newState != nil
      else { return nil }
      return question.decision(typing: ":")
    }.killed(by: .digitsThatDontFitPassOn).bug("RobinHerbots/Inputmask#2194"),
    .dateInsertion("FirstDigitTooBig", "A first digit is refused because of the old second one.") {
      question in
      let count = question.decision.newState?.text.utf16.count ?? .max
      return question.isDigit && question.edit.range.length == 0
        && count < question.state.text.utf16.count ? .refuse(.notDate(.fitsNoSlot)) : nil
    }.killed(by: .digitsThatDontFitPassOn).bug("uNmAnNeR/imaskjs#924"),
    .dateKey("HourUpTo29", "Each digit of an hour is limited separately, so 29 is accepted.") {
      24...29 ~= Int($0[.hour] ?? "") ?? 0
    }.killed(by: .digitsThatDontFitPassOn).bug("NepipenkoIgor/ngx-mask#854"),
    .dateKey("TwentyFourSixty", "24 is accepted as an hour, and 60 as a minute.") {
      $0[.hour] == "24" || $0[.minute] == "60"
    }.killed(by: .digitsThatDontFitPassOn).bug("text-mask/text-mask#678"),
    .dateInsertion("ZeroBecomesOne", "A zero that begins a day or a month becomes 1.") { question in
      guard question.edit.replacement == "0" else { return nil }
      let segments = question.segments(of: question.plain.text)
      let isFirst = segments[.day] == "0" || segments[.month] == "0"
      return isFirst ? question.decision(typing: "1") : nil
    }.killed(by: .everyDateCanBeTyped, .everyEightDigitsAreTypedAsModel).bug("nosir/cleave.js#304"),
    .dateInsertion("TwelveUntypable", "The hour 12 can't be typed.") { question in
      question.segments(of: question.plain.text)[.hour12] == "12" && question.isKey
        ? .refuse(.notDate(.fitsNoSlot)) : nil
    }.killed(by: .everyDateCanBeTyped).bug("nosir/cleave.js#413"),
    .dateInsertion("PaddedDigitCaretShort", "After a padded digit, the caret is too far left.") {
      question in
      question.changing { next in
        let caret = question.edit.range.location + question.edit.replacement.utf16.count
        return question.isDigit ? next.placed(at: min(caret, next.selection.location)) : next
      }
    }.killed(by: .caretStaysBesideItsDigits).bug("NepipenkoIgor/ngx-mask#1251"),
    .dateInsertion("NotClamped", "A date out of bounds stays, despite the clamping policy.") {
      question in question.decision { if $0.whole == .clamped { $0.whole = .atEnd } }
    }.killed(by: .clampedDatesLandInBounds, .dateFieldsEqualModel),
    .dateInsertion("HalfDayStays", "After the text of a half-day, no letter changes that text.") {
      let texts = [$0.field.texts.morning, $0.field.texts.afternoon]
      let isAfter = texts.contains(where: $0.state.text.hasSuffix)
      return $0.isKey && !$0.isDigit && isAfter && $0.edit.range.length == 0
        ? .refuse(.notDate(.fitsNoSlot)) : nil
    }.killed(by: .keysChooseTheHalfDay),
    .dateInsertion("MinimumReplacesPartialDate", "A partly typed year is clamped.") { question in
      question.changing { next in
        guard let year = question.segments(of: next.text)[.year], year.count < 4,
          let minimum = question.field.policies.minimum, Int(year) ?? 0 < minimum.date.year
        else { return next }
        let values = question.field.separator == nil ? [minimum] : [minimum, minimum]
        let text = try? ModelDateFields().text(of: values, in: question.field)
        return text.map { FieldState($0) } ?? next
      }
    }.killed(by: .everyDateCanBeTyped).bug("chakra-ui/zag#3070"),
    .change(\.dateFields.problemOfParts, "RepeatedSegmentTaken", "A layout may repeat a segment.") {
      problem, _ in if case .repeated = problem { nil } else { problem }
    }.killed(by: .layoutsAreChecked),
    .dateDeletion("ReflowAfterDeletion", "A deletion types the remaining digits again.") {
      question in
      let content = String(scalars: question.content(of: question.plain.text))
      return question.changing { _ in question.model.typing(content) }
    }.killed(by: .dateFieldsEqualModel).bug("nosir/cleave.js#451"),
    .dateDeletion("DeletionTakesNeighbor", "A deletion also removes the last digit of the text.") {
      $0.changing { next in
        let text = String(next.text.dropLast())
        return FieldState(text).placed(at: min(next.selection.location, text.utf16.count))
      }
    }.killed(by: .dateFieldsEqualModel).bug("RobinHerbots/Inputmask#2163"),
    .dateDeletion("MeridiemResetByDeletion", "A deletion turns the afternoon into the morning.") {
      let texts = $0.field.texts
      return $0.changing {
        let text = $0.text.replacing(texts.afternoon, with: texts.morning)
        return FieldState(text).placed(at: $0.selection.location)
      }
    }.killed(by: .dateFieldsEqualModel).bug("adobe/react-spectrum#6793"),
    .dateDeletion("SeparatorUndeletable", "A deletion of only literals is refused.") { question in
      let content = question.content(of: question.state.text)
      return content == question.content(of: question.plain.text)
        ? .refuse(.notDate(.fitsNoSlot)) : nil
    }.killed(by: .dateFieldsEqualModel).bug("pluralsight/pando#1154"),
    .dateInsertion("SeparatorPadsRight", "A separator adds a zero after a digit.") { question in
      let isDigit = question.content(of: question.edit.replacement).isEmpty == false
      guard question.isKey, !isDigit, let next = question.decision.newState,
        next.text.hasPrefix(question.state.text) == false
      else { return nil }
      let zero = String(question.field.texts.digits[0])
      return question.showing(FieldState(question.state.text + zero))
    }.killed(by: .separatorsCompleteSegments).bug("taiga-family/maskito#1176"),
    .dateInsertion("SeparatorRefused", "A separator can't be typed; only the field writes it.") {
      let isContent = !$0.content(of: $0.edit.replacement).isEmpty
      return $0.isKey && !isContent && !$0.isDigit ? .refuse(.notDate(.fitsNoSlot)) : nil
    }
    .killed(by: .everyDateCanBeTyped, .separatorsCompleteSegments).bug("taiga-family/maskito#2132"),
    .dateInsertion("ForeignDigitsUntypable", "A field with its own digits refuses ASCII digits.") {
      $0.isDigit && $0.field.texts.digits.first != "0" ? .refuse(.notDate(.fitsNoSlot)) : nil
    }.killed(by: .digitsThatDontFitPassOn).bug("mui/mui-x#14458"),
  ]
}

extension FieldState {
  fileprivate func placed(at caret: Int) -> FieldState {
    (try? FieldState(text: text, selection: .caret(at: caret))) ?? self
  }
}
