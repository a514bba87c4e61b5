/** The child's whole environment: where the OS keychain is to be found, and nothing else of ours. */
export function childEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    KEYCHAIN_VARIABLES.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * XDG_RUNTIME_DIR names the session bus where no address does (measured: without it, noDbus). No NODE_*, no proxy, no
 * DISPLAY: D-Bus must not be started for our sake. HOME proved needless on Linux; macOS is not measured.
 */
const KEYCHAIN_VARIABLES = ['DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR'];
