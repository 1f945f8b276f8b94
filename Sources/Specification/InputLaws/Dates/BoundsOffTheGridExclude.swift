extension Law {
  package static let boundsOffTheGridExclude = Law(
    """
    A picker's minimum that isn't on the grid excludes the slot before it. Such a maximum excludes \
    the slot after it. The first and last slots are those nearest to the bounds, inside them.
    """, clauses: ["D2.1", "D3.6", "D3.7", "D3.8", "D4.9", "D11.1"],
    Property(forAll: .offGridPicker) { subject, history in
      let (settings, step) = (history.settings, history.settings.validInterval * 60_000_000)
      guard let low = settings.minimum?.microseconds, let high = settings.maximum?.microseconds
      else { return }
      // The zone has a single offset, which shifts the grid of minutes.
      let shift = settings.zone.offset * 1_000_000
      let first = -(-low - shift).floored(by: step) * step - shift
      let last = (high + shift).floored(by: step) * step - shift
      guard first <= last else { return }
      for (instant, slot) in [(low, first), (.min, first), (high, last), (.max, last)] {
        let picker = try subject.datePickers.picker(settings, Instant(microseconds: instant))
        try requireEqual(picker.instant, slot, "set to \(instant)")
      }
    })
}
