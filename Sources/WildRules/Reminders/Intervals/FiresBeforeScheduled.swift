import InputLaws
import InputRules

extension WildRule {
  static let firesBeforeScheduled = WildRule(
    "FiresBeforeScheduled", mistake: "A repeating interval fires before it is scheduled.",
    source: "our own",
    caughtBy: ["IntervalsFireAtMultiples", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let scheduled = question.reminder.scheduled
      guard let interval = question.reminder.interval, interval.repeats,
        question.after < scheduled
      else { return question.firing }
      let (before, overflows) = scheduled.microseconds.subtractingReportingOverflow(
        question.after.microseconds)
      guard !overflows else { return question.firing }
      let multiples = (before - 1) / interval.microseconds
      return scheduled.advanced(byMicroseconds: -multiples * interval.microseconds)
    })
}
