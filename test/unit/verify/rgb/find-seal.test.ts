import { expect, it } from 'vitest';
import { toHex } from '../../../../src-main/base/bytes.ts';
import { findSeal } from '../../../../src-main/verify/rgb/bundle.ts';
import { parseRecipientId } from '../../../../src-main/invoices/recipient.ts';

/** Of the stash.dat of a wallet of rgb-lib 0.3.0-beta.18 on regtest, with the recipient id of its one invoice. */
const STASH = new Uint8Array(
  Buffer.from(
    '7d78a57e087c01000000000000000105d90dd5052f8573b263ee55798fd0ee9365cfd72a8702473e0fa6fc0d43e7b9' +
      '00000000459100690558a6bc0878000000000000000001',
    'hex',
  ),
);
const RECIPIENT = 'bcrt:utxob:yZrHWZWQ-05QtSDk-2nHv1xL-hB0f2mS-QXwHLBU-ZPSmntf-a6emE';
const AT = 14;

function sealOf(recipientId: string): Uint8Array {
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok || parsed.recipient.kind !== 'blinded') throw new Error('no blinded recipient');
  return parsed.recipient.secretSeal;
}

it('finds the output that rgb-lib hid in an invoice', () => {
  const found = findSeal(STASH, sealOf(RECIPIENT));
  expect(found && { ...found, txid: toHex((found.txid ?? new Uint8Array()).toReversed()) }).toEqual({
    kind: 'revealed',
    txid: 'b9e7430dfca60f3e4702872ad7cf6593eed08f7955ee63b273852f05d50dd905',
    vout: 0,
    blinding: 0xbca6580569009145n,
  });
});

it('finds it wherever it lies, up to the last byte, and after what looks like the beginning of one', () => {
  const seal = STASH.subarray(AT, AT + 45);
  for (const before of [0, 1, 44, 45, 1_000]) {
    const bytes = new Uint8Array(before + 45).fill(1, 0, before);
    bytes.set(seal, before);
    expect(findSeal(bytes, sealOf(RECIPIENT))?.vout).toBe(0);
  }
});

it.each([
  ['the txid', AT + 1],
  ['the output', AT + 33],
  ['the blinding', AT + 44],
])('takes no other for it: a bit of %s is otherwise', (_, at) => {
  const bytes = Uint8Array.from(STASH);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  expect(findSeal(bytes, sealOf(RECIPIENT))).toBeNull();
});

it('finds none where there is none: in nothing, in a part of one, in ones alone', () => {
  for (const bytes of [new Uint8Array(), STASH.subarray(0, AT + 44), new Uint8Array(10_000).fill(1)])
    expect(findSeal(bytes, sealOf(RECIPIENT))).toBeNull();
});

it('gives up on a file that was made to look like seals everywhere, in little time', () => {
  const bytes = Uint8Array.from({ length: 8 * 1024 * 1024 }, (_, at) => (at % 72 < 35 ? 1 : 0));
  const fromMs = performance.now();
  expect(findSeal(bytes, sealOf(RECIPIENT))).toBeNull();
  expect(performance.now() - fromMs).toBeLessThan(5_000);
});
