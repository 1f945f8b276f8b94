import PropertyTesting
import Testing

/// A property's name is its place.
@Suite struct PropertyNameTests {
  @Test func theFileAndItsFolderAreTheName() {
    let name = PropertyName(filePath: "/a/Sources/InputLaws/Editing/RefusalChangesNothing.swift")
    #expect(name == PropertyName(chapter: "Editing", name: "RefusalChangesNothing"))
    #expect(name.description == "Editing/RefusalChangesNothing")
  }

  @Test func aPropertyIsNamedAfterItsFile() {
    let property = Property<Void>(forAll: .bool()) { _, _ in }
    #expect(property.name.description == "PropertyTestingTests/PropertyNameTests")
  }

  @Test func aTestNamesItsClaimAfterItself() {
    #expect(PropertyName(test: "plain()").name == "plain")
    #expect(PropertyName(test: "`a name (of words)`(seed:)").name == "a name (of words)")
  }
}
