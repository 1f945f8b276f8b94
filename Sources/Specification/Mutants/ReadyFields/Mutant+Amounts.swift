extension Mutant {
  static let amounts: [Mutant] = [
    .amountEdit("SymbolIsInTheWay", "A backspace at the symbol deletes nothing.") { question in
      question.takesSymbolAlone ? .accept(question.state) : nil
    }.killed(by: .backspacesEmptyAnyField).bug("jsillitoe/react-currency-input#16"),
    .amountEdit("SymbolHalfDeleted", "A backspace in the symbol deletes part of it.") { question in
      question.takesSymbolAlone ? .accept(question.plain) : nil
    }.killed(by: .amountsShowTheirValue).bug("autoNumeric/autoNumeric#697"),
    .amountEdit("CaretAfterTheSymbol", "After each edit, the caret is at the end of the text.") {
      $0.changing { FieldState($0.text) }
    }.killed(by: .amountsShowTheirValue).bug("autoNumeric/autoNumeric#684"),
    .amountInsertion("MinusNeverTyped", "A minus sign is refused.") { question in
      question.edit.replacement.unicodeScalars.contains { $0 == "-" || $0 == "\u{2212}" }
        ? .refuse(.reformatted) : nil
    }.killed(by: .pastedAmountsMeanTheirValue).bug("gtgalone/currency_text_input_formatter#3"),
    .amountInsertion("PasteIsShifted", "Pasted digits are an amount in the smallest unit.") {
      question in
      let digits = question.edit.replacement.unicodeScalars.filter {
        $0.properties.numericType != nil
      }
      guard question.field.typing == .shifted, !digits.isEmpty else { return nil }
      return question.decision(typing: String(String.UnicodeScalarView(digits)))
    }.killed(by: .pastedAmountsMeanTheirValue).bug("plentz/jquery-maskmoney#232"),
    .amountInsertion("SymbolIsRefused", "An amount with its symbol is refused.") { question in
      question.edit.replacement.contains(question.field.symbol) ? .refuse(.reformatted) : nil
    }.killed(by: .pastedAmountsMeanTheirValue).bug("Expensify/App#47270"),
    .amountInsertion("PasteGetsAZero", "A zero is inserted before pasted decimals.") {
      let separator = String($0.field.format.symbols.decimalSeparator)
      return $0.decision(typing: $0.edit.replacement.replacing(separator, with: "0" + separator))
    }.killed(by: .pastedAmountsMeanTheirValue).bug("RobinHerbots/Inputmask#769"),
    .amountInsertion("BracketsAreDropped", "The brackets around a pasted amount are dropped.") {
      $0.decision(typing: $0.edit.replacement.filter { !"()".contains($0) })
    }.killed(by: .pastedAmountsMeanTheirValue).bug("we-promise/sure/pull/3300"),
    .amountInsertion("AnyCurrencyIsOwn", "Another currency's sign is dropped from a paste.") {
      $0.decision(typing: $0.edit.replacement.filter { !$0.isCurrencySymbol && !$0.isLetter })
    }.killed(by: .pastedAmountsMeanTheirValue).bug("nocodb/nocodb/pull/14431"),
    .amountInsertion("PlainSpaceIsRefused", "A plain space never separates groups.") {
      $0.edit.replacement.contains(" ") ? .refuse(.reformatted) : nil
    }.killed(by: .pastedAmountsMeanTheirValue).bug("adobe/react-spectrum#8545"),
    .amountInsertion("ApostropheIsDecimal", "A typed apostrophe is the decimal separator.") {
      let separator = String($0.field.format.symbols.decimalSeparator)
      return $0.edit.replacement == "'" ? $0.decision(typing: separator) : nil
    }.killed(by: .typedNumbersMeanTheirValue).bug("commercetools/ui-kit/pull/3094"),
    .amountInsertion("DecimalsBecomeAGroup", "A third decimal turns the decimals into a group.") {
      question in
      guard question.isKey, question.isAtEnd, question.decision.newState == nil else { return nil }
      let separator = Character(question.field.format.symbols.decimalSeparator)
      let text = question.state.text + question.edit.replacement
      let whole = TextRange(location: 0, length: question.state.text.utf16.count)
      return question.decision(typing: text.filter { $0 != separator }, over: whole)
    }.killed(by: .typedNumbersMeanTheirValue).bug("we-promise/sure#3395"),
    .amountEdit("SymbolStays", "If all digits are deleted, the symbol stays.") { question in
      question.changing { $0.text.isEmpty ? FieldState(question.field.symbol) : $0 }
    }.killed(by: .amountsShowTheirValue).bug("mui/base-ui#2853"),
    .amountInsertion("DigitAfterTheSymbol", "A digit typed after the symbol stays there.") {
      $0.isKey && $0.head.hasSuffix($0.field.symbol) ? $0.unformatted : nil
    }.killed(by: .amountsShowTheirValue).bug("mui/base-ui#2963"),
    .amountEdit("MinusAfterTheSymbol", "A minus before the symbol is shown after it.") {
      question in
      let (minus, symbol) = (question.field.format.symbols.minusSign, question.field.symbol)
      return question.changing { next in
        let number = next.text.dropFirst(symbol.count + 1)
        return next.text.hasPrefix(String(minus) + symbol)
          ? FieldState(symbol + String(minus) + number) : next
      }
    }.killed(by: .amountsShowTheirValue).bug("useautumn/autumn/pull/2139"),
    .amountInsertion("ArabicSeparatorIsDropped", "A typed Arabic decimal separator is dropped.") {
      $0.decision(typing: $0.edit.replacement.filter { $0 != "\u{66B}" })
    }.killed(by: .typedNumbersMeanTheirValue).bug("pyqtgraph/pyqtgraph/pull/3626"),
    .amountInsertion("CommaIsDropped", "Another locale's decimal separator is dropped.") {
      let isForeign = $0.field.format.symbols.decimalSeparator != ","
      return $0.decision(typing: $0.edit.replacement.filter { !isForeign || $0 != "," })
    }.killed(by: .typedNumbersMeanTheirValue).bug("WalletWasabi/WalletWasabi#10291"),
    .amountInsertion("FirstDigitsAreUnits", "The first two digits are whole units.") { question in
      guard question.field.typing == .shifted else { return nil }
      return question.changing { next in
        let zeros = next.text.unicodeScalars.filter { "1"..."9" ~= $0 }.count
        let symbols = question.field.format.symbols
        return zeros > 2
          ? next : FieldState(next.text.filter { String($0) != String(symbols.decimalSeparator) })
      }
    }
    .killed(by: .digitsShiftTheAmount, .amountFieldEqualsModel).bug(
      "igorescobar/jQuery-Mask-Plugin#550"),
    Mutant("TwoDecimalsAlways", "Each currency has two decimals.") {
      $0.amounts.fieldOfPlan = { plan in
        var plan = plan
        plan.format.fractionDigits = 2...2
        return ModelAmountField(plan)
      }
    }.killed(by: .digitsShiftTheAmount, .amountFieldEqualsModel).bug("Ebury/chameleon#99"),
  ]

  /// Creates a mutant whose amount fields use `decide` for edits.
  private static func amountEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (AmountQuestion) -> Decision?
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.amounts.fieldOfPlan = { plan in
        let model = ModelAmountField(plan)
        return MutantRule(model: model) { AmountQuestion(plan, model, $0, $1).flatMap(decide) }
      }
    }
  }

  /// Creates a mutant whose amount fields use `decide` for insertions.
  private static func amountInsertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (AmountQuestion) -> Decision?
  ) -> Mutant { amountEdit(id, mistake) { $0.edit.isDeletion ? nil : decide($0) } }
}

private typealias AmountQuestion = FieldQuestion<AmountPlan>

extension AmountQuestion {
  /// Whether the edit deletes only scalars of the currency symbol or no-break spaces.
  fileprivate var takesSymbolAlone: Bool {
    edit.isDeletion
      && replaced.unicodeScalars.allSatisfy {
        $0 == "\u{A0}" || field.symbol.unicodeScalars.contains($0)
      }
  }
}
