import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite(.serialized, .waiting) struct ExaminationTests {
  /// The claim's behavior for a number above 700.
  private enum Deed: CaseIterable { case fail, trap, hang, leave, leak }

  private func claim(_ deed: Deed) -> Claim {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreSmall")
    return Claim(forAll: .int(in: 0...1000), named: name) { number in
      guard number > 700 else { return }
      switch deed {
      case .fail: try require(false, "\(number) is too large: indeed")
      case .trap: _ = Array(0..<700)[number]
      case .hang:
        var left = number
        while left > 0 { left = left % 7 + 1 }
      case .leave: _exit(3)
      case .leak: _ = malloc(number)
      }
    }
  }

  private func examine(
    _ deed: Deed, _ number: UInt16, _ kind: FailureKind = .trap, knowing known: Set<String> = [],
    seconds: Double? = nil
  ) -> Examination {
    let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)]
    return Examination(bytes, kind, of: claim(deed), knowing: known, seconds: seconds)
  }

  @Test func `A failing input is shrunk, and the failing line identifies the failure`() throws {
    let examination = examine(.fail, 900)
    let failure = try #require(examination.failures.first)
    #expect(examination.isShrunk && examination.failures.count == 1)
    #expect(failure.what == .claim && failure.input == "701")
    let place = #/NumbersAreSmall at CommandLineTests/ExaminationTests.swift:\d+/#
    #expect(try place.wholeMatch(in: failure.origin) != nil)
    #expect(failure.message == "701 is too large: indeed")
    let known = examine(.fail, 900, knowing: [failure.origin])
    #expect(!known.isShrunk && known.failures.map(\.input) == ["900"])
    for place in ["a\nb", "a\rb", "a\r\nb"] {
      let failure = PropertyTesting.Failure("no", at: place)
      #expect(Examination.Failure.origin(of: failure, "P") == "P at a b")
    }
    let late = examine(.fail, 900, seconds: -1)
    #expect(late.isShrunk && late.failures.map(\.input) == ["900"], "no time was left to shrink")
  }

  @Test func `Inputs that trap or exit are shrunk in child processes`() throws {
    for deed in [Deed.trap, .leave] {
      let failure = try #require(examine(deed, 900).failures.first)
      #expect(failure.what == .trap && failure.input == "701", "\(failure)")
    }
  }

  @Test func `An input that leaks memory is shrunk and reported as a leak`() throws {
    for kind in [FailureKind.trap, .leak] {
      let examination = examine(.leak, 900, kind)
      let failure = try #require(examination.failures.first)
      #expect(failure.what == .leak && failure.input == "701" && examination.isShrunk)
      #expect(failure.message.hasPrefix("each check of this input leaks "))
      #expect(failure.origin == "NumbersAreSmall at the heap")
    }
  }

  @Test(
    arguments: [
      ([999], 1600, 100, 16), ([0], 256, 16, 16), ([0, 256], 255, nil, 3),
      // At first, caches fill up; later, the heap may shrink.
      ([999], 0, nil, 2), ([999, 800, 800, 800, -1], 800, nil, 5),
      // Even without a leak, the C library keeps freed blocks, whose sizes vary.
      ([999, 48, 16, 96, 32, 80, 48, 16, 0, 32], 0, nil, 2),
    ] as [([Int], Int, Int?, Int)])
  func `Memory growth is a leak only if it follows every series of checks`(
    growth: [Int], later: Int, left: Int?, rows: Int
  ) {
    var rest = growth[...]
    var (heap, checks) = (0, 0)
    let measured = HeapGrowth.perCheck {
      heap += rest.popFirst() ?? later
      return heap
    } _: {
      checks += 1
    }
    #expect(measured == left && checks == 16 * rows)
  }

  @Test(arguments: FailureKind.allCases)
  func `An input that doesn't fail again is reported as it was found`(kind: FailureKind) throws {
    let examination = examine(.fail, 3, kind)
    #expect(!examination.isShrunk)
    // On a busy machine, an input that is only slow may seem to hang.
    if kind == .hang { return #expect(examination.failures.isEmpty) }
    let failure = try #require(examination.failures.first)
    #expect(failure.what == kind && failure.input == "3")
    #expect(failure.origin == "NumbersAreSmall: \(failure.message)")
  }
}
