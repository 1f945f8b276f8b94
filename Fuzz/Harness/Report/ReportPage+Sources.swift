import PropertyConsole

extension ReportPage {
  /// How it differs from the campaign before.
  var comparison: HTML {
    guard let last = content.comparison else {
      return """
        <section aria-labelledby="before"><h2 id="before">Compared with the last campaign</h2>
        <p>There is no earlier campaign in the same folder.</p></section>
        """
    }
    return """
      <section aria-labelledby="before"><h2 id="before">Compared with \(last.name)</h2>
      <ul>
      <li>Failures: \(last.newFailures.count) new, \(last.goneFailures.count) gone,
      \(last.sameFailures) as before.</li>
      <li>Executions: \(content.runs) in \(content.elapsed.asDuration),
      before \(last.runsBefore) in \(last.secondsBefore.asDuration).</li>
      <li>Laws: \(last.newLaws.count) new, \(last.goneLaws.count) gone; \(last.more.count) reach
      more edges, \(last.fewer.count) fewer, \(last.unchanged) as many.</li>
      </ul>
      \(Self.list("New failures", last.newFailures.map { "\($0.law): \($0.message)" }))
      \(Self.list("Gone failures", last.goneFailures.map { "\($0.law): \($0.message)" }))
      \(Self.list("New laws", last.newLaws))
      \(Self.list("Gone laws", last.goneLaws))
      \(Self.list("More edges", last.more.map(\.words)))
      \(Self.list("Fewer edges", last.fewer.map(\.words)))
      </section>
      """
  }

  /// A list that can be opened; nothing if it is empty.
  private static func list(_ title: String, _ items: [String]) -> HTML {
    if items.isEmpty { return "" }
    return """
      <details><summary>\(title): \(items.count)</summary>
      <ul>
      \(items.map { "<li>\($0)</li>" as HTML })
      </ul></details>
      """
  }

  /// The lines of the library that are reached.
  var coverage: HTML {
    guard let coverage = content.coverage else {
      return """
        <section aria-labelledby="sources"><h2 id="sources">Source coverage</h2>
        <p>It wasn't measured. In InputRules' own package, <code>scripts/coverage --campaign</code>
        measures it and makes this report again. Elsewhere, check the campaign's inputs in a build
        with <code>-profile-generate -profile-coverage-mapping</code>, save what <code>llvm-cov
        export</code> prints for the library's sources as <code>coverage.json</code> in the
        campaign's folder, and make the report again with <code>report</code>.</p></section>
        """
    }
    let share = coverage.lines > 0 ? Double(coverage.covered) / Double(coverage.lines) : 1
    return """
      <section aria-labelledby="sources"><h2 id="sources">Source coverage</h2>
      <p>\(coverage.covered) of \(coverage.lines) lines are reached (\(share.asPercentage)).</p>
      \(.table("Source coverage", ["file", "reached", "of lines", "share", "lines never reached"],
        coverage.files.map(row)))
      </section>
      """
  }

  private func row(_ file: SourceCoverage.File) -> [HTML] {
    let lines = file.unreached.map { ranges in
      ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        .joined(separator: ", ")
    }
    return [
      "\(file.path)", .number(file.covered), .number(file.lines),
      .number(file.share, file.share.asPercentage),
      "<span class=\"lines\">\(lines ?? "not in the export")</span>",
    ]
  }
}

extension CampaignComparison.Change {
  /// The change as text, such as `EditEqualsModel: 431, before 420`.
  fileprivate var words: String { "\(law): \(now.grouped), before \(before.grouped)" }
}
