import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ApiNumbering } from '../../ports/index.ts';

export interface Build {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  readonly from: string;
  /** The release's status numbers (service-facts.md 2.1). */
  readonly numbering: ApiNumbering;
  readonly statuses: readonly string[];
  /** A server setting: wallets must accept 0 and 1 (service-facts.md 3.2). */
  readonly vanillaKeychain: number;
  /** A receive or send without an expiry ends its process. */
  readonly needsExpiry: boolean;
  readonly loadsWallets: boolean;
  /** `schemaDigest` of its new wallet's database, the only one it opens. Null: any. */
  readonly database: string | null;
}

/** The own service's: package.json has its package, for linux-x64 only. */
export const RGB_LIB: Build = {
  name: 'utexo',
  package: '@utexo/rgb-lib-linux-x64',
  version: '0.3.0-beta.18',
  from: import.meta.url,
  numbering: 'beta5',
  statuses: ['WaitingCounterparty', 'WaitingConfirmations', 'Settled', 'Failed', 'Initiated'],
  vanillaKeychain: 0,
  needsExpiry: false,
  loadsWallets: false,
  database: 'b4d1aaa707bcc516a3857f2f232b0cb9146ff40291140a0c12e84e8a96235176',
};

export const binariesSchema = v.object({ header: v.string(), binary: v.string(), koffi: v.string() });
export type Binaries = v.InferOutput<typeof binariesSchema>;

const BINDINGS = 'rgb-lib/bindings/c-ffi';
const BINARY = 'target/x86_64-unknown-linux-gnu/release/librgblibcffi.so';

/** The system can't load libraries from inside the app's archive: they lie beside it. */
const outside = (path: string): string => path.replace(/\bapp\.asar(?=[\\/])/, 'app.asar.unpacked');

/** Null if not installed: optional, since rgb-lib isn't available for every system. */
export function findBinaries(build: Build): Binaries | null {
  try {
    const manifest = createRequire(build.from).resolve(`${build.package}/package.json`);
    const folder = join(dirname(manifest), BINDINGS);
    const koffi = createRequire(import.meta.url).resolve('koffi');
    return { header: join(folder, 'rgblib.hpp'), binary: outside(join(folder, BINARY)), koffi };
  } catch {
    return null;
  }
}
