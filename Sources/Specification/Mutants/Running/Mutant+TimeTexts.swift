private let model = ModelRuns()

extension Mutant {
  /// Times as text, and a pedometer's texts.
  static let timeTexts: [Mutant] = [
    .timeText("AlwaysPadded", "The first part has two digits, requested or not.") { question in
      ModelRuns().text(of: question.time, as: question.form.padded, rounding: question.rounding)
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug(.pickersArticle),
    .result(of: \.runs.timeOfText, "BadTimeZero", "A text that isn't a time is read as zero.") {
      time, _, _ in
      guard case .failure = time else { return time }
      return .success(.zero)
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .timeText("DoubleAsInteger", "%02.2d prints a double as 00.") { question in
      question.text.dropLast(2) + "00"
    }.killed(by: .everyTimeOfTheClockIsReadBack).bug(.runArticles),
    .pedometerReading("ElapsedAtLeastOne", "The elapsed time begins at one second, as a divisor.") {
      reading in
      guard reading.elapsed == .zero else { return }
      reading.elapsed = (try? ElapsedTime(microseconds: 1_000_000)) ?? reading.elapsed
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .changedTime("HoursMissing", "5:30 is read as minutes and seconds though hours are required.") {
      text, form in form.parts == .hoursMinutesSeconds ? "0:" + text : text
    }.killed(by: .runTextsEqualModel).bug("moment/moment#2341"),
    .distanceText("HundredthsCut", "A distance is cut to two decimals.") { question in
      question.text(hundredths: question.distance.micrometers / question.hundredth)
    }.killed(by: .runTextsEqualModel).bug("alexgolec/schwab-py#239"),
    .result(
      of: \.runs.timeOfText, "LeadingZerosRefused",
      "The first part may have at most two digits."
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
      "Seconds of a pace are cut: a marathon in 5:45:00 is 13:09 per mile."
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
    .timeText("SecondsRoundedAlone", "Seconds are rounded separately, so 59.99 are 0:60.") {
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
