import PropertyConsole
import InputLaws
import Testing

@testable import input_rules

/// Names on the command line: laws, chapters, subjects, and the nearest name for unknown ones.
@Suite struct LawSelectionTests {
  private static let laws = NamedProperties(Catalogue.laws, name: \.name)

  @Test func `A law, a chapter or nothing is selected`() throws {
    #expect(try Self.laws.elements(named: []).count == Catalogue.laws.count)
    #expect(try Self.laws.elements(named: ["RefusalChangesNothing"]).count == 1)
    #expect(try Self.laws.elements(named: ["Editing/RefusalChangesNothing"]).count == 1)
    let editing = Catalogue.laws.filter { $0.name.chapter == "Editing" }
    #expect(try Self.laws.elements(named: ["editing"]).count == editing.count)
  }

  @Test(arguments: [("RefusalChangeNothing", "RefusalChangesNothing"), ("Editin", "Editing")])
  func `The nearest name is suggested`(name: String, nearest: String) {
    let error = #expect(throws: UsageError.self) { try Self.laws.elements(named: [name]) }
    #expect(error?.description.contains("did you mean \(nearest)?") == true)
  }

  @Test func `Subjects are found in any case`() throws {
    #expect(try LawSelection.subject(named: "b1").name == "B1")
    #expect(try LawSelection.subject(named: "Model").name == "model")
    #expect(throws: UsageError.self) { try LawSelection.subject(named: "B999") }
  }

  @Test func `Laws about another kind are none to check`() throws {
    let wheels = try Self.laws.elements(named: ["Wheels"])
    let b44 = try LawSelection.subject(named: "B44")
    #expect(try LawSelection.claims(of: wheels, about: b44).count == wheels.count)
    let error = #expect(throws: UsageError.self) {
      try LawSelection.claims(of: wheels, about: LawSelection.subject(named: "B1"))
    }
    #expect(error?.description.hasPrefix("none of these laws is about “B1”; ") == true)
  }

  @Test(arguments: [("", "abc", 3), ("kitten", "sitting", 3), ("same", "Same", 0)])
  func `Distance is the number of changes`(one: String, two: String, distance: Int) {
    #expect(one.distance(to: two) == distance)
    #expect(two.distance(to: one) == distance)
  }
}
