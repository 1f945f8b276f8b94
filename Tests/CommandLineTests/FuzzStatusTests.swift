import Testing

@testable import PropertyFuzzing

/// The values read from libFuzzer's output.
@Suite struct FuzzStatusTests {
  @Test func `The last status counts`() throws {
    let log = """
      #2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb
      #1048576\tpulse  cov: 431 ft: 2020 corp: 310/4096b lim: 512 exec/s: 209715 rss: 61Mb
      ###### Recommended dictionary. ######
      """
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 1_048_574)
    #expect(status.since == nil)
    #expect(status.coverage == .init(edges: 431, features: 2020))
    #expect(status.initial == .init(edges: 11, features: 12))
    #expect(status.corpus == 310)
  }

  @Test func `The final count and the beginning count`() throws {
    let log = """
      #2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb
      INFO: property-fuzz: fuzzing since 123.456
      #4\tNEW    cov: 12 ft: 13 corp: 2/2b exec/s: 0 rss: 30Mb
      stat::number_of_executed_units: 1002
      stat::average_exec_per_sec:     0
      """
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 1000)
    #expect(status.since == 123.456)
  }

  @Test func `First inputs that reach nothing are a beginning as well`() throws {
    let log = """
      #2\tINITED exec/s: 0 rss: 47Mb
      WARNING: no interesting inputs were found so far. Is the code instrumented for coverage?
      INFO: property-fuzz: fuzzing since 123.456
      #3\tNEW    cov: 7 ft: 8 corp: 2/22b lim: 512 exec/s: 0 rss: 49Mb L: 21/21 MS: 1 Custom-
      stat::number_of_executed_units: 2527
      """
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 2525)
    #expect(status.initial == .init(edges: 0, features: 0))
    #expect(status.coverage == .init(edges: 7, features: 8))
  }

  @Test func `What is read from the corpus is no run`() throws {
    let log = "#64\tpulse  cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb"
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 0 && status.initial == nil)
  }

  @Test func `A log without status has none`() {
    #expect(FuzzStatus(log: "INFO: Seed: 1\nerror: no") == nil)
  }
}
