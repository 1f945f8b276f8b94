extension Law {
  package static let bothPassesCanBeSelected = Law(
    """
    A picker keeps an instant at either end of an overlap if the instant is a slot. The action \
    `otherPass` then selects the other end. Turns between local times in the overlap stay in the \
    same pass.
    """, clauses: ["D7.13", "D8.7", "D8.14", "D11.4"],
    Property(forAll: .overlap) { subject, overlap in
      let pickers = subject.datePickers
      let ends = overlap.ends
      for (end, other) in [(ends.first, ends.last), (ends.last, ends.first)] {
        var picker = try pickers.picker(overlap.settings, Instant(seconds: end))
        try requireEqual(picker.instant, end * 1_000_000, "the set instant")
        _ = pickers.perform(.turn(wheel: overlap.minuteWheel, by: 1), &picker)
        _ = pickers.perform(.turn(wheel: overlap.minuteWheel, by: -1), &picker)
        try requireEqual(picker.instant, end * 1_000_000, "the instant after a minute on and back")
        let event = pickers.perform(.otherPass, &picker)
        try requireEqual(event.effect, .done, "after otherPass")
        try requireEqual(picker.instant, other * 1_000_000, "after otherPass")
        let outside = Instant(seconds: ends.last + 3 * 86_400)
        picker = try pickers.picker(overlap.settings, outside)
        let refusal = pickers.perform(.otherPass, &picker)
        try requireEqual(refusal.effect, .refused(.onlyPass), "the effect outside the overlap")
      }
    })
}
