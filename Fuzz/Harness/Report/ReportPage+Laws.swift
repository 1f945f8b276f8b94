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
    let isEstimated = content.features != nil
    let heads = [
      "law", "failures", "executions", "per second", "edges", "new edges", "features",
      "new features", "new in the last tenth", "nothing new for", "last new at", "reading",
      "discarded",
    ]
    let estimates = isEstimated ? ["expected again", "left, at least"] : []
    let unheard = content.laws.count - content.fuzzed.count
    let isFailing = { (law: ReportedLaw) in law.failures > 0 }
    let fuzzed = content.fuzzed.filter(isFailing) + content.fuzzed.filter { !isFailing($0) }
    return """
      <section aria-labelledby="laws"><h2 id="laws">Laws</h2>
      <p class="quiet">“New” is what this campaign found beyond the inputs it started from. Edges
      and features are the most of any mode. The last tenth is a tenth of the law's executions.
      “Nothing new for” is in the law's own time; ■ marks a plateau: no mode finds anything new.
      “Last new at” is in the campaign's time, “reading” is how long processes took to start and to
      read inputs, and “discarded” the part of the inputs.
      \(isEstimated ? Self.estimateOfLaw : "")</p>
      \(.table("Laws", heads + estimates, fuzzed.map { row($0, isEstimated) }))
      \((unheard == 0 ? "" : "<p>\(unheard.of("law")) had no slice.</p>") as HTML)
      </section>
      """
  }

  private static let estimateOfLaw = """
    “Expected again” is how many new features as many executions again should find; for a single \
    law this is rough. “Left” is empty while discovery doesn't slow down.
    """

  private func row(_ law: ReportedLaw, _ isEstimated: Bool) -> [HTML] {
    let estimates: [HTML] = [
      .number(law.expected, law.expected.rough), .number(law.left, law.left.map(\.rough) ?? ""),
    ]
    return [
      "\(law.name)", .number(law.failures), .number(law.runs), .number(law.runsPerSecond),
      .number(law.edges), .number(law.newEdges), .number(law.features), .number(law.newFeatures),
      .number(law.newLately),
      .number(law.barren, (law.isOnPlateau ? "■ " : "") + law.barren.asDuration),
      .number(law.lastNew, law.lastNew.map(TimeText.clock) ?? "never"),
      .number(law.spent.reading, law.spent.reading.asDuration),
      .number(law.spent.discardedShare, law.spent.discardedShare.map(\.asPercentage) ?? ""),
    ] + (isEstimated ? estimates : [])
  }

  /// What more time would bring.
  var estimate: HTML {
    guard let again = content.features, let edges = content.edges else {
      return """
        <section aria-labelledby="again"><h2 id="again">What more time would bring</h2>
        <p>The report estimates it for a campaign of \(ReportedEstimate.shortest.asDuration) or
        more.</p></section>
        """
    }
    let laws = content.fuzzed.filter { $0.expected >= 1 }
      .sorted { $0.expected / max(1, $0.seconds) > $1.expected / max(1, $1.seconds) }
    let best = laws.prefix(5).map(\.name).joined(separator: ", ")
    let barren = content.fuzzed.count { $0.barren > $0.seconds / 2 }
    return """
      <section aria-labelledby="again"><h2 id="again">What more time would bring</h2>
      <p>\(content.elapsed.asDuration) more should find about \(again.expected.rough) new features
      (\(again.least.rough) to \(again.most.rough)); this campaign found \(again.found.rough).
      \(again.left == nil ? "Discovery doesn't slow down yet, so this is a guess." : "")
      \(barren == 0 ? "" : "\(barren.of("law")) found nothing new in the second half of the time.")
      \(best.isEmpty ? "" : "These should find most per second: \(best).")</p>
      \(.table("Estimates", ["", "found", "expected again", "from–to", "left, at least"], [
        row("features", again), row("edges", edges),
      ]))
      <p>How far the estimate was off: what it expected after the first half of each law's
      executions, and what the second half found.</p>
      \(.table("Errors of the estimate", [
        "features of campaign", "expected", "from–to", "found", "error",
      ], again.errors.map(row)))
      </section>
      """
  }

  private func row(_ name: String, _ estimate: ReportedEstimate) -> [HTML] {
    [
      "\(name)", .number(estimate.found, estimate.found.rough),
      .number(estimate.expected, estimate.expected.rough),
      .number(estimate.most, "\(estimate.least.rough)–\(estimate.most.rough)"),
      .number(estimate.left, estimate.left.map(\.rough) ?? "unknown"),
    ]
  }

  private func row(_ error: EstimateError) -> [HTML] {
    let percent = error.relative.map { Int((max(-10, min($0, 1000)) * 100).rounded()) }
    let bounds = error.isWithinBounds ? "within the bounds" : "outside the bounds"
    let text = percent.map { "\($0 > 0 ? "+" : "")\($0.grouped) %, \(bounds)" } ?? bounds
    return [
      "\(error.campaign)", .number(error.expected, error.expected.rough),
      .number(error.most, "\(error.least.rough)–\(error.most.rough)"),
      .number(error.found, error.found.rough), .number(error.relative, text),
    ]
  }
}
