import InputRules

/// What editing a large text costs.
enum EditingBenchmarks {
  static func run() throws {
    print("\nediting, as a multiple of the baseline: median (least … greatest)")
    for text in LargeText.all {
      try typing(into: text)
      try pasting(text)
    }
  }

  /// One character typed into the middle of a megabyte, beside copying that megabyte.
  private static func typing(into large: LargeText) throws {
    let state = FieldState(large.text)
    let edit = Edit(replacing: .caret(at: state.text.utf16.count / 2), with: "x")
    for (name, rule) in try rules(limit: { $0.length(of: large.text) + 1 }) {
      Comparison("type into 1 MB of \(large.name), \(name)", beside: "copying it").run {
        rule.apply(edit, to: state).text.utf8.count
      } baseline: {
        large.copied().utf8.count
      }
    }
  }

  /// A paste of a megabyte of which half fits, beside counting its characters once.
  private static func pasting(_ large: LargeText) throws {
    let edit = Edit(replacing: .caret(at: 0), with: large.text)
    for (name, rule) in try rules(limit: { $0.length(of: large.text) / 2 }) where name != "no rule"
    {
      Comparison("paste 1 MB of \(large.name), cut to \(name)", beside: "counting it").run {
        rule.apply(edit, to: .empty).text.utf8.count
      } baseline: {
        large.text.count
      }
    }
  }

  private static func rules(
    limit: (LengthUnit) -> Int
  ) throws -> [(name: String, rule: FieldRule)] {
    let limited = try LengthUnit.allCases.map { unit in
      let condition = try MaximumLength(limit(unit), unit: unit)
      return (name: "\(unit)", rule: FieldRule([condition], insertion: .truncated))
    }
    return [("no rule", FieldRule())] + limited
  }
}
