import PropertyConsole

/// The page of a report: one file, which needs no network.
struct ReportPage {
  let content: ReportContent
  let charts: ReportCharts

  /// The page; its policy forbids the browser to load anything.
  var html: HTML {
    .page(
      "Campaign \(content.name)",
      style: HTML(verbatim: Self.style), hasScripts: true, body: body)
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
    <script>\(HTML(verbatim: Self.script))</script>
    """
  }

  /// When, how, and whether it is complete.
  private var circumstances: String {
    let order = content.order
    let end =
      switch content.end {
      case .time: "ended as asked"
      case .done: "ended because all was fuzzed"
      case .stopped: "was stopped before its time was over"
      case .left: "ended as asked, with failing inputs left to check"
      case .full: "ended after waiting for free space on its disk"
      case nil: "hasn't ended: it still runs, or was killed"
      }
    let resumed =
      content.resumptions == 0 ? "" : "; it was resumed \(content.resumptions.of("time"))"
    let sanitizer = order.sanitizer.map { " with the sanitizer “\($0)”" } ?? ""
    return "It started on \(order.started), asked to run “\(order.program)”\(sanitizer) for "
      + "\(order.seconds.asDuration)\(resumed). It \(end)."
  }

  private var course: HTML {
    """
    <section aria-labelledby="course"><h2 id="course">Coverage over time</h2>
    <p class="quiet">The edges of all laws are added up; each law counts from the start with what
    its first slice began with.</p>
    \(charts.whole.html)
    <details><summary>Each law</summary>
    \(charts.laws.map(\.html))
    </details></section>
    """
  }
}

extension HTML {
  /// A table that scrolls by itself where it is wider than the screen, also with the keyboard.
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

  /// A number in a cell, by which the page's script sorts.
  /// - Parameters:
  ///   - value: the number; nil sorts last.
  ///   - text: what is shown.
  static func number(_ value: Double?, _ text: String) -> HTML {
    "<data value=\"\(HTML(verbatim: value.map { "\($0)" } ?? ""))\">\(text)</data>"
  }

  static func number(_ value: Int) -> HTML { number(Double(value), value.grouped) }
}
