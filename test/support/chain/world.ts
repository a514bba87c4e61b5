import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { endOf, headerAt } from '../../../src-main/headers/header.ts';
import { readPreviousTransaction } from '../../../src-main/verify/psbt/transaction.ts';
import { CHAINS, type ChainRules } from '../../../src-main/headers/rules.ts';
import { writeTransaction } from '../psbt/raw-psbt.ts';
import { cut, easyRules, join, mine, writeHeader, type Mining } from './mine.ts';
import { branchOf, rootOf } from './tree.ts';

export type ChainWorld = ReturnType<typeof createChainWorld>;

/** Of one output to a script of its own; `salt` tells transactions apart. Spends an output of `spends`, the first one. */
export const madeTransaction = (
  salt: string,
  script = createHash('sha256').update(salt).digest(),
  spends = createHash('sha256').update(`in ${salt}`).digest('hex'),
  vout = 0,
): Uint8Array =>
  rawTransaction([[spends, vout]], [[Buffer.concat([Buffer.from([0x51, 0x20]), script]), 1_000]]);

/** As rgb-lib makes it where no sats are left for change: a commitment in an OP_RETURN is its only output. */
export function commitmentOnly(salt: string, spends: string, vout = 0): Uint8Array {
  const hash = createHash('sha256').update(salt).digest();
  return rawTransaction([[spends, vout]], [[Buffer.concat([Buffer.from([OP_RETURN, 0x20]), hash]), 0]]);
}

type Spent = readonly [txid: string, vout: number];
type Paid = readonly [script: Uint8Array, sats: number];

/** Unsigned: chain servers of these tests check no signature. */
export function rawTransaction(spends: readonly Spent[], pays: readonly Paid[]): Uint8Array {
  const inputs = spends.map(([txid, vout]) => ({ txid, vout, scriptSig: '', sequence: 0xffff_ffff }));
  const outputs = pays.map(([script, sats]) => ({
    amount: BigInt(sats),
    script: Buffer.from(script).toString('hex'),
  }));
  return Buffer.from(writeTransaction({ version: 2, inputs, outputs, lockTime: 0 }), 'hex');
}

const OP_RETURN = 0x6a;

/** ElectrumX, electrs and Fulcrum index no output that nobody can spend. */
const isIndexed = (script: Uint8Array, scriptSha: string): boolean =>
  script[0] !== OP_RETURN && createHash('sha256').update(script).digest('hex') === scriptSha;

/** Of a transaction with witness data, too. */
export const idOf = (raw: Uint8Array): string => readPreviousTransaction(raw).txid;

/** Its scripts by which a server may find it. */
export const scriptsOf = (raw: Uint8Array): AsyncIterable<Uint8Array> => Readable.from([scriptOf(raw)]);

export const scriptOf = (raw: Uint8Array): Uint8Array =>
  readPreviousTransaction(raw).outputs[0]?.script ?? raw;

/** The real first block of regtest. */
const REGTEST = writeHeader({
  version: 1,
  merkleRoot: Buffer.from(
    '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    'hex',
  ).reverse(),
  timeS: 1_296_688_602,
  bits: 0x207fffff,
  nonce: 2,
});

/** A chain of regtest as any node makes one. */
export const createRegtestWorld = (): ChainWorld =>
  createChainWorld({}, { rules: CHAINS.regtest, genesis: { from: 0, bytes: REGTEST } });

/** A chain with transactions in its blocks, as a server of the chain knows it. */
export function createChainWorld(
  changes: Partial<ChainRules> = {},
  { rules, genesis } = easyRules({ retargets: false, ...changes }),
) {
  let headers = genesis;
  const blocks = new Map<number, readonly string[]>();
  const raws = new Map<string, Uint8Array>();
  const coinbase = (height: number, salt = '') => madeTransaction(`coinbase ${height} ${salt}`);

  const add = (count: number, given: readonly Uint8Array[], mining: Mining): void => {
    const first = endOf(headers);
    const txidsAt = (height: number): readonly string[] => {
      const all = [coinbase(height, mining.salt), ...(height === first ? given : [])];
      for (const raw of all) raws.set(idOf(raw), raw);
      return all.map(idOf);
    };
    for (let height = first; height < first + count; height++) blocks.set(height, txidsAt(height));
    const merkleRoot = (height: number) => rootOf(blocks.get(height) ?? []);
    headers = join(headers, mine(rules, headers, count, { ...mining, merkleRoot }));
  };
  const placeOf = (txid: string) => {
    for (const [height, txids] of blocks) {
      const position = txids.indexOf(txid);
      if (position >= 0) return { height, ...branchOf(txids, position) };
    }
    return null;
  };
  return {
    rules,
    headers: () => headers,
    tip: () => endOf(headers) - 1,
    /** Mines so many more blocks; the transactions are in the first of them. */
    mine: (count: number, given: readonly Uint8Array[] = [], mining: Mining = {}) =>
      add(count, given, mining),
    /** Replaces the blocks from a height on. */
    reorganise: (from: number, count: number, salt: string) => {
      headers = cut(headers, 0, from);
      for (const height of blocks.keys()) if (height >= from) blocks.delete(height);
      add(count, [], { salt });
    },
    waits: (raw: Uint8Array) => void raws.set(idOf(raw), raw),
    /** The server forgets the transaction, as after a replacement. */
    drops: (raw: Uint8Array) => void raws.delete(idOf(raw)),
    raw: (txid: string) => raws.get(txid) ?? null,
    placeOf,
    /** Of what pays a script, by `sha256` of it, hex. */
    paying: (scriptSha: string) =>
      [...raws].flatMap(([txid, raw]) =>
        readPreviousTransaction(raw).outputs.flatMap(({ script, amountSats }, vout) =>
          isIndexed(script, scriptSha)
            ? [{ txid, height: placeOf(txid)?.height ?? null, vout, sats: amountSats }]
            : [],
        ),
      ),
    /**
     * The same with transactions that spend from it; each once, oldest first, waiting ones last, as servers list a
     * history.
     */
    touching: (scriptSha: string) =>
      [...raws]
        .filter(([, raw]) => {
          const { inputs, outputs } = readPreviousTransaction(raw);
          const spent = inputs.flatMap(({ outpoint: { txid, vout } }) => {
            const made = raws.get(txid);
            return made === undefined ? [] : (readPreviousTransaction(made).outputs[vout] ?? []);
          });
          return [...outputs, ...spent].some(({ script }) => isIndexed(script, scriptSha));
        })
        .map(([txid]) => ({ txid, height: placeOf(txid)?.height ?? null }))
        .toSorted((one, other) => (one.height ?? 2 ** 31) - (other.height ?? 2 ** 31)),
  };
}

export const hexOf = (world: ChainWorld, height: number): string =>
  Buffer.from(headerAt(world.headers(), height)).toString('hex');
