extension Law {
  package static let zoneFilesEqualModel = Law(
    """
    Zone files and the texts of rules, whole or damaged, are read as in the model, or refused for \
    the model's reason.
    """,
    about: .dates, .comparison, clauses: ["D12"],
    Property(forAll: .writtenZone, .ruleText, .int(in: 0...1_000), .int(in: 0...255)) {
      subject, written, rule, place, byte in
      let (civil, model) = (subject.civilTimes, Implementation.CivilTimes.model)
      var file = written.file.bytes
      file[place % file.count] = UInt8(byte)
      for bytes in [written.file.bytes, file, Array(file.prefix(place))] {
        try requireEqual(
          ZoneFileAnswer(try civil.zoneOfFile(bytes)), ZoneFileAnswer(try model.zoneOfFile(bytes)),
          "the zone of the file")
      }
      var bytes = Array(rule.text.utf8)
      bytes[place % bytes.count] = UInt8(byte & 127)
      for text in [rule.text, String(decoding: bytes, as: UTF8.self)] {
        try requireEqual(
          ZoneFileAnswer(try civil.ruleOfText(text, rule.version)),
          ZoneFileAnswer(try model.ruleOfText(text, rule.version)), "the rule of \(text.escaped)")
      }
    })
}
