import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as the system's parser reads it.
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

  /// All text directly in elements of a name.
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
