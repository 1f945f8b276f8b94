extension Law {
  package static let zoneFilesAreReadBack = Law(
    """
    A zone file of any version is read as its zone, whatever its names, daylight-saving flags and \
    indicators are. In versions after 1, only the second block is read. Changes before the \
    supported years determine the first offset.
    """, clauses: ["D12.2", "D12.10", "D12.11", "D12.14"],
    Property(
      forAll: Generator<WrittenZone>.writtenZone.cover("has version 1", atLeast: 0.1) {
        $0.file.version == 0
      }
      .cover("has a rule", atLeast: 0.2) { $0.zone.rule != nil }
    ) { subject, written in
      let (civil, zone) = (subject.civilTimes, written.zone)
      let read = ZoneFileAnswer(try civil.zoneOfFile(written.file.bytes))
      try requireEqual(read, .success(zone), "the zone")
      var file = written.file
      guard file.version != 0, zone.offset != 99 else { return }
      file.records.append(ZoneFile.Record(offset: 99))
      (file.standard, file.universal) = ([], [])
      file.times.insert(-9_300_000_000_000, at: 0)
      file.types.insert(UInt8(file.records.count - 1), at: 0)
      let early = ZoneFileAnswer(try civil.zoneOfFile(file.bytes))
      let moved = try CivilZone(offset: 99, changes: zone.changes, rule: zone.rule)
      try requireEqual(early, .success(moved), "the zone with an early change")
    })
}
