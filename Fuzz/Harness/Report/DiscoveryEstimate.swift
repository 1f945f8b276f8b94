/// What fuzzing has found lately: its discoveries in two consecutive quarters of its executions.
struct DiscoveryWindows: Hashable, Sendable {
  /// How many features the third quarter has found.
  var earlier = 0.0
  /// How many features the fourth quarter has found.
  var later = 0.0

  init(earlier: Double = 0, later: Double = 0) { (self.earlier, self.later) = (earlier, later) }

  /// The windows of a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve.
  ///   - share: the part of its executions that counts, from its start, at most 1.
  init(_ curve: DiscoveryCurve, upTo share: Double = 1) {
    let found = [0.5, 0.75, 1].map { curve.found(after: curve.runs * share * $0) }
    self.init(earlier: found[1] - found[0], later: found[2] - found[1])
  }

  /// The discoveries of several laws, each in its own quarters.
  static func + (one: Self, two: Self) -> Self {
    Self(earlier: one.earlier + two.earlier, later: one.later + two.later)
  }
}

extension DiscoveryWindows {
  /// The windows that chance could have shown in place of these: where discovery slows down most.
  fileprivate var slowest: Self { Self(earlier: Self.most(earlier), later: Self.least(later)) }

  /// The largest expected number that would show such a count: two standard errors of a Poisson
  /// count more, and for none the three of the “rule of three” (Hanley and Lippman-Hand 1983).
  fileprivate static func most(_ count: Double) -> Double {
    count + 1 + 2 * (count + 1).squareRoot()
  }

  /// The smallest expected number that would show such a count.
  private static func least(_ count: Double) -> Double { max(0, count - 2 * count.squareRoot()) }
}

/// An estimate of what fuzzing will find, from what it has found lately.
///
/// Fuzzing discovers species: features. Böhme's STADS (TOSEM 2018) applies the estimators of
/// ecology to it. Good–Turing's rate of discovery (Good 1953) and Chao's number of unseen species
/// (Chao 1984) need to know how many features exactly one or two executions reached. libFuzzer
/// doesn't print that, but the curve of discoveries determines it: its slope is the rate of
/// discovery, so the slope times the executions is the expected number of features seen once, and
/// the decrease of the slope gives those seen twice.
///
/// Here both are differences over quarters of the executions, in which a feature that is missed
/// with the probability *x* in one quarter contributes (1 − *x*) to the earlier, *x*(1 − *x*) to
/// the later, and *x*² to what is left, each times *x*². Cauchy's inequality then gives Chao's
/// lower bound for any mixed population: left ≥ later² / (earlier − later). In the same way, what
/// each further quarter finds is at least the geometric continuation (Colwell et al. 2012), and at
/// most what the last has found. Both bounds take the windows as counts, which chance has made
/// larger or smaller by up to two standard errors.
///
/// All of this takes executions as independent draws from one distribution. A fuzzer adapts, its
/// modes take turns, and one input brings many features (Böhme, Liyanage and Wüstholz, FSE 2021),
/// so the error is measured instead of derived: see `EstimateError`.
struct DiscoveryEstimate: Hashable, Sendable {
  private let windows: DiscoveryWindows

  /// As many executions as there were are four quarters.
  private static let quarters = 4.0

  init(_ windows: DiscoveryWindows) { self.windows = windows }

  /// The least number of features that as many executions again are expected to find.
  var least: Double { Self.continuation(of: windows.slowest) }

  /// The largest number of features that as many executions again are expected to find.
  var most: Double { Self.quarters * DiscoveryWindows.most(windows.later) }

  /// A number between the two: the geometric mean of what the windows say without chance.
  ///
  /// It is right within an eighth for discoveries that grow like a logarithm or a root of the
  /// executions, as those of fuzzers do.
  var expected: Double {
    (Self.continuation(of: windows) * Self.quarters * windows.later).squareRoot()
  }

  /// The least number of features that are left to find, however long it takes; nil if discovery
  /// doesn't slow down, so that the number is unknown.
  var left: Double? {
    let isSlower = windows.later < windows.earlier || windows.later == 0
    let ratio = Self.ratio(of: windows)
    return isSlower ? windows.later * ratio / (1 - ratio) : nil
  }

  /// What share of its rate the discovery keeps from one quarter to the next, at most 1.
  ///
  /// One is added to the number below the line, as in Chao's estimator without bias: it exists then
  /// without a discovery, too.
  private static func ratio(of windows: DiscoveryWindows) -> Double {
    min(1, windows.later / (windows.earlier + 1))
  }

  /// What four more quarters find if each keeps the same share of the rate.
  private static func continuation(of windows: DiscoveryWindows) -> Double {
    let ratio = ratio(of: windows)
    return windows.later * ratio * (1 + ratio) * (1 + ratio * ratio)
  }
}
