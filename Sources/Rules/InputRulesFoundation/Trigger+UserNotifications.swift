#if canImport(UserNotifications)
  import Foundation
  import InputRules
  import UserNotifications

  extension UNNotificationTrigger {
    /// The platform's trigger for a checked trigger, whose creation raises no exception (M1).
    /// - Parameter trigger: the reminder's trigger.
    public static func trigger(_ trigger: Trigger) -> UNNotificationTrigger {
      switch trigger {
      case .interval(let interval):
        UNTimeIntervalNotificationTrigger(
          timeInterval: Double(interval.microseconds) / 1_000_000, repeats: interval.repeats)
      case .calendar(let calendar):
        UNCalendarNotificationTrigger(
          dateMatching: DateComponents(calendar.pattern), repeats: calendar.repeats)
      }
    }
  }
#endif
