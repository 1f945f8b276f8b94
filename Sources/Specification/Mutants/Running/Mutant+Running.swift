private let model = ModelRuns()

extension Mutant {
  /// Creates a mutant that reads a text that isn't a time as the text that `change` returns.
  static func changedTime(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (String, TimeForm) -> String
  ) -> Mutant {
    result(of: \.runs.timeOfText, id, mistake) { time, text, form in
      if case .success = time { return time }
      return Result { () throws(RunProblem) in try model.time(of: change(text, form), as: form) }
    }
  }

  /// Creates a mutant that misreads the texts of distances and the number symbols.
  static func distanceReading(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (String, NumberSymbols) -> (String, NumberSymbols)
  ) -> Mutant {
    replacing(throwing: \.runs.distanceOfText, id, mistake) {
      (text, unit, symbols) throws(RunProblem) in
      let (text, symbols) = misread(text, symbols)
      return try model.distance(of: text, in: unit, with: symbols)
    }
  }

  /// Creates a mutant that uses `answer` to write distances.
  static func distanceText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (DistanceTextQuestion) -> String
  ) -> Mutant {
    replacing(\.runs.textOfDistance, id, mistake) {
      answer(DistanceTextQuestion(distance: $0, unit: $1, symbols: $2))
    }
  }

  /// Creates a mutant that uses `answer` to write times.
  static func timeText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (TimeTextQuestion) -> String
  ) -> Mutant {
    replacing(\.runs.textOfTime, id, mistake) {
      answer(TimeTextQuestion(time: $0, form: $1, rounding: $2))
    }
  }

  /// Creates a mutant in which pedometers show the model's texts for a changed reading.
  static func pedometerReading(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout PedometerReading) -> Void
  ) -> Mutant {
    replacing(\.runs.textsOfPedometer, id, mistake) {
      var reading = $0
      misread(&reading)
      return model.texts(of: reading)
    }
  }
}

/// A distance to write, for a mutant to answer.
struct DistanceTextQuestion {
  let distance: Distance
  let unit: DistanceUnit
  let symbols: NumberSymbols
  var text: String { model.text(of: distance, in: unit, with: symbols) }
  var hundredth: Int { unit.micrometers / 100 }

  func text(hundredths: Int) -> String {
    let distance = try? Distance(micrometers: hundredths * hundredth)
    return model.text(of: distance ?? self.distance, in: unit, with: symbols)
  }
}

/// A time to write, for a mutant to answer.
struct TimeTextQuestion {
  let time: ElapsedTime
  let form: TimeForm
  let rounding: ValueRounding
  var text: String { model.text(of: time, as: form, rounding: rounding) }
}

extension Mutant {
  /// Mistakes in the texts of distances, paces and speeds.
  static let distanceTexts: [Mutant] = [
    .replacing(
      throwing: \.runs.distanceOfText, "BadDistanceZero",
      "A text that isn't a distance is read as zero."
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
      let (text, symbols) = (question.text, question.symbols)
      let place = text.prefix { $0 != Character(symbols.decimalSeparator) }.count - 3
      return place > 0
        ? text.prefix(place) + String(symbols.groupingSeparator) + text.dropFirst(place) : text
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

  static let timeTexts: [Mutant] = [
    .timeText("AlwaysPadded", "A time's first part is always padded.") { question in
      ModelRuns().text(of: question.time, as: question.form.padded, rounding: question.rounding)
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug(.pickersArticle),
    .result(of: \.runs.timeOfText, "BadTimeZero", "A text that isn't a time is read as zero.") {
      time, _, _ in
      guard case .failure = time else { return time }
      return .success(.zero)
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .timeText("DoubleAsInteger", "The seconds are always 00, as with %02.2d.") { question in
      question.text.dropLast(2) + "00"
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug(.runArticles),
    .pedometerReading("ElapsedAtLeastOne", "The elapsed time begins at one second, not at zero.") {
      reading in
      guard reading.elapsed == .zero else { return }
      reading.elapsed = (try? ElapsedTime(microseconds: 1_000_000)) ?? reading.elapsed
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .changedTime("HoursMissing", "5:30 is read as minutes and seconds though hours are required.") {
      text, form in form.parts == .hoursMinutesSeconds ? "0:" + text : text
    }.killed(by: .runTextsEqualModel).bug("moment/moment#2341"),
    .distanceText("HundredthsCut", "A distance is rounded down to two decimals.") { question in
      question.text(hundredths: question.distance.micrometers / question.hundredth)
    }.killed(by: .runTextsEqualModel).bug("alexgolec/schwab-py#239"),
    .result(
      of: \.runs.timeOfText, "LeadingZerosRefused",
      "A first part of more than two digits is refused."
    ) { time, text, _ in
      let first = text.prefix { $0 != ":" }.count
      guard case .success = time, first > 2 else { return time }
      return .failure(.unreadable(offset: 2))
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug("sleepepi/slice#568"),
    .pedometerReading("NoDistanceUnknown", "A distance of zero is shown as unknown.") { reading in
      if reading.distance == .zero { reading.distance = nil }
    }.killed(by: .pedometerEqualsModel).bug("madmic1314/ha_strava#4"),
    .changedTime("OneDigitRead", "1:5 is read as a minute and five seconds.") { text, _ in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: ":")
    }.killed(by: .runTextsEqualModel).bug("nushell/nushell#17781"),
    .replacing(
      \.runs.textOfPace, "PaceTextCut",
      "A pace is rounded down: a marathon in 5:45:00 is 13:09 per mile."
    ) { pace, unit, isPadded, rounding in
      model.text(of: pace, per: unit, isPadded: isPadded, rounding: .down)
    }.killed(by: .runTextsEqualModel).bug("hhopke/intervals-icu-mcp#63"),
    .timeText("PaddingCuts", "A padded first part has two digits, even if it needs more.") {
      let parts = $0.text.split(separator: ":")
      guard $0.form.isPadded, let first = parts.first else { return $0.text }
      return ([first.suffix(2)] + parts.dropFirst()).joined(separator: ":")
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug("UNAWatch/una-sdk#252"),
    .changedTime("SecondsMissing", "5:30 is read as hours and minutes though seconds are required.")
    { text, form in form.parts == .hoursMinutesSeconds ? text + ":00" : text }
    .killed(by: .runTextsEqualModel).bug("jsmreese/moment-duration-format#77"),
    .timeText("SecondsRoundedAlone", "Seconds are rounded separately: 59.99 s is 0:60.") {
      question in
      let second = question.time.microseconds / 1_000_000 % 60
      let part = question.time.microseconds % 1_000_000
      guard question.rounding == .nearest, second == 59, part >= 500_000 else {
        return question.text
      }
      let down = ModelRuns().text(of: question.time, as: question.form, rounding: .down)
      return down.dropLast(2) + "60"
    }.killed(by: .secondsNeverReachSixty).bug("drkostas/soma#321"),
    .timeText("SecondsUnpadded", "Seconds below ten have one digit.") { question in
      let text = question.text
      let isSmall = text.dropLast().last == "0"
      return isSmall ? String(text.dropLast(2) + text.suffix(1)) : text
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug("jdrescher2006/Laufhelden#161"),
    .replacing(\.runs.statusOfPedometer, "StopAddsSecond", "Stopping the pedometer adds a second.")
    { reading, isOn in
      var later = reading
      later.elapsed = (try? ElapsedTime(seconds: reading.elapsed.seconds + 1)) ?? reading.elapsed
      return ModelRuns().status(of: isOn ? reading : later, isOn: isOn)
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .change(\.runs.textsOfPedometer, "TwoColons", "The pace's label has two colons.") { texts, _ in
      PedometerTexts(
        steps: texts.steps, distance: texts.distance, averagePace: texts.averagePace,
        pace: texts.pace.replacing("Pace:", with: "Pace::", maxReplacements: 1))
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
  ]
}
