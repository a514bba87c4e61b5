/**
 * Why Electron did not start, in one sentence with the way out, from what it wrote. The sandbox is never switched off
 * for it: it is what keeps a page that went wrong away from the rest of the machine.
 */

/** @type {readonly { seen: RegExp, says: string }[]} */
const TROUBLES = [
  {
    seen: /running as root without --no-sandbox is not supported/i,
    says: 'no sandbox protects a program that runs as root; start Ochre as an ordinary user.',
  },
  {
    seen: /no usable sandbox|SUID sandbox helper binary was found, but is not configured correctly|failed to move to new namespace|clone\(\) failed.*operation not permitted|namespace_sandbox|credentials\.cc.*(permission denied|operation not permitted)/is,
    says:
      "Electron's sandbox needs user namespaces, which this system forbids to programs without an AppArmor profile " +
      '(Ubuntu 24.04 does so), and without its sandbox Ochre does not start it.',
  },
  {
    seen: /missing x server|unable to open x display|cannot open display|failed to connect to wayland|ozone_platform.*(failed|error)/i,
    says: 'there is no screen to open a window on.',
  },
  {
    seen: /error while loading shared libraries: (?<what>[^\s:]+)/i,
    says: 'a system library that Electron needs is missing ($<what>).',
  },
  {
    seen: /exec format error|ENOEXEC|bad CPU type/i,
    says: 'its binary was made for another kind of processor.',
  },
  {
    seen: /^(?:spawn .* EACCES|.*\bexec: .*permission denied)/im,
    says: 'its binary may not be executed here.',
  },
];

/**
 * @param {string} stderr
 * @returns {string | null} null where nothing known is in it
 */
export function electronTrouble(stderr) {
  for (const { seen, says } of TROUBLES) {
    const match = seen.exec(stderr);
    if (match !== null) return says.replace('$<what>', match.groups?.['what'] ?? '');
  }
  return null;
}

/**
 * What rules Electron out before a byte of it is fetched.
 * @param {{ platform: NodeJS.Platform, uid: number | undefined, env: Record<string, string | undefined> }} machine
 * @returns {string | null}
 */
export function electronHopeless({ platform, uid, env }) {
  if (platform !== 'linux') return null;
  if (uid === 0) return electronTrouble('running as root without --no-sandbox is not supported');
  return hasScreen(env) ? null : electronTrouble('cannot open display');
}

/** @param {Record<string, string | undefined>} env of a Linux session */
function hasScreen(env) {
  return [env['DISPLAY'], env['WAYLAND_DISPLAY']].some((name) => name !== undefined && name !== '');
}
