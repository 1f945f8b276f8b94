extension Run {
  /// A workout run of a distance in a time, at the speed that follows (R2).
  ///
  /// - Throws: `RunProblem.zero` if there is no distance or no time.
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    self.init(distance: distance, time: time, speed: try Speed(distance, in: time))
  }

  /// A workout run of a distance at a speed, in the time that follows (R2).
  ///
  /// - Throws: `RunProblem` if there is no such time.
  public init(_ distance: Distance, at speed: Speed) throws(RunProblem) {
    self.init(distance: distance, time: try speed.time(for: distance), speed: speed)
  }

  /// A workout run for a time at a speed, over the distance that follows (R2).
  ///
  /// - Throws: `RunProblem` if there is no such distance.
  public init(for time: ElapsedTime, at speed: Speed) throws(RunProblem) {
    self.init(distance: try speed.distance(in: time), time: time, speed: speed)
  }

  /// The workout run with one of its quantities changed and another derived; the third stays (R2).
  ///
  /// - Parameters:
  ///   - change: the changed quantity and its value.
  ///   - quantity: the quantity derived from it and the third.
  /// - Throws: `RunProblem.derivesChanged` if they are the same, or why there is no such run.
  public func changing(
    _ change: Change, deriving quantity: Quantity
  ) throws(RunProblem) -> Run {
    if change.quantity == quantity { throw .derivesChanged }
    var (distance, time, speed) = (distance, time, speed)
    switch change {
    case .distance(let changed): distance = changed
    case .time(let changed): time = changed
    case .speed(let changed): speed = changed
    case .pace(let changed): speed = Speed(changed)
    }
    switch quantity {
    case .distance: return try Run(for: time, at: speed)
    case .time: return try Run(distance, at: speed)
    case .speed: return try Run(distance, in: time)
    }
  }
}
