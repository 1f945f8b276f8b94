extension Implementation {
  /// Chapter M, reminders, as functions of plain data; by default the package's.
  public struct Reminders: Sendable {
    /// The interval of a trigger, in microseconds (M1).
    public var intervalOfTrigger: @Sendable (Double, Bool) throws(TriggerProblem) -> Int = {
      try IntervalTrigger(seconds: $0, repeats: $1).microseconds
    }
    /// Whether one instant is before the other (M3).
    public var isInstantBefore: @Sendable (Instant, Instant) -> Bool = { $0 < $1 }
    /// The reason the components don't form a pattern; nil if they do (M2.2).
    public var problemOfComponents: @Sendable ([DateComponent: Int]) -> TriggerProblem? = { parts in
      refusal { () throws(TriggerProblem) in try DatePattern(parts) }
    }
    /// The next time a reminder fires after an instant; nil if it doesn't fire again (M1, M2.9,
    /// M2.10, M3).
    public var nextFiringOfReminder: @Sendable (Reminder, Instant, CivilZone) -> Instant? = {
      $0.nextFiring(after: $1, in: $2)
    }
    /// The list's next firing after an instant (M3).
    public var nextFiringOfList: @Sendable ([Reminder], Instant, CivilZone) -> Firing? = {
      $0.nextFiring(after: $1, in: $2)
    }
    /// The list with another reminder, which may replace one (M3).
    public var listScheduling: @Sendable (Reminder, [Reminder]) -> [Reminder] = { reminder, list in
      var list = list
      list.schedule(reminder)
      return list
    }
    /// The list with several more reminders, scheduled in order (M3).
    public var listSchedulingAll: @Sendable ([Reminder], [Reminder]) -> [Reminder] = { all, list in
      var list = list
      list.schedule(all)
      return list
    }
    /// The list after a cleanup (M3).
    public var cleanedList: @Sendable ([Reminder], Instant) -> [Reminder] = { list, instant in
      var list = list
      list.clean(at: instant)
      return list
    }
  }
}

extension Implementation.Reminders {
  private static let plain = ModelReminders()

  /// The specification's model.
  static let model = Self(
    intervalOfTrigger: plain.interval(seconds:repeats:),
    isInstantBefore: { $0.microseconds < $1.microseconds }, problemOfComponents: plain.problem(of:),
    nextFiringOfReminder: plain.nextFiring(of:after:in:),
    nextFiringOfList: plain.nextFiring(of:after:in:), listScheduling: plain.scheduling(_:in:),
    listSchedulingAll: { $0.reduce($1) { plain.scheduling($1, in: $0) } },
    cleanedList: plain.cleaned(_:at:))
}
