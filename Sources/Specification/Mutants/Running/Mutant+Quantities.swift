private let model = ModelRuns()

extension Mutant {
  static let quantities: [Mutant] = [
    .result(of: \.runs.timeOfClock, "AnySeconds", "A clock may show sixty seconds.") {
      time, hours, minutes, seconds in
      guard time == .failure(.noClockTime), seconds == 60,
        let rest = try? model.time(hours: hours, minutes: minutes, seconds: 0)
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + 60_000_000)
      }
    }.killed(by: .runQuantitiesEqualModel).bug("moment/luxon#214"),
    .result(
      of: \.runs.timeOfClock, "DayOfHours", "A clock shows at most 23 hours, as in a day."
    ) { time, hours, _, _ in hours > 23 ? .failure(.noClockTime) : time }
    .killed(by: .everyTimeOfTheClockIsReadBack).bug("moment/moment#981"),
    .result(
      of: \.runs.distanceOfValue, "DistanceTruncated", "A distance is cut to whole micrometers."
    ) { distance, value, unit in
      guard case .success(let right) = distance else { return distance }
      let micrometers = Int(min(value * Double(unit.micrometers), Double(Distance.limit)))
      return .success((try? Distance(micrometers: micrometers)) ?? right)
    }.killed(by: .quantitiesAreNearest).bug("responsiv/currency-plugin#56"),
    .replacing(
      \.runs.valueOfDistance, "DividedTwice",
      "Micrometers are converted to meters and then to miles, rounded each time."
    ) { distance, unit in
      Double(distance.micrometers) / 1_000_000 / (Double(unit.micrometers) / 1_000_000)
    }
    .killed(by: .doublesOfQuantitiesAreNearest).bug("rust-embedded-community/rust-measurements#25"),
    .replacing(
      \.runs.isPaceLess, "FasterPaceIsGreater", "The faster of two paces counts as the larger one."
    ) {
      // A list of paces that is sorted like speeds begins with the slowest.
      ModelRuns().isLess($1, than: $0)
    }.killed(by: .quantitiesAreOrdered),
    .result(
      of: \.runs.distanceOfValue, "HugeDistance",
      "A distance that is too large silently becomes the largest."
    ) { distance, _, _ in
      guard case .failure(.tooLarge) = distance else { return distance }
      return Result { () throws(RunProblem) in try Distance(micrometers: Distance.limit) }
    }.killed(by: .quantitiesAreNearest).bug(.pickersArticle),
    .changing("LimitExclusive", "The largest distance is too large.") {
      $0.runs.distanceOfValue = { (value, unit) throws(RunProblem) in
        try model.distance(value, unit).belowLimit
      }
      $0.runs.distanceOfNumber = { (value, unit) throws(RunProblem) in
        try model.distance(value, unit).belowLimit
      }
    }.killed(by: .quantitiesAreNearest, .quantitiesEndAtTheirLimits),
    .result(
      of: \.runs.distanceOfValue, "MileCut", "A mile is converted to 1609.34 meters."
    ) { distance, value, unit in
      guard case .success = distance, unit == .miles else { return distance }
      let micrometers = (value * 1_609_340_000).rounded(.toNearestOrAwayFromZero)
      return (try? Distance(micrometers: Int(micrometers))).map { .success($0) } ?? distance
    }.killed(by: .quantitiesAreNearest).bug("angularsen/UnitsNet#1187"),
    .replacing(\.runs.valueOfDistance, "MileReciprocal", "Meters times 0.000621371192 are miles.") {
      distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return Double(distance.micrometers) / 1_000_000 * 0.000_621_371_192
    }.killed(by: .unitsAgreeOnTheMile).bug("geopy/geopy#146"),
    .replacing(
      \.runs.valueOfDistance, "MilesInverted",
      "A distance is multiplied by its divisor."
    ) { distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return model.value(of: distance, in: .kilometers) * 1.609344
    }.killed(by: .unitsAgreeOnTheMile).bug("bailuk/AAT#5"),
    .result(
      of: \.runs.speedOfValue, "MilesPerHourCut", "A mile per hour is 44.7 centimeters per second."
    ) { speed, value, unit in
      guard case .success = speed, unit == .milesPerHour else { return speed }
      let right = Result { () throws(RunProblem) in
        try ModelRuns().speed(value * 0.447, .metersPerSecond)
      }
      guard case .success = right else { return speed }
      return right
    }.killed(by: .quantitiesAreNearest).bug("microsoft/calculator#2026"),
    .result(of: \.runs.timeOfSeconds, "NegativeTimePositive", "A negative time loses its sign.") {
      time, seconds in
      guard time == .failure(.negative) else { return time }
      return Result { () throws(RunProblem) in try ModelRuns().time(seconds: -seconds) }
    }.killed(by: .quantitiesAreNearest).bug("jsmreese/moment-duration-format#21"),
    .result(of: \.runs.distanceOfValue, "NoNumberNoDistance", "Not-a-number is a distance of zero.")
    { distance, _, _ in distance == .failure(.notANumber) ? .success(.zero) : distance }
    .killed(by: .quantitiesAreNearest, .runQuantitiesEqualModel).bug("davidzof/wattzap-ce#86"),
    .replacing(\.runs.secondsOfTime, "TimeInWholeSeconds", "A time is returned in whole seconds.") {
      time in model.seconds(of: time).rounded(.down)
    }.killed(by: .doublesOfQuantitiesAreNearest).bug(.runArticles),
  ]
}

extension Distance {
  /// The distance; too large if it is the largest distance.
  fileprivate var belowLimit: Distance {
    get throws(RunProblem) {
      if micrometers == Distance.limit { throw .tooLarge }
      return self
    }
  }
}
