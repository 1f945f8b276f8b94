# Sourced by the scripts: refuses wrong arguments before a build, and ends each process with the script that started it.
# Changes the current folder to the package's folder.
set -Eeuo pipefail
script=$(cd "$(dirname "$0")" && pwd)/${0##*/}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD

wrong() {
  [ -z "${isLive-}" ] || printf '\r\033[2K' >&2
  echo "error: $*" >&2
  exit 2
}

# take_words OPTIONS FLAGS CHECK WORD…: checks that the words are options with values, flags, or other words that CHECK
# accepts. Then given_seeds is the value of --seeds, given_flags contains the flags, and `others` contains the other words.
# --help prints the comment at the start of the script.
take_words() {
  local options=" $1 " flags=" $2 " check=$3 word
  others=() given_flags=''
  shift 3
  while (($#)); do
    word=$1
    shift
    case $word in
      -h | --help) sed -n '2,${/^#/!q;s/^# \{0,1\}//p;}' "$script" && exit ;;
      --*=*)
        [[ $flags != *" ${word%%=*} "* ]] || wrong "${word%%=*} takes no value"
        set -- "${word%%=*}" "${word#*=}" "$@"
        ;;
      -*)
        [[ $options$flags == *" $word "* ]] || wrong "there is no option $word; see --help"
        [[ $options == *" $word "* ]] || { given_flags+=" $word" && continue; }
        (($#)) || wrong "$word requires a value"
        value "$word" "$1"
        printf -v "given_${word#--}" %s "$1"
        shift
        ;;
      *) "$check" "$word" && others+=("$word") ;;
    esac
  done
}

# value OPTION VALUE: refuses an impossible value of an option; the program that receives the value checks its limits.
value() {
  local form='' example
  case $1 in
    --workers | --jobs | --cases | --seeds | --limit | --failures | --count)
      form='^0*[1-9][0-9]*$' example="a whole number from 1"
      ;;
    --seed) form='^[0-9]+$' example="a whole number from 0" ;;
    --for) form='^(0*[1-9][0-9]*|([0-9]+[smhd])*0*[1-9][0-9]*[smhd]([0-9]+[smhd])*)$' example="a time such as 90s, 10m, 8h or 1h30m" ;;
    --sanitizer) form='^address$' example=address ;;
    --property) law "$2" ;;
    --choices) [ -e "$2" ] || form='^.-[A-Za-z0-9_-]*$' example="a replay code such as 1-AQI, or a file" ;;
    --corpus) [ -d "$2" ] || wrong "there is no folder $2; name one with --corpus" ;;
  esac
  [[ $2 =~ ${form:-^} ]] || wrong "$1 is “$2”; give $example"
}

no_word() { wrong "${0##*/} takes no arguments; omit “$1”"; }

# Checks that a word names a law (a file) or a chapter (a folder of laws).
law() {
  local laws=$root/Sources/Specification/InputLaws near=${1//[!A-Za-z0-9]/-}-
  [[ $1 =~ ^[A-Za-z0-9]+(/[A-Za-z0-9]+)?$ ]] && find "$laws" -maxdepth 2 -ipath "$laws/$1" -o -path "*/$1.swift" | grep -q . && return
  near=$(find "$laws" -maxdepth 2 -iname "${near:0:${#near}/2+1}*.swift" -exec basename {} .swift \; | paste -sd ' ' -)
  wrong "there is no property or chapter named “$1”; ${near:+near it: $near; }swift run input-rules list prints all names"
}

need_swift() { command -v swift >/dev/null || wrong "there is no Swift compiler; install a toolchain from swift.org/install"; }

# Ends a command when its standard input closes: first with INT, so that the command can end its own children. SwiftPM gives its
# compilers separate groups, and ends most of them when it is interrupted. Therefore, all children are listed first, while
# their parents are known: a child that is still in this group may be about to leave the group.
watcher='
  exec 3<&0 </dev/null
  (
    trap "" INT TERM HUP
    exec >/dev/null 2>&1
    read -r end <&3
    self=$(exec sh -c '\''echo $PPID'\'')
    under() { for id in $(pgrep -P "$1"); do [ "$id" = "$self" ] || { echo "$id" && under "$id"; }; done; }
    others=$(under $$)
    kill -s INT -- -$$
    sleep 1
    kill -s KILL -- $others -$$
  ) &
  exec "$@" 3<&-
'

# start PIPE COMMAND…: starts a command, $process, in a separate group that doesn't ignore signals. The command's standard
# input is a pipe at the path PIPE, which closes when this script ends for any reason.
start() {
  mkfifo "$1" 2>/dev/null || wrong "temporary files can't be created; set TMPDIR to a folder with free space"
  set -m
  sh -c "$watcher" sh "${@:2}" <"$1" &
  process=$!
  set +m
  exec 9>"$1"
  rm "$1"
}

# watch OPTIONS FLAGS CHECK WORD…: takes the words, starts this script once more, and waits for it. The second time, it
# only takes the words.
watch() {
  take_words "$@"
  [ "${INPUT_RULES_WATCHED-}" != "$PPID" ] || { unset INPUT_RULES_WATCHED && return; }
  need_swift
  local code=0 process
  INPUT_RULES_WATCHED=$$ start "$(mktemp -u 2>/dev/null)" "$script" "${@:4}"
  trap 'exec 9>&-' INT TERM HUP
  wait "$process" || code=$?
  wait "$process" || exit "$code" # a signal ends the first wait early
  exit "$code"
}
