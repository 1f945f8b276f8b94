extension Law {
  package static let reminderListsEqualModel = Law(
    "Scheduling, cleanup and the next firing of a list of reminders are as in the model.",
    clauses: ["M3"],
    Property(
      comparing: .reminderList.cover("replaces a reminder", atLeast: 0.2) { list in
        list.reminders.contains { $0.identifier.hasSameUnits(as: list.other.identifier) }
      }
      .cover("a reminder has ended", atLeast: 0.2) { list in
        list.reminders.contains { $0.end.map { $0 <= list.instant } ?? false }
      }
    ) { subject, input in
      let reminders = subject.reminders
      return [
        "scheduled": reminders.listScheduling(input.other, input.reminders).map(\.words),
        "cleaned": reminders.cleanedList(input.reminders, input.instant).map(\.words),
        "next": reminders.nextFiringOfList(input.reminders, input.instant, input.zone)?.words,
      ]
    })
}
