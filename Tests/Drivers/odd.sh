#!/bin/sh
# usage: odd.sh WAY FILE
# A driver that accepts every text, except for one way to misbehave. The current text is `text`. Each process
# writes its ID to FILE, and each request to FILE.lines.
way=$1
echo $$ >> "$2"
can='["paste"]'
case $way in
  outside) can='["paste","select"]' ;;
  nothing) can='[]' ;;
  all) can='["set","select","cut","delete","undo","compose","value","paste"]'
    can=${can%]}',"redo"],"deletes":"scalar","one_line":false' ;;
  carets) can='["caret","cut"]' ;;
  noUndo) can='["undo"]' ;;
  marked) can='["compose"]' ;;
esac
show() { printf '{"id":%s,"text":"%s"%s}\n' "$id" "$text" "$more"; }
while read -r line; do
  [ "$way" = none ] || printf '%s\n' "$line" >> "$2.lines"
  id=${line#*:}; id=${id%%,*}
  what=${line#*'"do":"'}; what=${what%%'"'*}
  new=${line#*'"text":"'}; new=${new%%'"}'*}
  more=''
  case $way:$what in
    marked:*) more=',"marked":true' ;;
    noUndo:undo) more=',"error":{"kind":"unsupported"}' ;;
    all:select) more=",\"value\":$id${line#*'"select"'}"; more=${more%'}'} ;;
    all:*) more=",\"value\":$id" ;;
  esac
  case $way:$what in
    names:hello) printf '{"id":%s,"version":1,"name":"odd\\n::error::x"}\n' "$id" ;;
    unnamed:hello) printf '{"id":%s,"version":1}\n' "$id" ;;
    typedOnly:hello) printf '{"id":%s,"version":1,"can":["value","set"]}\n' "$id" ;;
    typedOnly:type) text=$text$new; more=',"value":1'; show ;;
    typedOnly:set) text=$new; show ;;
    provisional:hello | wrongValue:hello | values:hello)
      printf '{"id":%s,"version":1,"can":["paste","value"]}\n' "$id" ;;
    *:hello) printf '{"id":%s,"version":1,"name":"odd","can":%s}\n' "$id" "$can" ;;
    noField:new) printf '{"id":%s,"error":{"kind":"failed","message":"no window"}}\n' "$id" ;;
    deaf:new) text=''; show; sleep 60 ;;
    *:new) text=''; show ;;
    once:type) text=$text$new; show; exit 0 ;;
    noisy:type) printf '%0200000d\n' 0 >&2; text=$text$new; show ;;
    dies:type) printf '%0200000d\n%0400d\n' 0 7 >&2; exit 5 ;;
    ends:type) exit 7 ;;
    leaves:type) sleep 60 & echo $! >> "$2"; exit 7 ;;
    complains:type) echo "first" >&2; echo "ValueError: 3" >&2; exit 1 ;;
    traps:type) kill -SEGV $$ ;;
    hangs:type) sleep 60 ;;
    fails:type) printf '{"id":%s,"error":{"message":"IndexError\\n::error::x"}}\n' "$id" ;;
    closes:type) exec >&-; sleep 60 ;;
    noText:type) printf '{"id":%s}\n' "$id" ;;
    noSelection:type) printf '{"id":%s,"text":"a","selection":"end"}\n' "$id" ;;
    outside:type) printf '{"id":%s,"text":"a","selection":[7,0]}\n' "$id" ;;
    stuckHalf:paste) half=''; text=$text$new; show ;;
    stuckHalf:type) half=1; printf '{"id":%s,"units":[97,55357]}\n' "$id" ;;
    stuckHalf:backspace)
      if [ "$half" ]; then printf '{"id":%s,"units":[97,55357]}\n' "$id"
      else text=''; show; fi ;;
    half:type) printf '{"id":%s,"units":[97,55357]}\n' "$id" ;;
    units:type) printf '{"id":%s,"units":[97,70000]}\n' "$id" ;;
    provisional:type | provisional:paste)
      text=1; printf '{"id":%s,"text":"1","value":7,"valid":false}\n' "$id" ;;
    wrongValue:type | wrongValue:paste)
      text=1; printf '{"id":%s,"text":"1","value":7}\n' "$id" ;;
    values:type) printf '{"id":%s,"text":"a","value":[1]}\n' "$id" ;;
    otherID:type) printf '{"id":0,"text":"a"}\n' ;;
    noID:type) printf '{"text":"a"}\n' ;;
    longLine:type) while :; do printf '%01000d' 0; done ;;
    manyLines:type) while :; do echo "still here"; done ;;
    sleepy:type) n=$((n+1)); [ $n -lt 40 ] || sleep 60; text=$text$new; show ;;
    moody:type) n=$((n+1)); [ $((n % 7)) = 0 ] || text=$text$new; show ;;
    second:type) [ -z "$text" ] || exit 7; text=$text$new; show ;;
    errors:type)
      case $new in a) echo "IndexError: a" >&2; exit 1 ;; b) echo "KeyError: b" >&2; exit 1 ;; esac
      text=$text$new; show ;;
    short:type | short:paste) more=$text$new; [ ${#more} -gt 3 ] || text=$more; more=''; show ;;
    slow:type | slow:paste) sleep 0.02; text=$text$new; show ;;
    chatty:type) printf '%0250d\n' 7; echo more; text=$text$new; show ;;
    strange:type) echo "debug: typed"; text=$text$new; show ;;
    *:type | *:paste) text=$text$new; show ;;
    *:backspace) text=''; show ;;
    *) show ;;
  esac
done
[ "$way" != tidy ] || { sleep 0.02; echo tidy >> "$2.lines"; }
