import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ApiNumbering } from '../../ports/index.ts';
import { readAs } from '../../serving/json.ts';

export interface Build {
  readonly name: string;
  readonly version: string;
  /** The release's status numbers (service-facts.md 2.1). */
  readonly numbering: ApiNumbering;
  readonly statuses: readonly string[];
  /** A server setting: wallets must accept 0 and 1 (service-facts.md 3.2). */
  readonly vanillaKeychain: number;
  /** `schemaDigest` of its new wallet's database, the only one it opens. */
  readonly database: string;
}

/** The built-in service's: the official release for Python, whose library Ochre calls without Python. */
export const RGB_LIB: Build = {
  name: 'official',
  version: '0.3.0b7',
  numbering: 'beta7',
  statuses: [
    'Initiated',
    'WaitingCounterparty',
    'WaitingSafeHeight',
    'WaitingBroadcast',
    'WaitingConfirmations',
    'Settled',
    'Failed',
  ],
  vanillaKeychain: 0,
  database: 'e950452ad841c98c6e7ac5cc3eddeda7331ffe62194758800fc563ae5c5af3cb',
};

/** The database of @utexo/rgb-lib 0.3.0-beta.18, a fork that Ochre ran before. No official release opens it. */
export const FORK_DATABASE = 'b4d1aaa707bcc516a3857f2f232b0cb9146ff40291140a0c12e84e8a96235176';

/** The systems that the release is for, and the name of its library there. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'librgblibuniffi.so',
  'linux-arm64': 'librgblibuniffi.so',
  'darwin-x64': 'librgblibuniffi.dylib',
  'darwin-arm64': 'librgblibuniffi.dylib',
  'win32-x64': 'rgblibuniffi.dll',
};

export const isForSystem = (system: string): boolean => Object.hasOwn(LIBRARIES, system);

export const binariesSchema = v.object({ binary: v.string(), koffi: v.string() });
export type Binaries = v.InferOutput<typeof binariesSchema>;

/** The package is in no registry: `npm run own-service -- fetch` takes it out of the release. */
const PACKAGE = '@ochre/rgb-lib';
const manifest = v.object({ version: v.string() });

/** The system can't load libraries from inside the app's archive, so they lie beside the archive. */
const outside = (path: string): string => path.replace(/\bapp\.asar(?=[\\/])/, 'app.asar.unpacked');

/** Null if the library was not fetched, or another release was. `from`: the module that looks for it. */
export function findBinaries(
  { version }: Build,
  system = `${process.platform}-${process.arch}`,
  from = import.meta.url,
): Binaries | null {
  try {
    const { resolve } = createRequire(from);
    const found = resolve(`${PACKAGE}/package.json`);
    const binary = join(dirname(found), LIBRARIES[system] ?? '');
    const isIts = readAs(manifest, readFileSync(found, 'utf8')).version === version && existsSync(binary);
    return isIts ? { binary: outside(binary), koffi: resolve('koffi') } : null;
  } catch {
    return null;
  }
}
