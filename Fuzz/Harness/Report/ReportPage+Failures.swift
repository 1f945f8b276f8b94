import PropertyConsole

extension ReportPage {
  /// The section that shows the failures, with new ones first, and the failing inputs that haven't
  /// been checked again yet.
  var failures: HTML {
    """
    <section aria-labelledby="failures"><h2 id="failures">\(content.count)</h2>
    \(content.failuresByPlace.map(group))
    \(content.unexamined.map(input))
    </section>
    """
  }

  /// The failures at one place in the code, with all but the first collapsed.
  private func group(_ failures: [ReportedFailure]) -> HTML {
    guard let first = failures.first, failures.count > 1 else {
      return "\(failures.map(failure))"
    }
    let title = "\((failures.count - 1).of("more failure")) in \(first.place)"
    return "\(failure(first))\n\(Self.folded(title, "\(failures.dropFirst().map(failure))"))"
  }

  private static func folded(_ title: String, _ content: HTML) -> HTML {
    "<details><summary>\(title)</summary>\n\(content)\n</details>"
  }

  private func failure(_ failure: ReportedFailure) -> HTML {
    let known = failure.known.map { "known since \($0)" } ?? "new"
    let isShrunk = failure.shrunk ? "The shrunk input" : "The input, not shrunk"
    let commands = [
      ("Repeat it", failure.repeat), ("Keep it under a name of your choice", failure.keep),
      ("As a test", failure.test),
    ]
    let facts = [
      ("Law and place, which identify the failure", failure.origin),
      ("Found after", failure.executions.map { "about \($0.of("execution"))" }),
      ("Found as", failure.artifact), ("Kept as", failure.regression),
    ]
    return """
      <article class="failure">
      <h3>\(failure.law) <span class="tag">\(failure.what.words)</span> \
      <span class="tag">\(known)</span></h3>
      \((failure.statement.map { "<p>\($0)</p>" } ?? "") as HTML)
      <p class="message">\(failure.message)</p>
      \(failure.input.map { Self.preformatted(isShrunk, $0) }
        ?? "<p class=\"quiet\">\(isShrunk): its text wasn't kept.</p>")
      \(commands.compactMap { title, text in text.map { Self.preformatted(title, $0) } })
      \(Self.folded("To file an issue", Self.preformatted("In Markdown", failure.issue)))
      <dl>
      \(facts.compactMap { name, text in
        text.map { "<dt>\(name)</dt><dd><code>\($0)</code></dd>" as HTML }
      })
      </dl>
      </article>
      """
  }

  private func input(_ input: ReportedInput) -> HTML {
    """
    <article class="failure">
    <h3>\(input.law) <span class="tag">not checked again yet</span></h3>
    <p><code>\(input.path)</code></p>
    \((input.shrink.map { Self.preformatted("Shrink it, and keep it under a name of your choice", $0) }
      ?? "") as HTML)
    </article>
    """
  }

  var next: HTML {
    let steps = content.next
    let keep: HTML? =
      content.failures.isEmpty
      ? nil
      : """
      <li><p>“Repeat it” checks a failure's input in the program that found it, and “Keep it” saves
      it as a regression. Fix the failure, and commit the regression with the fix.</p></li>
      """
    let merged = content.failures.isEmpty ? "" : "When the failures are fixed, "
    let parts: [HTML?] = [
      steps.resume.map { Self.step("Continue the campaign for the remaining time", $0) },
      keep, steps.replay.map { Self.step("Build the program again, and check all failures", $0) },
      Self.step(
        "\(merged)\(merged.isEmpty ? "Merge" : "merge") the new inputs into the seeds, and commit "
          + "them; the next campaign starts from these seeds", steps.merge),
    ]
    return """
      <section aria-labelledby="next"><h2 id="next">What to do now</h2>
      <p>Run the commands in <code>\(steps.folder)</code>.</p>
      <ol>
      \(parts.compactMap(\.self))
      </ol></section>
      """
  }

  private static func step(_ title: String, _ command: String) -> HTML {
    "<li>\(preformatted(title, command))</li>"
  }

  private static func preformatted(_ title: String, _ text: String) -> HTML {
    """
    <p class="quiet">\(title):</p>
    <pre tabindex="0" role="region" aria-label="\(title)">\(text)</pre>
    """
  }
}

extension FailureKind {
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
