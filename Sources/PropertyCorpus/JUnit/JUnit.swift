import PropertyTesting

/// Results as the XML that build servers read: one suite per chapter, one test case per result.
public struct JUnit: Hashable, Sendable {
  let cases: [JUnitCase]

  /// The reports of runs.
  public init(_ reports: [Report]) { cases = reports.map(JUnitCase.init) }

  /// The results of replayed inputs.
  public init(_ replays: [Replay]) { cases = replays.map(JUnitCase.init) }
}

extension JUnit: CustomStringConvertible {
  /// The document, well-formed whatever the results contain.
  public var description: String {
    let suites = suites.map { name, cases in
      let lines = cases.map(\.lines).joined()
      return ["  <testsuite name=\"\(XMLText(name).attribute)\"\(Self.figures(of: cases))>"]
        + lines + ["  </testsuite>"]
    }
    let document =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.figures(of: cases))>"]
      + suites.joined() + ["</testsuites>", ""]
    return document.joined(separator: "\n")
  }

  /// The cases by chapter; chapters in order of first occurrence.
  private var suites: [(name: String, cases: [JUnitCase])] {
    var names: [String] = []
    for one in cases where !names.contains(one.chapter) { names.append(one.chapter) }
    return names.map { name in (name, cases.filter { $0.chapter == name }) }
  }

  private static func figures(of cases: [JUnitCase]) -> String {
    let failures = cases.count { $0.failure != nil }
    let seconds = cases.compactMap(\.seconds)
    let time = seconds.isEmpty ? "" : " time=\"\(JUnitCase.decimal(seconds.reduce(0, +)))\""
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\"\(time)"
  }
}
