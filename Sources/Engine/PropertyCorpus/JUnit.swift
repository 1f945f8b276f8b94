import Foundation
import PropertyTesting

/// Results as the XML that build servers read: one suite per chapter, one test case per result.
public struct JUnit: Hashable, Sendable {
  fileprivate struct Case: Hashable, Sendable {
    let chapter, group, name: String
    /// The time in seconds, if it was measured.
    var seconds: Double?
    /// The failure as full text, or `nil` for a success.
    let failure: String?
    /// The failure in short; by default, the first line of the full text.
    var message: String?
  }

  private let cases: [Case]

  /// A test case for each run.
  /// - Parameter reports: the reports of the runs.
  public init(_ reports: [Report]) {
    cases = reports.map { report in
      let (chapter, name) = (report.property.chapter, report.property.name)
      let isLong = report.counterexamples.contains { $0.choices.count > ChoicesFile.longest }
      return Case(
        chapter: chapter, group: chapter,
        name: report.subject.isEmpty ? name : "\(name) about \(report.subject)",
        seconds: report.seconds,
        failure: report.passed ? nil : isLong ? report.text() : report.description,
        message: report.counterexample?.message)
    }
  }

  /// A test case for each named result, with the reason the result is a failure, or `nil`.
  package init(_ chapter: String, _ results: [(name: String, failure: String?)]) {
    cases = results.map {
      Case(chapter: chapter, group: chapter, name: $0.name, failure: $0.failure)
    }
  }

  /// A test case for each replayed input.
  /// - Parameter replays: the results of the inputs.
  public init(_ replays: [Replay]) {
    cases = replays.map { replay in
      let failure = replay.passed ? nil : replay.description
      return Case(
        chapter: replay.property.chapter, group: "\(replay.property)", name: replay.path,
        failure: failure, message: failure)
    }
  }
}

extension JUnit: CustomStringConvertible {
  /// The XML document, which is well-formed whatever the results contain.
  public var description: String {
    let suites = suites.flatMap { name, cases in
      ["  <testsuite name=\"\(name.xmlAttribute)\"\(Self.figures(of: cases))>"]
        + cases.map(\.xml) + ["  </testsuite>"]
    }
    let document =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.figures(of: cases))>"]
      + suites + ["</testsuites>", ""]
    return document.joined(separator: "\n")
  }

  /// The cases by chapter; chapters in order of first occurrence.
  private var suites: [(name: String, cases: [Case])] {
    var names: [String] = []
    for one in cases where !names.contains(one.chapter) { names.append(one.chapter) }
    return names.map { name in (name, cases.filter { $0.chapter == name }) }
  }

  private static func figures(of cases: [Case]) -> String {
    let failures = cases.count { $0.failure != nil }
    let seconds = cases.compactMap(\.seconds)
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
      + time(seconds.isEmpty ? nil : seconds.reduce(0, +))
  }

  /// A time in plain digits, because readers don't understand `1e-05`.
  fileprivate static func time(_ seconds: Double?) -> String {
    seconds.map { " time=\"\(String(format: "%.6f", $0))\"" } ?? ""
  }
}

extension JUnit.Case {
  fileprivate var xml: String {
    let names =
      "classname=\"\(group.xmlAttribute)\" name=\"\(name.xmlAttribute)\"\(JUnit.time(seconds))"
    guard let failure else { return "    <testcase \(names)/>" }
    let message = message ?? failure.split(separator: "\n").first.map(String.init) ?? ""
    return """
          <testcase \(names)>
            <failure message="\(message.xmlAttribute)">\(failure.xmlContent)</failure>
          </testcase>
      """
  }
}

extension String {
  /// The text between tags, in a form that XML can represent and a reader can show.
  ///
  /// Hidden characters are shown as Swift would write them, such as `\u{1B}`; XML 1.0 can't
  /// represent most of them, not even as numbers.
  package var xmlContent: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.isHidden && scalar != "\n" && scalar != "\t": result += scalar.numbered
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A build server would interpret `::error::` and `##[error]` in a log as commands.
    return result.replacing("::", with: ":&#58;").replacing("##", with: "#&#35;")
  }

  /// The text between double quotes; line breaks are escaped, because a reader would turn them into
  /// spaces.
  fileprivate var xmlAttribute: String {
    xmlContent.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
