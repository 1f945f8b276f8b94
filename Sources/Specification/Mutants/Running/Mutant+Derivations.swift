private let model = ModelRuns()

extension Mutant {
  /// Derivations and intervals.
  static let derivations: [Mutant] = [
    .derivation("BothDerived", "A change derives both of the others.") { question in
      guard case .success(let changed) = question.changed, question.quantity != .speed,
        question.change.quantity != .speed,
        let speed = try? ModelRuns().speed(of: question.run.distance, in: question.run.time)
      else { return question.changed }
      return .success(WorkoutRun(distance: changed.distance, time: changed.time, speed: speed))
    }.killed(by: .changeDerivesOnlyTheNamed, .derivationsEqualModel).bug(.runArticles),
    .derivation(
      "ChangedDerived", "Deriving the changed quantity changes nothing, and isn’t refused."
    ) { question in
      question.changed == .failure(.derivesChanged) ? .success(question.run) : question.changed
    }.killed(by: .changeDerivesOnlyTheNamed, .derivationsEqualModel).bug(.runArticles),
    .replacing(
      \.runs.timeTaken, "DerivedTimeTruncated", "A derived time is cut to whole microseconds."
    ) { (distance, speed) throws(RunProblem) in
      // Integers are divided without considering the remainder.
      let right = try model.time(for: distance, at: speed)
      let product = distance.micrometers.multipliedFullWidth(by: speed.microseconds)
      let floor = speed.micrometers.dividingFullWidth(product).quotient
      return (try? ElapsedTime(microseconds: max(floor, 1))) ?? right
    }.killed(by: .derivationsEqualModel),
    .result(
      of: \.runs.averageOfIntervals, "MeanOfPaces",
      "The average pace is the mean of the intervals’ paces."
    ) { average, intervals in
      guard case .success(let right) = average else { return average }
      let paces = intervals.compactMap { interval in
        let pace = try? Pace(interval.time, for: interval.distance)
        return pace.map { ModelRuns().seconds(of: $0, per: .meters) }
      }
      let mean = paces.reduce(0, +) / Double(paces.count)
      let pace = try? ModelRuns().pace(seconds: mean, per: .meters)
      return .success(pace.map { ModelRuns().speed(of: $0) } ?? right)
    }.killed(by: .intervalsEqualModel).bug("yihong0618/running_page/pull/399"),
    .result(
      of: \.runs.averageOfIntervals, "MeanOfSpeeds",
      "The average speed is the mean of the intervals’ speeds."
    ) { average, intervals in
      guard case .success(let right) = average else { return average }
      let speeds = intervals.map { interval in
        let speed = try? Speed(interval.distance, in: interval.time)
        return speed.map { ModelRuns().value(of: $0, in: .metersPerSecond) } ?? 0
      }
      let mean = speeds.reduce(0, +) / Double(speeds.count)
      return .success((try? ModelRuns().speed(mean, .metersPerSecond)) ?? right)
    }.killed(by: .intervalsEqualModel).bug("monsdar/dynrow/issues/16"),
    .derivation("PaceSetAsSpeed", "A pace that is set isn’t inverted.") { question in
      guard case .pace(let pace) = question.change,
        let distance = try? Distance(micrometers: pace.microseconds),
        let time = try? ElapsedTime(microseconds: pace.micrometers),
        let speed = try? Speed(distance, in: time)
      else { return question.changed }
      return Result { () throws(RunProblem) in
        try ModelRuns().run(question.run, changing: .speed(speed), deriving: question.quantity)
      }
    }.killed(by: .changeDerivesOnlyTheNamed, .derivationsEqualModel).bug(.runArticles),
    .replacing(\.runs.speedOfPace, "PaceTurnedInDouble", "A pace is inverted as a double.") {
      pace in
      let meters = 1 / model.seconds(of: pace, per: .meters)
      return (try? model.speed(meters, .metersPerSecond)) ?? model.speed(of: pace)
    }.killed(by: .paceIsSpeedTurnedOver, .derivationsEqualModel).bug(
      "TrackMyIndoorWorkout/TrackMyIndoorWorkout/issues/256"),
    .repetitions("RepetitionsRounded", "Repetitions that fit are rounded, not cut.") { question in
      let isHalf = question.repetitions.remainder.micrometers * 2 >= question.length
      return question.with(complete: question.repetitions.complete + (isHalf ? 1 : 0))
    }.killed(by: .intervalsEqualModel).bug(.runArticles),
    .result(
      of: \.runs.averageOfIntervals, "RestsAveraged",
      "A list of rests has the lowest possible speed."
    ) { average, _ in
      guard average == .failure(.zero) else { return average }
      return Result { () throws(RunProblem) in
        try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: ElapsedTime.limit))
      }
    }.killed(by: .intervalsEqualModel).bug("GoldenCheetah/GoldenCheetah/issues/842"),
    .result(
      of: \.runs.averageOfIntervals, "RestsLeftOut", "The average ignores the time of rests."
    ) { average, intervals in
      let moving = intervals.filter { $0.distance != .zero }
      guard case .success = average, !moving.isEmpty else { return average }
      return Result { () throws(RunProblem) in try ModelRuns().averageSpeed(of: moving) }
    }.killed(by: .intervalsEqualModel).bug("SauceLLC/sauce4strava/issues/99"),
    .replacing(\.runs.totalOfIntervals, "RestsUntotaled", "The total time ignores the rests.") {
      (intervals) throws(RunProblem) in
      let total = try model.total(of: intervals)
      let moving = intervals.filter { $0.distance != .zero }
      return moving.isEmpty ? total : try model.total(of: moving)
    }.killed(by: .totalsAreOrderFree, .intervalsEqualModel).bug(
      "JaapvanEkris/openrowingmonitor/pull/209"),
    .derivation(
      "SpeedDerivedAgain", "The speed is always computed from the rounded distance and time."
    ) { question in
      guard case .success(let changed) = question.changed,
        let speed = try? ModelRuns().speed(of: changed.distance, in: changed.time)
      else { return question.changed }
      return .success(WorkoutRun(distance: changed.distance, time: changed.time, speed: speed))
    }.killed(by: .changeDerivesOnlyTheNamed, .derivationsEqualModel).bug(.runArticles),
    .replacing(
      \.runs.speedNeeded, "SpeedOfNoTime", "A time of zero counts as the shortest possible one."
    ) { (distance, time) throws(RunProblem) in
      let least = try ElapsedTime(microseconds: max(time.microseconds, 1))
      return try model.speed(of: distance, in: least)
    }.killed(by: .derivationsAreNearest, .derivationsEqualModel).bug(
      "thcyron/tracklog-rails/pull/4"),
    .derivation("WrongOneDerived", "The quantity that should stay is derived.") { question in
      let others = WorkoutRun.Quantity.allCases.filter {
        $0 != question.quantity && $0 != question.change.quantity
      }
      guard others.count == 1, let third = others.first else { return question.changed }
      return Result { () throws(RunProblem) in
        try ModelRuns().run(question.run, changing: question.change, deriving: third)
      }
    }.killed(by: .changeDerivesOnlyTheNamed, .derivationsEqualModel).bug(.runArticles),
  ]
}
