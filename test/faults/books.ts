import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { stringify } from 'lossless-json';
import * as v from 'valibot';
import { FRIEND_KEYS } from '../../src-main/practice/friend/pay.ts';
import { practiceTransferJson, transfersWhere } from '../../src-main/practice/ledger/transfers.ts';
import { acceptTransaction, Rejected } from '../../src-main/practice/chain/mempool.ts';
import { parseSigned } from '../../src-main/practice/chain/psbt.ts';
import { openStore, sql, type World as PracticeWorld } from '../../src-main/practice/chain/store.ts';

/** The service's books, changed behind its interface. Each act opens and closes the service's file. */
export type Books = ReturnType<typeof openBooks>;

const txidRow = v.object({ txid: v.string() });

export function openBooks(folder: string, nowMs: () => number) {
  function within<T>(work: (world: PracticeWorld) => T): T {
    const store = openStore(join(folder, 'practice.sqlite'), nowMs());
    try {
      return store.atomic(() => work({ store, nowMs, random: randomBytes }));
    } finally {
      store.close();
    }
  }
  const friend = FRIEND_KEYS.xpubVanilla;
  return {
    /** Forgets the only wallet beside the friend's. The chain stays. */
    forget: () =>
      within(({ store }) => {
        const ours = sql`(SELECT id FROM batches WHERE xpubVanilla <> ${friend})`;
        for (const table of ['transfers', 'reservations'])
          store.run(sql`DELETE FROM ${sql([table])} WHERE batchId IN ${ours}`);
        for (const table of TABLES)
          store.run(sql`DELETE FROM ${sql([table])} WHERE xpubVanilla <> ${friend}`);
      }),
    /** Anyone with signed bytes may broadcast them: this act does. False: the chain refuses them. */
    broadcast: (signedPsbt: string) =>
      within((world) => {
        const raw = parseSigned(signedPsbt).toBytes(true, true);
        try {
          acceptTransaction(world, raw);
          return true;
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
          return false;
        }
      }),
    /** Those of the transactions that the chain has, in a block or not. */
    onChain: (txids: readonly string[]) =>
      within(({ store }) => {
        const known = new Set(store.rows(txidRow)`SELECT txid FROM transactions`.map(({ txid }) => txid));
        return txids.filter((txid) => known.has(txid));
      }),
    /** Unpaid receives of any asset, as real servers list them for no asset (service-facts.md 4). */
    openReceives: () =>
      within((world) => {
        const open = transfersWhere(world)`batches.xpubVanilla <> ${friend} AND transfers.contract IS NULL`;
        return stringify(open.map(practiceTransferJson)) ?? '[]';
      }),
  };
}

const TABLES = [
  'batches',
  'allocations',
  'knownAssets',
  'sendsBegun',
  'handedOut',
  'scripts',
  'wallets',
] as const;
