extension Law {
  package static let settingRoundsAndClamps = Law(
    """
    A picker's value becomes the slot to which a set instant is rounded. The effect shows if the \
    instant was a slot, out of bounds or rounded. Setting the value again changes nothing.
    """, about: .dates,
    clauses: [
      "D2.4", "D3.4", "D3.5", "D3.6", "D3.7", "D4.8", "D11.1", "D11.2", "D11.3", "D11.4", "D18.2",
    ],
    Property(forAll: .narrowPickerTurn, .offset) { subject, turn, offset in
      var picker = try subject.datePickers.picker(turn.settings, turn.start)
      let instant = offset.isExtreme ? offset : turn.start.microseconds + offset
      let event = subject.datePickers.perform(.set(Instant(microseconds: instant)), &picker)
      let slots = turn.settings.listedSlots
      let before = slots.last { $0 <= instant } ?? slots[0]
      let after = slots.first { $0 >= instant } ?? slots[slots.count - 1]
      let near = instant.clamped(to: PickerLimits.instants)
      let isLater = after - near <= near - before || before > near
      let isNearest = turn.settings.rounding == .nearest
      try requireEqual(picker.instant, isNearest && isLater ? after : before, "the value")
      let isInside = turn.settings.shownBounds.contains(instant)
      let effect: DatePickerEvent.Effect =
        slots.contains(instant) ? .done : isInside ? .rounded : .clamped
      try requireEqual(event.effect, effect)
      let again = subject.datePickers.perform(.set(Instant(microseconds: picker.instant)), &picker)
      try require(again.effect == .done && again.oldValue == again.newValue, "set again: \(again)")
    })
}

extension Generator<Int> {
  /// Microseconds up to an hour, often whole minutes; or an instant far from all dates.
  fileprivate static let offset = Generator { source in
    if source.flip(0.03) { return source.element(of: [.max, .min]) }
    let minutes = Int(source.choose(upTo: 120)) - 60
    return minutes * 60_000_000 + source.element(of: [0, 0, 1, -1, 30_000_000, 59_000_000])
  }
}

extension Int { fileprivate var isExtreme: Bool { self == .max || self == .min } }
