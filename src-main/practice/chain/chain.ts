import { RawTx, Script, ScriptNum } from '@scure/btc-signer';
import { concatBytes, sha256, sha256x2 } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { bytesFromHex, textBytes, hexFromBytes, txidBytes } from '../bytes.ts';
import { worldSeconds, sql, type World } from './store.ts';

export const REGTEST = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef } as const;

/** tpub and tprv (BIP32): one version pair for all networks but mainnet. */
export const TPUB_VERSIONS = { public: 0x043587cf, private: 0x04358394 } as const;

/** As in Bitcoin Core's chain parameters; its coinbase can't be spent. */
const GENESIS = {
  header:
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000',
  hash: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
  timeSeconds: 1_296_688_602,
} as const;

/** Blocks before a coinbase may be spent (consensus). */
export const COINBASE_MATURITY = 100;

const HALVING_BLOCKS = 150;

/** Below this a taproot output costs more to spend than it holds (Bitcoin Core's relay policy at 3 sat/vB). */
export const DUST_SATS = 330n;

export const MIN_RATE_SATS_PER_VB = 1;

/** A lock time from here on is a time, not a height (BIP65, consensus). */
export const LOCKTIME_IS_TIME = 500_000_000;

export const MAX_SATS = 2_100_000_000_000_000n;

function subsidySats(height: number): bigint {
  return 5_000_000_000n >> BigInt(Math.floor(height / HALVING_BLOCKS));
}

/** Least spending size, without and with a witness (Bitcoin Core, GetDustThreshold). */
const SPENDING_BYTES = 148n;
const SPENDING_WITNESS_BYTES = 67n;
const RELAY_SATS_PER_BYTE = 3n;
const BEFORE_SCRIPT_BYTES = 9n;

/** Bitcoin Core's relay minimum: 330 sat for taproot, 294 for P2WPKH. */
export function dustSatsOf(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_WITNESS_BYTES : SPENDING_BYTES;
  return RELAY_SATS_PER_BYTE * (BEFORE_SCRIPT_BYTES + BigInt(script.length) + spending);
}

/** A version and one push of 2 to 40 bytes (BIP141). */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version = -1, push = -1] = script;
  return (
    (version === 0 || (version >= 0x51 && version <= 0x60)) &&
    push >= 2 &&
    push <= 40 &&
    script.length === push + 2
  );
}

/** No secret: anyone can make this key, and it holds only practice coins. */
const PUBLIC_SEED = 'Ochre practice treasury. This key is public and its coins are worthless.';

/** Block rewards and the faucet: a P2TR output (BIP86). */
export const TREASURY = {
  privateKey: sha256(textBytes(PUBLIC_SEED)),
  // Both follow from the key; deriving takes a tenth of a second, and every block needs them.
  internalKey: bytesFromHex('b3dc83b4dc1152149dd95f4c9938172f198a2d652c9e57ce20ca0e675f2995d1'),
  script: '51206b8097fe853fd8862b43d316dd07368852c987a2cd98c5805a13ec16947ad631',
} as const;

const tipRow = v.object({ height: v.number(), hash: v.string(), timeSeconds: v.number() });
const blockRow = v.object({ ...tipRow.entries, header: v.string() });
type Tip = v.InferOutput<typeof tipRow>;
type Block = v.InferOutput<typeof blockRow>;

const txidRow = v.object({ txid: v.string() });
const waitingRow = v.object({ txid: v.string(), vsize: v.number(), feeSats: v.number() });
const heightRow = v.object({ height: v.nullable(v.number()) });
const countRow = v.object({ count: v.number() });

/** Consensus' million vbytes, less header and coinbase. */
const BLOCK_VBYTES = 990_000;

export function ensureGenesis(world: World): void {
  world.store.atomic(() => {
    if (findTip(world) !== null) return;
    world.store.insert('blocks', { height: 0, ...GENESIS });
    const firstTimeSeconds = worldSeconds(world) - COINBASE_MATURITY - 1;
    for (let height = 1; height <= COINBASE_MATURITY; height += 1) {
      addBlock(world, height, firstTimeSeconds + height);
    }
  });
}

export function mineBlock(world: World): Tip {
  return world.store.atomic(() => {
    const { height, timeSeconds } = tip(world);
    addBlock(world, height + 1, Math.max(timeSeconds + 1, worldSeconds(world)));
    return tip(world);
  });
}

export function tip(world: World): Tip {
  const found = findTip(world);
  if (found === null) throw new Error('the practice chain has no block');
  return found;
}

export function blocksFrom(world: World, height: number, count: number): Block[] {
  return world.store.rows(blockRow)`SELECT * FROM blocks
    WHERE height >= ${height} ORDER BY height LIMIT ${count}`;
}

/** In block order: the coinbase first. */
export function txidsAt(world: World, height: number): string[] {
  const rows = world.store.rows(txidRow)`SELECT txid FROM transactions
    WHERE height = ${height} ORDER BY coinbase DESC, arrival`;
  return rows.map(({ txid }) => txid);
}

export function mempoolCount(world: World): number {
  const [row] = world.store.rows(countRow)`SELECT count(*) AS count FROM transactions WHERE height IS NULL`;
  return row?.count ?? 0;
}

/** 0: unmined; null: unknown. */
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
  const reward = coinbase(height, world.random(8), sats, bytesFromHex(TREASURY.script));
  const mined = mineHeader(tip(world).hash, [reward.txid, ...taken], timeSeconds);
  store.insert('blocks', { height, timeSeconds, ...mined });
  const { txid, raw } = reward;
  store.insert('transactions', { txid, raw, height, coinbase: 1, feeSats: 0, vsize: raw.length / 2 });
  store.insert('coins', { txid, vout: 0, sats: Number(sats), script: TREASURY.script });
  for (const one of taken) store.run(sql`UPDATE transactions SET height = ${height} WHERE txid = ${one}`);
}

/** Regtest's target: every second header meets it. */
const BITS = 0x207fffff;
/** Bound of a hash's first three bytes: the rest may be any. */
const TARGET = 0x7fffff;
const VERSION = 0x20000000;

/** Height first (BIP34). The salt keeps two practice chains' txids apart. No witness commitment: nobody checks it. */
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
  return { txid: hexFromBytes(sha256x2(raw).reverse()), raw: hexFromBytes(raw) };
}

function mineHeader(
  previousHash: string,
  txids: readonly string[],
  timeSeconds: number,
): Pick<Block, 'header' | 'hash'> {
  const header = new Uint8Array(80);
  const view = new DataView(header.buffer);
  view.setUint32(0, VERSION, true);
  header.set(txidBytes(previousHash), 4);
  header.set(merkleRoot(txids.map(txidBytes)), 36);
  view.setUint32(68, timeSeconds, true);
  view.setUint32(72, BITS, true);
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true);
    const hash = sha256x2(header).reverse();
    if (Buffer.from(hash).readUIntBE(0, 3) < TARGET)
      return { header: hexFromBytes(header), hash: hexFromBytes(hash) };
  }
}

function merkleRoot(level: readonly Uint8Array[]): Uint8Array {
  const [first] = level;
  if (first === undefined) throw new Error('a block has at least its coinbase');
  return level.length === 1 ? first : merkleRoot(levelAbove(level));
}

function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  return level.flatMap((left, i) =>
    // The last of an odd number pairs with itself.
    i % 2 === 0 ? [sha256x2(concatBytes(left, level[i + 1] ?? left))] : [],
  );
}

/** Siblings from the transaction up, as people write hashes. */
export function merkleBranch(txids: readonly string[], position: number): string[] {
  const branch: string[] = [];
  let level = txids.map(txidBytes);
  for (let at = position; level.length > 1; at >>= 1, level = levelAbove(level)) {
    const beside = level[at ^ 1] ?? level[at];
    if (beside !== undefined) branch.push(hexFromBytes(Uint8Array.from(beside).reverse()));
  }
  return branch;
}
