import InputLaws
import InputRules

extension WildRule {
  static let speedOfPace = WildRule(
    "SpeedOfPace", mistake: "The pedometer’s seconds for a meter are shown as meters in a second.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer(misreading: { reading in
      guard let pace = reading.pace,
        let distance = try? Distance(micrometers: pace.microseconds),
        let time = try? ElapsedTime(microseconds: pace.micrometers),
        let speed = try? Speed(distance, in: time)
      else { return }
      reading.pace = Pace(speed)
    }))
}
