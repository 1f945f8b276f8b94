# Sourced by the scripts: what is wrong with their words is said at once, and nothing that they start
# is left when they end.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

wrong() {
  [ -z "${isLive-}" ] || printf '\r\033[2K' >&2
  echo "error: $*" >&2
  exit 2
}

# Prints the comment at the script's start.
usage() { sed -n '2,${/^#/!q;s/^# \{0,1\}//p;}' "$0"; }

# take_words OPTIONS FLAGS CHECK WORD…: makes sure that the words are those options, each with its value,
# those flags, and others that CHECK doesn't refuse. The value of --seeds is then in given_seeds, the flags
# are in given_flags, and the others in others.
take_words() {
  local options=" $1 " flags=" $2 " check=$3 word
  others=() given_flags=''
  shift 3
  while (($#)); do
    word=$1
    shift
    case $word in
      -h | --help) usage && exit ;;
      --*=*)
        [[ $flags != *" ${word%%=*} "* ]] || wrong "${word%%=*} takes no value"
        set -- "${word%%=*}" "${word#*=}" "$@"
        ;;
      -*)
        [[ $options$flags == *" $word "* ]] ||
          wrong "there is no option $word; --help shows those that there are"
        [[ $options == *" $word "* ]] || { given_flags+=" $word" && continue; }
        (($#)) || wrong "$word takes a value"
        value "$word" "$1"
        printf -v "given_${word#--}" %s "$1"
        shift
        ;;
      *) "$check" "$word" && others+=("$word") ;;
    esac
  done
}

# value OPTION VALUE: makes sure that it can have that value, as far as that can be told here.
value() {
  case $1 in
    --workers | --jobs)
      [[ $2 =~ ^0*[1-9][0-9]{0,2}$ ]] && ((10#$2 <= 256)) ||
        wrong "$1 is “$2”; give a whole number from 1 to 256" ;;
    --cases | --seeds | --limit | --failures)
      [[ $2 =~ ^0*[1-9][0-9]*$ ]] || wrong "$1 is “$2”; give a whole number from 1" ;;
    --seed) [[ $2 =~ ^[0-9]+$ ]] || wrong "$1 is “$2”; give a whole number from 0" ;;
    --property) law "$2" ;;
    --for) is_time "$2" || wrong "“$2” is no time to fuzz; write 90s, 10m, 8h or 1h30m, from 1s to a year" ;;
    --sanitizer) [ "$2" = address ] || wrong "--sanitizer takes address, not “$2”" ;;
    --corpus) [ -d "$2" ] || wrong "there is no folder $2; name one with --corpus" ;;
  esac
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

# Refuses any word, where a script takes none.
no_words() { take_words "" "" no_word "$@"; }
no_word() { wrong "${0##*/} takes no words; leave out “$1”"; }

# Makes sure that a word is a law, which is a file, or a chapter, which is a folder of them.
law() {
  local laws=$root/Sources/Specification/InputLaws found=''
  if [[ $1 =~ ^[A-Za-z0-9]+(/[A-Za-z0-9]+)?$ ]]; then
    found=$(cd "$laws" && find . -mindepth 1 -maxdepth 2 ! -path "./Generators*" ! -path "./Oracles*" \
      \( -type d -ipath "./$1" -o -type f -path "./*/*" -path "*/$1.swift" \))
  fi
  [ -n "$found" ] || wrong "there is no property or chapter named “$1”; $(meant "$1" "$laws")input-rules list shows all"
}

# Prints the file or folder of laws whose name differs least from a word, if at most in a third.
meant() {
  (cd "$2" && find . -mindepth 1 -maxdepth 2 ! -path "./Generators*" ! -path "./Oracles*") | awk -v word="$1" '
    function distance(one, other, i, j, cost, row, last) {
      for (j = 0; j <= length(other); j++) row[j] = j
      for (i = 1; i <= length(one); i++) {
        last = row[0]
        row[0] = i
        for (j = 1; j <= length(other); j++) {
          cost = last + (substr(one, i, 1) != substr(other, j, 1))
          last = row[j]
          if (row[j] + 1 < cost) cost = row[j] + 1
          if (row[j - 1] + 1 < cost) cost = row[j - 1] + 1
          row[j] = cost
        }
      }
      return row[length(other)]
    }
    {
      sub(/.*\//, "")
      sub(/[.]swift$/, "")
      far = distance(tolower(word), tolower($0))
      if (far <= (length($0) + 1) / 3 && (best == "" || far < least)) { best = $0; least = far }
    }
    END { if (best != "") print "did you mean " best "? " }'
}

# Makes sure that something can be written at a path, where there may be nothing yet.
can_write() {
  local place=$1 probe
  until [ -e "$place" ]; do place=$(dirname "$place"); done
  probe=$(mktemp -d "$place/.probe.XXXXXX" 2>/dev/null) && rmdir "$probe" ||
    wrong "$1 can't be written; $2"
}

need_swift() {
  command -v swift >/dev/null ||
    wrong "there is no Swift compiler; install a toolchain from swift.org/install"
}

# What ends a command whose standard input closes: politely first, which lets it end what it started
# itself. The package manager gives its compilers groups of their own. It ends them when it is
# interrupted, but for some; so all are noted before, while it can be seen whose they are: one that is
# still in this group may be about to leave it.
leash='
  exec 3<&0 </dev/null
  (
    trap "" INT TERM HUP
    exec >/dev/null 2>&1
    read -r end <&3
    self=$(exec sh -c '\''echo $PPID'\'')
    others=$(ps -A -o pid= -o ppid= | awk -v top=$$ -v self="$self" '\''
      { parent[$1] = $2 }
      END {
        for (id in parent) {
          for (above = id; above in parent && above != top && above != self; above = parent[above]) {}
          if (above == top && id != top) print id
        }
      }'\'')
    kill -s INT -- -$$
    sleep 1
    [ -z "$others" ] || kill -s KILL $others
    kill -s KILL -- -$$
  ) &
  exec "$@" 3<&-
'

# on_leash SCRIPT WORD…: starts this script once more, and waits for it; the second time, it does nothing.
# The other's standard input is a pipe that closes when this one ends, however it does.
on_leash() {
  if [ "${INPUT_RULES_LEASH-}" = "$PPID" ]; then
    unset INPUT_RULES_LEASH
    return
  fi
  local folder code=0 process signal=''
  folder=$(mktemp -d 2>/dev/null) || wrong "there is no room for temporary files; set TMPDIR to a folder"
  mkfifo "$folder/tether"
  set -m # a group of its own, and no signal ignored
  INPUT_RULES_LEASH=$$ sh -c "$leash" sh "$root/$1" "${@:2}" <"$folder/tether" &
  process=$!
  set +m
  for signal in INT TERM HUP; do
    # shellcheck disable=SC2064
    trap "exec 9>&-; wait $process || true; exit $((128 + $(kill -l "$signal")))" "$signal"
  done
  exec 9>"$folder/tether"
  rm -r "$folder"
  wait "$process" || code=$?
  exit "$code"
}
