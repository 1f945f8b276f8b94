import Foundation
import Testing

@Suite struct GalleryPageTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Rules/InputRules/InputRules.docc/Gallery.md").standardized

  @Test func `The page has a row of the gallery for each law that an entry breaks`() throws {
    let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
    let shown = lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map(String.init)
    let entries = shown.compactMap { row in GalleryEntry.all.first { $0.row == row } }
    #expect(entries.count == shown.count)
    #expect(Set(entries.map(\.breaks)) == Set(GalleryEntry.all.map(\.breaks)).subtracting([nil]))
  }

  @Test func `The page counts the entries`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let wrong = GalleryEntry.all.count { $0.wrong != nil }
    let counts = "has \(GalleryEntry.all.count) fields of public code, \(wrong) of them wrong"
    #expect(text.contains(counts))
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
