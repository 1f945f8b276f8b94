import InputLaws
import PropertyFuzzing

/// Makes every law a target.
///
/// The fuzz program's entry calls it by its C name.
@_cdecl("property_fuzz_targets")
package func registerLaws() {
  FuzzTargets.register(
    Catalogue.laws.map { law in FuzzTarget(law.name) { law.claim() } },
    command: "swift run input-rules",
    // The rules and the model have many thousands; a handful means that something is missing.
    fewestCounters: 2000)
}
