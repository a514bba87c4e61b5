#!/bin/sh
# A desktop session of its own for the command that follows: a bus, a keyring that is open, a screen with a window manager
# and somebody who shows notifications. $OCHRE_WINDOW_HOME is all that is written to.
set -eu
if [ "${OCHRE_WINDOW_INSIDE:-}" = "" ]; then
  export OCHRE_WINDOW_INSIDE=1 HOME="$OCHRE_WINDOW_HOME" XDG_RUNTIME_DIR="$OCHRE_WINDOW_HOME/run" TMPDIR="$OCHRE_WINDOW_HOME/tmp"
  export XDG_CONFIG_HOME="$HOME/config" XDG_DATA_HOME="$HOME/share" XDG_CACHE_HOME="$HOME/cache" LANG=C.UTF-8
  mkdir -m 700 "$XDG_RUNTIME_DIR" "$TMPDIR" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME"
  exec dbus-run-session -- xvfb-run -a -s '-screen 0 1400x1000x24 -nolisten tcp' "$0" "$@"
fi
printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null
openbox >/dev/null 2>&1 &
dunst >/dev/null 2>&1 &
exec "$@"
