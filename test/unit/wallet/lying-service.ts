import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { spendingFields } from '../../regtest/lies/list-lies.ts';
import { changing, first, readRaw, type Pair, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { unspentsBody, type AssetApp, type Fresh } from './asset-app.ts';
import { answerInstead } from './app.ts';
import { entriesOf } from '../../../src-main/wallet/connection/service-reading.ts';

export type Entries = readonly SnapshotEntry[];
export type Place = Pick<SnapshotEntry, 'txid' | 'vout'>;

/** The most that there can be of an asset, in base units. */
export const MOST_UNITS = 2n ** 64n - 1n;

/** Lies of the service of an app: in its list, in what it builds, or in both. */
export function liesOf(a: Fresh) {
  const entries = async (): Promise<Entries> => entriesOf(await a.api.listUnspents(), () => false);
  return {
    entries,
    /** The only one, or the first of several, that is so. */
    found: async (isIt: (entry: SnapshotEntry) => boolean): Promise<SnapshotEntry> => {
      const entry = (await entries()).find(isIt);
      if (entry === undefined) throw new Error('no such output');
      return entry;
    },
    /** From now on this is listed; a null is the truth again. */
    list: async (change: ((entries: Entries) => Entries) | null): Promise<void> => {
      a.app.practice.faults.clear();
      if (change === null) return;
      // The largest amount there is: JavaScript's own numbers round it to one that is too large.
      const rounded = JSON.stringify(Number(MOST_UNITS));
      const body = JSON.stringify(unspentsBody(change(await entries())));
      const exact = body.replaceAll(rounded, String(MOST_UNITS));
      answerInstead(a.app, 'listunspends', exact, { always: true });
    },
    /** The next send that is begun is answered so. */
    build: (change: (psbt: string) => string): void =>
      a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change }),
    /** How often a key was read to sign, and how often something signed was handed over. */
    acted: () => ({ signs: a.signs(), handedOver: a.line.count('sendEnd') }),
  };
}

/** What becomes of a review that a person agrees to, second step and all. */
export async function agreed({ app }: AssetApp, { flowId, digest }: Review): Promise<string> {
  const done = await app.ask('signing.approve', { flowId, digest, acceptNotProved: true });
  return done.ok ? done.value.outcome : done.failure.code;
}

export const nameOf = ({ txid, vout }: Place): string => `${txid}:${String(vout)}`;

/** One output is listed otherwise than it is. */
export const otherwise = (place: Place, change: Partial<SnapshotEntry>) => (entries: Entries) =>
  entries.map((entry) => (nameOf(entry) === nameOf(place) ? { ...entry, ...change } : entry));

/** As a slot with nothing on it and nothing to come. */
export const asEmptySlot = (place: Place) =>
  otherwise(place, { colorable: true, exists: true, allocations: [], pendingBlinded: 0 });

/** A place is spent beside the others; its sats come back with the change, but for what the input takes of the fee. */
export const alsoSpending = (place: SnapshotEntry, pairs: readonly Pair[], rateSatsPerVb = 2) =>
  changing((raw) => {
    raw.tx.inputs.push({ txid: place.txid, vout: place.vout, scriptSig: '', sequence: 0xffff_fffd });
    raw.inputs.push(pairs.map(([key, value]) => [key, value]));
    first(comingBack(raw)).amount += place.amountSats - BigInt(58 * rateSatsPerVb);
  });
const comingBack = ({ tx }: RawPsbt) => tx.outputs.filter(({ amount }) => amount > 0n);

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
