# Sourced by scripts that compile with stand-ins for UIKit and SwiftUI, using the modules of a debug build.

shopt -s globstar
# Each build replaces the link .build/debug, and another lane of CI may build at any moment.
built=$(readlink -f .build/debug || true)
[ -e $built/Modules/InputRulesSwiftUI.swiftmodule ] || wrong "there is no debug build; make one with swift build --build-tests"
# The adapters use package declarations; pages use only public declarations.
package=$(sed -n 's/.*"-module-name","InputRules",.*"-package-name","\([^"]*\)".*/\1/p;T;q' .build/debug.yaml)

# compile FOLDER MODULE OPTION…: compiles a module with the modules in FOLDER and in the build.
compile() {
  swiftc -swift-version 6 -warnings-as-errors -package-name "$package" -parse-as-library \
    -I "$1" -I $built/Modules -module-name "${@:2}"
}

# compile_adapters FOLDER: creates FOLDER, with the stand-ins and the adapters as modules and libraries.
compile_adapters() {
  local sources
  mkdir -p "$1"
  for sources in Tests/Stubs/{UIKit,SwiftUI} Sources/Rules/InputRules{UIKit,SwiftUI}; do
    compile "$1" "${sources##*/}" $sources/**/*.swift -emit-library -static -emit-module-path \
      "$1/${sources##*/}.swiftmodule" -o "$1/lib${sources##*/}.a"
  done
}
