import PropertyTesting
import Testing

/// A property's name is its place.
@Suite struct PropertyNameTests {
  @Test func `The file and its folder are the name`() {
    let name = PropertyName(filePath: "/a/Sources/InputLaws/Editing/RefusalChangesNothing.swift")
    #expect(name == PropertyName(chapter: "Editing", name: "RefusalChangesNothing"))
    #expect(name.description == "Editing/RefusalChangesNothing")
  }

  @Test func `A property is named after its file`() {
    let property = Property<Void>(forAll: .bool()) { _, _ in }
    #expect(property.name.description == "PropertyTestingTests/PropertyNameTests")
  }

  @Test func `A test names its claim after itself`() {
    #expect(PropertyName(test: "plain()").name == "plain")
    #expect(PropertyName(test: "`a name (of words)`(seed:)").name == "a name (of words)")
  }
}
