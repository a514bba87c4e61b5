import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { FORGERIES } from '../../support/rgb/forgeries.ts';
import { namingWitnesses } from '../../support/rgb/named-witnesses.ts';
import { readRawHistory, remade, type Forgery, type Random } from '../../support/rgb/raw-history.ts';

export interface Mutant {
  readonly name: string;
  readonly trial: HistoryTrial;
}

export const CHAIN_LIES = 'a chain that lies';

/** A genuine case with one fault, which must not be proved. Null: this attempt changed nothing. */
export function mutantOf(trials: readonly HistoryTrial[], random: Random): Mutant | null {
  const genuine = trials[random(trials.length)]!;
  const kind = random(20);
  if (kind < 10) return damaged(genuine, trials[random(trials.length)]!, random);
  if (kind < 11) return lied(genuine, random);
  const forgery = FORGERIES[random(FORGERIES.length)]!;
  const history = readRawHistory(genuine.bytes);
  if (!forgery.forge(history, random)) return null;
  const made = sometimesNamed(remade(history, genuine), forgery, random);
  const ask = forgery.asksForTheReal === true ? genuine.ask : made.ask;
  // Some are damaged too: one broken rule must not hide another.
  const trial = { ...made, ask };
  // Never mixed with its own original, which could undo the forgery.
  return {
    name: forgery.name,
    trial: random(8) === 0 ? (damaged(trial, trial, random)?.trial ?? trial) : trial,
  };
}

/**
 * Sometimes names transactions by id instead of showing them. Faults in shown transactions would vanish, so those
 * stay.
 */
function sometimesNamed(trial: HistoryTrial, { codes }: Forgery, random: Random): HistoryTrial {
  if (random(4) !== 0 || codes.includes('WITNESS_STACK')) return trial;
  return { ...trial, bytes: namingWitnesses(trial.bytes)?.bytes ?? trial.bytes };
}

/** Bytes flipped, left out, added and taken from another file. Null if nothing changed. */
function damaged(trial: HistoryTrial, other: HistoryTrial, random: Random): Mutant | null {
  let bytes: Buffer = Buffer.from(trial.bytes);
  for (let changes = 1 + random(3); changes > 0; changes -= 1) {
    if (bytes.length === 0) break;
    // The part behind the bundles is well known, and the first flipped bit there decides.
    const end = random(6) === 0 ? bytes.length : Math.max(bytes.length - 4_100, 1);
    const at = random(end);
    bytes = CHANGES[random(CHANGES.length)]!(bytes, at, other.bytes, random);
  }
  if (bytes.equals(trial.bytes)) return null;
  return { name: 'damaged', trial: { ...trial, bytes: new Uint8Array(bytes) } };
}

type Change = (bytes: Buffer, at: number, other: Uint8Array, random: Random) => Buffer;

const EDGES = [0, 1, 0x7f, 0x80, 0xfd, 0xff];

const CHANGES: readonly Change[] = [
  (bytes, at, _, random) => {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    return bytes;
  },
  (bytes, at, _, random) => {
    bytes[at] = EDGES[random(EDGES.length)]!;
    return bytes;
  },
  (bytes, at, _, random) =>
    bytes.fill(random(2) === 0 ? 0xff : 0, at, Math.min(at + 1 + random(8), bytes.length)),
  (bytes, at, _, random) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))]),
  (bytes, at, _, random) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1 + random(40), random(256)), bytes.subarray(at)]),
  (bytes, at, _, random) => {
    const length = 1 + random(600);
    return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
  },
  (bytes, at, other, random) => {
    other.subarray(at, at + 1 + random(200)).forEach((byte, i) => {
      if (at + i < bytes.length) bytes[at + i] = byte;
    });
    return bytes;
  },
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at, other) => Buffer.concat([bytes.subarray(0, at), other.subarray(at)]),
];

/** A chain without needed transactions, or with false statements. */
function lied({ bytes, ask, chain }: HistoryTrial, random: Random): Mutant {
  // False statements about other transactions don't matter.
  const txids = readRawHistory(bytes).bundles.map(({ was }) => was);
  const txid = txids[random(txids.length)]!;
  const witnesses = new Map(chain.witnesses);
  const fact = witnesses.get(txid)!;
  const lies = [
    () => witnesses.delete(txid),
    () => witnesses.set(txid, { ...fact, height: null }),
    () => witnesses.set(txid, { ...fact, height: [0, -1, (chain.tipHeight ?? 0) + 1][random(3)]! }),
    () => witnesses.set(txid, { ...fact, raw: fact.raw.subarray(0, random(fact.raw.length)) }),
    () => {
      const raw = Uint8Array.from(fact.raw);
      raw[raw.length - 1 - random(4)]! ^= 1 << random(8);
      witnesses.set(txid, { ...fact, raw });
    },
  ];
  lies[random(lies.length)]!();
  return { name: CHAIN_LIES, trial: { bytes, ask, chain: { ...chain, witnesses } } };
}
