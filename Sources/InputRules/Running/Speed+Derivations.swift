extension Speed {
  /// The distance covered at this speed in a time, to the nearest micrometre (R2).
  ///
  /// - Throws: `RunProblem.zero` for no time, `.tooLarge` or `.tooSmall` for a result out of range.
  public func distance(in time: ElapsedTime) throws(RunProblem) -> Distance {
    if time == .zero { throw .zero }
    let product = micrometers.scaled(by: time.microseconds, over: microseconds)
    guard let product else { throw .tooLarge }
    if product == 0 { throw .tooSmall }
    return try Distance(micrometers: product)
  }

  /// The time that a distance takes at this speed, to the nearest microsecond (R2).
  ///
  /// - Throws: `RunProblem.zero` for no distance, `.tooLarge` or `.tooSmall` for a result out of
  ///   range.
  public func time(for distance: Distance) throws(RunProblem) -> ElapsedTime {
    if distance == .zero { throw .zero }
    let quotient = distance.micrometers.scaled(by: microseconds, over: micrometers)
    guard let quotient else { throw .tooLarge }
    if quotient == 0 { throw .tooSmall }
    return try ElapsedTime(microseconds: quotient)
  }
}
