#!/bin/sh
# Publishes a build on a server over SSH. Visitors see the old build or the new one, never a mixture.
#
#   upload.sh BUILD USER@HOST:FOLDER   FOLDER is the dist of the running release, or the folder that a web server serves
#
# Variables: DEPLOY_KEY (a private key; default: the keys of the user), DEPLOY_KNOWN_HOSTS (the line of the host in
# known_hosts; with DEPLOY_KEY it is needed), SSH (ssh: the command that takes the host and a command line).
set -eu

fail() {
  echo "$*" >&2
  exit 2
}

[ $# -eq 2 ] || {
  sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '/^set/d'
  exit 2
}
build=$1
host=${2%%:*}
folder=${2#*:}
[ -f "$build/index.html" ] || fail "$build has no index.html. Build the site first: npm run build"
case $2 in
  ?*:/?*) ;;
  *) fail "\"$2\" is not a target. Write USER@HOST:/FOLDER." ;;
esac
# The folder becomes part of a command line on the server.
case $folder in
  *[!A-Za-z0-9._/-]*) fail "\"$folder\" is not a folder for a build. Use letters, digits, dots, dashes and slashes." ;;
esac

ssh=${SSH:-ssh}
if [ -n "${DEPLOY_KEY:-}" ]; then
  [ -n "${DEPLOY_KNOWN_HOSTS:-}" ] || fail 'DEPLOY_KNOWN_HOSTS is missing. "ssh-keyscan HOST" prints it; compare it with the key of the server.'
  keys=$(mktemp -d)
  trap 'rm -rf "$keys"' EXIT
  umask 077
  printf '%s\n' "$DEPLOY_KEY" >"$keys/key"
  printf '%s\n' "$DEPLOY_KNOWN_HOSTS" >"$keys/known_hosts"
  ssh="$ssh -i $keys/key -o IdentitiesOnly=yes -o UserKnownHostsFile=$keys/known_hosts -o StrictHostKeyChecking=yes"
fi

# A page that was opened before asks for its own files, whose names contain a hash: they are copied to the new build.
# shellcheck disable=SC2086,SC2029 # The command and its options are words, and the folder is one of this machine's.
tar -C "$build" -cf - . | $ssh "$host" "set -eu
  rm -rf '$folder.new' '$folder.old'
  mkdir -p '$folder.new'
  tar -C '$folder.new' -xf -
  [ ! -d '$folder/static' ] || cp -Rn '$folder/static/.' '$folder.new/static/' 2>/dev/null || :
  [ ! -d '$folder' ] || mv '$folder' '$folder.old'
  mv '$folder.new' '$folder'
  rm -rf '$folder.old'"
echo "Published $build at $2."
