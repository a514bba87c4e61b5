import { randomFillSync } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '../../src-main/own-service/rgb-lib/calls.ts';
import { openSavepoint } from '../../src-main/own-service/rgb-lib/savepoint.ts';

/** What a savepoint adds to a call, the median of several. */
interface StashCost {
  readonly call: CallName;
  /** The size of the rewritten stash. */
  readonly megabytes: number;
  /** Before and after a call that comes some time after the last one. */
  readonly ms: number;
  /** As above, for a call directly after the last one. */
  readonly atOnceMs: number;
  /** How long the disk takes to write the same amount. */
  readonly diskMs: number;
}

const FINGERPRINT = '0badcafe';
const MB = 1024 * 1024;
const TRANSFERS = 1_000;
const ROUNDS = 5;

/**
 * Files that the real rgb-lib 0.3.0b7 writes in a call, each whole and in place (strace). This stand-in writes random
 * bytes of that size.
 */
const WRITES: readonly (readonly [CallName, readonly string[]])[] = [
  ['wallet_get_btc_balance', []],
  ['wallet_list_unspents', ['bdk_db_watch_only']],
  ['wallet_send_end', ['rgb_lib_db']],
  ['wallet_blind_receive', ['rgb/stash.dat', 'rgb_lib_db']],
  ['wallet_refresh', ['rgb/stash.dat', 'rgb/state.dat', 'rgb/index.dat', 'rgb_lib_db']],
];

/** Measures the real savepoint over a folder with a stash of `megabytes`, and a busy year's transfers. */
export async function measureStash(megabytes: number): Promise<StashCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-stash-'));
  try {
    return await measureIn(folder, megabytes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder: string, megabytes: number): Promise<StashCost[]> {
  const state = join(folder, FINGERPRINT);
  const sizes: Readonly<Record<string, number>> = {
    ...{ 'rgb/stash.dat': megabytes * MB, 'rgb/state.dat': (megabytes * MB) / 10 },
    ...{ 'rgb/index.dat': (megabytes * MB) / 20, rgb_lib_db: 4 * MB, bdk_db_watch_only: 4 * MB },
  };
  mkdirSync(join(state, 'rgb'), { recursive: true });
  const old = new Date(Date.now() - 3_600_000);
  for (const [name, size] of Object.entries(sizes)) rewrite(join(state, name), size);
  for (let transfer = 0; transfer < TRANSFERS; transfer += 1) {
    const at = join(state, 'transfers', String(transfer), 'asset');
    mkdirSync(at, { recursive: true });
    rewrite(join(at, 'consignment_out'), 20_000);
    utimesSync(join(at, 'consignment_out'), old, old);
  }
  const savepoint = openSavepoint(folder, FINGERPRINT);
  /** Measures the savepoint's share of one call. */
  const once = async (call: CallName, names: readonly string[]): Promise<number> => {
    const startedAt = performance.now();
    await savepoint.begin(call);
    const begunAt = performance.now();
    for (const name of names) rewrite(join(state, name), sizes[name] ?? 0);
    const writtenAt = performance.now();
    await savepoint.over();
    return performance.now() - startedAt - (writtenAt - begunAt);
  };
  await once('wallet_new', []);
  const costs: StashCost[] = [];
  for (const [call, names] of WRITES) {
    const [later, atOnce, disk]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await savepoint.idle();
      later.push(await once(call, names));
      atOnce.push(await once(call, names));
      await savepoint.idle();
      disk.push(names.reduce((sum, name) => sum + diskMs(join(folder, 'disk'), sizes[name] ?? 0), 0));
    }
    const bytes = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
    costs.push({
      ...{ call, megabytes: Math.round(bytes / MB) },
      ...{ ms: medianOf(later), atOnceMs: medianOf(atOnce), diskMs: medianOf(disk) },
    });
  }
  await savepoint.idle();
  return costs;
}

const medianOf = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN);

const bytes = randomFillSync(Buffer.alloc(4 * MB));

/** As rgb-lib does: empties and writes in place, without a sync. */
function rewrite(path: string, size: number): void {
  const file = openSync(path, 'w');
  writeBytes(file, size);
  closeSync(file);
}

function writeBytes(file: number, size: number): void {
  for (let left = size; left > 0; left -= bytes.length)
    writeSync(file, bytes, 0, Math.min(left, bytes.length));
}

/** How long the disk takes to sync the written bytes, without the writing. */
function diskMs(path: string, size: number): number {
  const file = openSync(path, 'w');
  writeBytes(file, size);
  const startedAt = performance.now();
  fsyncSync(file);
  closeSync(file);
  return performance.now() - startedAt;
}
