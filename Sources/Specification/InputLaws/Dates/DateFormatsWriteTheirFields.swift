extension Law {
  package static let dateFormatsWriteTheirFields = Law(
    """
    A date format writes each field of the local time with the locale's names and digits, and all \
    other text unchanged. A repeated letter that isn't a field, or an unclosed apostrophe, is \
    refused at its offset.
    """, clauses: ["D10.16", "D10.17", "D10.18", "D10.19", "D10.20"],
    Property(forAll: .writtenTime) { subject, written in
      let (civil, format) = (subject.civilTimes, written.format)
      try requireEqual(civil.offsetOfFormatProblem(format), nil, "the format's problem")
      let text = civil.formatted(written.time, format, written.names, written.zoneName)
      try requireEqual(text?.escaped, written.text.escaped, "the text")
      let end = format.utf16.count
      for wrong in [written.noField, "'", "'yyy", written.noField + " 'yy' Q '"] {
        try requireEqual(
          civil.offsetOfFormatProblem(format + " " + wrong), end + 1, "\(format) \(wrong)")
      }
    })
}
