# shellcheck shell=bash
# What the scripts of this folder share. It is sourced, never run.

# Exit codes of the scripts themselves; those of the tool are in `scrollmark help`.
readonly exit_packages_missing=90
readonly exit_build_failed=91
readonly exit_no_swift=92
# Another script reads it.
# shellcheck disable=SC2034
readonly exit_not_exact=93

# What has to be there: a Debian package, and a file by which it is recognised.
prerequisites=(
  "libjemalloc-dev /usr/include/jemalloc/jemalloc.h"
  "wamerican /usr/share/dict/american-english"
  "unicode-data /usr/share/unicode/UnicodeData.txt"
  "libpango-1.0-0 /usr/share/doc/libpango-1.0-0/copyright"
  "fonts-dejavu-core /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
)

say() { printf '%s\n' "$*" >&2; }

# Prints the folder that holds the package, whatever the current folder and however the script was reached.
package_root() {
  local here
  here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
  dirname "$here"
}

# Prints the packages whose file is not there, one a line.
missing_packages() {
  local entry
  for entry in "${prerequisites[@]}"; do
    [[ -e "${entry#* }" ]] || printf '%s\n' "${entry%% *}"
  done
}

# Installs the missing packages, or says what to type and ends with `exit_packages_missing`.
install_prerequisites() {
  local -a missing privilege=()
  mapfile -t missing < <(missing_packages)
  ((${#missing[@]})) || return 0

  if ! command -v apt-get >/dev/null; then
    say "Missing: ${missing[*]} (names of Debian packages), and there is no apt-get here to install them with."
    say "Install what your system calls them, so that these files exist:"
    report_missing_files
    exit "$exit_packages_missing"
  fi
  if [[ $(id -u) != 0 ]]; then
    if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
      say "Missing packages: ${missing[*]}. Installing them needs root. Type this, then start again:"
      say "  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${missing[*]}"
      exit "$exit_packages_missing"
    fi
    privilege=(sudo -n)
  fi

  say "Installing with apt: ${missing[*]}"
  if ! apt_install "${missing[@]}"; then
    say "Could not install ${missing[*]}. Type this to see why, then start again:"
    say "  ${privilege[*]:+sudo }apt-get update && ${privilege[*]:+sudo }apt-get install ${missing[*]}"
    exit "$exit_packages_missing"
  fi
}

# Installs the given packages; refreshes the package lists only if they do not know one of them or are out of date.
apt_install() {
  local -a install=(
    "${privilege[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install --quiet --quiet --yes --no-install-recommends "$@"
  )
  "${install[@]}" >/dev/null 2>&1 && return 0
  "${privilege[@]}" apt-get update --quiet --quiet >&2 && "${install[@]}" >&2
}

report_missing_files() {
  local entry
  for entry in "${prerequisites[@]}"; do
    [[ -e "${entry#* }" ]] || say "  ${entry#* }   (${entry%% *})"
  done
}

require_swift() {
  command -v swift >/dev/null && return 0
  say "There is no swift on the PATH. Install Swift 6.3 (https://www.swift.org/install/linux/) and start again."
  exit "$exit_no_swift"
}

# Runs `swift build` with the given arguments; its output is shown only if it fails.
quiet_build() {
  local log
  log=$(mktemp)
  if ! swift build "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "The build failed: swift build $*"
    exit "$exit_build_failed"
  fi
  rm -f "$log"
}
