import InputLaws
import InputRules

extension WildRule {
  static let paceTurnedInDouble = WildRule(
    "PaceTurnedInDouble", mistake: "A pace is turned over as a double.",
    source: "https://github.com/TrackMyIndoorWorkout/TrackMyIndoorWorkout/issues/256",
    caughtBy: ["PaceIsSpeedTurnedOver", "DerivationsEqualModel"],
    runs: TurnedInDouble())
}

/// Turned over twice, it isn’t what it was.
private struct TurnedInDouble: WrongRuns {
  func speed(of pace: Pace) -> Speed {
    let meters = 1 / model.seconds(of: pace, per: .meters)
    return (try? model.speed(meters, .metersPerSecond)) ?? model.speed(of: pace)
  }
}
