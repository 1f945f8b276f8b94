import FuzzWorkloads
import InputLaws
import Mutants
import PropertyFuzzing
import PropertyTesting

/// Registers every workload and, for every mutant, a law that a fuzzer should find to be false; the
/// program's entry point calls this function by its C name.
@_cdecl("property_fuzz_targets")
package func registerMutants() {
  FuzzTargets.register(
    Mutant.all.compactMap { mutant in
      mutant.fuzzedLaw.map { law in
        FuzzTarget(PropertyName(chapter: "Mutants", name: mutant.id)) {
          law.claim(about: mutant.implementation)
        }
      }
    } + Workloads.all.map { claim in FuzzTarget(claim.property) { claim } },
    fewestCounters: 2000)
}
