#!/bin/sh
# parallel.sh N OUT ARG...: a comparison in N shards by GNU parallel, as many at
# a time as there are cores, or JOBS. Options in PARALLEL, such as
# --sshloginfile nodes, spread them over machines that share OUT. What was lost
# goes on when the same line is run again.
set -eu
if [ $# -lt 3 ]; then
    echo "Usage: $0 N OUT ARG..." >&2
    exit 2
fi
parts=$1 out=$2
shift 2
mkdir -p "$out"
shard=$(cd "$(dirname "$0")" && pwd)/shard.sh
seq "$parts" | parallel --jobs "${JOBS:-100%}" --joblog "$out/joblog" --line-buffer --quote "$shard" '{}' "$parts" "$out" "$@"
