import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readAsarHeader } from '../../scripts/lib/asar-header.mjs';
import { SENTINEL, wrongFuses } from '../../scripts/lib/fuses.mjs';
import type { Evidence } from './evidence.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const FOLDERS: Readonly<Record<string, NodeJS.Platform>> = {
  'linux-unpacked': 'linux',
  'linux-arm64-unpacked': 'linux',
  'win-unpacked': 'win32',
  'win-arm64-unpacked': 'win32',
  mac: 'darwin',
  'mac-arm64': 'darwin',
  'mac-universal': 'darwin',
};
/** As scripts/package.mjs calls the folder of a package with another Electron, before its version. */
const FOR_TESTS = 'for-tests-electron-';
/** Electron's binary, or its framework on macOS, is far larger; nothing else that holds the wire is. */
const LEAST_BINARY_BYTES = 20 * 2 ** 20;

export interface PackedApp {
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  /** The version, where it is not the Electron that is shipped: of a package for tests. */
  readonly electron?: string;
}

/** What the packager left in `dist`, by system, packages for tests among it; none where nothing was packed here. */
export function packedApps(dist = DIST): readonly PackedApp[] {
  const forTests = existsSync(dist) ? readdirSync(dist).filter((name) => name.startsWith(FOR_TESTS)) : [];
  return ['', ...forTests].flatMap((place) =>
    Object.entries(FOLDERS)
      .map(([name, platform]) => ({ folder: join(dist, place, name), platform }))
      .filter(({ folder }) => existsSync(folder))
      .map((app) => (place === '' ? app : { ...app, electron: place.slice(FOR_TESTS.length) })),
  );
}

/** Whether what lies in `dist` was packed without a certificate, as the packager wrote down: then none can be looked for. */
export function isPackedUnsigned(dist = DIST): boolean {
  const note = join(dist, 'packed.json');
  return existsSync(note) && /"isSigned":false/.test(readFileSync(note, 'utf8'));
}

/** Items 23, 24 and 38, on the bytes. Linux has no signature to look for. */
export function packageEvidence({ folder, platform, electron }: PackedApp, leastBytes = LEAST_BINARY_BYTES) {
  const files = filesBelow(folder);
  const binaries = files.filter(
    (path) => statSync(path).size >= leastBytes && readFileSync(path).includes(SENTINEL),
  );
  const archive = files.find((path) => path.endsWith('app.asar'));
  return [
    evidence(23, 'the fuse wire', [
      ...(binaries.length === 0 ? ['no binary of Electron'] : []),
      ...binaries.flatMap((path) => wrongFuses(readFileSync(path), platform, { electron })),
    ]),
    evidence(
      24,
      'the archive',
      archive === undefined ? ['no app.asar'] : archiveProblems(archive, files, platform),
    ),
    ...(platform === 'linux' ? [] : [evidence(38, 'the signature', signatureProblems(files, platform))]),
  ];
}

/** That there is one; whether it is good, the system says. */
function signatureProblems(files: readonly string[], platform: NodeJS.Platform): readonly string[] {
  const ends = (text: string): boolean => files.some((path) => path.replaceAll('\\', '/').endsWith(text));
  if (platform === 'darwin')
    return [
      ...(ends('.app/Contents/_CodeSignature/CodeResources') ? [] : ['the app is not signed']),
      ...(ends('.app/Contents/CodeResources') ? [] : ['no ticket of a notarisation is stapled to the app']),
    ];
  const programs = files.filter((path) => path.endsWith('.exe'));
  return [
    ...(programs.length === 0 ? ['no program'] : []),
    ...programs
      .filter((path) => !isSignedProgram(readFileSync(path)))
      .map((path) => `${basename(path)} is not signed`),
  ];
}

/** Whether a Windows program has a certificate table (Microsoft, PE format: optional header data directories, 4). */
export function isSignedProgram(bytes: Buffer): boolean {
  if (bytes.length < 0x40) return false;
  const header = bytes.readUInt32LE(0x3c) + 24;
  if (bytes.length < header + 160) return false;
  const wide = bytes.readUInt16LE(header) === 0x20b;
  return bytes.readUInt32LE(header + (wide ? 112 : 96) + 4 * 8 + 4) > 0;
}

function archiveProblems(archive: string, files: readonly string[], platform: NodeJS.Platform) {
  const { unpacked, unchecked, digest } = readAsarHeader(readFileSync(archive));
  const known = files.some(
    (path) => /(?:Info\.plist|\.exe)$/.test(path) && readFileSync(path).includes(digest),
  );
  return [
    ...unpacked
      .filter((path) => !/\.(?:node|so|dylib|dll)$/.test(path))
      .map((path) => `${path} lies beside the archive`),
    ...unchecked.map((path) => `${path} has no digest`),
    // Linux has no place for it.
    ...(known || platform === 'linux' ? [] : ['the digest of the archive is nowhere in the app']),
  ];
}

const evidence = (item: number, name: string, problems: readonly string[]): Evidence =>
  problems.length === 0
    ? { item, kind: 'package', name, outcome: 'passed' }
    : { item, kind: 'package', name, outcome: 'failed', detail: problems.join('; ') };

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
