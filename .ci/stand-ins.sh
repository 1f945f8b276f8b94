# Sourced by scripts that compile with stand-ins for UIKit and SwiftUI, using the modules of a debug build.

built=.build/debug
[ -e $built/Modules/InputRulesSwiftUI.swiftmodule ] || wrong "there is no debug build; make one with swift build --build-tests"
# The adapters use package declarations; pages use only public declarations.
package=$(grep --only-matching --max-count=1 '"-module-name","InputRules",.*' .build/debug.yaml |
  grep --only-matching '"-package-name","[^"]*' | sed 's/.*"//')

# compile FOLDER MODULE OPTION…: compiles a module with the modules in FOLDER and in the build.
compile() {
  swiftc -swift-version 6 -warnings-as-errors -package-name "$package" -parse-as-library \
    -I "$1" -I $built/Modules -module-name "${@:2}"
}

# compile_adapters FOLDER: creates FOLDER, with the stand-ins and the adapters as modules and libraries.
compile_adapters() {
  local sources files
  mkdir -p "$1"
  for sources in Tests/Stubs/{UIKit,SwiftUI} Sources/Rules/InputRules{UIKit,SwiftUI}; do
    mapfile -t files < <(find $sources -name '*.swift')
    compile "$1" "${sources##*/}" "${files[@]}" -emit-library -static -emit-module-path \
      "$1/${sources##*/}.swiftmodule" -o "$1/lib${sources##*/}.a"
  done
}

# archive MODULE: writes the symbols and pages of a module to $work.
archive() {
  mkdir -p "$work/symbols/$1"
  swift symbolgraph-extract -module-name "$1" -I $work/adapters -I $built/Modules -minimum-access-level public \
    -target "$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')" -skip-synthesized-members \
    -Xcc -fmodule-map-file=$built/FuzzHeap.build/module.modulemap -output-dir "$work/symbols/$1"
  python3 .ci/docs/site.py symbols "$work/symbols/$1"
  docc convert "$work/$1.docc" --additional-symbol-graph-dir "$work/symbols/$1" --warnings-as-errors \
    --output-path "$work/$1.doccarchive" >"$work/$1.log" 2>&1 || { cat "$work/$1.log" && return 1; }
}
