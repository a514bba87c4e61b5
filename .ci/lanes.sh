# For the scripts beside it: the system's packages, and lanes that run one after the other. One that fails stops no other; a
# table at the end says how long each took, and how it ended.

# command or file that shows a package is there, then the package
wanted=(
  "chromium:chromium"
  "gnome-keyring-daemon:gnome-keyring"
  "dbus-run-session:dbus"
  "/usr/share/doc/libsecret-1-0:libsecret-1-0"
  "/usr/share/fonts/truetype/dejavu:fonts-dejavu-core"
  "strace:strace"
  "ip:iproute2"
  "unzip:unzip"
  "/usr/lib/python3/dist-packages/pip:python3-pip"
  "Xvfb:xvfb"
  "xauth:xauth"
  "openbox:openbox"
  "dunst:dunst"
  "xdotool:xdotool"
  "scrot:scrot"
  "xprop:x11-utils"
  "gdbus:libglib2.0-bin"
  "/usr/share/doc/python3-dbusmock:python3-dbusmock"
  "/usr/share/doc/libnotify4:libnotify4"
  "/usr/share/doc/at-spi2-core:at-spi2-core"
  "/usr/share/doc/libgtk-3-0:libgtk-3-0"
  "/usr/share/doc/libnss3:libnss3"
  "/usr/share/doc/libasound2:libasound2"
  "/usr/share/doc/libgbm1:libgbm1"
  "dpkg-deb:dpkg"
  "mmdebstrap:mmdebstrap"
)

# Installs what is missing of them, where that may be.
install_wanted() {
  local missing=() entry sign
  for entry in "${wanted[@]}"; do
    sign=${entry%%:*}
    [ -e "$sign" ] || command -v "$sign" >/dev/null || missing+=("${entry##*:}")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing ${missing[*]} …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q </dev/null
    apt-get install -qy --no-install-recommends "${missing[@]}" </dev/null
  else
    echo "Missing on this system: ${missing[*]}. Tests that need them will fail or say why they were skipped." >&2
  fi
}

lanes=()
failed=0
# What each lane that failed said last, so that the end of a long log says why.
said=
log=$(mktemp)
# The group of processes of the lane that runs: it hears neither Ctrl-C nor the end of this script by itself.
group=
trap 'rm -f "$log"' EXIT
trap 'if [ "$group" != "" ]; then kill -TERM -- "-$group" 2>/dev/null; fi; exit 143' INT TERM HUP

# lane NAME COMMAND …: fails too where the command writes to a part of the project that others read, which `writes=1 lane …`
# allows, and where it takes longer than `limit=SECONDS`.
lane() {
  local name=$1 from=$SECONDS code=0 how=passed
  shift
  printf '\n▸ %s: %s\n' "$name" "$*"
  if [ "${limit:-}" != "" ]; then set -- timeout --kill-after=30 "$limit" "$@"; fi
  if [ "${writes:-}" = "" ]; then set -- node scripts/tree.mjs "$@"; fi
  : >"$log"
  set -m
  "$@" </dev/null >"$log" 2>&1 &
  group=$!
  set +m
  # It ends by itself within a second of the lane.
  tail -n +1 -f --pid="$group" "$log" &
  wait "$group" || code=$?
  group=
  wait "$!" || true
  if [ "$code" = 124 ] || [ "$code" = 137 ]; then how="FAILED: it took too long"; elif [ "$code" != 0 ]; then how="FAILED ($code)"; fi
  if [ "$code" != 0 ]; then
    failed=1
    said+=$(printf '\n── %s said last:\n' "$name" && tail -n 40 "$log" && echo .)
    said=${said%.}
  fi
  lanes+=("$(printf '%6d s  %-30s %s' "$((SECONDS - from))" "$name" "$how")")
}

# What failed lanes said last, and the table; 1 where a lane failed.
end_of_lanes() {
  printf '%s' "$said"
  printf '\n────────\n'
  printf '%s\n' "${lanes[@]}"
  printf '%6d s  all\n' "$SECONDS"
  return "$failed"
}
