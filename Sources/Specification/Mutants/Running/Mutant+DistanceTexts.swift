private let model = ModelRuns()

extension Mutant {
  /// Distances, paces and speeds as text.
  static let distanceTexts: [Mutant] = [
    .replacing(
      \.runs.distanceOfText, "BadDistanceZero", "A text that isn't a distance is read as zero."
    ) { (text, unit, symbols) throws(RunProblem) in
      (try? model.distance(of: text, in: unit, with: symbols)) ?? .zero
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .distanceReading("CommaReadAsPoint", "A comma is read as a period, even if it groups.") {
      text, symbols in
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: text.unicodeScalars.map { $0 == "," ? symbols.decimalSeparator : $0 })
      return (String(scalars), symbols)
    }.killed(by: .runTextsEqualModel).bug("osmlab/atlas#654"),
    .distanceText("DecimalsCutOff", "A whole distance is written without decimals.") { question in
      let zero = question.symbols.digits[0]
      let scalars = question.text.unicodeScalars
      guard scalars.suffix(2).elementsEqual([zero, zero]) else { return question.text }
      return String(String.UnicodeScalarView(scalars.dropLast(3)))
    }.killed(by: .distanceTextsEqualStringFormat),
    .distanceText("DistanceGrouped", "A distance is written with separators between groups.") {
      question in
      let scalars = question.text.unicodeScalars
      let whole = scalars.prefix { $0 != question.symbols.decimalSeparator }
      guard whole.count > 3 else { return question.text }
      var text = String.UnicodeScalarView(whole.dropLast(3))
      text.append(question.symbols.groupingSeparator)
      text.append(contentsOf: whole.suffix(3))
      text.append(contentsOf: scalars.dropFirst(whole.count))
      return String(text)
    }.killed(by: .unitsAgreeOnTheMile).bug("Runalyze/Runalyze#1522"),
    .distanceReading("GroupsRead", "Grouping separators are dropped before a distance is read.") {
      text, symbols in
      var text = text
      text.unicodeScalars.removeAll { $0 == symbols.groupingSeparator }
      return (text, symbols)
    }.killed(by: .runTextsEqualModel).bug("ljmerza/travel-time-card#11"),
    .distanceReading("PointRead", "A distance is read only with a period, in every locale.") {
      text, _ in (text, .posix)
    }.killed(by: .textsAreReadBack).bug("videokit-ai/natstep#1"),
    .distanceText("PointWritten", "A distance is written with a period, in every locale.") {
      question in ModelRuns().text(of: question.distance, in: question.unit, with: .posix)
    }.killed(by: .textsAreReadBack).bug(.pickersArticle),
  ]
}
