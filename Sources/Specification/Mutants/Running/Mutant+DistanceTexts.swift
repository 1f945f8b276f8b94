import InputLaws
import InputRules
import InputRulesModel

private let model = ModelRuns()

extension Mutant {
  /// Distances, paces and speeds as text.
  static let distanceTexts: [Mutant] = [
    .replacing(
      \.runs.distanceOfText, "BadDistanceZero", "A text that isn’t a distance is read as zero."
    ) { (text, unit, symbols) throws(RunProblem) in
      (try? model.distance(of: text, in: unit, with: symbols)) ?? .zero
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .distanceReading("CommaReadAsPoint", "A comma is read as a point, though it may group.") {
      text, symbols in
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: text.unicodeScalars.map { $0 == "," ? symbols.decimalSeparator : $0 })
      return (String(scalars), symbols)
    }.killed(by: .runTextsEqualModel).bug("osmlab/atlas/pull/654"),
    .distanceText("DecimalsCutOff", "A whole distance is written without decimals.") { question in
      let zero = question.symbols.digits[0]
      let scalars = question.text.unicodeScalars
      guard scalars.suffix(2).elementsEqual([zero, zero]) else { return question.text }
      return String(String.UnicodeScalarView(scalars.dropLast(3)))
    }.killed(by: .distanceTextsEqualStringFormat, .runTextsEqualModel),
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
    }.killed(by: .unitsAgreeOnTheMile, .runTextsEqualModel).bug("Runalyze/Runalyze/issues/1522"),
    .replacing(
      \.runs.distanceOfText, "DistanceReadInDouble",
      "A text becomes a double before it becomes a distance."
    ) { (text, unit, symbols) throws(RunProblem) in
      let right = try model.distance(of: text, in: unit, with: symbols)
      let format = NumberFormat(symbols)
      guard let value = ModelNumbers().value(of: text, in: format),
        let double = try? ModelNumbers().double(value)
      else { return right }
      return try model.distance(double, unit)
    }.killed(by: .runTextsEqualModel),
    .distanceReading("DistanceSignLost", "A minus sign before a distance is ignored.") {
      text, symbols in
      let isSigned = text.hasPrefix(symbols.minusSign)
      return (isSigned ? String(text.dropFirst(symbols.minusSign.count)) : text, symbols)
    }.killed(by: .runTextsEqualModel),
    .distanceReading(
      "GroupsRead", "Grouping separators are dropped before a distance is read."
    ) { text, symbols in
      var text = text
      text.unicodeScalars.removeAll { $0 == symbols.groupingSeparator }
      return (text, symbols)
    }.killed(by: .runTextsEqualModel).bug("ljmerza/travel-time-card/issues/11"),
    .replacing(\.runs.textOfPace, "PaceInHours", "A pace above an hour is written with hours.") {
      pace, unit, isPadded, rounding in
      let seconds = model.seconds(of: pace, per: unit)
      guard seconds >= 3_600, let time = try? model.time(seconds: seconds) else {
        return model.text(of: pace, per: unit, isPadded: isPadded, rounding: rounding)
      }
      let form = TimeForm(.hoursMinutesSeconds, isPadded: isPadded)
      return model.text(of: time, as: form, rounding: rounding)
    }.killed(by: .unitsAgreeOnTheMile, .runTextsEqualModel),
    .replacing(\.runs.paceOfText, "PaceReadInHours", "A pace is read as hours and minutes.") {
      (text, unit) throws(RunProblem) in
      let right = try model.pace(of: text, per: unit)
      guard let time = try? model.time(of: text + ":00", as: .hoursMinutesSeconds),
        let length = try? Distance(micrometers: unit.micrometers)
      else { return right }
      return try Pace(time, for: length)
    }.killed(by: .textsAreReadBack, .runTextsEqualModel).bug("moment/moment/issues/2341"),
    .replacing(
      \.runs.textOfPace, "PaceTextRoundedTwice",
      "A pace is cut to whole microseconds before it is rounded."
    ) { pace, unit, isPadded, rounding in
      // Then 0.4999999999 s per unit become half a second.
      let form = TimeForm(.minutesSeconds, isPadded: isPadded)
      guard let time = try? model.time(seconds: model.seconds(of: pace, per: unit)) else {
        return model.text(of: pace, per: unit, isPadded: isPadded, rounding: rounding)
      }
      return model.text(of: time, as: form, rounding: rounding)
    }.killed(by: .textsAreReadBack, .runTextsEqualModel),
    .distanceReading("PointRead", "A distance is read with a point only, in every locale.") {
      text, _ in
      (text, .posix)
    }.killed(by: .textsAreReadBack, .runTextsEqualModel).bug("videokit-ai/natstep/issues/1"),
    .distanceText("PointWritten", "A distance is written with a point, in every locale.") {
      question in
      ModelRuns().text(of: question.distance, in: question.unit, with: .posix)
    }.killed(by: .textsAreReadBack, .runTextsEqualModel).bug(.pickersArticle),
    .replacing(
      \.runs.speedOfText, "SpeedReadThroughText",
      "A speed is read with only the two decimals that are shown."
    ) { (text, unit, symbols) throws(RunProblem) in
      let right = try model.speed(of: text, in: unit, with: symbols)
      let shown = model.text(of: right, in: unit, with: symbols)
      return (try? model.speed(of: shown, in: unit, with: symbols)) ?? right
    }.killed(by: .runTextsEqualModel),
    .replacing(
      \.runs.textOfSpeed, "SpeedTextOfMeters",
      "A speed is written in meters per second, in whatever unit."
    ) { speed, unit, symbols in
      model.text(of: speed, in: .metersPerSecond, with: symbols)
    }.killed(by: .unitsAgreeOnTheMile, .runTextsEqualModel),
    .timeMending("TimeSpacesTrimmed", "Spaces around a time are dropped before it is read.") {
      text, _ in
      String(text.filter { !$0.isWhitespace })
    }.killed(by: .readingStopsWhereNoTextGoesOn, .runTextsEqualModel),
  ]
}
