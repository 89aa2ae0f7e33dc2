#!/usr/bin/env bash
# Builds the page with its engine, ready to be linked into the program; does nothing if nothing changed.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/node.sh

# The same as in ./test, where there is one: otherwise each of the two would build everything anew.
if command -v ccache >/dev/null; then
  export ORDINAL_LAUNCHER=ccache CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
fi
mkdir -p build/page
cmake --preset wasm >build/wasm.log 2>&1 || { cat build/wasm.log >&2; exit 1; }
cmake --build --preset wasm --target ordinal
sources=(clients/web wasm/ordinal.ts wasm/coach.ts wire/wire.ts texts puzzles engine/games build/wasm/wasm/ordinal.wasm)
stamp=$(find "${sources[@]}" -name node_modules -prune -o -type f -print | sort | xargs sha256sum | sha256sum)
if [ -f build/page/page.inc ] && [ "$(cat build/page/stamp 2>/dev/null)" = "$stamp" ]; then exit 0; fi
if [ ! -d clients/web/node_modules ] ||
  [ clients/web/package-lock.json -nt clients/web/node_modules/.package-lock.json ]; then
  # Not `npm ci`: it demands the compilers of every other system, which a registry may not carry.
  npm install --no-save --prefix clients/web --no-audit --no-fund --silent
fi
(cd clients/web && npx vite build --logLevel error)
echo "$stamp" >build/page/stamp
