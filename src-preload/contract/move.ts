import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { review } from './signing.ts';
import * as x from './values.ts';

/** Where a wallet's assets go, and the newest invoice there for each. Stored with the wallet that they leave. */
export const move = v.strictObject({
  toWalletId: x.id,
  invoices: v.pipe(
    v.array(v.strictObject({ assetId: x.assetId, recipientId: x.textUpTo(BOUNDS.recipientChars) })),
    v.maxLength(BOUNDS.movedAssets),
  ),
});

/**
 * `here`: nothing was signed. `begun`: signed or out to be signed, not submitted. `moving`: submitted. `reported`: the
 * other service says that it arrived. `verified`: Ochre proved it. `refused`: its asset data doesn't hold.
 */
const movedState = v.picklist(['here', 'begun', 'moving', 'reported', 'verified', 'refused']);

const movedAsset = v.strictObject({
  assetId: x.assetId,
  /** Units that can be sent now. */
  spendable: x.baseUnits,
  /** Units that are settled in this wallet but can't be sent yet. */
  waiting: x.baseUnits,
  state: movedState,
});

const otherWallet = v.strictObject({ id: x.id, name: x.keptWalletName });

const moveView = v.strictObject({
  to: v.nullable(otherWallet),
  /** Wallets of the same network here, whose service can receive. */
  choices: v.array(otherWallet),
  assets: v.array(movedAsset),
  /** Bitcoin that each asset takes along for its new output; 0: the asset goes onto a free slot. */
  satsEach: x.satsSchema,
});
export type MoveView = v.InferOutput<typeof moveView>;

export const moves = {
  read: call(x.walletRef, moveView),
  /** `toWalletId` null ends the move; assets that have arrived stay there. Throws WALLET_UNKNOWN. */
  choose: call(v.strictObject({ walletId: x.id, toWalletId: v.nullable(x.id) }), moveView),
  /** Makes an invoice in the other wallet and a send of all units to it. Throws as `invoices.create`, `signing.beginSend`. */
  begin: call(v.strictObject({ walletId: x.id, assetId: x.assetId, rateSatsPerVb: x.rateSatsPerVb }), review),
} as const;
