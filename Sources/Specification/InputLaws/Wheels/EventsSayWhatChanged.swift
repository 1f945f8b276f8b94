import InputRules
import PropertyTesting

extension Law {
  package static let eventsSayWhatChanged = Law(
    """
    After each action, a position of the set is shown. The event's moves are exactly the wheels \
    that were there before and now show another row, in their order.
    """,
    about: .wheels, clauses: ["W5.6", "W5.9"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        let (set, count) = (event.selection.set, event.selection.count)
        try require((0...set.lastCount).contains(count), "\(action.words): no position \(count)")
        try requireEqual(event.oldCount, before.count, "the count before: \(action.words)")
        try requireEqual(event.newCount, count, "the count afterwards: \(action.words)")
        let rows = zip(before.set.dialled(before.count), set.dialled(count))
        let moves = rows.enumerated().filter { $0.element.0 != $0.element.1 }.map {
          WheelEvent.Move(wheel: $0.offset, from: $0.element.0, to: $0.element.1)
        }
        try requireEqual(event.moves, moves, action.words)
      }
    })
}
