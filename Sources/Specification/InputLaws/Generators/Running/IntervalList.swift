/// A list of intervals, and a target for it.
struct IntervalList: Hashable, Sendable {
  var intervals: [Interval]
  var distance = Distance.zero
  var time = ElapsedTime.zero
}

extension Generator where Value == IntervalList {
  /// A few intervals and rests, and targets that are often a multiple of their sum, or nearly.
  static let intervalList = Generator { source in
    var list = IntervalList(intervals: source.intervals(0...4))
    let count = Int(source.choose(upTo: 9))
    let nudge = [0, 1, -1][Int(source.choose(upTo: 2))]
    let distance = list.intervals.reduce(0) { $0 + $1.distance.micrometers }
    let time = list.intervals.reduce(0) { $0 + $1.time.microseconds }
    list.distance = Distance(clamping: distance * count + nudge)
    list.time = ElapsedTime(clamping: time * count + nudge)
    if source.flip(0.4) { list.distance = source.distance() }
    if source.flip(0.4) { list.time = source.time() }
    return list
  }
}

extension ChoiceSource {
  /// Intervals, one in four of them a rest.
  mutating func intervals(_ count: ClosedRange<Int>) -> [Interval] {
    var intervals: [Interval] = []
    repeated(count, label: "interval") { source in
      let isRest = source.flip(0.25)
      let time = source.somewhile()
      let interval =
        isRest ? try? Interval(rest: time) : try? Interval(source.somewhere(), in: time)
      if let interval { intervals.append(interval) }
    }
    return intervals
  }
}
