# shellcheck shell=bash
# Steps one after another within a time, and what came of each, written down. It is sourced, never run; so is common.sh before it.

# Another script reads it.
# shellcheck disable=SC2034
readonly exit_out_of_time=96

# Runs the steps $4... by calling the program $3 with the name of each, all within $2 seconds. What fails does not keep the rest from
# running. The file $1 is written whole at the end, however it ends: date, commit, machine, and each step with its seconds and result.
# A step may write a line on what it did to the file that STEP_NOTE names. Answers the code of the first step that failed.
run_steps() {
  local report=$1 limit=$2 runner=$3
  shift 3
  local begin=$SECONDS name started child status left notes first=0 failed='' interrupted='' rows=()
  notes=$(mktemp)
  export STEP_NOTE=$notes
  trap 'interrupted=1; [[ -z ${child:-} ]] || kill "$child" 2>/dev/null || true' INT TERM
  for name in "$@"; do
    left=$((limit - (SECONDS - begin)))
    if [[ $interrupted ]]; then
      rows+=("| $name | | not run: interrupted | |")
      continue
    fi
    if ((left <= 0)); then
      rows+=("| $name | | not run: out of time | |")
      ((first)) || first=$exit_out_of_time
      failed+="${failed:+, }$name"
      continue
    fi
    say "== $name"
    : >"$notes"
    started=$SECONDS
    status=0
    # A group of its own, so that whatever the step started ends with it.
    timeout --kill-after=30 "$left" "$runner" "$name" &
    child=$!
    wait "$child" || status=$?
    # A signal ends the wait, not the step.
    while kill -0 "$child" 2>/dev/null; do wait "$child" || true; done
    child=''
    if [[ $interrupted ]]; then
      rows+=("| $name | $((SECONDS - started)) | interrupted | |")
      ((first)) || first=130
      failed+="${failed:+, }$name"
      continue
    fi
    # What does not obey the first signal is ended by force.
    ((status != 137 || SECONDS - started < left)) || status=124
    case $status in
      0) rows+=("| $name | $((SECONDS - started)) | passed | $(head -n 1 "$notes") |") ;;
      124) rows+=("| $name | $((SECONDS - started)) | out of time | $(head -n 1 "$notes") |") ;;
      *) rows+=("| $name | $((SECONDS - started)) | failed: exit code $status | $(head -n 1 "$notes") |") ;;
    esac
    if ((status)); then
      failed+="${failed:+, }$name"
      ((first)) || first=$status
      ((first != 124)) || first=$exit_out_of_time
    fi
  done
  trap - INT TERM
  write_report "$report" "$((SECONDS - begin))" "$failed" "${rows[@]}"
  rm -f "$notes"
  return "$first"
}

# Writes the report $1 of a run that took $2 seconds and in which the steps $3 failed; what follows are rows.
write_report() {
  local report=$1 seconds=$2 failed=$3 result commit
  shift 3
  result="passed in $((seconds / 60)) min $((seconds % 60)) s"
  [[ -z $failed ]] || result="**failed: $failed**, in $((seconds / 60)) min $((seconds % 60)) s"
  commit=$(commit_of "$(dirname "$report")")
  {
    printf '# The last full run\n\n`ci/full` writes this file whole at its end.\n\n'
    printf -- '- Result: %s\n- Date: %s\n- Commit: %s\n- Machine: %s\n\n' "$result" "$(date --utc '+%Y-%m-%d %H:%M UTC')" \
      "$commit" "$(machine)"
    printf '| step | seconds | result | what it did |\n| --- | ---: | --- | --- |\n'
    printf '%s\n' "$@"
  } >"$report.tmp"
  mv "$report.tmp" "$report"
  say "$result; written to $report"
}

# The commit of the folder $1, with a mark if there are changes beside it.
commit_of() {
  local commit
  commit=$(git -C "$1" rev-parse --short=12 HEAD 2>/dev/null) || {
    printf 'unknown'
    return
  }
  [[ -z $(git -C "$1" status --porcelain --untracked-files=no 2>/dev/null) ]] || commit+=' and changes'
  printf '%s' "$commit"
}

# The processor, its cores, the toolchain and how busy it is.
machine() {
  local model
  model=$(sed -n '/^model name/{s/^[^:]*: *//p;q}' /proc/cpuinfo)
  printf '%s, %s cores, load %s, %s' "${model:-unknown processor}" "$(nproc)" "$(cut -d ' ' -f 1 /proc/loadavg)" \
    "$(swift --version 2>/dev/null | sed -n '/Swift version/{s/.*\(Swift version [^ ]*\).*/\1/p;q}')"
}
