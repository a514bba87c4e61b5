import { describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../../../src-main/keys/derive.ts';
import { labelLineOf, readLabels } from '../../../../src-main/wallet/transfers/label-lines.ts';
import { readVectorText } from '../../../support/vectors.ts';

const TXID = 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd';
const line = (change: Record<string, unknown> = {}): string =>
  JSON.stringify({ type: 'tx', ref: TXID, label: 'Rent', ...change });
const nothing = { ofOthers: 0, empty: 0, unread: 0 };

describe('labels of other programs', () => {
  it('are read from the published example: two of transactions, one of an address and a coin, the rest of others', () => {
    const read = readLabels(readVectorText('bip329-labels.jsonl'));
    expect(read).toMatchObject({ ...nothing, ofOthers: 4 });
    expect([...read!.ofAddresses]).toEqual([['bc1q34aq5drpuwy3wgl9lhup9892qp6svr8ldzyy7c', 'Address']]);
    expect([...read!.ofOutputs.values()]).toEqual([{ label: 'Output', frozen: true }]);
    expect([...read!.ofTransactions]).toEqual([
      [TXID, 'Transaction'],
      ['f546156d9044844e02b181026a1a407abfca62e7ea1159f87bbeaa77b4286c74', 'Account #1 Transaction'],
    ]);
  });

  it('come back as they were written, whatever is in them', () => {
    const label = 'Rent “March”, {"a":1} \\ 🧊';
    const written = labelLineOf(
      { type: 'tx', ref: TXID, label },
      derivePublicKeys(new Uint8Array(64).fill(7), 'regtest'),
    );
    expect(written.endsWith('\n')).toBe(true);
    expect(JSON.parse(written)).toEqual({ type: 'tx', ref: TXID, label, origin: "tr([63969fb2/86'/1'/0'])" });
    expect(readLabels(written)?.ofTransactions.get(TXID)).toBe(label);
  });

  it('as Sparrow writes them, with fields of its own, are read', () => {
    const more = { origin: 'wpkh([d34db33f/84h/0h/0h])', height: 5, time: 'x', fee: 1, value: -3, rate: {} };
    expect(readLabels(`${line(more)}\r\n\r\n`)?.ofTransactions.get(TXID)).toBe('Rent');
  });

  it.each([
    ['is no JSON', 'Rent', { unread: 1 }],
    ['has no reference', line({ ref: undefined }), { unread: 1 }],
    ['has a short id', line({ ref: TXID.slice(2) }), { unread: 1 }],
    ['has the same id in capitals, and the same label', line({ ref: TXID.toUpperCase() }), {}],
    ['has a label that is no text', line({ label: 5 }), { unread: 1 }],
    ['labels a transaction twice', line({ label: 'Other' }), { unread: 1 }],
    ['is longer than any is', line({ note: 'x'.repeat(5_000) }), { unread: 1 }],
    ['has no label', line({ label: undefined, ref: TXID.replace('f', '0') }), { empty: 1 }],
    ['is of an address', line({ type: 'addr', ref: 'bc1q' }), {}],
    ['is of a key', line({ type: 'pubkey', ref: '02ab' }), { ofOthers: 1 }],
    ['is of an input', line({ type: 'input', ref: `${TXID}:0` }), { ofOthers: 1 }],
    ['names an output of no form', line({ type: 'output', ref: `${TXID}:-1` }), { unread: 1 }],
  ])('a line that %s hides no other, and is counted', (_, other, counted) => {
    const read = readLabels(`${line()}\n${other}\n`);
    expect(read).toMatchObject({ ...nothing, ...counted });
    expect([...read!.ofTransactions]).toEqual([[TXID, 'Rent']]);
  });

  it.each([
    ['with a byte order mark', `\ufeff${line()}\n`, nothing],
    ['in Electrum’s JSON', JSON.stringify({ [TXID]: 'Rent', bc1qxyz: 'Ann' }, null, 4), nothing],
    [
      'in Sparrow’s table',
      `Date (UTC),Label,Value,Balance,Fee,Txid\n2026-01-01,Rent,-3,5,1,${TXID}\n`,
      nothing,
    ],
    ['in a table with semicolons', `\ufeffTxid;Label\r\n${TXID};"Rent"\r\n;x\r\n`, { unread: 1 }],
  ])('%s are read', (_, text, counted) => {
    const read = readLabels(text);
    expect(read).toMatchObject({ ...nothing, ...counted });
    expect([...read!.ofTransactions]).toEqual([[TXID, 'Rent']]);
  });

  it.each([
    ['in the capitals of a code', 'BC1QXYZ', 'bc1qxyz'],
    ['of base58, whose letters differ by their case', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', undefined],
  ])('of an address %s are read', (_, ref, plain = ref) =>
    expect([...readLabels(line({ type: 'addr', ref }))!.ofAddresses]).toEqual([[plain, 'Rent']]),
  );

  it('are kept in one line, short, and without what is not seen', () => {
    const read = (label: string) => readLabels(line({ label }))?.ofTransactions.get(TXID);
    expect(read('a\nb')).not.toContain('\n');
    expect(read(`pay\u202e${'x'.repeat(10)}`)).not.toContain('\u202e');
    expect(read('x'.repeat(900))!.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['of which no line is one', 'Dear Sir,\nhow are you?'],
    ['that are JSON of another kind', '{"labels":[]}'],
    ['of more lines than are read', `${line()}\n`.repeat(20_001)],
    ['of a hundred thousand lines', '{}\n'.repeat(100_000)],
  ])('files %s are none', (_, text) => expect(readLabels(text)).toBeNull());
});
