#!/usr/bin/env bash
# Installs the Debian packages of tools/dependencies.txt that are missing. Usage: install.sh USE…
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/say.sh

missing=()
for use in "$@"; do
  while read -r kind package _; do
    [ "$kind" = "$use" ] || continue
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
  done <tools/dependencies.txt
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
if ! command -v apt-get >/dev/null || { [ ${#as_root[@]} -gt 0 ] && ! command -v sudo >/dev/null; }; then
  say script_install_yourself "packages=${missing[*]}" >&2
  exit 1
fi

say script_installing "packages=${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
