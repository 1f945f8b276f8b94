extension Law {
  package static let paceIsSpeedTurnedOver = Law(
    """
    Pace and speed are exact inverses, and the faster of two speeds has the lower pace. Speeds \
    with equal quotients are equal, whatever the distances and times.
    """, clauses: ["R1.3", "R1.4", "R2"],
    Property(forAll: .speed, .speed, .int(in: 1...1_000)) { subject, speed, other, factor in
      let runs = subject.runs
      let (pace, otherPace) = (runs.paceOfSpeed(speed), runs.paceOfSpeed(other))
      try requireEqual(pace.micrometers, speed.micrometers, "micrometers of \(pace)")
      try requireEqual(pace.microseconds, speed.microseconds, "microseconds of \(pace)")
      try requireEqual(runs.speedOfPace(pace), speed, "the speed, inverted twice")
      try requireEqual(pace < otherPace, other < speed, "\(pace) is less than \(otherPace)")
      let distance = RunAnswer(try Distance(micrometers: speed.micrometers * factor)).value
      let time = RunAnswer(try ElapsedTime(microseconds: speed.microseconds * factor)).value
      guard let distance, let time else { return }
      try requireEqual(try runs.speedNeeded(distance, time), speed, "\(factor) times as far")
    })
}

extension Generator<Speed> {
  fileprivate static var speed: Generator { Generator { $0.speed() } }
}
