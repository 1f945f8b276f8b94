/// A date and a time of day, stored as numbers; the date needn't exist.
struct DateStamp: Comparable {
  var year: Int
  var month: Int
  var day: Int
  /// Milliseconds since midnight.
  var time: Int

  static func < (one: DateStamp, other: DateStamp) -> Bool {
    (one.year, one.month, one.day, one.time) < (other.year, other.month, other.day, other.time)
  }

  /// The range of dates and times that the minimum and the maximum in `policies` allow.
  static func bounds(of policies: DatePolicies) -> ClosedRange<DateStamp> {
    let first = policies.minimum.map(DateStamp.init)
    let last = policies.maximum.map(DateStamp.init)
    return
      (first ?? DateStamp(year: .min, month: 1, day: 1, time: 0))...(last
      ?? DateStamp(year: .max, month: 12, day: 31, time: 86_399_999))
  }
}

extension DateStamp {
  init(_ value: DateFieldValue) {
    (year, month, day) = (value.date.year, value.date.month, value.date.day)
    time = value.time.milliseconds
  }

  /// The value of this stamp, whose date must exist.
  var value: DateFieldValue {
    let time = TimeOfDay(unchecked: hour, time / 60_000 % 60, time / 1000 % 60, time % 1000)
    return DateFieldValue(CivilDate(known: year, month, day), time)
  }

  var exists: Bool { day <= CivilDate.length(ofMonth: month, in: year) }

  func value(of segment: DateSegment) -> Int {
    switch segment {
    case .day: day
    case .month: month
    case .shortYear: year % 100
    case .year: year
    case .hour: hour
    case .hour12: (hour + 11) % 12 + 1
    case .minute: time / 60_000 % 60
    case .second: time / 1000 % 60
    case .millisecond: time % 1000
    case .halfDay: hour / 12
    }
  }

  private var hour: Int { time / 3_600_000 }
}

extension DatePlan {
  /// The field's first date and time (`half` 0) or the second (`half` 1), computed from the values
  /// of the segments (D15.2 to D15.4).
  /// - Parameter value: returns the value of a segment, given its group's index.
  func stamp(of half: Int, _ value: (Int, DateSlot) -> Int) -> DateStamp {
    var stamp = DateStamp(year: 2000, month: 1, day: 1, time: 0)
    for (index, group) in groups.enumerated() where group.half == half {
      for slot in group.slots {
        stamp.add(value(index, slot), of: slot.segment, pivot: policies.pivot)
      }
    }
    return stamp
  }
}

extension DateStamp {
  /// Sets the date component that a segment contains, or adds the segment's part to the time.
  fileprivate mutating func add(_ value: Int, of segment: DateSegment, pivot: Int) {
    switch segment {
    case .day: day = value
    case .month: month = value
    case .shortYear: year = pivot + (value - pivot % 100 + 100) % 100
    case .year: year = value
    case .hour: time += value * 3_600_000
    case .hour12: time += value % 12 * 3_600_000
    case .halfDay: time += value * 12 * 3_600_000
    case .minute: time += value * 60_000
    case .second: time += value * 1000
    case .millisecond: time += value
    }
  }
}
