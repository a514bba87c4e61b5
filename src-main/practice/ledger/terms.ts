import * as v from 'valibot';
import type { World } from '../chain/store.ts';

/** The document era's numbers (service-facts.md 2.1, first row). */
export const STATUS = { waitingCounterparty: 0, waitingConfirmations: 1, settled: 2, failed: 3 } as const;
export const KIND = { issuance: 0, receiveBlind: 1, receiveWitness: 2, send: 3 } as const;

/** Never resolves (RFC 2606). The real address changes at every start with its port. */
export const PRACTICE_ENDPOINT = 'rpcs://practice.invalid/json-rpc';

/** rgb-lib lists an invoice's `rpc` as `http`. */
export function asListed(endpoint: string): string {
  return endpoint.replace(/^rpc/, 'http');
}

export const JSON_RPC = 0;

export const FRIEND_LEAVES = ['data', 'junkFirst', 'anotherAsset', 'nothing'] as const;
export type FriendLeaves = (typeof FRIEND_LEAVES)[number];

/** RGB-Node's default for receives (service-facts.md 1.3). */
const DEFAULT_INVOICE_SECONDS = 1_500;

const choiceRow = v.object({ name: v.string(), value: v.number() });

export function readChoices(world: World) {
  const chosen = new Map(
    world.store.rows(choiceRow)`SELECT name, value FROM choices`.map(({ name, value }) => [name, value]),
  );
  return {
    invoiceSeconds: chosen.get('invoiceSeconds') ?? DEFAULT_INVOICE_SECONDS,
    friendSilent: chosen.get('friendSilent') === 1,
    friendLeaves: FRIEND_LEAVES[chosen.get('friendLeaves') ?? 0] ?? 'data',
  };
}

export function choose(world: World, name: keyof ReturnType<typeof readChoices>, value: number): void {
  world.store.insert('choices', { name, value }, 'OR REPLACE');
}
