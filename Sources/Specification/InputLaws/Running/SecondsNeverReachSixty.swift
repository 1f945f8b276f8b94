extension Law {
  package static let secondsNeverReachSixty = Law(
    """
    A time is rounded before it is divided into parts, so every part but the first is below 60. In \
    every form, the time's text shows the nearest second or, if rounded down, the last whole \
    second.
    """, clauses: ["R4.2"],
    Property(forAll: .timeNearMinute) { subject, time in
      for form in TimeForm.all {
        for rounding in ValueRounding.allCases {
          let text = subject.runs.textOfTime(time, form, rounding)
          let parts = text.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
          let isSixty = parts.contains { Int($0).map { $0 >= 60 } ?? true }
          try require(!isSixty, "\(text.escaped) has a part that isn't below 60")
          let more = rounding == .nearest ? 500_000 : 0
          let seconds = (time.microseconds + more) / 1_000_000
          try requireEqual(text, form.text(ofSeconds: seconds), "\(form.words), \(rounding)")
        }
      }
    })
}

extension Generator<ElapsedTime> {
  /// A time near a whole minute: usually within a second, otherwise within a minute.
  fileprivate static var timeNearMinute: Generator {
    Generator { source in
      let minutes = source.int(upTo: source.flip(0.1) ? 16_666_666 : 6_000)
      let second = source.element(of: [0, 500_000, 999_999, 1_000_000])
      let rest = second + [0, -1, 1][source.int(upTo: 2)]
      let near = source.flip(0.3) ? source.int(upTo: 60_000_000) : rest
      return ElapsedTime(clamping: minutes * 60_000_000 + (source.flip() ? -near : near))
    }
  }
}
