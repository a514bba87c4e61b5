import * as v from 'valibot';
import { coinbase, mineHeader } from './block.ts';
import { fromHex } from './bytes.ts';
import { COINBASE_MATURITY, subsidySats } from './regtest.ts';
import { treasury } from './treasury-key.ts';
import type { World } from './world.ts';

export interface Tip {
  readonly height: number;
  readonly hash: string;
  readonly timeSeconds: number;
}

const tipRow = v.object({ height: v.number(), hash: v.string(), timeSeconds: v.number() });
const waitingRow = v.object({ txid: v.string(), vsize: v.number(), feeSats: v.number() });
const heightRow = v.object({ height: v.nullable(v.number()) });
const countRow = v.object({ count: v.number() });

/** A million vbytes, as consensus has it; leaves room for header and coinbase. */
const BLOCK_VBYTES = 990_000;

/** Makes the chain where there is none: blocks until the treasury has coins that may be spent. */
export function ensureGenesis(world: World): void {
  if (findTip(world) !== null) return;
  const firstTimeSeconds = Math.floor(world.nowMs() / 1000) - COINBASE_MATURITY - 1;
  world.store.atomic(() => {
    for (let height = 0; height <= COINBASE_MATURITY; height += 1) {
      addBlock(world, height, firstTimeSeconds + height);
    }
  });
}

/** Mines one block with what waits, oldest first: a parent always came before its child. */
export function mineBlock(world: World): Tip {
  return world.store.atomic(() => {
    const { height, timeSeconds } = tip(world);
    addBlock(world, height + 1, Math.max(timeSeconds + 1, Math.floor(world.nowMs() / 1000)));
    return tip(world);
  });
}

export function tip(world: World): Tip {
  const found = findTip(world);
  if (found === null) throw new Error('the practice chain has no block');
  return found;
}

/** How many transactions wait for a block. */
export function mempoolCount(world: World): number {
  const [row] = world.store.rows(countRow, 'SELECT count(*) AS count FROM transactions WHERE height IS NULL');
  return row?.count ?? 0;
}

/** How many blocks hold it or came after; 0 while it waits; null where nobody broadcast it. */
export function confirmationsOf(world: World, txid: string): number | null {
  const [row] = world.store.rows(heightRow, 'SELECT height FROM transactions WHERE txid = ?', txid);
  if (row === undefined) return null;
  return row.height === null ? 0 : tip(world).height - row.height + 1;
}

function findTip(world: World): Tip | null {
  const [row] = world.store.rows(
    tipRow,
    'SELECT height, hash, timeSeconds FROM blocks ORDER BY height DESC LIMIT 1',
  );
  return row ?? null;
}

function addBlock(world: World, height: number, timeSeconds: number): void {
  const { store } = world;
  const taken: string[] = [];
  let vbytes = 0;
  let sats = subsidySats(height);
  for (const waiting of store.rows(
    waitingRow,
    'SELECT txid, vsize, feeSats FROM transactions WHERE height IS NULL ORDER BY arrival',
  )) {
    if (vbytes + waiting.vsize > BLOCK_VBYTES) break;
    vbytes += waiting.vsize;
    sats += BigInt(waiting.feeSats);
    taken.push(waiting.txid);
  }
  const reward = coinbase(height, world.random(8), sats, fromHex(treasury().script));
  const previous = findTip(world)?.hash ?? '00'.repeat(32);
  const { header, hash } = mineHeader(previous, [reward.txid, ...taken], timeSeconds);
  store.run(
    'INSERT INTO blocks (height, hash, timeSeconds, header) VALUES (?, ?, ?, ?)',
    height,
    hash,
    timeSeconds,
    header,
  );
  store.run(
    'INSERT INTO transactions (txid, raw, height, coinbase, feeSats, vsize) VALUES (?, ?, ?, 1, 0, ?)',
    reward.txid,
    reward.raw,
    height,
    reward.raw.length / 2,
  );
  store.run(
    'INSERT INTO coins (txid, vout, sats, script) VALUES (?, 0, ?, ?)',
    reward.txid,
    Number(sats),
    treasury().script,
  );
  for (const txid of taken) store.run('UPDATE transactions SET height = ? WHERE txid = ?', height, txid);
}
