#!/bin/sh
# Switches between releases of the site, one instance at a time, so that no request fails.
#
#   release.sh add NAME FOLDER   copies a built project (node_modules and dist included) to releases/NAME
#   release.sh switch NAME       runs NAME in place of the current release; goes back by itself if it does not get ready
#   release.sh rollback          switches to the release before
#   release.sh restart           restarts the instances, for changed variables
#   release.sh list              lists the releases
#
# Variables: SITE_ROOT (/srv/site), INSTANCES (ports, "4173 4174"), RESTART (command that gets a port, default
# "systemctl restart site@PORT"), READY_SECONDS (60), SETTLE_SECONDS (3: time for the proxy to notice that an instance is
# back, before the next one stops), KEEP_RELEASES (5), KEEP_ASSETS_DAYS (90).
set -eu

root=${SITE_ROOT:-/srv/site}
instances=${INSTANCES:-4173 4174}
ready_seconds=${READY_SECONDS:-60}

fail() {
  echo "$*" >&2
  exit 1
}

# Names of releases become paths.
check_name() {
  case $1 in
    '' | .* | *[!A-Za-z0-9._-]*) fail "\"$1\" is not a name for a release. Use letters, digits, dots and dashes." ;;
  esac
}

current_name() {
  [ -L "$root/current" ] || return 0
  basename "$(readlink "$root/current")"
}

# A rename replaces the link in one step: every moment has a current release.
link() {
  ln -sfn "releases/$1" "$root/$2.new"
  mv -T "$root/$2.new" "$root/$2"
}

restart_instance() {
  if [ -n "${RESTART:-}" ]; then
    $RESTART "$1"
  else
    systemctl restart "site@$1"
  fi
}

wait_until_ready() {
  deadline=$(($(date +%s) + ready_seconds))
  until curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    [ "$(date +%s)" -lt "$deadline" ] || return 1
    sleep 0.2
  done
}

# Restarts the instances one by one. The variable restarted holds those that were touched, also after a failure.
restart_all() {
  restarted=
  for port in "$@"; do
    [ -z "$restarted" ] || sleep "${SETTLE_SECONDS:-3}"
    restarted="$port $restarted"
    restart_instance "$port" && wait_until_ready "$port" || return 1
    echo "Port $port is ready."
  done
}

add() {
  check_name "$1"
  [ -f "$2/dist/.site/serve.json" ] || fail "$2 has no build. Run npm ci and npm run build there first."
  [ ! -e "$root/releases/$1" ] || fail "The release $1 exists. Choose another name."
  mkdir -p "$root/releases"
  rm -rf "$root/releases/.$1.new"
  cp -R "$2" "$root/releases/.$1.new"
  mv -T "$root/releases/.$1.new" "$root/releases/$1"
  echo "Added $1."
}

# Adds the files whose names change with their content to those of earlier releases.
publish_assets() {
  for name in css fonts js media; do
    source="$root/releases/$1/dist/static/$name"
    target="$root/assets/static/$name"
    [ -d "$source" ] || continue
    mkdir -p "$target"
    # A file that is there already is not written again, because a visitor may be loading it. The time of each file is
    # that of the last release that had it.
    cp -Rn "$source/." "$target/"
    (cd "$source" && find . -type f -print0) | (cd "$target" && xargs -0 -r touch -c)
  done
  find "$root/assets" -type f -mtime "+${KEEP_ASSETS_DAYS:-90}" -delete
}

delete_old_releases() {
  count=0
  for release in $(ls -1t "$root/releases"); do
    count=$((count + 1))
    [ "$count" -gt "${KEEP_RELEASES:-5}" ] || continue
    [ "$release" != "$(current_name)" ] || continue
    [ "$release" != "$(basename "$(readlink "$root/previous" 2>/dev/null || echo none)")" ] || continue
    rm -rf "${root:?}/releases/$release"
  done
}

switch() {
  check_name "$1"
  [ -d "$root/releases/$1" ] || fail "There is no release $1. \"release.sh list\" lists them."
  before=$(current_name)
  [ "$before" != "$1" ] || fail "$1 is the current release. \"release.sh restart\" restarts it."
  # Assets come first, because the first page of the new release asks for its files.
  publish_assets "$1"
  link "$1" current
  # shellcheck disable=SC2086 # The ports are words.
  if restart_all $instances; then
    [ -z "$before" ] || link "$before" previous
    delete_old_releases
    echo "$1 is the current release."
    return
  fi
  [ -n "$before" ] || fail "$1 did not get ready. There is no release before it."
  echo "$1 did not get ready within $ready_seconds seconds. Going back to $before." >&2
  link "$before" current
  # shellcheck disable=SC2086
  restart_all $restarted || fail "$before did not get ready either. Read the log: journalctl -u 'site@*'."
  fail "$before is still the current release."
}

command=${1:-}
[ $# -eq 0 ] || shift
case $command:$# in
  add:2) add "$1" "$2" ;;
  switch:1) switch "$1" ;;
  rollback:0)
    [ -L "$root/previous" ] || fail 'There is no release before the current one.'
    switch "$(basename "$(readlink "$root/previous")")"
    ;;
  # shellcheck disable=SC2086
  restart:0) restart_all $instances || fail 'An instance did not get ready. The others were not restarted.' ;;
  list:0)
    for release in $(ls -1t "$root/releases"); do
      [ "$release" = "$(current_name)" ] && echo "$release (current)" || echo "$release"
    done
    ;;
  *) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
