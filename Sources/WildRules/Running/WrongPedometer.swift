import InputLaws
import InputRules
import InputRulesModel

/// The run model by the plain model, but for what a pedometer's labels show.
struct WrongPedometer: WrongRuns {
  private let change: @Sendable (PedometerTexts, PedometerReading) -> PedometerTexts

  /// Labels that show what `change` makes of the model's texts, of the reading.
  init(_ change: @escaping @Sendable (PedometerTexts, PedometerReading) -> PedometerTexts) {
    self.change = change
  }

  /// Labels that show what the model would of another reading.
  init(misreading misread: @escaping @Sendable (inout PedometerReading) -> Void) {
    change = { _, reading in
      var reading = reading
      misread(&reading)
      return ModelRuns().texts(of: reading)
    }
  }

  func texts(of reading: PedometerReading) -> PedometerTexts {
    change(model.texts(of: reading), reading)
  }
}
