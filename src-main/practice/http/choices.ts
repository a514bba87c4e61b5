import * as v from 'valibot';
import type { World } from '../chain/store.ts';

/** What a person or a test chose for this practice; kept with the chain. */
export interface Choices {
  /** How long invoices last. */
  readonly invoiceSeconds: number;
  /** The friend neither acknowledges nor pays. */
  readonly friendSilent: boolean;
  /** What the friend leaves as the asset data of what it sends. */
  readonly friendLeaves: FriendLeaves;
}

export const FRIEND_LEAVES = ['data', 'junkFirst', 'anotherAsset', 'nothing'] as const;
export type FriendLeaves = (typeof FRIEND_LEAVES)[number];

/** RGB-Node lets every receive last so long (service-facts.md 1.3). */
const DEFAULT_INVOICE_SECONDS = 1_500;

const choiceRow = v.object({ value: v.number() });

export function readChoices(world: World): Choices {
  return {
    invoiceSeconds: readChoice(world, 'invoiceSeconds') ?? DEFAULT_INVOICE_SECONDS,
    friendSilent: readChoice(world, 'friendSilent') === 1,
    friendLeaves: FRIEND_LEAVES[readChoice(world, 'friendLeaves') ?? 0] ?? 'data',
  };
}

export function choose(world: World, name: keyof Choices, value: number): void {
  world.store.insert('choices', { name, value }, 'OR REPLACE');
}

function readChoice(world: World, name: keyof Choices): number | null {
  const [row] = world.store.rows(choiceRow)`SELECT value FROM choices WHERE name = ${name}`;
  return row?.value ?? null;
}
