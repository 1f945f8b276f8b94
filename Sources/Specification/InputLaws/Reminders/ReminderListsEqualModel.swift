extension Law {
  package static let reminderListsEqualModel = Law(
    "Scheduling in a list, cleaning it up and its next firing are as in the model.",
    about: .reminders, .comparison, clauses: ["M3"],
    Property(forAll: .reminderList.reachingAll) { subject, input in
      let (reminders, model) = (subject.reminders, Implementation.Reminders.model)
      try requireEqual(
        reminders.listScheduling(input.other, input.reminders).map(\.words),
        model.listScheduling(input.other, input.reminders).map(\.words), "scheduled")
      try requireEqual(
        reminders.cleanedList(input.reminders, input.instant).map(\.words),
        model.cleanedList(input.reminders, input.instant).map(\.words), "cleaned")
      try requireEqual(
        reminders.nextFiringOfList(input.reminders, input.instant, input.zone)?.words,
        model.nextFiringOfList(input.reminders, input.instant, input.zone)?.words, "next")
    })
}

extension Generator<ReminderList> {
  fileprivate var reachingAll: Generator {
    cover("takes the place of another", atLeast: 0.2) { list in
      list.reminders.contains { $0.identifier.hasSameUnits(as: list.other.identifier) }
    }
    .cover("has one that has ended", atLeast: 0.2) { list in
      list.reminders.contains { $0.end.map { $0 <= list.instant } ?? false }
    }
  }
}
