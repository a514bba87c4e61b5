import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ApiNumbering } from '../../ports/index.ts';

/** A build of rgb-lib, as a package holds it, with what differs from one to another. */
export interface Build {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** Where its package is looked for: as a module there would. */
  readonly from: string;
  /** Which table of status numbers a service over this release speaks (service-facts.md 2.1). */
  readonly numbering: ApiNumbering;
  /** The places of the statuses in this release's enumeration, by the names that the C ABI writes. */
  readonly statuses: readonly string[];
  /** A setting of the server, which a wallet has to accept either way: 0 and 1 are in use (service-facts.md 3.2). */
  readonly vanillaKeychain: number;
  /** A receive or a send without an expiry ends its process. */
  readonly needsExpiry: boolean;
  /** It tells a new wallet from one that is on the disk. */
  readonly loadsWallets: boolean;
  /** `schemaDigest` of the database that it makes of a new wallet: it opens no other. Null: any. */
  readonly database: string | null;
}

/** The one that the own service runs: package.json names its package, for linux on x64 alone. */
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

/** Full paths of what a build needs: its C interface, and koffi, by which it is called. */
export const binariesSchema = v.object({ header: v.string(), binary: v.string(), koffi: v.string() });
export type Binaries = v.InferOutput<typeof binariesSchema>;

const BINDINGS = 'rgb-lib/bindings/c-ffi';
const BINARY = 'target/x86_64-unknown-linux-gnu/release/librgblibcffi.so';

/** The system loads libraries, and can't look into the archive of a package: there they lie beside it. */
const outside = (path: string): string => path.replace(/\bapp\.asar(?=[\\/])/, 'app.asar.unpacked');

/** Null where they are not installed: both are optional, since rgb-lib is not to be had for every system. */
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
