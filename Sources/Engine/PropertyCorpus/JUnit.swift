import Foundation
import PropertyTesting

/// Results as the XML that build servers read: one suite per chapter, one test case per result.
public struct JUnit: Hashable, Sendable {
  let cases: [JUnitCase]

  /// A test case for each run.
  /// - Parameter reports: the reports of the runs.
  public init(_ reports: [Report]) { cases = reports.map(JUnitCase.init) }

  /// A test case for each named result, with the reason the result is a failure, or `nil`.
  package init(_ chapter: String, _ results: [(name: String, failure: String?)]) {
    cases = results.map { JUnitCase(chapter, $0.name, failure: $0.failure) }
  }

  /// A test case for each replayed input.
  /// - Parameter replays: the results of the inputs.
  public init(_ replays: [Replay]) { cases = replays.map(JUnitCase.init) }
}

extension JUnit: CustomStringConvertible {
  /// The XML document, which is well-formed whatever the results contain.
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

/// One result in a JUnit document.
struct JUnitCase: Hashable, Sendable {
  /// A failure as one line and as full text.
  struct Failure: Hashable, Sendable {
    let message: String
    let text: String
  }

  let chapter: String
  let group: String
  let name: String
  /// The time in seconds, if it was measured.
  let seconds: Double?
  let failure: Failure?

  init(_ report: Report) {
    let property = report.property
    chapter = property.chapter
    group = property.chapter
    name = report.subject.isEmpty ? property.name : "\(property.name) about \(report.subject)"
    seconds = report.seconds
    let isLong = report.counterexamples.contains { $0.choices.count > ChoicesFile.longest }
    let text = isLong ? report.text() : report.description
    let line = report.counterexample?.message ?? text.split(separator: "\n").first.map(String.init)
    failure = report.passed ? nil : Failure(message: line ?? "", text: text)
  }

  init(_ chapter: String, _ name: String, failure: String?) {
    (self.chapter, group, self.name, seconds) = (chapter, chapter, name, nil)
    let line = failure?.split(separator: "\n").first.map(String.init)
    self.failure = failure.map { Failure(message: line ?? "", text: $0) }
  }

  init(_ replay: Replay) {
    chapter = replay.property.chapter
    group = "\(replay.property)"
    name = replay.path
    seconds = nil
    failure =
      replay.passed ? nil : Failure(message: replay.description, text: replay.description)
  }

  /// The case as XML.
  var lines: [String] {
    let time = seconds.map { " time=\"\(Self.decimal($0))\"" } ?? ""
    let names =
      "classname=\"\(XMLText(group).attribute)\" name=\"\(XMLText(name).attribute)\"\(time)"
    guard let failure else { return ["    <testcase \(names)/>"] }
    let message = XMLText(failure.message).attribute
    return [
      "    <testcase \(names)>",
      "      <failure message=\"\(message)\">\(XMLText(failure.text).content)</failure>",
      "    </testcase>",
    ]
  }

  /// Seconds in plain digits, because readers don't understand `1e-05`.
  static func decimal(_ seconds: Double) -> String { String(format: "%.6f", seconds) }
}

/// A text in a form that XML can represent and a reader can show.
///
/// Hidden characters are shown as Swift would write them, such as `\u{1B}`; XML 1.0 can't represent
/// most of them, not even as numbers.
package struct XMLText {
  let text: String

  package init(_ text: String) { self.text = text }

  /// The text between tags, where line breaks are kept.
  package var content: String { escaped(lineBreaks: false) }

  /// The text between double quotes; line breaks are escaped, because a reader would turn them into
  /// spaces.
  var attribute: String { escaped(lineBreaks: true) }

  private func escaped(lineBreaks: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += lineBreaks ? "&#\(scalar.value);" : String(scalar)
      case _ where scalar.isHidden: result += scalar.numbered
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A build server would interpret `::error::` and `##[error]` in a log as commands.
    return result.replacing("::", with: ":&#58;").replacing("##", with: "#&#35;")
  }
}
