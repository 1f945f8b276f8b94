# Sourced by scripts/fuzz and scripts/merge: builds the instrumented target at the path $target.

. "$(dirname "${BASH_SOURCE[0]}")/../.ci/script.sh"

# Reads the caller's arguments that the build needs. Obvious mistakes are reported before minutes of building; the
# target reads the arguments again.
read_words() {
  sanitizer='' isQuiet='' isLong=''
  if [[ $0 == *merge ]]; then
    take_words "--jobs --corpus --campaign" --dry-run law "$@"
    [ -z "${given_campaign+given}" ] || require_campaign "$given_campaign"
    return
  fi
  take_words "--for --jobs --sanitizer --corpus --campaign --resume" --json law "$@"
  [[ $given_flags != *--json* ]] || isQuiet=1
  [[ ${given_for-} != *[hd]* ]] || isLong=1
  sanitizer=${given_sanitizer-}
  if [ -n "${given_resume+given}" ]; then
    require_campaign "$given_resume"
    local option value
    for option in for jobs sanitizer corpus campaign; do
      value=given_$option
      [ -z "${!value+given}" ] || others+=("--$option")
    done
    [ ${#others[@]} = 0 ] || wrong "--resume keeps the campaign's options; omit ${others[0]}"
    ! grep -q '"sanitizer" *: *"address"' "$given_resume/campaign.json" || sanitizer=address
  elif [ -n "${given_campaign+given}" ]; then
    [ -n "$given_campaign" ] || wrong "--campaign takes a folder, not “”; write --campaign Campaigns/night"
    [ -z "$(ls -A "$given_campaign" 2>/dev/null)" ] ||
      wrong "$given_campaign isn't an empty folder; name a new one with --campaign"
    make_folder "$given_campaign" "name another folder with --campaign"
  fi
}

make_folder() {
  mkdir -p "$1" 2>/dev/null && [ -w "$1" ] || wrong "$1 can't be written; $2"
}

# Requires that a folder is a campaign's.
require_campaign() {
  [ -f "$1/campaign.json" ] || wrong "there is no campaign in $1; give one such as Campaigns/2026-12-24"
}

# Shows the progress in one line on a terminal, or as an occasional line in a pipe. It uses
# no command substitution, during which bash can't run a trap.
show() {
  [ -z "$isQuiet" ] && ((SECONDS >= next)) || return 0
  local time step=''
  ((time = SECONDS - began)) || true
  grep -a '^\[[0-9]*/[0-9]*\] ' "$log" 2>/dev/null | tail -n 1 | sed 's/ [^ ]*\.swift.*//' >"$log.step" || true
  read -r step <"$log.step" || true
  [ -n "$step" ] || ! grep -q 'Another instance of SwiftPM' "$log" || step="waiting for another build"
  local line="building $what${step:+: $step}"
  ((time < 1)) || line+=", $time s"
  if [ -n "$isLive" ]; then
    printf '\r\033[2K%s' "${line:0:79}" >&2
  else
    echo "$line" >&2
    ((next = SECONDS + 30))
  fi
}

# Builds the target, or $product if that is set.
build() {
  local folder=.build/fuzz${sanitizer:+-$sanitizer} sanitizers=fuzzer${sanitizer:+,$sanitizer}
  # The log is separate, because another script may wait for the same folder.
  local log=$folder/build.$$.log what="the instrumented target ($sanitizers)"
  local began=$SECONDS next=0 isLive='' code=0 process reason=''
  local product=${product-fuzz}
  local options=(--product "$product" --scratch-path "$folder" --disable-index-store)
  # Only reports of the address sanitizer use a target's debug information.
  [ -n "$sanitizer" ] || options+=(-debug-info-format none)
  target=$folder/debug/$product
  [ ! -t 2 ] || [ -n "$isQuiet" ] || isLive=1
  need_swift
  make_folder "$folder" "check the permissions of this folder"
  : >"$log"
  trap 'rm -f "$log" "$log.step"; wrong "stopped while building; nothing was fuzzed"' INT TERM HUP
  # Only the build writes to the log: the trap has this script's standard error.
  INPUT_RULES_SANITIZERS=$sanitizers start "$folder/watched.$$" \
    sh -c 'exec "$@" >"$0" 2>&1' "$log" swift build "${options[@]}"
  show # even where it has ended by now
  while kill -0 "$process" 2>/dev/null; do
    sleep 0.2 9>&- &
    wait $! || true
    show
  done
  wait "$process" || code=$?
  exec 9>&-
  trap - INT TERM HUP
  ((code == 0)) || reason=$(reason)
  rm -f "$log.step"
  mv "$log" "$folder/build.log"
  [ -z "$reason" ] || wrong "$reason"
  [ -z "$isLive" ] || printf '\r\033[2K' >&2
  [ -n "$isQuiet" ] || ((SECONDS - began < 30)) || echo "built $what in $((SECONDS - began)) s" >&2
}

# Builds the targets of a campaign; a campaign of hours also needs the target with AddressSanitizer,
# which is one of its modes.
build_for_campaign() {
  build
  [ -n "$isLong" ] && [ -z "$sanitizer" ] || return 0
  local plain=$target
  sanitizer=address
  build
  target=$plain
}

# Prints the reason the build failed.
reason() {
  if grep -aq "libclang_rt.fuzzer\|unsupported option '-sanitize" "$log"; then
    echo "this toolchain has no fuzzer runtime; install one from swift.org/install"
  else
    local first
    first=$(grep -a -m 1 error: "$log") || first="see the log"
    echo "the instrumented build failed: $first; all of it is in $folder/build.log"
  fi
}
