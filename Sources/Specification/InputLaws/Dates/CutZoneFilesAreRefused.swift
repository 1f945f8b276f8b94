extension Law {
  package static let cutZoneFilesAreRefused = Law(
    "A truncated zone file is refused because it ends early, at the offset of the cut.",
    clauses: ["D12.3", "D18.7"],
    Property(forAll: .writtenZone, .int(in: 0...10_000)) { subject, written, place in
      let bytes = written.file.bytes
      let count = place % bytes.count
      let answer = ZoneFileAnswer(try subject.civilTimes.zoneOfFile(Array(bytes.prefix(count))))
      try requireEqual(answer, .failure(.endsEarly(at: count)), "\(count) of \(bytes.count) bytes")
    })
}
