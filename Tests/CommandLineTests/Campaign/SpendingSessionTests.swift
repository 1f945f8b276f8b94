import Testing

/// What a session says at its end of its time.
@Suite(.waiting) struct SpendingSessionTests {
  @Test func `The end of a session says it`() async throws {
    let folder = try StandIn()
    let command = try folder.start(["fuzz", "EditEqualsModel", "--jobs", "1", "--for", "2s"])
    #expect(try await command.code() == 0)
    #expect(command.error.contains("\nStarting and reading inputs took "), "\(command.error)")
    #expect(command.error.contains("Nothing new in the last half of the time: EditEqualsModel at "))
    let json = try folder.start(
      ["fuzz", "EditEqualsModel", "--jobs", "1", "--for", "2s", "--json"])
    #expect(try await json.code() == 0)
    #expect(json.output.contains(#""spending":{"#) && json.output.contains(#""quiet":[{"#))
  }
}
