import Testing

@testable import PropertyTesting

/// Commands that make values for later commands.
@Suite struct MadeTests {
  /// An open file, a reference type that is never compared.
  final class File {
    let place: Int
    init(place: Int) { self.place = place }
  }

  /// A drive that reuses the place of a closed file; with a bug, it overwrites the last place.
  final class Drive {
    private var owners: [Int] = []
    private var free: [Int] = []
    private var count = 0
    let isWrong: Bool

    init(isWrong: Bool) { self.isWrong = isWrong }

    func open() -> File {
      count += 1
      guard let place = free.popLast() else {
        owners.append(count)
        return File(place: owners.count - 1)
      }
      let used = isWrong ? owners.count - 1 : place
      owners[used] = count
      return File(place: used)
    }

    func close(_ file: File) { free.append(file.place) }
    func owner(of file: File, plus more: Int = 0) -> Int { owners[file.place] + more }
  }

  /// The model: the open files, and the number of files that were opened.
  struct Files {
    var owners: [Made<File>: Int] = [:]
    var count = 0
  }

  static func machine(isWrong: Bool) -> StateMachine<Files, Drive> {
    StateMachine(
      model: { Files() }, system: { Drive(isWrong: isWrong) },
      commands: [
        Command("open", .just(())) { model, _, file in
          model.count += 1
          model.owners[file] = model.count
        } system: { drive, _ in
          drive.open()
        },
        Command("close", from: { Array($0.owners.keys) }) { model, file in
          model.owners[file] = nil
        } system: {
          $0.close($1)
        },
        Command("owner", from: { Array($0.owners.keys) }) {
          $0.owners[$1]
        } system: {
          $0.owner(of: $1)
        },
      ])
  }

  @Test func `Names of results are letters, with numbers after the first 26`() {
    #expect([0, 25, 26, 53].map { "\(Made<Int>(number: $0))" } == ["a", "z", "a1", "b2"])
  }

  @Test func `A value made in another trace fails the step`() {
    let machine = StateMachine<Int, Int>(
      model: { 0 }, system: { 0 },
      commands: [
        Command("use", from: { _ in [Made<String>(number: 3)] }) { _, _ in
        } system: { _, _ in
        }
      ])
    #expect(
      machine.claim().judge(bytes: [1, 0])
        == .fails(Failure("step 1, use(d): d belongs to another trace", at: "use answer")))
  }

  @Test func `A machine that follows answers can also use values that commands made`() throws {
    let machine = StateMachine<[Made<File>], Drive>(
      model: { [] }, system: { Drive(isWrong: false) },
      commands: [
        Command(
          "open", .int(in: 0...9), making: { $0.append($2) }, system: { drive, _ in drive.open() }),
        Command(
          "more", from: { $0 }, .int(in: 1...9), model: { 1 + ($0.firstIndex(of: $1) ?? 0) + $2 }
        ) {
          $0.owner(of: $1, plus: $2)
        },
        Command("any", system: { _ in 1 }, following: { _, found in found == 1 }),
      ])
    let claim = machine.claim()
    #expect(Run.check(claim).passed)
    let text = claim.describe(bytes: [1, 0, 7, 1, 2, 1, 1, 0, 3])
    #expect(text == "1  a = open(7)\n2  any() → 1\n3  more(a, 4) → 5")
  }

  @Test func `Answers that can't be compared fail the step`() {
    let machine = StateMachine<[Made<Int>], Int>(
      model: { [] }, system: { 0 },
      commands: [
        Command("make", .just(()), making: { $0.append($2) }, system: { _, _ in 1 }),
        Command(
          "use", from: { $0 }, model: { _, _ in File(place: 0) },
          system: { _, _ in File(place: 1) }),
      ])
    #expect("\(Run.check(machine.claim()))".contains("can't compare File answers"))
  }
}
