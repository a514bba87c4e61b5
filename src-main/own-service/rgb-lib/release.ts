import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { DATABASE, type WatchedKeys } from '../../base/own-service-state.ts';
import type { ChildLink } from '../../ports/index.ts';
import { readAs } from '../../serving/json.ts';
import type { Build } from './build.ts';
import type { CallName } from './calls.ts';
import { RgbLibError, type DatabaseContents } from './messages.ts';
import { isIndexerAway } from './open-data.ts';
import { readGenuineDatabase, startRgbLib, type Args, type RgbLibProcess } from './process.ts';
import { copyForTrial, dropTrial, keepSnapshot, takeTrial, type Savepoint } from './savepoint.ts';
import * as s from './shapes.ts';

/** Names, beside the data, the release that last opened them. A backup lacks it, so restored data are tried first. */
const FILE = 'release';

export function isOpenedBy(folder: string, { version }: Build): boolean {
  try {
    return readFileSync(join(folder, FILE), 'utf8') === version;
  } catch {
    return false;
  }
}

export const noteRelease = (folder: string, { version }: Build): void =>
  writeFileSync(join(folder, FILE), version);

export interface ReleaseTrial {
  readonly build: Build;
  readonly startChild: () => ChildLink;
  readonly folder: string;
  readonly keys: WatchedKeys;
  readonly savepoint: Savepoint;
  /** The relay's address for HTTP_PROXY; null: the process connects directly. */
  readonly relayUrl: string | null;
  /** Opens the data in that folder, and goes online. */
  readonly open: (lib: RgbLibProcess, dataDir: string) => Promise<unknown>;
}

/**
 * Tries this release on a copy of data that another one wrote: it must open the copy and find all contents. Then the
 * copy replaces the data, which else stay unchanged. Throws RgbLibError: OtherRelease, or what going online says.
 */
export async function tryRelease({ savepoint, ...at }: ReleaseTrial): Promise<void> {
  const { build, startChild, folder, keys } = at;
  const fingerprint = keys.fingerprint;
  const contents = (dataDir: string): Promise<DatabaseContents> =>
    readGenuineDatabase(build, startChild, join(dataDir, fingerprint, DATABASE));
  try {
    if (!(await keepSnapshot(folder, fingerprint, build.version))) throw new Error('no snapshot can be kept');
    const before = await contents(folder);
    const trial = await copyForTrial(folder, fingerprint);
    const told = await readWhole(at, trial);
    requireSame(before, await contents(trial), told);
    await takeTrial(folder, fingerprint, savepoint);
  } catch (error) {
    // The data aren't to blame, so the next try may pass.
    if (isIndexerAway(error)) throw error;
    throw new RgbLibError(
      'OtherRelease',
      `rgb-lib ${build.version} does not take over the data: ${textOf(error)}`,
    );
  } finally {
    await dropTrial(folder, fingerprint);
  }
}

interface ToldLists {
  readonly assets: readonly string[];
  readonly unspents: readonly string[];
  readonly transfers: readonly string[];
}

async function readWhole(
  { build, startChild, relayUrl, open }: Omit<ReleaseTrial, 'savepoint'>,
  dataDir: string,
): Promise<ToldLists> {
  const lib = await startRgbLib(build, startChild, relayUrl);
  const ask = async <S extends v.GenericSchema>(schema: S, name: CallName, args: Args) =>
    readAs(schema, await lib.run(name, args));
  try {
    await open(lib, dataDir);
    const { nia, uda, cfa } = await ask(s.assets, 'wallet_list_assets', { filterAssetSchemas: [] });
    const assets = [nia, uda, cfa].flatMap((some) => some ?? []).map(({ assetId }) => assetId);
    const unspents = await ask(s.unspents, 'wallet_list_unspents', { settledOnly: false, skipSync: true });
    const transfers: string[] = [];
    for (const assetId of [null, ...assets])
      for (const { idx } of await ask(s.transfers, 'wallet_list_transfers', { assetId }))
        transfers.push(String(idx));
    return {
      assets,
      unspents: unspents.map(({ utxo: { outpoint } }) => `${outpoint.txid}:${outpoint.vout}`),
      transfers,
    };
  } finally {
    await lib.stop();
  }
}

function requireSame(before: DatabaseContents, after: DatabaseContents, told: ToldLists): void {
  for (const what of ['assets', 'unspents', 'transfers'] as const) {
    if (JSON.stringify(before[what]) !== JSON.stringify(after[what]))
      throw new Error(`its ${what} are others`);
    const listed = new Set(told[what]);
    const missing = before[what].find(([name]) => !listed.has(String(name)));
    if (missing !== undefined) throw new Error(`it does not list ${String(missing[0])} of the ${what}`);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
