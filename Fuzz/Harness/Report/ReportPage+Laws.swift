import PropertyConsole

extension ReportPage {
  /// What the time and the inputs were spent on.
  var spending: HTML {
    """
    <section aria-labelledby="spent"><h2 id="spent">What the time was spent on</h2>
    <ul>
    \(content.spending.sentences.map { "<li>\($0)</li>" as HTML })
    </ul></section>
    """
  }

  /// The laws, a row each.
  var laws: HTML {
    let heads = [
      "law", "failures", "executions", "per second", "edges", "new edges", "features",
      "new features", "nothing new for", "last new at", "reading", "discarded",
    ]
    let unheard = content.laws.count - content.fuzzed.count
    let isFailing = { (law: ReportedLaw) in law.failures > 0 }
    let fuzzed = content.fuzzed.filter(isFailing) + content.fuzzed.filter { !isFailing($0) }
    return """
      <section aria-labelledby="laws"><h2 id="laws">Laws</h2>
      <p class="quiet">“New” is what this campaign found beyond the inputs it started from. Edges
      and features are the most of any mode.
      “Nothing new for” is in the law's own time; ■ marks a plateau: no mode finds anything new.
      “Last new at” is in the campaign's time, “reading” is how long processes took to start and to
      read inputs, and “discarded” the part of the inputs.</p>
      \(.table("Laws", heads, fuzzed.map(row)))
      \((unheard == 0 ? "" : "<p>\(unheard.of("law")) had no slice.</p>") as HTML)
      </section>
      """
  }

  private func row(_ law: ReportedLaw) -> [HTML] {
    [
      "\(law.name)", .number(law.failures), .number(law.runs), .number(law.runsPerSecond),
      .number(law.edges), .number(law.newEdges), .number(law.features), .number(law.newFeatures),
      .number(law.barren, (law.isOnPlateau ? "■ " : "") + law.barren.asDuration),
      .number(law.lastNew, law.lastNew.map(\.asClock) ?? "never"),
      .number(law.spent.reading, law.spent.reading.asDuration),
      .number(law.spent.discardedShare, law.spent.discardedShare.map(\.asPercentage) ?? ""),
    ]
  }
}
