import { expect, it } from 'vitest';
import { concat } from '../../../src-main/base/bytes.ts';
import { transactionId } from '../../../src-main/verify/psbt/transaction.ts';
import { isByUs, isSentByUs } from '../../../src-main/wallet/transfers/claimed.ts';

const script = concat([Uint8Array.of(0x51, 0x20), new Uint8Array(32).fill(7)]);
/** Spends the first output of this transaction, and pays that script. */
const spending = (txid: string): Uint8Array =>
  concat([
    Uint8Array.of(2, 0, 0, 0, 1),
    Uint8Array.from(Buffer.from(txid, 'hex')).reverse(),
    new Uint8Array(4),
    Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff, 1),
    new Uint8Array(8),
    Uint8Array.of(script.length),
    script,
    new Uint8Array(4),
  ]);
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

/** A transaction that is in no journal and no book, as the chain shows it. */
async function isOurs({
  branch = 'colored',
  raw = before as Uint8Array | null,
  spends = [transactionId(before)],
}) {
  const asked: string[] = [];
  const context = {
    signings: {
      ...{ handedOver: () => [], unfinished: () => [], book: () => ({ outputs: [] }) },
      imports: { signed: () => [] },
    },
    reader: {
      ownPlace: (__: unknown, found: Uint8Array) =>
        Promise.resolve(branch !== 'none' && Buffer.from(found).equals(script) ? { branch } : null),
    },
  };
  const facts = { tipHeight: 5, minConfirmations: 1, witnesses: new Map() };
  const transaction = (txid: string) => {
    asked.push(txid);
    return Promise.resolve(txid === transactionId(before) ? raw : null);
  };
  const paying = { txid: SENT, paidFrom: spends.map((txid) => `${txid}:0`) };
  const shown = { api: { transaction }, facts };
  const once = await isByUs(context as never, wallet as never, paying, shown);
  const twice = await isByUs(context as never, wallet as never, paying, shown);
  return [once, twice, await isByUs(context as never, wallet as never, paying, null), asked.length];
}

const STRANGE = 'ab'.repeat(32);

it.each<[string, unknown[], Parameters<typeof isOurs>[0]]>([
  ['a slot of ours', [true, true, false, 2], {}],
  ['a plain coin of ours', [true, true, false, 2], { branch: 'vanilla' }],
  ['a stranger’s coin before ours', [true, true, false, 4], { spends: [STRANGE, transactionId(before)] }],
  // What a transaction spends never changes, so it is asked about once.
  ['nobody’s that we know', [false, false, false, 1], { branch: 'none' }],
  ['what the chain does not show', [false, false, false, 2], { raw: null }],
])('is by us where the chain shows that it spends %s: %o', async (_, found, how) => {
  expect(await isOurs(how)).toEqual(found);
});
