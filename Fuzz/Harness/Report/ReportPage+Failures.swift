import PropertyConsole

extension ReportPage {
  /// The failures, the new ones first.
  var failures: HTML {
    let title = content.failures.isEmpty ? "No failures" : content.failures.count.of("failure")
    return """
      <section aria-labelledby="failures"><h2 id="failures">\(title)</h2>
      \(content.failures.map(failure))
      </section>
      """
  }

  private func failure(_ failure: ReportedFailure) -> HTML {
    let known = failure.known.map { "known since \($0)" } ?? "new"
    let isShrunk = failure.shrunk ? "The shrunk input" : "The input, not shrunk"
    return """
      <article class="failure">
      <h3>\(failure.law) <span class="tag">\(failure.what.words)</span> \
      <span class="tag">\(known)</span></h3>
      <p class="message">\(failure.message)</p>
      \(Self.preformatted(isShrunk, failure.input))
      \(Self.preformatted("Repeat it", failure.repeat))
      \(failure.test.map { Self.preformatted("As a test", $0) } ?? "")
      <dl>
      <dt>Origin</dt><dd><code>\(failure.origin)</code></dd>
      <dt>Failed again</dt><dd>\(failure.again.of("more input"))</dd>
      <dt>Found as</dt><dd><code>\(failure.artifact)</code></dd>
      \(failure.regression.map { "<dt>Kept as</dt><dd><code>\($0)</code></dd>" as HTML } ?? "")
      </dl>
      </article>
      """
  }

  private static func preformatted(_ title: String, _ text: String?) -> HTML {
    guard let text else { return "<p class=\"quiet\">\(title): its text isn't kept.</p>" }
    return """
      <p class="quiet">\(title):</p>
      <pre tabindex="0" role="region" aria-label="\(title)">\(text)</pre>
      """
  }
}

extension FailureKind {
  /// What it is, in a few words.
  fileprivate var words: String {
    switch self {
    case .claim: "the claim is false"
    case .trap: "trap"
    case .hang: "hang"
    case .memory: "out of memory"
    case .leak: "leak"
    }
  }
}
