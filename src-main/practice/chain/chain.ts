import * as v from 'valibot';
import { fromHex, toHex } from './bytes.ts';
import { COINBASE_MATURITY, GENESIS, subsidySats } from './regtest.ts';
import { treasury } from './treasury-key.ts';
import { sql, type World } from './store.ts';
import { RawTx, Script, ScriptNum } from '@scure/btc-signer';
import { concatBytes, sha256x2 } from '@scure/btc-signer/utils.js';

export interface Tip {
  readonly height: number;
  readonly hash: string;
  readonly timeSeconds: number;
}

const tipRow = v.object({ height: v.number(), hash: v.string(), timeSeconds: v.number() });
const blockRow = v.object({ ...tipRow.entries, header: v.string() });
const timeRow = v.object({ timeSeconds: v.number() });
const txidRow = v.object({ txid: v.string() });
const waitingRow = v.object({ txid: v.string(), vsize: v.number(), feeSats: v.number() });
const heightRow = v.object({ height: v.nullable(v.number()) });
const countRow = v.object({ count: v.number() });

/** A million vbytes, as consensus has it; leaves room for header and coinbase. */
const BLOCK_VBYTES = 990_000;

/** Makes the chain where there is none: blocks until the treasury has coins that may be spent. */
export function ensureGenesis(world: World): void {
  world.store.atomic(() => {
    if (findTip(world) === null) {
      keepBlock(world, { height: 0, ...GENESIS });
      const firstTimeSeconds = Math.floor(world.nowMs() / 1000) - COINBASE_MATURITY - 1;
      for (let height = 1; height <= COINBASE_MATURITY; height += 1) {
        addBlock(world, height, firstTimeSeconds + height);
      }
    } else if (blockAt(world, 0)?.hash !== GENESIS.hash) relink(world);
  });
}

/**
 * Practice once began with a block of its own. All blocks go one up, regtest's own comes below them, and each is linked
 * and mined again over the transactions it has: these, and all that wallets know of them, stay as they are.
 */
function relink(world: World): void {
  const { store } = world;
  const times = store.rows(timeRow)`SELECT timeSeconds FROM blocks ORDER BY height`;
  store.run(sql`DELETE FROM blocks`);
  store.run(sql`UPDATE transactions SET height = height + 1 WHERE height IS NOT NULL`);
  keepBlock(world, { height: 0, ...GENESIS });
  times.forEach(({ timeSeconds }, i) => {
    const height = i + 1;
    keepBlock(world, {
      height,
      timeSeconds,
      ...mineHeader(tip(world).hash, txidsAt(world, height), timeSeconds),
    });
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

export interface Block extends Tip {
  /** 80 bytes, hex. */
  readonly header: string;
}

function blockAt(world: World, height: number): Block | null {
  const [row] = blocksFrom(world, height, 1);
  return row ?? null;
}

/** So many blocks from a height on, fewer where the chain ends before. */
export function blocksFrom(world: World, height: number, count: number): Block[] {
  return world.store.rows(blockRow)`SELECT * FROM blocks
    WHERE height >= ${height} ORDER BY height LIMIT ${count}`;
}

/** In the order in which the block has them: the coinbase comes first. */
export function txidsAt(world: World, height: number): string[] {
  const rows = world.store.rows(txidRow)`SELECT txid FROM transactions
    WHERE height = ${height} ORDER BY coinbase DESC, arrival`;
  return rows.map(({ txid }) => txid);
}

/** How many transactions wait for a block. */
export function mempoolCount(world: World): number {
  const [row] = world.store.rows(countRow)`SELECT count(*) AS count FROM transactions WHERE height IS NULL`;
  return row?.count ?? 0;
}

/** How many blocks hold it or came after; 0 while it waits; null where nobody broadcast it. */
export function confirmationsOf(world: World, txid: string): number | null {
  const [row] = world.store.rows(heightRow)`SELECT height FROM transactions WHERE txid = ${txid}`;
  if (row === undefined) return null;
  return row.height === null ? 0 : tip(world).height - row.height + 1;
}

function findTip(world: World): Tip | null {
  const [row] = world.store.rows(tipRow)`SELECT height, hash, timeSeconds FROM blocks
    ORDER BY height DESC LIMIT 1`;
  return row ?? null;
}

function addBlock(world: World, height: number, timeSeconds: number): void {
  const { store } = world;
  const taken: string[] = [];
  let vbytes = 0;
  let sats = subsidySats(height);
  for (const waiting of store.rows(waitingRow)`SELECT txid, vsize, feeSats FROM transactions
    WHERE height IS NULL ORDER BY arrival`) {
    if (vbytes + waiting.vsize > BLOCK_VBYTES) break;
    vbytes += waiting.vsize;
    sats += BigInt(waiting.feeSats);
    taken.push(waiting.txid);
  }
  const reward = coinbase(height, world.random(8), sats, fromHex(treasury().script));
  const mined = mineHeader(tip(world).hash, [reward.txid, ...taken], timeSeconds);
  keepBlock(world, { height, timeSeconds, ...mined });
  const { txid, raw } = reward;
  store.insert('transactions', { txid, raw, height, coinbase: 1, feeSats: 0, vsize: raw.length / 2 });
  store.insert('coins', { txid, vout: 0, sats: Number(sats), script: treasury().script });
  for (const one of taken) store.run(sql`UPDATE transactions SET height = ${height} WHERE txid = ${one}`);
}

function keepBlock(world: World, { height, hash, timeSeconds, header }: Block): void {
  world.store.insert('blocks', { height, hash, timeSeconds, header });
}

/** Regtest's target: every second header meets it. */
const BITS = 0x207fffff;
/** Of a hash, what its first three bytes have to be below: those behind may then be any. */
const TARGET = 0x7fffff;
const VERSION = 0x20000000;

interface MinedHeader {
  /** 80 bytes, hex. */
  readonly header: string;
  /** As it is written: the bytes reversed. */
  readonly hash: string;
}

/**
 * A coinbase that pays `sats` to `script`, height first as BIP34 has it. The salt keeps two practice chains from
 * sharing transaction ids. No witness commitment (BIP141): the practice chain has no other node to convince.
 */
function coinbase(
  height: number,
  salt: Uint8Array,
  sats: bigint,
  script: Uint8Array,
): { txid: string; raw: string } {
  const raw = RawTx.encode({
    version: 2,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Script.encode([ScriptNum().encode(BigInt(height)), salt]),
        sequence: 0xffffffff,
      },
    ],
    outputs: [{ amount: sats, script }],
    witnesses: undefined,
    lockTime: 0,
  });
  return { txid: toHex(sha256x2(raw).reverse()), raw: toHex(raw) };
}

/** Grinds the nonce, as a miner does; two tries on average. */
function mineHeader(previousHash: string, txids: readonly string[], timeSeconds: number): MinedHeader {
  const header = new Uint8Array(80);
  const view = new DataView(header.buffer);
  view.setUint32(0, VERSION, true);
  header.set(fromHex(previousHash).reverse(), 4);
  header.set(merkleRoot(txids.map((txid) => fromHex(txid).reverse())), 36);
  view.setUint32(68, timeSeconds, true);
  view.setUint32(72, BITS, true);
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true);
    const hash = sha256x2(header).reverse();
    if (Buffer.from(hash).readUIntBE(0, 3) < TARGET) return { header: toHex(header), hash: toHex(hash) };
  }
}

function merkleRoot(level: readonly Uint8Array[]): Uint8Array {
  const [first] = level;
  if (first === undefined) throw new Error('a block has at least its coinbase');
  return level.length === 1 ? first : merkleRoot(levelAbove(level));
}

function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  return level.flatMap((left, i) =>
    // An odd one is paired with itself.
    i % 2 === 0 ? [sha256x2(concatBytes(left, level[i + 1] ?? left))] : [],
  );
}

/** What stands beside the way up from the transaction at `position`, as people write hashes; the lowest first. */
export function merkleBranch(txids: readonly string[], position: number): string[] {
  const branch: string[] = [];
  let level = txids.map((txid) => fromHex(txid).reverse());
  for (let at = position; level.length > 1; at >>= 1, level = levelAbove(level)) {
    const beside = level[at ^ 1] ?? level[at];
    if (beside !== undefined) branch.push(toHex(Uint8Array.from(beside).reverse()));
  }
  return branch;
}
