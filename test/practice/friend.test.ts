import { beforeEach, describe, expect, it } from 'vitest';
import { HDKey } from '@scure/bip32';
import { sha256 } from '@scure/btc-signer/utils.js';
import { keysOfSeed } from '../../src-main/practice/chain/wallets.ts';
import { FRIEND_KEYS, PUBLIC_SEED } from '../../src-main/practice/friend/pay.ts';
import type { LazyPractice } from '../support/practice.ts';
import { walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { startPractice } from './service.ts';

let practice: LazyPractice;
let alice: AssetWallet;

const askFriend = (assetId: string, amount: bigint) =>
  practice.friend.invoice({ assetId, amount, kind: 'blinded', expiresInSeconds: null });
const pay = (invoice: string, more: { assetId?: string; amount?: bigint } = {}) =>
  practice.friend.pay({ invoice, assetId: more.assetId ?? null, amount: more.amount ?? null });
const refusal = (detail: string) => ({ failure: { code: 'PRACTICE_REFUSED', facts: { detail } } });

describe('the friend refuses', () => {
  beforeEach(async () => {
    practice = startPractice();
    alice = await walletWithSlots(practice);
  });

  it('to pay what is no invoice, and what the invoice does not say or says otherwise', async () => {
    const [dollar, prints] = await practice.friend.samples();
    const assetId = dollar?.assetId ?? '';
    const { invoice } = await alice.invoice(assetId, 7);
    const open = (await alice.invoice('', 7)).invoice.replace(/\/[^/]+(?=\/bcrt)/, '/~');
    const NO_INVOICE = 'this is no invoice of the practice network';
    const rows: [string, Parameters<typeof pay>[1], string][] = [
      ['', {}, NO_INVOICE],
      ['rgb:', {}, NO_INVOICE],
      [invoice.replace('bcrt', 'bc'), {}, NO_INVOICE],
      [open, { assetId }, 'the invoice leaves the amount open: say how much to send'],
      [invoice, { assetId: prints?.assetId ?? '' }, 'the invoice asks for another asset'],
      [invoice, { amount: 8n }, 'the invoice asks for another amount'],
      [invoice, { assetId: 'rgb:nothing' }, 'Asset with id rgb:nothing not found'],
    ];
    for (const [text, more, detail] of rows)
      await expect(pay(text, more)).rejects.toMatchObject(refusal(detail));
    expect(await practice.friend.status()).toMatchObject({ underWay: 0 });
    await pay(open, { assetId, amount: 9n });
    expect(await practice.friend.status()).toMatchObject({ underWay: 1 });
  });

  it('to ask for an asset that nobody issued, or for two of what there is one of', async () => {
    const plate = (await practice.friend.samples()).find(({ schema }) => schema === 'uda');
    for (const asked of [askFriend('rgb:nothing', 1n), askFriend(plate?.assetId ?? '', 2n)])
      await expect(asked).rejects.toMatchObject({ failure: { code: 'PRACTICE_REFUSED' } });
  });
});

it('has the keys that its public sentence makes', () => {
  const seed = sha256(new TextEncoder().encode(PUBLIC_SEED));
  const { account_xpub_vanilla: xpubVanilla, account_xpub_colored: xpubColored } = keysOfSeed(seed);
  const fingerprint = HDKey.fromMasterSeed(seed).fingerprint.toString(16);
  expect(FRIEND_KEYS).toEqual({ xpubVanilla, xpubColored, fingerprint });
});
