import type { CallInput } from '../../../src-preload/contract/index.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import { countSlots, useOf } from '../../use-cases/wallet/describe.ts';

export type SlotsAsked = CallInput<'signing.beginSlots'>;

/** How many the PSBT must create: with `upTo`, only what is missing. May be 0: then there is nothing to do. */
export function slotsToCreate(asked: SlotsAsked, entries: readonly SnapshotEntry[]): number {
  return asked.upTo ? Math.max(0, asked.num - countSlots(entries).free) : asked.num;
}

export function slotsIntent(asked: SlotsAsked, entries: readonly SnapshotEntry[]): CreateSlotsIntent {
  return {
    kind: 'createSlots',
    num: slotsToCreate(asked, entries),
    askedNum: asked.num,
    sizeSats: BigInt(asked.sizeSats),
    rateSatsPerVb: asked.rateSatsPerVb,
    upTo: asked.upTo,
  };
}

/** The coins a create-slots transaction spends: rgb-lib takes every plain one (service-facts 2.4). */
export function plainCoins(entries: readonly SnapshotEntry[]): readonly SnapshotEntry[] {
  return entries.filter((entry) => useOf(entry) === 'plain');
}
