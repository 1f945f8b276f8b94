extension Implementation {
  /// Chapter M, reminders, as functions of plain data.
  public struct Reminders: Sendable {
    /// The interval of a trigger, in microseconds (M1).
    public var intervalOfTrigger: @Sendable (Double, Bool) throws(TriggerProblem) -> Int

    /// Whether one instant is before the other (M3).
    public var isInstantBefore: @Sendable (Instant, Instant) -> Bool

    /// Why the components don't form a pattern; nil if they do (M2.2).
    public var problemOfComponents: @Sendable ([DateComponent: Int]) -> TriggerProblem?

    /// The next time a reminder fires after an instant; nil if it doesn't fire again (M1, M2.9,
    /// M2.10, M3).
    public var nextFiringOfReminder: @Sendable (Reminder, Instant, CivilZone) -> Instant?

    /// The list's next firing after an instant (M3).
    public var nextFiringOfList: @Sendable ([Reminder], Instant, CivilZone) -> Firing?

    /// The list with another reminder, or with one replaced (M3).
    public var listScheduling: @Sendable (Reminder, [Reminder]) -> [Reminder]

    /// The list with several reminders, one after another (M3).
    public var listSchedulingAll: @Sendable ([Reminder], [Reminder]) -> [Reminder]

    /// The list after a clean-up (M3).
    public var cleanedList: @Sendable ([Reminder], Instant) -> [Reminder]
  }
}

extension Implementation.Reminders {
  /// The package's implementation.
  static let reference = Self(
    intervalOfTrigger: { (seconds, repeats) throws(TriggerProblem) in
      try IntervalTrigger(seconds: seconds, repeats: repeats).microseconds
    },
    isInstantBefore: { $0 < $1 },
    problemOfComponents: { components in
      refusal { () throws(TriggerProblem) in try DatePattern(components) }
    },
    nextFiringOfReminder: { $0.nextFiring(after: $1, in: $2) },
    nextFiringOfList: { $0.nextFiring(after: $1, in: $2) },
    listScheduling: { reminder, list in
      var list = list
      list.schedule(reminder)
      return list
    },
    listSchedulingAll: { reminders, list in
      var list = list
      list.schedule(reminders)
      return list
    },
    cleanedList: { list, instant in
      var list = list
      list.clean(at: instant)
      return list
    })

  private static let plain = ModelReminders()

  /// The specification's model.
  static let model = Self(
    intervalOfTrigger: plain.interval(seconds:repeats:),
    isInstantBefore: { $0.microseconds < $1.microseconds },
    problemOfComponents: plain.problem(of:),
    nextFiringOfReminder: plain.nextFiring(of:after:in:),
    nextFiringOfList: plain.nextFiring(of:after:in:),
    listScheduling: plain.scheduling(_:in:),
    listSchedulingAll: { reminders, list in
      reminders.reduce(list) { plain.scheduling($1, in: $0) }
    },
    cleanedList: plain.cleaned(_:at:))
}
