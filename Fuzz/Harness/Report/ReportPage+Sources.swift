import PropertyConsole

extension ReportPage {
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
