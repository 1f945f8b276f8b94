#!/bin/bash
# The build script for OSS-Fuzz and ClusterFuzzLite, which set SANITIZER, WORK and OUT and start it
# in the package's folder. It writes the fuzz program and a launcher for each law to $OUT.
set -euo pipefail

flags=()
case ${SANITIZER:-} in
  address | thread) sanitizers=fuzzer,$SANITIZER ;;
  none) sanitizers=fuzzer ;;
  coverage)
    sanitizers=fuzzer
    flags=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
    ;;
  *)
    echo "error: SANITIZER is “${SANITIZER:-}”; set it to address, thread, coverage or none" >&2
    exit 2
    ;;
esac
for folder in WORK OUT; do
  [ -d "${!folder:-}" ] || {
    echo "error: $folder is “${!folder:-}”; set it to a folder" >&2
    exit 2
  }
done

# In their image, this provides the symbolizer for Swift's names.
if command -v precompile_swift >/dev/null; then
  . precompile_swift
fi
# The machines that fuzz don't have Swift, so its libraries are linked into the program.
INPUT_RULES_SANITIZERS=$sanitizers swift build --product fuzz --static-swift-stdlib \
  --scratch-path "$WORK/fuzz-$SANITIZER" --disable-index-store ${flags[@]+"${flags[@]}"}
# ClusterFuzzLite doesn't accept @ in a target's name.
exec Fuzz/oss-fuzz/launchers "$WORK/fuzz-$SANITIZER/debug/fuzz" Corpus "$OUT" \
  ${PLAIN_NAMES:+--plain}
