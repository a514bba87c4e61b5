import * as v from 'valibot';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

const made = {
  contract: v.string(),
  opid: v.string(),
  no: v.number(),
  amount: v.string(),
};
const outpoint = v.object({ txid: v.string(), vout: v.number() });

/** What the ledger will know once the PSBT comes back signed. Contracts and operations in hex. */
const sendPlan = v.object({
  inputs: v.array(outpoint),
  /** Ids of allocations. */
  spent: v.array(v.number()),
  paid: v.array(
    v.object({
      ...made,
      recipientId: v.string(),
      /** The witness recipient's output. */
      vout: v.nullable(v.number()),
      endpoints: v.array(v.string()),
    }),
  ),
  kept: v.array(v.object(made)),
  /** `txid` null: an output of the transaction itself. */
  change: v.nullable(v.object({ txid: v.nullable(v.string()), vout: v.number() })),
  /** What it does to each contract; a plan from before consignments has none. */
  bundles: v.optional(
    v.array(
      v.object({
        contract: v.string(),
        bundleId: v.string(),
        bytes: v.string(),
        /** The secret seals that it pays. */
        paid: v.array(v.string()),
        /** What it closes, as `opid/no`, and its own operations. */
        inputs: v.array(v.string()),
        opids: v.array(v.string()),
      }),
    ),
    [],
  ),
});
export type SendPlan = v.InferOutput<typeof sendPlan>;

const begunRow = v.object({
  asked: v.string(),
  plan: v.pipe(v.string(), v.parseJson(), sendPlan),
});

export interface BegunSend {
  readonly txid: string;
  /** The begin call's fields in one canonical form. */
  readonly asked: string;
  readonly plan: SendPlan;
}

export function recordBegun(world: World, { xpubVanilla }: ServedWallet, begun: BegunSend): void {
  const { txid, asked, plan } = begun;
  world.store.insert('sendsBegun', { txid, xpubVanilla, asked, plan: JSON.stringify(plan) }, 'OR IGNORE');
}

export function findBegun(world: World, wallet: ServedWallet, txid: string): BegunSend | null {
  const [row] = world.store.rows(begunRow)`SELECT asked, plan FROM sendsBegun
    WHERE txid = ${txid} AND xpubVanilla = ${wallet.xpubVanilla}`;
  return row === undefined ? null : { txid, ...row };
}
