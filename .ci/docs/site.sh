# Sourced by scripts/site: an archive for each module, and one site of these.

work=.build/site-pages
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')
rm -rf $work
compile_adapters $work/adapters
python3 .ci/docs/site.py pages $work

modules() { for catalog in $work/*.docc; do basename "$catalog" .docc; done; }

# archive MODULE: its symbols and pages. Of UIKit and SwiftUI, it sees the stand-ins.
archive() {
  mkdir -p "$work/symbols/$1"
  swift symbolgraph-extract -module-name "$1" -target "$target" -I $work/adapters -I $built/Modules \
    -Xcc -fmodule-map-file=$built/FuzzHeap.build/module.modulemap -minimum-access-level public \
    -skip-synthesized-members -output-dir "$work/symbols/$1"
  local log
  log=$(docc convert "$work/$1.docc" --additional-symbol-graph-dir "$work/symbols/$1" \
    --warnings-as-errors --output-path "$work/$1.doccarchive" 2>&1) || { echo "$log" && return 1; }
}

# Puts the archives together, and the first page of the site before them.
combine() {
  rm -rf $work/site
  docc merge $work/*.doccarchive --synthesized-landing-page-name InputRules \
    --synthesized-landing-page-topics-style list --output-path $work/site
  echo '<meta http-equiv="refresh" content="0; url=documentation/inputrules/">' >$work/site/index.html
  python3 .ci/docs/site.py links $work/site
  mkdir -p "$site"
  find "$site" -mindepth 1 -delete
  cp -R $work/site/. "$site"
}
