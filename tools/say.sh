# Sentences for the scripts, from texts/, in the reader's language. To be sourced.

# say KEY [NAME=VALUE …] — prints the sentence with its blanks filled.
say() {
  local locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}
  local file=texts/${locale%%[_.@]*}.json
  [ -f "$file" ] || file=texts/en.json
  local sentence blank
  sentence=$(sed -n "s/^  \"$1\": \"\(.*\)\",\{0,1\}\$/\1/p" "$file")
  shift
  for blank in "$@"; do sentence=${sentence//"{${blank%%=*}}"/${blank#*=}}; done
  printf '%s\n' "$sentence"
}
