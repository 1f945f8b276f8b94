import InputRules

extension PedometerTexts {
  /// The texts, some of them others.
  func with(
    steps: String? = nil, distance: String? = nil, averagePace: String? = nil, pace: String? = nil
  ) -> PedometerTexts {
    PedometerTexts(
      steps: steps ?? self.steps, distance: distance ?? self.distance,
      averagePace: averagePace ?? self.averagePace, pace: pace ?? self.pace)
  }
}
