import { FUSES } from '../../../scripts/lib/fuses.mjs';
import { check, has, holdsFor, never, times, type StaticCheck } from '../rules.ts';
import type { Files } from '../files.ts';

/** Electron's newest major in November 2025's schedule as it lies here; three are supported at any time. */
const NEWEST_MAJOR = 45;
/** CVE-2025-55305 is fixed from here on. */
const FLOOR = [35, 7, 5] as const;
const ENTITLEMENTS = 'resources/entitlements.mac.plist';
/** The camera is what a screen that scans codes asks for; without it here macOS would not even ask. */
const GRANTED = 'com.apple.security.cs.allow-jit true,com.apple.security.device.camera true';
const PACKAGER = 'scripts/electron-builder.config.mjs';
const HOOKS = 'scripts/lib/package/hooks.mjs';
/** The decided table, by the place on the wire. */
const TABLE = '0 1 0 0 1(mac/win) 1 0 0 1';

interface Manifest {
  readonly packages: Readonly<Record<string, { version?: string }>>;
}

export const releaseChecks: readonly StaticCheck[] = [
  check(
    23,
    'the table of fuses is the one that was decided, and the packager turns by it and reads back',
    holdsFor(
      () =>
        FUSES.map(({ on }) => (on === 'not on Linux' ? '1(mac/win)' : on ? '1' : '0')).join(' ') === TABLE,
      'fuses.mjs: another table',
    ),
    has(PACKAGER, 'afterPack: (context) => turnFuses(context'),
    ...['fuseConfig', 'flipFuses', 'wrongFuses'].map((name) => times(1, new RegExp(`\\b${name}\\(`), HOOKS)),
  ),
  check(
    24,
    'one archive, and only native parts are laid beside it',
    has(
      PACKAGER,
      'asar: { smartUnpack: false }',
      "asarUnpack: ['**/*.node', '**/*.so', '**/*.dylib', '**/*.dll'],",
    ),
  ),
  check(25, 'Electron is one of the three majors that are mended, and above its last great hole', (files) => {
    const version = lockOf(files).packages['node_modules/electron']?.version ?? '0';
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    const isMended = major > NEWEST_MAJOR - 3 && major <= NEWEST_MAJOR;
    const isAbove =
      FLOOR[0] < major || (FLOOR[0] === major && FLOOR[1] * 1_000 + FLOOR[2] <= minor * 1_000 + patch);
    return [
      ...(isMended && isAbove ? [] : [`package-lock.json: electron ${version}`]),
      // Pinned to what is locked.
      ...has('package.json', `"electron": "${version}"`)(files),
    ];
  }),
  check(
    37,
    'there is no updater',
    never(
      /node_modules\/(?:electron-updater|update-electron-app|electron-simple-updater)"/,
      'package-lock.json',
    ),
    never(/\b(?:autoUpdater|verifyUpdateCodeSignature|allowDowngrade)\b|'electron-updater/),
    has(PACKAGER, 'publish: null,'),
  ),
  check(
    38,
    'on macOS nothing is allowed but what V8 needs to compile, and to ask for the camera',
    (files) => {
      const text = files.text(ENTITLEMENTS).replaceAll(/<!--[\s\S]*?-->/g, '');
      const granted = [...text.matchAll(/<key>([^<]+)<\/key>\s*<(\w+)/g)].map(
        ([, key = '', value = '']) => `${key} ${value}`,
      );
      return granted.join() === GRANTED ? [] : [`${ENTITLEMENTS}: grants ${granted.join(', ')}`];
    },
  ),
];

const lockOf = (files: Files): Manifest => JSON.parse(files.text('package-lock.json')) as Manifest;
