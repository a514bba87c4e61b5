import { expect, it } from 'vitest';
import { concat } from '../../../src-main/base/bytes.ts';
import { transactionId } from '../../../src-main/verify/psbt/transaction.ts';
import { isSentByUs } from '../../../src-main/wallet/transfers/claimed.ts';
import { rawTransaction } from '../../support/chain/world.ts';

const script = concat([Uint8Array.of(0x51, 0x20), new Uint8Array(32).fill(7)]);
/** Spends the first output of this transaction, and pays that script. */
const spending = (txid: string): Uint8Array => rawTransaction([[txid, 0]], [[script, 0]]);
const before = spending('11'.repeat(32));
const sent = spending(transactionId(before));
const SENT = transactionId(sent);

const wallet = {
  ...{ id: 'a1', keychains: {}, highestIndex: { vanilla: 0, colored: 0 } },
  keys: { fingerprint: '', network: 'regtest', accountXpubVanilla: '', accountXpubColored: '' },
};

it.each<
  [string, boolean, { readonly isOurs?: boolean; readonly raw?: Uint8Array | null; readonly txid?: string }]
>([
  ['what it spends is a slot of ours, as the chain shows', true, {}],
  ['what it spends is nobody’s that we know', false, { isOurs: false }],
  ['the chain does not show what it spends', false, { raw: null }],
  ['the chain shows something else', false, { raw: sent }],
  ['it is not there', false, { txid: 'ab'.repeat(32) }],
])('is a send of ours where %s: %s', async (_, is, { isOurs = true, raw = before, txid = SENT }) => {
  const context = {
    signings: { book: () => ({ outputs: [] }) },
    reader: {
      ownPlace: (__: unknown, found: Uint8Array) =>
        Promise.resolve(isOurs && Buffer.from(found).equals(script) ? { branch: 'colored' } : null),
    },
  };
  const facts = { tipHeight: 5, minConfirmations: 1, witnesses: new Map([[SENT, { raw: sent, height: 5 }]]) };
  const api = { transaction: () => Promise.resolve(raw) };
  expect(await isSentByUs(context as never, wallet as never, txid, { api, facts })).toBe(is);
});
