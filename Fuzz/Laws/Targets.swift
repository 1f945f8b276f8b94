import InputLaws
import PropertyFuzzing

/// Registers all laws as targets; the program's entry point calls this function by its C name.
@_cdecl("property_fuzz_targets")
package func registerLaws() {
  FuzzTargets.register(
    Catalog.laws.map { law in
      let name = law.name.name
      let variable = name.prefix(1).lowercased() + name.dropFirst()
      return FuzzTarget(law.name, expression: "Law.\(variable).claim()") { law.claim() }
    },
    command: "swift run input-rules", fuzz: "scripts/fuzz", merge: "scripts/merge",
    // In an instrumented build, the rules and the model contain many thousands of counters. If
    // there are fewer than `fewestCounters`, some code isn't instrumented.
    fewestCounters: 2000)
}
