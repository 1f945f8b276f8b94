private let model = ModelRuns()

extension Mutant {
  /// Derivations and intervals.
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
      guard case .success(let right) = average else { return average }
      let paces = intervals.compactMap { interval in
        let pace = try? Pace(interval.time, for: interval.distance)
        return pace.map { ModelRuns().seconds(of: $0, per: .meters) }
      }
      let mean = paces.reduce(0, +) / Double(paces.count)
      let pace = try? ModelRuns().pace(seconds: mean, per: .meters)
      return .success(pace.map { ModelRuns().speed(of: $0) } ?? right)
    }.killed(by: .intervalsEqualModel).bug("yihong0618/running_page#399"),
    .result(
      of: \.runs.averageOfIntervals, "MeanOfSpeeds",
      "The average speed is the mean of the intervals' speeds."
    ) { average, intervals in
      guard case .success(let right) = average else { return average }
      let speeds = intervals.map { interval in
        let speed = try? Speed(interval.distance, in: interval.time)
        return speed.map { ModelRuns().value(of: $0, in: .metersPerSecond) } ?? 0
      }
      let mean = speeds.reduce(0, +) / Double(speeds.count)
      return .success((try? ModelRuns().speed(mean, .metersPerSecond)) ?? right)
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
    .replacing(\.runs.totalOfIntervals, "RestsUntotaled", "The total time ignores the rests.") {
      (intervals) throws(RunProblem) in
      let total = try model.total(of: intervals)
      let moving = intervals.filter { $0.distance != .zero }
      return moving.isEmpty ? total : try model.total(of: moving)
    }.killed(by: .totalsAreOrderFree).bug("JaapvanEkris/openrowingmonitor#209"),
    .replacing(
      \.runs.speedNeeded, "SpeedOfNoTime", "A time of zero counts as the shortest possible one."
    ) { (distance, time) throws(RunProblem) in
      let least = try ElapsedTime(microseconds: max(time.microseconds, 1))
      return try model.speed(of: distance, in: least)
    }.killed(by: .derivationsAreNearest, .derivationsEqualModel).bug("thcyron/tracklog-rails#4"),
  ]
}
