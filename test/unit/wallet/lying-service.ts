import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { spendingFields } from '../../regtest/lies/list-lies.ts';
import { readRaw, replaceValue, valueOf, writeRaw, type Pair } from '../../support/psbt/raw-psbt.ts';
import { unspentsBody, assetApp, sendForm, type AssetApp, type RecipientForm } from './asset-app.ts';
import { createLine, type Line } from './flow-cases/support.ts';
import { answerInstead } from './app.ts';
import { entriesOf } from '../../../src-main/wallet/connection/held.ts';

/** The app, the line to its service, and lies of that service: in its list, in what it builds, or in both. */
export interface Lied extends AssetApp {
  readonly line: Line;
  /** From now on this is listed; a null is the truth again. */
  readonly list: (change: ((entries: Entries) => Entries) | null) => Promise<void>;
  /** The next send that is begun is answered so. */
  readonly build: (change: (psbt: string) => string) => void;
  readonly begin: (recipients: RecipientForm[]) => Promise<Review>;
  readonly entries: () => Promise<Entries>;
  /** How often a key was read to sign, and how often something signed was handed over. */
  readonly acted: () => { readonly signs: number; readonly handedOver: number };
}

export type Entries = readonly SnapshotEntry[];
export type Place = Pick<SnapshotEntry, 'txid' | 'vout'>;

/** The most that there can be of an asset, in base units. */
export const MOST_UNITS = 2n ** 64n - 1n;

export async function liedTo(slots = 6, sizeSats = 2_000, change: Partial<Ports> = {}): Promise<Lied> {
  const line = createLine();
  const a = await assetApp(slots, sizeSats, { ...change, openWalletApi: line.openWalletApi });
  const { faults } = a.app.practice;
  const entries = async () => entriesOf(await a.api.listUnspents(), () => false);
  return {
    ...a,
    line,
    entries,
    list: async (change) => {
      faults.clear();
      if (change === null) return;
      // The largest amount there is: JavaScript's own numbers round it to one that is too large.
      const rounded = JSON.stringify(Number(MOST_UNITS));
      const body = JSON.stringify(unspentsBody(change(await entries()))).replaceAll(
        rounded,
        String(MOST_UNITS),
      );
      answerInstead(a.app, 'listunspends', body, { always: true });
    },
    build: (change) => faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change }),
    begin: (recipients) => a.app.get('signing.beginSend', sendForm(a.walletId, recipients)),
    acted: () => ({
      signs: a.signs(),
      handedOver: line.count('sendEnd'),
    }),
  };
}

/** What becomes of a review that a person agrees to, second step and all. */
export async function agreed({ app }: AssetApp, { flowId, digest }: Review): Promise<string> {
  const done = await app.ask('signing.approve', { flowId, digest, acceptNotProved: true });
  return done.ok ? done.value.outcome : done.failure.code;
}

export const nameOf = ({ txid, vout }: Place): string => `${txid}:${String(vout)}`;

/** One output is listed otherwise than it is. */
export const otherwise =
  (place: Place, change: Partial<SnapshotEntry>) =>
  (entries: Entries): Entries =>
    entries.map((entry) => (nameOf(entry) === nameOf(place) ? { ...entry, ...change } : entry));

/** As a slot with nothing on it and nothing to come. */
export const asEmptySlot = (place: Place) =>
  otherwise(place, { colorable: true, exists: true, allocations: [], pendingBlinded: 0 });

/** A place is spent beside the others; its sats come back with the change, but for what the input takes of the fee. */
export function alsoSpending(place: SnapshotEntry, pairs: readonly Pair[], rateSatsPerVb = 2) {
  return (psbt: string): string => {
    const raw = readRaw(psbt);
    raw.tx.inputs.push({ txid: place.txid, vout: place.vout, scriptSig: '', sequence: 0xffff_fffd });
    raw.inputs.push(pairs.map(([key, value]) => [key, value]));
    const change = raw.tx.outputs.find(({ amount }) => amount > 0n);
    if (change === undefined) throw new Error('nothing comes back');
    change.amount += place.amountSats - BigInt(58 * rateSatsPerVb);
    return writeRaw(raw);
  };
}

/** The spent output claims so many sats; what it has less of, the change has less of. */
export const claiming =
  (was: bigint, sats: bigint) =>
  (psbt: string): string => {
    const raw = readRaw(psbt);
    const [fields] = raw.inputs;
    const change = raw.tx.outputs.find(({ amount }) => amount > 0n);
    if (fields === undefined || change === undefined) throw new Error('nothing to claim');
    const claimed = Buffer.from(valueOf(fields, '01'), 'hex');
    claimed.writeBigUInt64LE(sats);
    replaceValue(fields, '01', claimed.toString('hex'));
    change.amount -= was - sats;
    return writeRaw(raw);
  };

/** What an input says that spends this output of ours, as whoever built the transaction that made it can tell. */
export function fieldsOf({ app, walletId }: AssetApp, place: SnapshotEntry): Pair[] {
  for (const { id } of app.ports.signings.handedOver(walletId)) {
    const data = app.ports.signings.read(id)?.data;
    const [built, signed] = [data?.built, data?.signed] as [{ psbt: string }, { txid: string }];
    if (signed.txid !== place.txid) continue;
    const raw = readRaw(built.psbt);
    const script = raw.tx.outputs[place.vout]?.script ?? '';
    const pairs = spendingFields(raw, script, place.amountSats);
    if (pairs !== null) return pairs;
  }
  throw new Error(`nothing that was signed makes ${nameOf(place)}`);
}
