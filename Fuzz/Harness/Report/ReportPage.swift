import PropertyConsole

/// The page of a report: a single file, which can be viewed without a network.
struct ReportPage {
  let content: ReportContent

  /// The page, with a policy that prevents the browser from loading anything.
  var html: HTML {
    .page(
      "Campaign \(content.name)",
      style: HTML(verbatim: Self.style), body: body)
  }

  private var body: HTML {
    """
    <header>
    <h1>Campaign \(content.name)</h1>
    <p class="summary">\(content.summary)</p>
    <p class="quiet">\(circumstances)</p>
    </header>
    <main>
    \([next, failures, course, spending, laws, coverage])
    </main>
    """
  }

  /// The sentences about the campaign's start, options and end.
  private var circumstances: String {
    let order = content.order
    let end =
      switch content.end {
      case .done where content.elapsed < order.seconds: "ended because nothing was left to fuzz"
      case .done: "ended because its time was over"
      case .stopped: "was stopped before everything was done"
      case .full: "ended after waiting for free space on its disk"
      case nil: "hasn't ended: it is still running, or was killed"
      }
    let resumed =
      content.resumptions == 0 ? "" : "; it was resumed \(content.resumptions.of("time"))"
    let sanitizer = order.sanitizer.map { " with the sanitizer “\($0)”" } ?? ""
    return "It started on \(order.started), to run “\(order.program)”\(sanitizer) for "
      + "\(order.seconds.asDuration)\(resumed). It \(end)."
  }

  private var course: HTML {
    """
    <section aria-labelledby="course"><h2 id="course">New features over time</h2>
    \(ReportCharts(content.laws, elapsed: content.elapsed).html)
    </section>
    """
  }
}

extension HTML {
  /// A table that can be scrolled, even from the keyboard, if it is wider than the screen.
  static func table(_ title: String, _ heads: [String], _ rows: [[HTML]]) -> HTML {
    let head = heads.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let body = rows.map { cells in
      let rest = cells.dropFirst().map { "<td>\($0)</td>" as HTML }
      return "<tr><th scope=\"row\">\(cells.first ?? "")</th>\(rest)</tr>" as HTML
    }
    return """
      <div class="wide" role="region" aria-label="\(title)" tabindex="0"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody></table></div>
      """
  }
}

extension ReportPage {
  var spending: HTML {
    """
    <section aria-labelledby="spent"><h2 id="spent">Use of the time</h2>
    <ul>
    \(content.spending.sentences.map { "<li>\($0)</li>" as HTML })
    </ul></section>
    """
  }

  var laws: HTML {
    let heads = [
      "law", "failures", "executions", "per second and worker", "edges", "new features",
      "last new at", "discarded",
    ]
    let unexecuted = content.laws.count - content.fuzzed.count
    let isFailing = { (law: LawResult) in law.failures > 0 }
    let fuzzed = content.fuzzed.filter(isFailing) + content.fuzzed.filter { !isFailing($0) }
    return """
      <section aria-labelledby="laws"><h2 id="laws">Laws</h2>
      <p class="quiet">An edge is a jump between two blocks of code; “edges” is the largest number
      that any mode reached. A new feature is an edge, or a count of it, that the first inputs didn't
      reach. “Last new at” is in the campaign's time, and “discarded” is a share of the inputs.</p>
      \(.table("Laws", heads, fuzzed.map(row)))
      \((unexecuted == 0 ? "" : "<p>\(unexecuted.of("law")) got no fuzzing time.</p>") as HTML)
      </section>
      """
  }

  private func row(_ law: LawResult) -> [HTML] {
    [
      "\(law.name)", "\(law.failures)", "\(law.runs)", "\(law.runsPerSecond)", "\(law.edges)",
      "\(law.newFeatures)",
      "\(law.lastNew?.asClock ?? "never")",
      "\(law.discardedShare?.asPercentage ?? "")",
    ]
  }

  /// The section that shows which of the library's lines were reached.
  var coverage: HTML {
    guard let coverage = content.coverage else {
      return """
        <section aria-labelledby="sources"><h2 id="sources">Source coverage</h2>
        <p>Coverage wasn't measured. In InputRules' own package, <code>scripts/coverage
        --campaign</code> measures it and regenerates this report. Elsewhere, check the inputs in a
        build with <code>-profile-generate -profile-coverage-mapping</code>. Save the output of
        <code>llvm-cov export -format=lcov</code> for the library's sources as
        <code>coverage.lcov</code> in this folder, and run <code>report</code> again.</p></section>
        """
    }
    let whole = coverage.whole
    return """
      <section aria-labelledby="sources"><h2 id="sources">Source coverage</h2>
      <p>\(whole.covered) of \(whole.lines) lines were reached (\(whole.share.asPercentage)).</p>
      \(.table("Source coverage", ["file", "reached", "of lines", "share", "lines never reached"],
        coverage.files.map(row)))
      </section>
      """
  }

  private func row(_ file: SourceCoverage.File) -> [HTML] {
    let lines = file.unreached.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    return [
      "\(file.path)", "\(file.covered)", "\(file.lines)", "\(file.share.asPercentage)",
      "<span class=\"lines\">\(lines.joined(separator: ", "))</span>",
    ]
  }
}
