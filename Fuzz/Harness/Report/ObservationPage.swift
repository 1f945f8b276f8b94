import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A page that shows the inputs of a property's cases, with the verdicts and the times.
///
/// The page is generated from a file that a test writes if `PROPERTY_OBSERVATIONS` is set: lines of
/// JSON, in the format of Hypothesis's observations. The page needs neither a network nor scripts.
struct ObservationPage {
  private struct Line: Decodable {
    let property: String
    let status: String
    let status_reason: String
    let representation: String
    let how_generated: String?
    let features: [String: Feature]
    let timing: [String: Double]
  }

  private struct Feature: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        text = flag ? "yes" : "no"
      } else if let number = try? value.decode(Double.self) {
        text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
      } else {
        text = (try? value.decode(String.self)) ?? "another value"
      }
    }
  }

  /// The maximum size of a file, in bytes: enough for about 300,000 cases of 900 bytes each.
  private static let largestFile = 1 << 28

  /// The maximum number of inputs to list.
  private static let shown = 20

  private let title: String
  private let lines: [Line]
  /// Whether the last line is incomplete, and therefore omitted.
  private var isTorn = false

  /// Reads a file of lines; lines of types other than `test_case` are omitted.
  init(path: String) throws(UsageError) {
    title = URL(fileURLWithPath: path).lastPathComponent
    let bytes = try Self.bytes(at: path)
    var lines: [Line] = []
    let decoder = JSONDecoder()
    for (index, text) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let kind = try? decoder.decode([String: Feature].self, from: Data(text))["type"]?.text
      if let kind, kind != "test_case" { continue }
      guard let line = try? decoder.decode(Line.self, from: Data(text)) else {
        // The last line is incomplete if the test was killed or the disk was full.
        isTorn = text.endIndex == bytes.endIndex
        if isTorn { break }
        throw UsageError("line \(index + 1) of \(path) isn't an observation of a test case")
      }
      lines.append(line)
    }
    self.lines = lines
  }

  private static func bytes(at path: String) throws(UsageError) -> [UInt8] {
    do throws(CorpusError) {
      return try Corpus.read(path, upTo: largestFile)
    } catch {
      guard case .oversized(_, let bytes, let most) = error else { throw UsageError("\(error)") }
      throw UsageError(
        "\(path) has \(bytes.grouped) bytes, more than the \(most.grouped) that a page allows; "
          + "run the test with fewer cases")
    }
  }

  /// The page, with a policy that prevents the browser from loading or running anything.
  var html: HTML {
    var properties: [String] = []
    for line in lines where !properties.contains(line.property) { properties.append(line.property) }
    return .page(
      "Cases of \(title)", style: HTML(verbatim: ReportPage.style),
      body: """
        <header><h1>Cases of \(title)</h1></header>
        <main>
        \((isTorn ? "<p>The last line is incomplete and is omitted.</p>" : "") as HTML)
        \(properties.map { name in section(name, lines.filter { $0.property == name }) })
        </main>
        """)
  }

  private func section(_ name: String, _ lines: [Line]) -> HTML {
    let searched = lines.filter { $0.how_generated != RunProgress.Phase.shrinking.rawValue }
    let valid = searched.filter { $0.status != "gave_up" }
    let features = Set(valid.flatMap(\.features.keys)).sorted()
    let failed = lines.filter { $0.status == "failed" }
    return """
      <section><h2>\(name)</h2>
      <p>\(lines.count.of("case")): \(searched.count) from the search, with \
      \(Set(searched.map(\.representation)).count.of("different input")), and \
      \(lines.count - searched.count) from shrinking, which aren't counted below.</p>
      \(Self.table("status", searched.map(\.status)))
      \(features.map { key in Self.table(key, valid.compactMap { $0.features[key]?.text }) })
      \(Self.table("milliseconds for the claim", valid.compactMap(Self.milliseconds)))
      \(Self.list("Failing inputs", failed.suffix(Self.shown), of: failed.count))
      \(Self.list("Inputs", valid.prefix(Self.shown), of: valid.count))
      </section>
      """
  }

  /// The time for checking a case, in milliseconds, rounded to 0.01.
  private static func milliseconds(_ line: Line) -> String? {
    line.timing["execute:test"].map { "\(($0 * 100_000).rounded() / 100)" }
  }

  /// A table with the frequency of each value or range of numbers.
  private static func table(_ title: String, _ values: [String]) -> HTML {
    let rows = Statistics.Table.summary(of: values)
    return HTML.table(
      title, [title, "cases", "share"],
      rows.map { row in
        let share = Double(row.hits) / Double(values.count)
        let text = HTML(verbatim: "\(share)")
        return ["\(row.label)", "\(row.hits)", "<meter value=\"\(text)\">\(text)</meter>"]
      })
  }

  private static func list(_ title: String, _ lines: some Sequence<Line>, of count: Int) -> HTML {
    let items = lines.map { line in
      let reason = line.status_reason.isEmpty ? "" : "\n\(line.status_reason)"
      return "<pre>\(line.representation)\(reason)</pre>" as HTML
    }
    if items.isEmpty { return "" }
    return "<h3>\(title): \(items.count) of \(count)</h3>\n\(items)"
  }
}
