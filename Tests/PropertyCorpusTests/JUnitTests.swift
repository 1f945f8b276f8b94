import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// JUnit documents, read back by an independent parser.
@Suite struct JUnitTests {
  private static func report(
    _ chapter: String, _ name: String, about subject: String = "", _ failure: String? = nil
  ) -> Report {
    let property = Property<Void>(
      forAll: .int(in: 0...9), named: PropertyName(chapter: chapter, name: name)
    ) { _, number in
      if let failure, number > 4 { throw Failure(failure, at: "here") }
    }
    return Run.check(property.about((), named: subject), RunSettings(cases: 100))
  }

  @Test func `A JUnit document has one suite per chapter and one test case per report`() throws {
    let document = try ParsedXML(
      JUnit([
        Self.report("Editing", "One"), Self.report("Texts", "Two", about: "rule", "it is wrong"),
        Self.report("Editing", "Three"),
      ]).description)
    func values(_ attribute: String, of name: String) -> [String?] {
      document.elements(named: name).map { $0[attribute] }
    }
    #expect(values("name", of: "testsuite") == ["Editing", "Texts"])
    #expect(values("tests", of: "testsuite") == ["2", "1"])
    #expect(values("failures", of: "testsuite") == ["0", "1"])
    #expect(values("name", of: "testcase") == ["One", "Three", "Two about rule"])
    #expect(values("classname", of: "testcase") == ["Editing", "Editing", "Texts"])
    #expect(values("time", of: "testcase").allSatisfy { Double($0 ?? "") != nil })
    #expect(values("message", of: "failure") == ["it is wrong"])
    #expect(values("tests", of: "testsuites") == ["3"])
  }

  @Test(arguments: [
    "<&>\"'", "]]>", "a\nb\tc\nd", "é 👍🏽 👨‍👩‍👦 ❤️", "&#10;", "&amp;", "<![CDATA[x]]>", " \n ",
  ])
  func `JUnit output keeps visible text unchanged`(text: String) throws {
    let report = Self.report(text, text, about: text, text)
    let document = try ParsedXML(JUnit([report]).description)
    #expect(document.elements(named: "testsuite").first?["name"] == text)
    #expect(document.elements(named: "failure").first?["message"] == text)
    #expect(document.text(of: "failure") == report.description)
  }

  @Test func `JUnit output is well-formed, and shows hidden scalars by number`() throws {
    for plane in 0...0x10 {
      let scalars = (plane << 16..<(plane + 1) << 16).compactMap { Unicode.Scalar(UInt32($0)) }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(throws: Never.self) {
        try ParsedXML(JUnit([Self.report("Texts", "All", text)]).description)
      }
    }
    let nasty = "\u{0}\u{8}\u{1B}\u{7F}\u{9B}\u{200E}\u{2028}\u{202E}\u{FEFF}\u{FFFE}\u{E0041}\r"
    let shown = nasty.unicodeScalars.map {
      "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }.joined()
    let document = try ParsedXML(
      JUnit([Self.report(nasty, nasty, about: nasty, nasty)]).description)
    #expect(document.elements(named: "testsuite").first?["name"] == shown)
    #expect(document.elements(named: "failure").first?["message"] == shown)
    #expect(document.text(of: "failure").contains("found  \(shown)"))
  }
}

/// An XML document, read by the system's parser.
final class ParsedXML: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []
  private var open: [String] = []
  private var texts: [String: String] = [:]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func elements(named name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  /// All text directly inside elements with the given name.
  func text(of name: String) -> String { texts[name] ?? "" }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    texts[open.last ?? "", default: ""] += text
  }
}
