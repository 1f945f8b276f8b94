private let model = ModelRuns()

/// A question about writing a distance.
struct DistanceTextQuestion {
  let distance: Distance
  let unit: DistanceUnit
  let symbols: NumberSymbols
  var text: String { model.text(of: distance, in: unit, with: symbols) }
  /// The number of micrometers in a hundredth of the unit.
  var hundredth: Int { unit.micrometers / 100 }

  /// The model's text for a number of hundredths.
  func text(hundredths: Int) -> String {
    let distance = try? Distance(micrometers: hundredths * hundredth)
    return model.text(of: distance ?? self.distance, in: unit, with: symbols)
  }
}

/// A question about writing a time.
struct TimeTextQuestion {
  let time: ElapsedTime
  let form: TimeForm
  let rounding: ValueRounding
  var text: String { model.text(of: time, as: form, rounding: rounding) }
}
