import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { FORGERIES } from '../../support/rgb/forgeries.ts';
import { namingWitnesses } from '../../support/rgb/named-witnesses.ts';
import { readRawHistory, remade, type Forgery, type Random } from '../../support/rgb/raw-history.ts';

export interface Mutant {
  readonly name: string;
  readonly trial: HistoryTrial;
}

export const CHAIN_LIES = 'a chain that lies';

/** A genuine case with something wrong in it, so that it must not be proved. Null: nothing came of this throw. */
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
  // Some are damaged besides: a rule that is broken must not hide another.
  const trial = { ...made, ask };
  // Never with the file it was made of: that could undo what was forged.
  return {
    name: forgery.name,
    trial: random(8) === 0 ? (damaged(trial, trial, random)?.trial ?? trial) : trial,
  };
}

/** With its transactions named by id in place of shown, which a fault of what is shown does not outlive. */
function sometimesNamed(trial: HistoryTrial, { codes }: Forgery, random: Random): HistoryTrial {
  if (random(4) !== 0 || codes.includes('WITNESS_STACK')) return trial;
  return { ...trial, bytes: namingWitnesses(trial.bytes)?.bytes ?? trial.bytes };
}

/** Bytes turned, left out, put in and taken from another file. Null where they are the same as before. */
function damaged(trial: HistoryTrial, other: HistoryTrial, random: Random): Mutant | null {
  let bytes: Buffer = Buffer.from(trial.bytes);
  for (let changes = 1 + random(3); changes > 0; changes -= 1) {
    if (bytes.length === 0) break;
    // What follows the bundles is known by heart, and the first turned bit there is the last.
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

/** A chain that does not have what the file needs, or says other things. */
function lied({ bytes, ask, chain }: HistoryTrial, random: Random): Mutant {
  // About another transaction it may say what it likes.
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
