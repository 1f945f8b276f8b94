private let model = ModelRuns()

extension Mutant {
  static let quantities: [Mutant] = [
    .result(of: \.runs.timeOfClock, "AnySeconds", "A clock time may have 60 seconds.") {
      time, hours, minutes, seconds in
      guard time == .failure(.noClockTime), seconds == 60,
        let rest = try? model.time(hours: hours, minutes: minutes, seconds: 0)
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + 60_000_000)
      }
    }.killed(by: .runQuantitiesEqualModel).bug("moment/luxon#214"),
    .result(
      of: \.runs.timeOfClock, "DayOfHours", "A clock time has at most 23 hours, as in a day."
    ) { time, hours, _, _ in hours > 23 ? .failure(.noClockTime) : time }
    .killed(by: .everyTimeOfTheClockIsReadBack).bug("moment/moment#981"),
    .result(
      of: \.runs.distanceOfValue, "DistanceTruncated", "A distance is rounded down to micrometers."
    ) { distance, value, unit in
      guard case .success(let right) = distance else { return distance }
      let micrometers = Int(min(value * Double(unit.micrometers), Double(Distance.limit)))
      return .success((try? Distance(micrometers: micrometers)) ?? right)
    }.killed(by: .runQuantitiesEqualModel).bug("responsiv/currency-plugin#56"),
    .replacing(
      \.runs.valueOfDistance, "DividedTwice",
      "Micrometers are converted to meters and then to miles, rounded each time."
    ) { distance, unit in
      Double(distance.micrometers) / 1_000_000 / (Double(unit.micrometers) / 1_000_000)
    }
    .killed(by: .doublesOfQuantitiesAreNearest).bug("rust-embedded-community/rust-measurements#25"),
    .replacing(
      \.runs.isPaceLess, "FasterPaceIsGreater", "The faster of two paces is the larger one."
    ) {
      // If paces are sorted as speeds are, the slowest pace comes first.
      ModelRuns().isLess($1, than: $0)
    }.killed(by: .quantitiesAreOrdered),
    .result(
      of: \.runs.distanceOfValue, "HugeDistance",
      "A distance that is too large silently becomes the largest."
    ) { distance, _, _ in
      guard case .failure(.tooLarge) = distance else { return distance }
      return Result { () throws(RunProblem) in try Distance(micrometers: Distance.limit) }
    }.killed(by: .runQuantitiesEqualModel).bug(.pickersArticle),
    .result(
      of: \.runs.distanceOfValue, "MileCut", "A mile is converted to 1609.34 meters."
    ) { distance, value, unit in
      guard case .success = distance, unit == .miles else { return distance }
      let micrometers = (value * 1_609_340_000).rounded(.toNearestOrAwayFromZero)
      return (try? Distance(micrometers: Int(micrometers))).map { .success($0) } ?? distance
    }.killed(by: .runQuantitiesEqualModel).bug("angularsen/UnitsNet#1187"),
    .replacing(\.runs.valueOfDistance, "MileReciprocal", "A mile is 1/0.000621371192 meters.") {
      distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return Double(distance.micrometers) / 1_000_000 * 0.000_621_371_192
    }.killed(by: .unitsAgreeOnTheMile).bug("geopy/geopy#146"),
    .replacing(
      \.runs.valueOfDistance, "MilesInverted",
      "Kilometers are multiplied by 1.609344 for miles."
    ) { distance, unit in
      guard unit == .miles else { return model.value(of: distance, in: unit) }
      return model.value(of: distance, in: .kilometers) * 1.609344
    }.killed(by: .unitsAgreeOnTheMile).bug("bailuk/AAT#5"),
    .result(
      of: \.runs.speedOfValue, "MilesPerHourCut", "A mile per hour is 44.7 centimeters per second."
    ) { speed, value, unit in
      let cut = try? model.speed(value * 0.447, .metersPerSecond)
      return unit == .milesPerHour ? cut.map { .success($0) } ?? speed : speed
    }.killed(by: .runQuantitiesEqualModel).bug("microsoft/calculator#2026"),
    .result(of: \.runs.timeOfSeconds, "NegativeTimePositive", "A negative time loses its sign.") {
      time, seconds in
      guard time == .failure(.negative) else { return time }
      return Result { () throws(RunProblem) in try ModelRuns().time(seconds: -seconds) }
    }.killed(by: .runQuantitiesEqualModel).bug("jsmreese/moment-duration-format#21"),
    .result(of: \.runs.distanceOfValue, "NoNumberNoDistance", "Not-a-number is a distance of zero.")
    { distance, _, _ in distance == .failure(.notANumber) ? .success(.zero) : distance }
    .killed(by: .runQuantitiesEqualModel).bug("davidzof/wattzap-ce#86"),
    .replacing(\.runs.secondsOfTime, "TimeInWholeSeconds", "A time is returned in whole seconds.") {
      time in model.seconds(of: time).rounded(.down)
    }.killed(by: .doublesOfQuantitiesAreNearest).bug(.runArticles),
  ]
}

extension Mutant {
  static let derivations: [Mutant] = [
    .result(of: \.runs.changedRun, "BothDerived", "A change derives both other quantities.") {
      result, run, change, quantity in
      guard case .success(let changed) = result, quantity != .speed, change.quantity != .speed,
        let speed = try? model.speed(of: run.distance, in: run.time)
      else { return result }
      return .success(WorkoutRun(distance: changed.distance, time: changed.time, speed: speed))
    }.killed(by: .changeDerivesOnlyTheNamed).bug(.runArticles),
    .result(
      of: \.runs.changedRun, "ChangedDerived",
      "Deriving the changed quantity changes nothing, and isn't refused."
    ) { result, run, _, _ in result == .failure(.derivesChanged) ? .success(run) : result }
    .killed(by: .changeDerivesOnlyTheNamed).bug(.runArticles),
    .result(
      of: \.runs.averageOfIntervals, "MeanOfPaces",
      "The average pace is the mean of the intervals' paces."
    ) { average, intervals in
      let paces = intervals.compactMap { try? Pace($0.time, for: $0.distance) }
      let seconds = paces.map { model.seconds(of: $0, per: .meters) }.reduce(0, +)
      let mean = try? model.pace(seconds: seconds / Double(paces.count), per: .meters)
      return average.map { speed in mean.map { model.speed(of: $0) } ?? speed }
    }.killed(by: .intervalsEqualModel).bug("yihong0618/running_page#399"),
    .result(
      of: \.runs.averageOfIntervals, "MeanOfSpeeds",
      "The average speed is the mean of the intervals' speeds."
    ) { average, intervals in
      let speeds = intervals.map { try? Speed($0.distance, in: $0.time) }
      let sum = speeds.map { $0.map { model.value(of: $0, in: .metersPerSecond) } ?? 0 }.reduce(
        0, +)
      let mean = try? model.speed(sum / Double(speeds.count), .metersPerSecond)
      return average.map { mean ?? $0 }
    }.killed(by: .intervalsEqualModel).bug("monsdar/dynrow#16"),
    .replacing(\.runs.speedOfPace, "PaceTurnedInDouble", "A pace is inverted as a double.") {
      pace in
      let meters = 1 / model.seconds(of: pace, per: .meters)
      return (try? model.speed(meters, .metersPerSecond)) ?? model.speed(of: pace)
    }
    .killed(by: .paceIsSpeedTurnedOver, .derivationsEqualModel).bug(
      "TrackMyIndoorWorkout/TrackMyIndoorWorkout#256"),
    .result(
      of: \.runs.repetitionsFillingDistance, "RepetitionsRounded",
      "The number of repetitions is rounded to the nearest, not down."
    ) { result, intervals, _ in
      let length = intervals.reduce(0) { $0 + $1.distance.micrometers }
      return result.map {
        let isHalf = $0.remainder.micrometers * 2 >= length
        return Repetitions(
          complete: $0.complete + (isHalf ? 1 : 0), remainder: $0.remainder, toReach: $0.toReach)
      }
    }.killed(by: .intervalsEqualModel).bug(.runArticles),
    .result(
      of: \.runs.averageOfIntervals, "RestsAveraged",
      "A list with only rests has the lowest possible speed."
    ) { average, _ in
      guard average == .failure(.zero) else { return average }
      return Result { () throws(RunProblem) in
        try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: ElapsedTime.limit))
      }
    }.killed(by: .intervalsEqualModel).bug("GoldenCheetah/GoldenCheetah#842"),
    .result(of: \.runs.averageOfIntervals, "RestsLeftOut", "The average ignores the time of rests.")
    { average, intervals in
      let moving = intervals.filter { $0.distance != .zero }
      guard case .success = average, !moving.isEmpty else { return average }
      return Result { () throws(RunProblem) in try ModelRuns().averageSpeed(of: moving) }
    }.killed(by: .intervalsEqualModel).bug("SauceLLC/sauce4strava#99"),
    .replacing(
      throwing: \.runs.totalOfIntervals, "RestsUntotaled", "The total time ignores the rests."
    ) {
      (intervals) throws(RunProblem) in
      let total = try model.total(of: intervals)
      let moving = intervals.filter { $0.distance != .zero }
      return moving.isEmpty ? total : try model.total(of: moving)
    }.killed(by: .totalsAreOrderFree).bug("JaapvanEkris/openrowingmonitor#209"),
    .replacing(
      throwing: \.runs.speedNeeded, "SpeedOfNoTime",
      "A time of zero is replaced by the shortest time."
    ) { (distance, time) throws(RunProblem) in
      let least = try ElapsedTime(microseconds: max(time.microseconds, 1))
      return try model.speed(of: distance, in: least)
    }.killed(by: .derivationsEqualModel).bug("thcyron/tracklog-rails#4"),
  ]
}
