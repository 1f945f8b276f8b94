extension Mutant {
  /// Mistakes in checking whether a text is a number.
  static let grammars: [Mutant] = [
    .numberText("AdjacentSeparators", "A lenient format accepts two adjacent separators.") {
      text, format in
      let separator = String(format.symbols.groupingSeparator)
      return format.grouping == .lenient
        ? text.replacing(separator + separator, with: separator) : text
    }.killed(by: .problemsNameWhatMayFollow).bug("openjdk/jdk#18339"),
    .numberRefusal("BidiMarksRefused", "Bidi marks that keyboards type beside a sign are refused.")
    { place, scalars, _ in scalars[place].isBidiMark }.killed(by: .everyCompleteNumberCanBeTyped)
      .bug("DevExpress/DevExtreme#3615"),
    .numberRefusal(
      "CommaForPoint", "Every decimal separator is a comma, even in locales with a period."
    ) { place, scalars, format in
      scalars[place] == format.symbols.decimalSeparator && scalars[place] != ","
    }.killed(by: .everyBeginningCanBeCompleted).bug("3lvis/Form#512"),
    .numberProblem(
      "EmptyRefused", "The empty text isn't a prefix of a number, so nothing can be typed."
    ) { question in
      guard question.text.isEmpty else { return question.problem }
      return ModelNumbers().problem(of: "", as: .complete, in: question.format)
    }
    .killed(by: .everyCompleteNumberCanBeTyped).bug(
      "carbon-design-system/carbon-components-svelte#2550"),
    .numberRefusal("ExponentPlusRefused", "An exponent may have a minus sign, but no plus sign.") {
      place, scalars, format in
      let pluses = ["+", format.symbols.plusSign].joined().unicodeScalars
      return place > 0 && pluses.contains(scalars[place]) && !scalars[place].isBidiMark
        && scalars[..<place].contains { $0 == "e" || $0 == "E" }
    }.killed(by: .everyDoubleIsReadBack).bug("svaarala/duktape#93"),
    .numberRefusal(
      "HyphenRefused", "In a locale with its own minus sign, the keyboard's hyphen isn't a sign."
    ) { place, scalars, format in
      scalars[place] == "-" && !format.symbols.minusSign.unicodeScalars.contains("-")
    }.killed(by: .problemsNameWhatMayFollow).bug("globalizejs/globalize#636"),
    .numberRefusal(
      "LoneMinusRefused", "A minus sign can be added before a number, but not typed first."
    ) { _, scalars, format in
      scalars.count == 1 && ["-", format.symbols.minusSign].contains(String(scalars[0]))
    }.killed(by: .problemsNameWhatMayFollow).bug("primefaces/primereact#1427"),
    .numberRefusal(
      "MixedDigitsRefused", "The locale's own digits and ASCII digits can't be mixed in one number."
    ) { place, scalars, format in
      let digits = scalars[...place].filter {
        format.symbols.digits.contains($0) || "0"..."9" ~= $0
      }
      return Set(digits.map(\.isASCII)).count > 1
    }.killed(by: .problemsNameWhatMayFollow).bug("autoNumeric/autoNumeric#342"),
    .numberProblem("OffsetInCharacters", "The offset of a problem is counted in characters.") {
      question in
      question.problem.map { problem in
        let head = question.text.prefix(units: problem.offset)
        return NumberProblem(offset: head.count, found: problem.found, expected: problem.expected)
      }
    }.killed(by: .problemsNameWhatMayFollow).bug("bruits/satteri#185"),
    .numberRefusal("OwnDigitsRefused", "The locale's own digits can't be typed.") {
      place, scalars, format in
      format.symbols.digits.contains(scalars[place]) && !scalars[place].isASCII
    }.killed(by: .writingIsReadBack).bug("enketo/enketo-core#972"),
    .numberRefusal("OwnMinusRefused", "The locale's minus sign is written, but not read.") {
      place, scalars, format in
      scalars[place] == "\u{2212}" && format.symbols.minusSign.unicodeScalars.contains("\u{2212}")
    }.killed(by: .writingIsReadBack).bug("grobidOrg/grobid#980"),
    .numberProblem(
      "PartialGroupRefused",
      "After a grouping separator, each typed text must be a complete number."
    ) { question in
      let separator = question.format.symbols.groupingSeparator
      let isGrouped = question.text.unicodeScalars.contains(separator)
      guard question.problem == nil && isGrouped else { return question.problem }
      return ModelNumbers().problem(of: question.text, as: .complete, in: question.format)
    }.killed(by: .everyCompleteNumberCanBeTyped).bug("ericberman/MyFlightbookiOS#43"),
    .numberProblem("SecondSeparator", "A second decimal separator can be typed.") {
      question in
      let scalars = question.text.unicodeScalars
      let separator = question.format.symbols.decimalSeparator
      let isSecond =
        question.problem?.found == separator && scalars.filter { $0 == separator }.count == 2
      return isSecond && !question.isComplete ? nil : question.problem
    }.killed(by: .problemsNameWhatMayFollow).bug("KevinSheedy/jquery.alphanum#1"),
    .numberRefusal(
      "SpacesDiffer", "If a no-break space separates groups, the space key can't type it."
    ) { place, scalars, format in
      let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]
      return spaces.contains(scalars[place]) && scalars[place] != format.symbols.groupingSeparator
    }.killed(by: .problemsNameWhatMayFollow).bug("globalizejs/globalize#288"),
    .numberRefusal(
      "TrailingSeparatorRefused", "The separator can't be typed unless a digit follows."
    ) { place, scalars, format in
      place == scalars.count - 1 && scalars[place] == format.symbols.decimalSeparator
    }.killed(by: .problemsNameWhatMayFollow).bug("customd/jquery-number#23"),
  ]
}
