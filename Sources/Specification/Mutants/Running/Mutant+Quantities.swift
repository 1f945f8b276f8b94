private let model = ModelRuns()

extension Mutant {
  static let quantities: [Mutant] = [
    .clock("AnyMinutes", "A clock may show sixty minutes, or more.") { time, parts in
      guard time == .failure(.noClockTime), (60...9_999).contains(parts[1]),
        let rest = try? ModelRuns().time(hours: parts[0], minutes: 0, seconds: parts[2])
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + parts[1] * 60_000_000)
      }
    }.killed(by: .runQuantitiesEqualModel).bug(.runArticles),
    .clock("AnySeconds", "A clock may show sixty seconds.") { time, parts in
      guard time == .failure(.noClockTime), parts[2] == 60,
        let rest = try? ModelRuns().time(hours: parts[0], minutes: parts[1], seconds: 0)
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + 60_000_000)
      }
    }.killed(by: .runQuantitiesEqualModel).bug("moment/luxon/issues/214"),
    .clock("DayOfHours", "A clock shows 23 hours at most, as that of a day does.") { time, parts in
      parts[0] > 23 ? .failure(.noClockTime) : time
    }.killed(by: .everyTimeOfTheClockIsReadBack, .runQuantitiesEqualModel).bug(
      "moment/moment/issues/981"),
    .distance("DistanceTruncated", "A distance is cut to whole micrometers.") {
      distance, value, unit in
      guard case .success(let right) = distance else { return distance }
      let micrometers = Int(min(value * Double(unit.micrometers), Double(Distance.limit)))
      return .success((try? Distance(micrometers: micrometers)) ?? right)
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(
      "responsiv/currency-plugin/issues/56"),
    .replacing(
      \.runs.valueOfDistance, "DividedTwice",
      "Micrometers become meters and those miles, rounded each time."
    ) { distance, unit in
      Double(distance.micrometers) / 1_000_000 / (Double(unit.micrometers) / 1_000_000)
    }.killed(by: .doublesOfQuantitiesAreNearest).bug(
      "rust-embedded-community/rust-measurements/issues/25"),
    .replacing(
      \.runs.isPaceLess, "FasterPaceIsGreater",
      "Of two paces the faster one counts as the larger."
    ) {
      // A list of paces that is sorted like speeds begins with the slowest.
      ModelRuns().isLess($1, than: $0)
    }.killed(by: .quantitiesAreOrdered),
    .distance("HugeDistance", "A distance that is too large silently becomes the largest.") {
      distance, _, _ in
      guard case .failure(.tooLarge) = distance else { return distance }
      return Result { () throws(RunProblem) in try Distance(micrometers: Distance.limit) }
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(.pickersArticle),
    .changing("LimitExclusive", "The largest distance is too large.") {
      $0.runs.distanceOfValue = { (value, unit) throws(RunProblem) in
        try model.distance(value, unit).belowLimit
      }
      $0.runs.distanceOfNumber = { (value, unit) throws(RunProblem) in
        try model.distance(value, unit).belowLimit
      }
    }.killed(by: .quantitiesAreNearest, .quantitiesEndAtTheirLimits, .runQuantitiesEqualModel),
    .distance("MileCut", "A mile that becomes meters has 1609.34 of them.") {
      distance, value, unit in
      guard case .success = distance, unit == .miles else { return distance }
      let micrometers = (value * 1_609_340_000).rounded(.toNearestOrAwayFromZero)
      return (try? Distance(micrometers: Int(micrometers))).map { .success($0) } ?? distance
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(
      "angularsen/UnitsNet/pull/1187"),
    .result(
      of: \.runs.paceOfSeconds, "MilePaceCut", "A pace per mile is computed per 1609.34 meters."
    ) { pace, seconds, unit in
      guard case .success(let right) = pace, unit == .miles else { return pace }
      return Result { () throws(RunProblem) in
        let time = try ElapsedTime(microseconds: right.microseconds)
        let length = Double(right.micrometers) / 1_609.344 * 1_609.34
        return try Pace(time, for: Distance(micrometers: max(Int(length.rounded()), 1)))
      }
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(.runArticles),
    .replacing(\.runs.valueOfDistance, "MileReciprocal", "Meters become miles by 0.000621371192.") {
      distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return Double(distance.micrometers) / 1_000_000 * 0.000_621_371_192
    }.killed(by: .unitsAgreeOnTheMile).bug("geopy/geopy/issues/146"),
    .replacing(
      \.runs.valueOfDistance, "MilesInverted",
      "A distance is multiplied by what it should be divided by."
    ) { distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return model.value(of: distance, in: .kilometers) * 1.609344
    }.killed(by: .unitsAgreeOnTheMile).bug("bailuk/AAT/pull/5"),
    .result(
      of: \.runs.speedOfValue, "MilesPerHourCut", "A mile per hour is 44.7 centimeters per second."
    ) { speed, value, unit in
      guard case .success = speed, unit == .milesPerHour else { return speed }
      let right = Result { () throws(RunProblem) in
        try ModelRuns().speed(value * 0.447, .metersPerSecond)
      }
      guard case .success = right else { return speed }
      return right
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(
      "microsoft/calculator/issues/2026"),
    .result(of: \.runs.timeOfSeconds, "NegativeTimePositive", "A negative time loses its sign.") {
      time, seconds in
      guard time == .failure(.negative) else { return time }
      return Result { () throws(RunProblem) in try ModelRuns().time(seconds: -seconds) }
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(
      "jsmreese/moment-duration-format/issues/21"),
    .distance("NoNumberNoDistance", "Not-a-number is a distance of zero.") {
      distance, _, _ in
      distance == .failure(.notANumber) ? .success(.zero) : distance
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(
      "davidzof/wattzap-ce/issues/86"),
    .result(
      of: \.runs.paceOfSeconds, "PaceTakenForSpeed",
      "Seconds per meter are used as meters per second."
    ) { pace, seconds, unit in
      guard case .success(let right) = pace, unit == .meters,
        let speed = try? ModelRuns().speed(seconds, .metersPerSecond)
      else { return pace }
      return .success(ModelRuns().pace(of: speed))
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(.pedometerArticles),
    .replacing(
      \.runs.secondsOfPace, "SixtyOverSpeed",
      "A pace is an hour divided by the already rounded speed."
    ) { pace, unit in
      let speed = model.value(of: model.speed(of: pace), in: .metersPerSecond)
      return Double(unit.micrometers) / 1_000_000 / speed
    }.killed(by: .doublesOfQuantitiesAreNearest).bug("hhopke/intervals-icu-mcp/issues/63"),
    .replacing(
      \.runs.secondsOfTime, "TimeInWholeSeconds", "A time is returned in whole seconds."
    ) { time in
      model.seconds(of: time).rounded(.down)
    }.killed(by: .doublesOfQuantitiesAreNearest).bug(.runArticles),
    .result(
      of: \.runs.paceOfSeconds, "ZeroPaceTaken",
      "A pace of zero is accepted as the fastest possible one."
    ) { pace, _, unit in
      guard pace == .failure(.zero) else { return pace }
      return Result { () throws(RunProblem) in
        try Pace(ElapsedTime(microseconds: 1), for: Distance(micrometers: unit.micrometers * 1_000))
      }
    }.killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug(.runArticles),
  ]
}

extension Distance {
  /// The distance; too large if it is the largest one.
  fileprivate var belowLimit: Distance {
    get throws(RunProblem) {
      if micrometers == Distance.limit { throw .tooLarge }
      return self
    }
  }
}
