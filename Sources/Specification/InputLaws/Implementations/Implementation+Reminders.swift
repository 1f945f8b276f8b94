extension Implementation {
  /// The reminders of chapter M, as functions of plain data; the defaults are the package's
  /// functions.
  package struct Reminders: Sendable {
    package var intervalOfTrigger: @Sendable (Double, Bool) throws(TriggerProblem) -> Int = {
      try IntervalTrigger(seconds: $0, repeats: $1).microseconds
    }
    package var isInstantBefore: @Sendable (Instant, Instant) -> Bool = { $0 < $1 }
    package var problemOfComponents: @Sendable ([DateComponent: Int]) -> TriggerProblem? = {
      parts in
      refusal { () throws(TriggerProblem) in try DatePattern(parts) }
    }
    package var nextFiringOfReminder: @Sendable (Reminder, Instant, CivilZone) -> Instant? = {
      $0.nextFiring(after: $1, in: $2)
    }
    package var nextFiringOfList: @Sendable ([Reminder], Instant, CivilZone) -> Firing? = {
      $0.nextFiring(after: $1, in: $2)
    }
    package var listScheduling: @Sendable (Reminder, [Reminder]) -> [Reminder] = { reminder, list in
      var list = list
      list.schedule(reminder)
      return list
    }
    package var listSchedulingAll: @Sendable ([Reminder], [Reminder]) -> [Reminder] = { all, list in
      var list = list
      list.schedule(all)
      return list
    }
    package var cleanedList: @Sendable ([Reminder], Instant) -> [Reminder] = { list, instant in
      var list = list
      list.clean(at: instant)
      return list
    }
  }
}

extension Implementation.Reminders {
  private static let plain = ModelReminders()

  static let model = Self(
    intervalOfTrigger: plain.interval(seconds:repeats:),
    isInstantBefore: { $0.microseconds < $1.microseconds }, problemOfComponents: plain.problem(of:),
    nextFiringOfReminder: plain.nextFiring(of:after:in:),
    nextFiringOfList: plain.nextFiring(of:after:in:), listScheduling: plain.scheduling(_:in:),
    listSchedulingAll: { $0.reduce($1) { plain.scheduling($1, in: $0) } },
    cleanedList: plain.cleaned(_:at:))
}
