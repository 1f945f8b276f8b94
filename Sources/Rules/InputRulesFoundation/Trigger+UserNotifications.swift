#if canImport(UserNotifications)
  import Foundation
  import InputRules
  import UserNotifications

  extension UNNotificationTrigger {
    /// Returns the platform's trigger for a trigger; creating it raises no exception, because a
    /// trigger is always valid (M1).
    /// - Parameter trigger: the trigger to convert.
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
