import Foundation
import PropertyTesting

/// How much memory is left behind by checking the same input again and again.
///
/// LeakSanitizer can't tell a leak in Swift: it looks for pointers, and in those to strings Swift
/// has bits of its own. Here the heap is measured after each of several checks. A cache grows at
/// the first ones; a leak grows at each.
enum HeapGrowth {
  /// The origin of a failure that is a leak.
  static let origin = "the heap"

  /// The heap is measured after each row of so many checks, and the first row doesn't count.
  ///
  /// The GNU C library keeps up to seven freed blocks of a size apart, and counts them as used.
  private static let checks = 8
  private static let rows = 5
  /// A row that leaves less, in bytes, leaves nothing: the C library counts a free block's flags as
  /// a part of its size.
  private static let least = 64

  /// How many bytes a check leaves behind, on average; nil if a row of them leaves none.
  ///
  /// - Parameters:
  ///   - heap: measures what is allocated, in bytes.
  ///   - check: what is done several times.
  static func perCheck(heap: () -> Int = allocated, _ check: () -> Void) -> Int? {
    var sizes: [Int] = []
    for _ in 0..<rows {
      for _ in 0..<checks { check() }
      sizes.append(heap())
    }
    let growth = zip(sizes.dropFirst(), sizes).map(-)
    guard growth.allSatisfy({ $0 >= least }) else { return nil }
    return growth.reduce(0, +) / (growth.count * checks)
  }

  /// What is said of an input that leaves so many bytes behind.
  static func failure(_ bytes: Int) -> Failure {
    Failure("each check of this input leaves \(bytes) bytes of memory behind", at: origin)
  }

  /// How much memory is allocated, in bytes; always 0 where the system doesn't say.
  private static func allocated() -> Int {
    if let sanitizer { return sanitizer() }
    #if canImport(Darwin)
      var heap = malloc_statistics_t()
      malloc_zone_statistics(nil, &heap)
      return heap.size_in_use
    #else
      return systemHeap.map(allocated) ?? 0
    #endif
  }

  /// The address sanitizer's own answer, in a build with it: its heap replaces the system's.
  private static let sanitizer = function(
    "__sanitizer_get_current_allocated_bytes", as: (@convention(c) () -> Int).self)

  private typealias HeapInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
  /// What describes the GNU C library's heap; Swift doesn't import its header.
  private static let systemHeap = function("malloc_info", as: HeapInfo.self)

  /// What a description of the heap says: the system's memory without what is free.
  private static func allocated(in describe: HeapInfo) -> Int {
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&text, &size) else { return 0 }
    _ = describe(0, stream)
    fclose(stream)
    guard let text else { return 0 }
    defer { free(text) }
    let totals = String(cString: text).split(separator: "</heap>").last ?? ""
    return totals.matches(of: #/type="(\w+)".* size="(\d+)"/#).reduce(0) { sum, match in
      let isFree = ["fast", "rest"].contains(match.1)
      let isUsed = ["current", "mmap"].contains(match.1)
      return sum + (Int(match.2) ?? 0) * (isUsed ? 1 : isFree ? -1 : 0)
    }
  }

  private static func function<Type>(_ name: String, as type: Type.Type) -> Type? {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}

extension Claim {
  /// A claim about the same inputs: that checking one leaves no memory behind.
  func leavingNothing() -> Claim {
    judged { source in
      let choices = source.choices(madeBy: generate)
      if source.isRejected { return .discarded }
      let bytes = ChoiceBytes.encode(choices)
      let left = HeapGrowth.perCheck { _ = judge(bytes: bytes) }
      return left.map { .fails(HeapGrowth.failure($0)) } ?? .holds
    }
  }
}
