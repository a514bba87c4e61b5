import { FUSES } from '../../../scripts/lib/fuses.mjs';
import { callsOf, holds, none, shellNames, shellTexts } from '../syntax.ts';
import type { StaticCheck } from './check.ts';

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

export const releaseChecks: readonly StaticCheck[] = [
  {
    item: 23,
    name: 'the table of fuses is the one that was decided, and the packager turns by it and reads back',
    problems: (files) => [
      ...holds(
        FUSES.map(({ on }) => (on === 'not on Linux' ? '1(mac/win)' : on ? '1' : '0')).join(' ') === TABLE,
        'fuses.mjs: another table',
      ),
      ...holds(
        files.text(PACKAGER).includes('afterPack: (context) => turnFuses(context'),
        `${PACKAGER}: no fuse is turned`,
      ),
      ...holds(
        ['fuseConfig', 'flipFuses', 'wrongFuses'].every((name) => callsOf(files, [HOOKS], name).length === 1),
        `${HOOKS}: the fuses are not those of the table, or not read back`,
      ),
    ],
  },
  {
    item: 24,
    name: 'one archive, and only native parts are laid beside it',
    problems: (files) => {
      const text = files.text(PACKAGER);
      return [
        ...holds(text.includes('asar: { smartUnpack: false }'), `${PACKAGER}: more is unpacked than is said`),
        ...holds(
          text.includes("asarUnpack: ['**/*.node', '**/*.so'],"),
          `${PACKAGER}: other files lie beside the archive`,
        ),
      ];
    },
  },
  {
    item: 25,
    name: 'Electron is one of the three majors that are mended, and above its last great hole',
    problems: (files) => {
      const lock = JSON.parse(files.text('package-lock.json')) as {
        packages: Record<string, { version?: string }>;
      };
      const version = lock.packages['node_modules/electron']?.version ?? '0';
      const parts = version.split('.').map(Number);
      const [major = 0] = parts;
      const packageJson = JSON.parse(files.text('package.json')) as {
        devDependencies: Record<string, string>;
      };
      return [
        ...holds(
          compare(parts, FLOOR) >= 0,
          `package-lock.json: electron ${version} is below ${FLOOR.join('.')}`,
        ),
        ...holds(
          major > NEWEST_MAJOR - 3 && major <= NEWEST_MAJOR,
          `package-lock.json: electron ${version} is none of ${NEWEST_MAJOR - 2} to ${NEWEST_MAJOR}`,
        ),
        ...holds(
          packageJson.devDependencies['electron'] === version,
          'package.json: electron is not pinned to what is locked',
        ),
      ];
    },
  },
  {
    item: 37,
    name: 'there is no updater',
    problems: (files) => {
      const packages = Object.keys(
        (JSON.parse(files.text('package-lock.json')) as { packages: Record<string, unknown> }).packages,
      );
      return [
        ...packages
          .filter((name) =>
            /node_modules\/(?:electron-updater|update-electron-app|electron-simple-updater)$/.test(name),
          )
          .map((name) => `package-lock.json: ${name}`),
        ...none(
          shellNames(files, 'autoUpdater', 'verifyUpdateCodeSignature', 'allowDowngrade'),
          'updates itself',
        ),
        ...none(shellTexts(files, /^electron-updater/), 'updates itself'),
        ...holds(files.text(PACKAGER).includes('publish: null,'), `${PACKAGER}: tells of updates`),
      ];
    },
  },
  {
    item: 38,
    name: 'on macOS nothing is allowed but what V8 needs to compile, and to ask for the camera',
    problems: (files) => {
      const text = files.text(ENTITLEMENTS).replaceAll(/<!--[\s\S]*?-->/g, '');
      const granted = [...text.matchAll(/<key>([^<]+)<\/key>\s*<(true|false)\s*\/>/g)].map(
        ([, key, value]) => `${key ?? ''} ${value ?? ''}`,
      );
      return [
        ...holds(granted.join() === GRANTED, `${ENTITLEMENTS}: grants ${granted.join(', ')}`),
        ...holds(
          !/<key>(?![^<]+<\/key>\s*<(?:true|false)\s*\/>)/.test(text),
          `${ENTITLEMENTS}: something that is neither`,
        ),
      ];
    },
  },
];

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, part] of other.entries()) {
    if (one[at] !== part) return (one[at] ?? 0) - part;
  }
  return 0;
}
