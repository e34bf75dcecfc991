#!/bin/sh
# shard.sh I N OUT ARG...: one task of a comparison that is dealt to N tasks. It
# runs the I-th part of "langkah compare ARG..." into OUT/part-I.jsonl and, when
# it is started again, goes on where that file ends. What langkah prints is in
# OUT/part-I.txt.
#
# A task whose langkah was killed is tried again, LANGKAH_TRIES times (3) in all.
# Exit code: 75 when it was lost or stopped and may be started again elsewhere;
# LANGKAH_LOST is then called, if it is set. Else that of langkah: 0 done, 2 bad
# input, 4 trouble such as a full disk, 5 a fault was found. Nothing mends these
# by another try.
set -u
part=$1 parts=$2 out=$3
shift 3
mkdir -p "$out" || exit 4

stopped= task=
trap 'stopped=yes; [ -z "$task" ] || kill -TERM "$task" 2>/dev/null' TERM INT

try=1
while :; do
    task=
    "${LANGKAH:-langkah}" compare "$@" --shard "$part/$parts" --resume "$out/part-$part.jsonl" >"$out/part-$part.txt" &
    task=$!
    [ -z "$stopped" ] || kill -TERM "$task" 2>/dev/null # a signal came before there was a task
    wait "$task"
    code=$?
    # A signal ends the wait, not the task.
    while kill -0 "$task" 2>/dev/null; do
        wait "$task"
        code=$?
    done
    case $code in
    0 | 2 | 4 | 5) exit "$code" ;;
    esac
    if [ -n "$stopped" ] || [ "$try" -ge "${LANGKAH_TRIES:-3}" ]; then
        break
    fi
    try=$((try + 1))
    echo "part $part of $parts ended with $code; try $try" >&2
done
echo "part $part of $parts was lost ($code); started again it goes on" >&2
${LANGKAH_LOST:-:}
exit 75
