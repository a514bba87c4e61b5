import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentEndpoints } from './http/document.ts';
import { startServiceServer, type ServiceServer, type ServerOptions } from './http/server.ts';
import { defaultSettings } from './http/endpoint.ts';
import { folderOf, type WatchedKeys } from '../base/own-service-state.ts';
import { openWallets, type OpenWallets } from './http/wallets.ts';
import { RGB_LIB, findBinaries, isForSystem } from './rgb-lib/build.ts';
import { forkHere } from './rgb-lib/fork-here.ts';
import { requireGenuineDatabase } from './rgb-lib/process.ts';
import { NETWORKS, type RgbLibNetwork } from './rgb-lib/open-data.ts';
import { readRestored } from './rgb-lib/read-restored.ts';
import { chainAhead, dropCutMaking, undoCutCall } from './rgb-lib/savepoint.ts';
import type { Surroundings } from './rgb-lib/wallet.ts';

export interface ServiceOptions
  extends Omit<Surroundings, 'build'>, Pick<ServerOptions, 'host' | 'port' | 'onFault'> {
  readonly folder: string;
  readonly maxWallets: number;
  readonly token: string;
}

export interface RunningService extends ServiceServer {
  readonly token: string;
  readonly refused: OpenWallets['refused'];
}

/** What keeps rgb-lib from running here; null: nothing. */
export function missingHere(system = `${process.platform}-${process.arch}`): 'system' | 'package' | null {
  if (!isForSystem(system)) return 'system';
  return findBinaries(RGB_LIB, system) === null ? 'package' : null;
}

/** Throws RgbLibError unless our rgb-lib made the database. */
export const requireGenuine = (startChild: Surroundings['startChild'], database: string): Promise<void> =>
  requireGenuineDatabase(RGB_LIB, startChild, database);

export { chainAhead, dropCutMaking, forkHere, readRestored, RGB_LIB, undoCutCall };
export type { DrillReading } from './rgb-lib/read-restored.ts';
export type { Doors } from './rgb-lib/relay.ts';

/** Larger files aren't read. The file grows with each transfer. */
const MAX_STASH_BYTES = 256 * 1024 * 1024;

/** rgb-lib's contract data as last written; null if it is too large or can't be read. */
export async function readStash(folder: string, keys: WatchedKeys): Promise<Uint8Array | null> {
  const file = join(folder, folderOf(keys), keys.fingerprint, 'rgb', 'stash.dat');
  try {
    return (await stat(file)).size > MAX_STASH_BYTES ? null : await readFile(file);
  } catch {
    return null;
  }
}

export const networks = Object.keys(NETWORKS) as readonly RgbLibNetwork[];

/** Gets public accounts and no secret, because the service isn't trusted. Each wallet's process ends with this one. */
export async function serveWallets(options: ServiceOptions): Promise<RunningService> {
  const wallets = openWallets({ ...options, build: RGB_LIB });
  const service = { build: RGB_LIB, wallets, settings: defaultSettings() };
  const server = await startServiceServer(service, { ...options, endpoints: documentEndpoints });
  return {
    baseUrl: server.baseUrl,
    token: options.token,
    refused: wallets.refused,
    stop: async () => {
      await server.stop();
      await wallets.stop();
    },
  };
}
