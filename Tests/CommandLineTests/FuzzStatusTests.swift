import Testing

@testable import input_rules

/// What is read from libFuzzer's output.
@Suite struct FuzzStatusTests {
  @Test func theLastStatusCounts() throws {
    let log = """
      #2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb
      #1048576\tpulse  cov: 431 ft: 2020 corp: 310/4096b lim: 512 exec/s: 209715 rss: 61Mb
      ###### Recommended dictionary. ######
      """
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 1_048_576)
    #expect(status.edges == 431)
    #expect(status.corpus == 310)
  }

  @Test func aLogWithoutStatusHasNone() {
    #expect(FuzzStatus(log: "INFO: Seed: 1\nerror: no") == nil)
  }
}
