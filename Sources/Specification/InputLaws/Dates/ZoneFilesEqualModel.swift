extension Law {
  package static let zoneFilesEqualModel = Law(
    """
    Zone files and the texts of rules, whole or damaged, are read as in the model, or are refused \
    for the model's reason.
    """, clauses: ["D12", "D12.1", "D12.4", "D12.5", "D12.6", "D12.7", "D12.8", "D12.9"],
    Property(comparing: .writtenZone, .ruleText, .int(in: 0...1_000), .int(in: 0...255)) {
      subject, written, rule, place, byte in
      let (civil, whole) = (subject.civilTimes, written.file.bytes)
      var (file, text) = (whole, Array(rule.text.utf8))
      file[place % file.count] = UInt8(byte)
      text[place % text.count] = UInt8(byte & 127)
      return [
        "zones of files": try [
          whole, file, Array(file.prefix(place)), whole + [UInt8(byte)],
        ].map { ZoneFileAnswer(try civil.zoneOfFile($0)) },
        "rules of texts": try [rule.text, String(decoding: text, as: UTF8.self)].map { text in
          ZoneFileAnswer(try civil.ruleOfText(text, rule.version))
        },
      ]
    })
}
