private let model = ModelRuns()

extension Mutant {
  /// Times as text, and a pedometer's texts.
  static let timeTexts: [Mutant] = [
    .timeText("AlwaysPadded", "The first part has two digits, requested or not.") { question in
      ModelRuns().text(of: question.time, as: question.form.padded, rounding: question.rounding)
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(.pickersArticle),
    .pedometer(
      "AverageOverwritesPace", "The computed average is also shown as the pace."
    ) { texts, reading in
      let name = "Avg Comp Pace:"
      guard reading.averagePace == nil, texts.averagePace.hasPrefix(name) else { return texts }
      return texts.with(pace: "Pace:" + texts.averagePace.dropFirst(name.count))
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .timeOfText("BadTimeZero", "A text that isn’t a time is read as zero.") { time, _, _ in
      guard case .failure = time else { return time }
      return .success(.zero)
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .timeText("DaysLost", "A time is written as a time of day, so 25 hours are one.") {
      question in
      let day = question.time.microseconds % 86_400_000_000
      guard question.form.parts == .hoursMinutesSeconds, day < 86_399_000_000,
        let time = try? ElapsedTime(microseconds: day)
      else { return question.text }
      return ModelRuns().text(of: time, as: question.form, rounding: question.rounding)
    }.killed(by: .runTextsEqualModel).bug("moment/moment/issues/981"),
    .timeText("DoubleAsInteger", "%02.2d prints a double as 00.") { question in
      question.text.dropLast(2) + "00"
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(.runArticles),
    .pedometerReading("ElapsedAtLeastOne", "The elapsed time begins at a second, to divide by it.")
    { reading in
      guard reading.elapsed == .zero else { return }
      reading.elapsed = (try? ElapsedTime(microseconds: 1_000_000)) ?? reading.elapsed
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .replacing(
      \.runs.statusOfPedometer, "ElapsedOneOver",
      "The elapsed time is a second too long from the start."
    ) { reading, isOn in
      ModelRuns().status(of: reading.later, isOn: isOn)
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .timeText("HoursLost", "Minutes go from 0 to 59 even where there are no hours.") { question in
      let hour = question.time.microseconds % 3_600_000_000
      guard question.form.parts == .minutesSeconds, hour < 3_599_000_000,
        let time = try? ElapsedTime(microseconds: hour)
      else { return question.text }
      return ModelRuns().text(of: time, as: question.form, rounding: question.rounding)
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(.pickersArticle),
    .timeMending("HoursMissing", "5:30 is read as minutes and seconds though hours are required.") {
      text, form in
      form.parts == .hoursMinutesSeconds ? "0:" + text : text
    }.killed(by: .runTextsEqualModel).bug("moment/moment/issues/2341"),
    .distanceText("HundredthsCut", "A distance is cut to two decimals.") { question in
      question.text(hundredths: question.distance.micrometers / question.hundredth)
    }.killed(by: .runTextsEqualModel).bug("alexgolec/schwab-py/issues/239"),
    .distanceText("HundredthsOfDouble", "%.2f writes a distance, and 1.005 as a double is less.") {
      question in
      let (whole, rest) = question.distance.micrometers.quotientAndRemainder(
        dividingBy: question.hundredth)
      guard rest * 2 == question.hundredth else { return question.text }
      let value = ModelRuns().value(of: question.distance, in: question.unit)
      let excess = (-Double(whole) - 0.5).addingProduct(value, 100)
      let isLess = excess < 0 || (excess == 0 && whole % 2 == 0)
      return isLess ? question.text(hundredths: whole) : question.text
    }.killed(by: .runTextsEqualModel).bug(.runArticles),
    .timeOfText("LeadingZerosRefused", "The first part is read with at most two digits.") {
      time, text, _ in
      let first = text.prefix { $0 != ":" }.count
      guard case .success = time, first > 2 else { return time }
      return .failure(.unreadable(offset: 2))
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(
      "sleepepi/slice/issues/568"),
    .timeText("MinutesCut", "Minutes and seconds are cut, hours are rounded.") { question in
      let isShort = question.form.parts == .minutesSeconds
      let rounding = isShort ? .down : question.rounding
      return ModelRuns().text(of: question.time, as: question.form, rounding: rounding)
    }.killed(by: .textsAreReadBack, .runTextsEqualModel).bug(.pickersArticle),
    .pedometerReading("NoDistanceUnknown", "A distance of zero is shown as unknown.") { reading in
      if reading.distance == .zero { reading.distance = nil }
    }.killed(by: .pedometerEqualsModel).bug("madmic1314/ha_strava/pull/4"),
    .timeMending("OneDigitRead", "1:5 is read as a minute and five seconds.") { text, _ in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: ":")
    }.killed(by: .runTextsEqualModel).bug("nushell/nushell/pull/17781"),
    .replacing(
      \.runs.textOfPace, "PaceTextCut",
      "Seconds of a pace are cut: a marathon in 5:45:00 is 13:09 per mile."
    ) { pace, unit, isPadded, rounding in
      model.text(of: pace, per: unit, isPadded: isPadded, rounding: .down)
    }.killed(by: .runTextsEqualModel).bug("hhopke/intervals-icu-mcp/issues/63"),
    .timeText("PaddingCuts", "A padded first part has two digits even if it needs more.") {
      question in
      let parts = question.text.split(separator: ":")
      guard question.form.isPadded, let first = parts.first else { return question.text }
      return ([first.suffix(2)] + parts.dropFirst()).joined(separator: ":")
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(
      "UNAWatch/una-sdk/pull/252"),
    .timeMending("SecondsMissing", "5:30 is read as hours and minutes though seconds are required.")
    { text, form in
      form.parts == .hoursMinutesSeconds ? text + ":00" : text
    }.killed(by: .runTextsEqualModel).bug("jsmreese/moment-duration-format/issues/77"),
    .timeText("SecondsRoundedAlone", "Seconds are rounded separately, so 59.99 are 0:60.") {
      question in
      let second = question.time.microseconds / 1_000_000 % 60
      let part = question.time.microseconds % 1_000_000
      guard question.rounding == .nearest, second == 59, part >= 500_000 else {
        return question.text
      }
      let down = ModelRuns().text(of: question.time, as: question.form, rounding: .down)
      return down.dropLast(2) + "60"
    }.killed(by: .secondsNeverReachSixty, .runTextsEqualModel).bug("drkostas/soma/issues/321"),
    .timeText("SecondsUnpadded", "Seconds below ten have one digit.") { question in
      let text = question.text
      let isSmall = text.dropLast().last == "0"
      return isSmall ? String(text.dropLast(2) + text.suffix(1)) : text
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runTextsEqualModel).bug(
      "jdrescher2006/Laufhelden/pull/161"),
    .timeOfText("SixtySecondsRead", "1:75 is read as 135 seconds.") { time, text, form in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard case .failure = time, let seconds = parts.last.flatMap({ Int($0) }),
        (60...99).contains(seconds),
        let head = try? ModelRuns().time(of: text.dropLast(2) + "00", as: form)
      else { return time }
      let microseconds = head.microseconds + seconds * 1_000_000
      return Result { () throws(RunProblem) in try ElapsedTime(microseconds: microseconds) }
    }.killed(by: .runTextsEqualModel).bug("nushell/nushell/pull/17781"),
    .pedometerReading(
      "SpeedOfPace", "The pedometer’s seconds per meter are shown as meters per second."
    ) { reading in
      guard let pace = reading.pace, let distance = try? Distance(micrometers: pace.microseconds),
        let time = try? ElapsedTime(microseconds: pace.micrometers),
        let speed = try? Speed(distance, in: time)
      else { return }
      reading.pace = Pace(speed)
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .replacing(\.runs.statusOfPedometer, "StopAddsSecond", "Stopping the pedometer adds a second.")
    {
      reading, isOn in
      ModelRuns().status(of: isOn ? reading : reading.later, isOn: isOn)
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .pedometer("TwoColons", "The pace’s label has two colons.") { texts, _ in
      texts.with(pace: texts.pace.replacing("Pace:", with: "Pace::", maxReplacements: 1))
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
    .pedometer("UnknownPaceZero", "An unknown pace is shown as 00:00.") { texts, reading in
      reading.pace == nil ? texts.with(pace: texts.pace.replacing("N/A", with: "00:00")) : texts
    }.killed(by: .pedometerEqualsModel).bug(.pedometerArticles),
  ]
}
