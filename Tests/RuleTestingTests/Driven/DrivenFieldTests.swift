import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A field in another process is judged as code of this one is.
@Suite struct DrivenFieldTests {
  private let settings = RunSettings(cases: 20, shrinkLimit: 20)
  private let limits = DriverLimits(answer: 0.4, start: 5)

  @Test(
    arguments: [
      ("ends", "the driver ended with code 7"),
      ("complains", #"the driver ended with code 1: "ValueError: 3""#),
      ("traps", "the driver ended with signal 11"),
      ("hangs", "the driver didn't answer in time"),
      ("fails", #"the driver failed: IndexError\n::error::x"#),
      ("closes", "the driver closed its output"),
      ("noText", "the driver answered without a “text”"),
      ("units", "the driver answered without a “text”"),
      ("noSelection", "the driver answered a “selection” that isn't [location, length]"),
      ("values", "the driver answered a “value” that is neither a text nor a number"),
      ("otherID", "the driver answered request 0 when asked request "),
      ("noID", "the driver answered no request when asked request "),
      ("longLine", "the driver wrote a line of more than 1,048,576 bytes"),
      ("manyLines", "the driver wrote lines, but no answer in time"),
    ])
  func `What isn't answered is told with its keystrokes`(way: String, found: String) throws {
    let driver = try OddDriver()
    do {
      let field = try TestedField.driven(by: driver.command(way), limits: limits)
      let report = field.examined(meaning: [.atMost(50)], settings: settings)
      let failure = try #require(report.failures.first)
      #expect(failure.law == "EveryEditIsAnswered")
      #expect(failure.found.hasPrefix(found), "\(failure.found)")
      #expect(failure.cause.hasPrefix("The field's program ended, hung or failed"))
      #expect(failure.steps.count == 1 && failure.steps[0].hasPrefix("type "), "\(failure)")
    }
    #expect(try driver.left() == [])
  }

  @Test(
    arguments: [
      ("silentStart", "didn't answer in time"),
      ("endsAtOnce", #"ended with code 3: "no display""#),
      ("noVersion", "answered “hello” without a “version”"),
      ("otherVersion", "speaks version 9 of the protocol, and not 1"),
      ("otherAbility", #"says that it can “fly\nhigh”, which isn't of the protocol"#),
      ("otherDeletion", "says that it deletes by “word”, and not character or scalar"),
    ])
  func `A driver that doesn't speak the protocol is refused`(way: String, problem: String) throws {
    let driver = try OddDriver()
    let error = #expect(throws: DriverProblem.self) {
      _ = try TestedField.driven(by: driver.command(way), limits: DriverLimits(start: 1))
    }
    #expect(error.map { "\($0)" } == problem)
    #expect(try driver.left() == [])
  }

  @Test func `What a driver says stays in its line of a report`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("names"), limits: limits)
    #expect(field.name == #"odd\n::error::x"#)
  }

  @Test func `A program that isn't there is named`() {
    let error = #expect(throws: DriverProblem.self) {
      _ = try TestedField.driven(by: ["no-such-driver"])
    }
    #expect(
      error.map { "\($0)" }
        == "“no-such-driver” can't be started (no such file); give a program of PATH, or its path")
  }

  @Test(arguments: [("outside", "TheCaretStaysInside"), ("half", "TheTextIsWhole")])
  func `What no platform can show breaks a law`(way: String, law: String) throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command(way), limits: limits)
    #expect(field.examined(meaning: [], settings: settings).failures.map(\.law).contains(law))
  }

  @Test func `What follows from half a character is no other law's`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("stuckHalf"), limits: limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.failures.map(\.law) == ["TheTextIsWhole"], "\(report)")
  }

  @Test func `A value that only typing gives is seen beside that of a text which is set`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("typedOnly"), limits: limits)
    let failures = field.examined(meaning: [], settings: settings).failures
    #expect(failures.map(\.law) == ["ValueDependsOnlyOnTheText"])
    #expect(failures.first?.expected == "the value none, as in a new field whose text is set")
    #expect(try driver.requests().contains { $0.hasPrefix(#""set","text":""#) })
  }

  @Test func `A text that the field itself calls wrong has no value`() throws {
    let driver = try OddDriver()
    let laws = try ["wrongValue", "provisional"].map { way in
      try TestedField.driven(by: driver.command(way), limits: limits)
        .examined(meaning: [.value(NumberFormat(.posix))], settings: settings).failures.map(\.law)
    }
    #expect(laws == [["ValueIsWhatTheTextSays"], []])
  }

  @Test func `A field that calls every text wrong has no value judged, which is told`() throws {
    let driver = try OddDriver()
    let warnings = try ["provisional", "wrongValue"].map { way in
      try TestedField.driven(by: driver.command(way), limits: limits)
        .examined(meaning: [.value(NumberFormat(.posix))], settings: settings).warnings
        .filter { $0.contains("no value was judged") }
    }
    #expect(warnings.map(\.count) == [1, 0])
  }

  @Test func `What people paste is pasted first, if the field is behind a driver`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("none"), limits: limits)
    let meanings = Meanings(all: [], typing: ["12-34", "x"])
    let firsts = FieldSubject(field, meanings).likely(settings).map { entry in
      var source = ChoiceSource(bytes: entry.bytes)
      return source.draw(meanings.alphabet(of: field).keystrokes).first
    }
    #expect(Set(firsts) == [.paste("12-34"), .paste("x")] && firsts.count == 2)
    let here = TestedField.onChange("any") { $0 }
    #expect(FieldSubject(here, meanings).likely(settings).isEmpty)
  }

  @Test func `A field that takes all keeps the laws, and a limit is seen`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("strange"), limits: limits)
    let digits = FieldMeaning.onlyCharacters("0123456789")
    let short = FieldMeaning.always("It has three characters at most.") { $0.count <= 3 }
    let report = field.examined(meaning: [short], settings: settings)
    #expect(report.failures.map(\.law) == ["WhatStandsIsAllowed"], "\(report)")
    #expect(
      report.left == ["AnswersDependOnlyOnTheEdit: it keeps something of its own"], "\(report)")
    #expect(report.remarks == [#"the driver wrote what is no answer: "debug: typed""#])
    #expect(field.name == "odd")
    let choices = try #require(report.failures.first).choices
    let again = field.examined(meaning: [short], settings: settings, choices: choices)
    #expect(again.failures.map(\.steps) == report.failures.map(\.steps))
    #expect(again.cases == 1)
    #expect(!field.examined(meaning: [digits], settings: settings).isFine)
  }

  @Test func `A slow field's report says how many cases each law had, and which had few`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("slow"), limits: limits)
    var settings = RunSettings(cases: 500)
    settings.seconds = 0.4
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.failures.isEmpty, "\(report)")
    let lines = report.summary.split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.hasPrefix("  cases of each law: ") }, "\(report)")
    let counts = line.matches(of: #/(\w+) (\d+)/#).map { ("\($0.1)", Int($0.2) ?? 0) }
      .filter { $0.0 != "law" }
    #expect(counts.map(\.0) == report.asked && counts.map(\.1).reduce(0, +) == report.cases)
    let few = counts.filter { $0.1 < 100 }.map(\.0)
    #expect(few == report.asked, "\(report)")
    let warning = try #require(report.warnings.first { $0.contains("seconds") }, "\(report)")
    #expect(few.allSatisfy(warning.contains), "\(report)")
    // A law that had all of its cases had enough of them.
    let quick = try TestedField.driven(by: driver.command("none"), limits: limits)
    let done = quick.examined(meaning: [.backspaceEmpties], settings: RunSettings(cases: 20))
    #expect(!done.summary.contains("cases of each law") && done.warnings.isEmpty, "\(done)")
  }

  @Test func `A field that couldn't be made is told`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("noField"), limits: limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.failures.first?.found == "the driver failed: no window", "\(report)")
  }

  @Test func `Two people at one driver have a field each`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("none"), limits: limits)
    var (one, other) = (Typist(at: field), Typist(at: field))
    one.type("12")
    other.type("34")
    one.type("7")
    #expect(one.text == "127")
    other.paste("5\"\\é😀")
    #expect(other.text == "345\"\\é😀")
  }

  @Test func `A process that is split off starts a driver of its own, as a fuzz program does`()
    throws
  {
    let driver = try OddDriver()
    do {
      let field = try TestedField.driven(by: driver.command("none"), limits: limits)
      let claim = try #require(
        FieldClaims.of(field, meaning: .atMost(3)).first {
          $0.property.name == "StaysWithinTheLimit"
        })
      let isolated = Run.check(claim.isolated(cpuSeconds: 5), settings).counterexample
      #expect(isolated?.message.contains("expected at most 3 characters") == true)
      #expect(Run.check(claim, settings).counterexample?.message == isolated?.message)
    }
    // A driver ends when its standard input does, which takes a moment.
    for _ in 0..<1_000 where try !driver.left().isEmpty { usleep(2_000) }
    #expect(try driver.left() == [])
  }

  @Test func `A field of one line is typed no line break, and may be pasted one`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("none"), limits: limits)
    let keystrokes = Meanings(all: []).alphabet(of: field).keystrokes
    let drawn = (0..<2_000).flatMap { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(keystrokes)
    }
    let typed = drawn.compactMap { if case .type(let character) = $0 { character } else { nil } }
    let pasted = drawn.compactMap { if case .paste(let text) = $0 { text } else { nil } }
    #expect(typed.count > 1_000 && !typed.contains { $0.isNewline || $0 == "\t" })
    #expect(pasted.contains { $0.contains("\n") })
  }

  @Test func `What a field can't do isn't asked of it`() throws {
    let driver = try OddDriver()
    let field = try TestedField.driven(by: driver.command("none"), limits: limits)
    var typist = Typist(at: field)
    typist.type("12")
    for keystroke in [Keystroke.selectAll, .cut, .undo, .delete, .compose("x"), .commit] {
      #expect(typist.press(keystroke).after.text == "12")
    }
    #expect(typist.caret == 2)
  }
}
