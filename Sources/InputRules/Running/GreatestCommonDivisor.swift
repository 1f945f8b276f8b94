/// The greatest number that divides both, by Euclid's algorithm.
func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (large, small) = (one, other)
  while small != 0 { (large, small) = (small, large % small) }
  return large
}
