import FuzzWorkloads
import InputLaws
import Mutants
import PropertyFuzzing
import PropertyTesting

/// Makes a target of every mutant: a law, claimed of the mutant, which a fuzzer should find false;
/// and of every workload.
///
/// The program's entry calls it by its C name.
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
