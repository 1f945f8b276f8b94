extension Law {
  package static let pastedDatesMayBeQuoted = Law(
    """
    A pasted date means the same value with or without quotes or brackets, and with any kind of \
    dash. A paste with an unpaired quote or bracket is refused.
    """, clauses: ["D14.10", "D14.13"],
    Property(
      forAll: .dateSample(),
      .element(of: "\"\"", "''", "()", "[]", "\u{201E}\u{201C}", "\u{AB}\u{BB}"),
      .element(of: "-", "\u{2010}", "\u{2013}", "\u{2014}", "\u{2212}")
    ) { subject, sample, quotes, dash in
      let rule = try subject.dateFields.fieldOfDescription(sample.field)
      let (open, close) = (String(quotes.prefix(1)), String(quotes.suffix(1)))
      let plain = rule.typing([sample.text])
      let dashed = sample.text.scalars.map { $0.isDash ? dash : String($0) }.joined()
      try requireEqual(rule.typing([dashed]), plain, dashed.escaped)
      try assume(quotes.scalars.allSatisfy { !rule.isOwn($0) })
      for text in [open + sample.text + close, "[\(open)\(dashed)\(close)]"] {
        try assume(!rule.isOwn("["))
        try requireEqual(rule.typing([text]), plain, text.escaped)
      }
      for text in [open + sample.text, sample.text + close] {
        try requireEqual(rule.typing([text]), .empty, text.escaped)
      }
    })
}
