import Foundation
import Testing

@Suite struct GalleryPageTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Rules/InputRules/InputRules.docc/Gallery.md").standardized

  @Test func `The page has a row for each entry`() throws {
    let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
    let rows = GalleryEntry.all.map(\.row)
    let shown = lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map(String.init)
    #expect(shown == rows, "\(rows.joined(separator: "\n"))")
  }
}

extension GalleryEntry {
  /// The entry as a row of the page.
  fileprivate var row: String {
    let broken = breaks.map { "`\($0)`" } ?? "–"
    let cells = [linked, author, wrong ?? "nothing", broken]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// The name, with the origin as its link if it has an address.
  private var linked: String {
    guard let start = origin.range(of: "http") else { return "\(name), \(origin)" }
    let address = origin[start.lowerBound...].prefix { !", ;".contains($0) }
    return "[\(name)](\(address))"
  }
}
