# Sourced by scripts/fuzz and scripts/merge: builds the instrumented target, then named by $target.

. .ci/script.sh

# Refuses an option that this script doesn't have, and a flag with a value.
option() {
  local options=" --for --jobs --sanitizer --corpus --campaign --resume --json "
  [[ $0 != *merge ]] || options=" --jobs --corpus --campaign --dry-run "
  [[ $options == *" ${1%%=*} "* ]] ||
    wrong "there is no option ${1%%=*}; --help shows those that there are"
  case $1 in --json=* | --dry-run=*) wrong "${1%%=*} takes no value" ;; esac
}

# Whether a text is a time from a second to a year, such as 90, 90s or 1h30m.
is_time() {
  local rest=$1 sum=0 unit
  while [[ $rest =~ ^0*([0-9]{1,8})([smhd]|$)(.*)$ ]]; do
    case ${BASH_REMATCH[2]} in m) unit=60 ;; h) unit=3600 ;; d) unit=86400 ;; *) unit=1 ;; esac
    [ -n "${BASH_REMATCH[2]}" ] || [ "$rest" = "$1" ] || return 1
    ((sum += 10#${BASH_REMATCH[1]} * unit)) || true
    rest=${BASH_REMATCH[3]}
  done
  [ -z "$rest" ] && ((sum > 0 && sum <= 366 * 86400))
}

# Takes what the build must know from the caller's words. What is plainly wrong with them is said here,
# before minutes of building; the target reads them again.
read_words() {
  sanitizer='' isQuiet='' isLong=''
  local word value resumed='' other=''
  while (($#)); do
    word=$1 value=''
    shift
    case $word in -h | --help) ;; -*) option "$word" ;; esac
    case $word in
      --*=*) value=${word#*=} word=${word%%=*} ;;
      --for | --jobs | --sanitizer | --corpus | --campaign | --resume)
        (($#)) || wrong "$word takes a value"
        value=$1
        shift
        ;;
    esac
    case $word in --resume | --json | -h | --help) ;; *) other=${other:-$word} ;; esac
    case $word in
      -h | --help) usage && exit ;;
      --for)
        is_time "$value" ||
          wrong "“$value” is no time to fuzz; write 90s, 10m, 8h or 1h30m, from 1s to a year"
        [[ $value != *[hd]* ]] || isLong=1
        ;;
      --jobs) [[ $value =~ ^0*[1-9][0-9]*$ ]] || wrong "--jobs is $value; give 1 or more" ;;
      --sanitizer)
        [ "$value" = address ] || wrong "--sanitizer takes address, not “$value”"
        sanitizer=address
        ;;
      --corpus) [ -d "$value" ] || wrong "there is no folder $value; name one with --corpus" ;;
      --campaign)
        if [[ $0 == *merge ]]; then
          [ -f "$value/campaign.json" ] ||
            wrong "there is no campaign in $value; name the folder of one"
          continue
        fi
        [ -z "$(ls -A "$value" 2>/dev/null)" ] ||
          wrong "$value isn't an empty folder; name a new one with --campaign"
        ;;
      --resume)
        resumed=$value
        [ -f "$value/campaign.json" ] ||
          wrong "there is no campaign in $value; name the folder of one"
        ! tail -n 1 "$value/journal.jsonl" 2>/dev/null | grep -q '"end","reason":"[dt]' ||
          wrong "the campaign in $value is finished; begin a new one without --resume"
        ! grep -q '"sanitizer" *: *"address"' "$value/campaign.json" || sanitizer=address
        ;;
      --json) isQuiet=1 ;;
      --dry-run) ;;
      *) law "$word" ;;
    esac
  done
  [ -z "$resumed" ] || [ -z "$other" ] ||
    wrong "--resume continues what the campaign was asked for; leave out $other"
}

# One line on a terminal; where it is piped, a plain line now and then. It substitutes no command:
# bash reads one again when it is expanded, and can't run a trap then.
show() {
  [ -z "$isQuiet" ] && ((SECONDS >= next)) || return 0
  local time step=''
  ((time = SECONDS - began)) || true
  grep -a '^\[[0-9]*/[0-9]*\] ' "$log" | tail -n 1 | sed 's/ [^ ]*\.swift.*//' >"$log.step" || true
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

# Builds the target, $product where that is set. Its standard input is a pipe that closes when this
# script ends, however it does.
build() {
  local folder=.build/fuzz${sanitizer:+-$sanitizer} sanitizers=fuzzer${sanitizer:+,$sanitizer}
  # A log of its own: another script may wait for the same folder.
  local log=$folder/build.$$.log tether=$folder/tether.$$ what="the instrumented target ($sanitizers)"
  local began=$SECONDS next=0 isLive='' code=0 process
  local product=${product-fuzz}
  local options=(--product "$product" --scratch-path "$folder" --disable-index-store)
  # Nothing reads a target's debug information but the address sanitizer's report.
  [ -n "$sanitizer" ] || options+=(-debug-info-format none)
  target=$folder/debug/$product
  [ ! -t 2 ] || [ -n "$isQuiet" ] || isLive=1
  need_swift
  mkdir -p "$folder"
  mkfifo "$tether"
  : >"$log"
  trap 'rm -f "$log" "$log.step"; wrong "stopped while building; nothing was fuzzed"' INT TERM HUP
  set -m # a group of its own for the build, and no signal ignored
  INPUT_RULES_SANITIZERS=$sanitizers sh -c "$leash" sh swift build "${options[@]}" \
    <"$tether" >"$log" 2>&1 &
  process=$!
  set +m
  exec 9>"$tether"
  rm "$tether"
  show # even where it has ended by now
  while kill -0 "$process" 2>/dev/null; do
    sleep 0.2 9>&- &
    wait $! || true
    show
  done
  wait "$process" || code=$?
  exec 9>&-
  trap - INT TERM HUP
  local reason=''
  ((code == 0)) || reason=$(reason)
  rm -f "$log.step"
  mv "$log" "$folder/build.log"
  [ -z "$reason" ] || wrong "$reason"
  [ -z "$isLive" ] || printf '\r\033[2K' >&2
  [ -n "$isQuiet" ] || ((SECONDS - began < 30)) || echo "built $what in $((SECONDS - began)) s" >&2
}

# Builds what a campaign needs: for one of hours, the target with AddressSanitizer as well, which is
# one of its modes.
build_for_campaign() {
  build
  [ -n "$isLong" ] && [ -z "$sanitizer" ] || return 0
  local plain=$target
  sanitizer=address
  build
  target=$plain
}

# Why the build failed.
reason() {
  if grep -aq "libclang_rt.fuzzer\|unsupported option '-sanitize" "$log"; then
    echo "this toolchain has no fuzzer runtime; install one from swift.org/install"
  else
    local first
    first=$(grep -a -m 1 error: "$log") || first="see the log"
    echo "the instrumented build failed: $first; all of it is in $folder/build.log"
  fi
}
