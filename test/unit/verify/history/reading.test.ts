import { describe, expect, it } from 'vitest';
import { NO_CHAIN } from '../../../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { largeMutants } from '../../../fuzz/consignments/large.ts';
import { consignmentSet, trialCalled, trialOf } from '../../../support/rgb/consignments.ts';

const set = consignmentSet('beta18');
const trial = trialOf(set, set.cases[0]!);
const NOTHING_ASKED = { chainNets: null, contractId: null, txid: null, recipient: null, amount: null };
const read = (bytes: Uint8Array) => validateHistory(bytes, NOTHING_ASKED, NO_CHAIN);

/** The first file of rgb-lib's with these bytes at a place. */
function changed(at: number, hex: string): Uint8Array {
  const bytes = Uint8Array.from(trial.bytes);
  bytes.set(Buffer.from(hex, 'hex'), at);
  return bytes;
}

/** Places in the first file (5,175 bytes; its terminals are at 9, its genesis at 77, its only bundle at 300). */
describe('a file is not read', () => {
  const unreadable: Readonly<Record<string, Uint8Array>> = {
    'that is empty': new Uint8Array(0),
    'that is a contract without history': changed(4, '434f4e'),
    'that is a schema kit': changed(4, '4b4954'),
    'that is text': new TextEncoder().encode('-----BEGIN RGB CONSIGNMENT-----\n'),
    'of another version': changed(7, '01'),
    'that is no transfer': changed(8, '00'),
    'whose terminals are twice the same': changed(9, '0200'),
    'with a terminal of no seal': changed(43, '0000'),
    'that claims four thousand million bundles': changed(296, 'ffffffff'),
    'with a witness of no known kind': changed(300, '02'),
    'with a transaction that claims as many inputs': changed(305, 'ffffffff'),
    'with a transaction without inputs': changed(305, '00000000'),
    'of another format': changed(77, '0100'),
    'without an issuer': changed(119, '0000'),
    'with an issuer in no plain text': changed(121, '00'),
    'closed in another way': changed(135, '01'),
  };
  it.each(Object.entries(unreadable))('%s', (_, bytes) =>
    expect(read(bytes)).toMatchObject({ outcome: 'refused', code: 'UNREADABLE' }),
  );

  it('at any length but its own', () => {
    for (let length = 0; length < trial.bytes.length; length += 37)
      expect(read(trial.bytes.subarray(0, length)).outcome).toBe('refused');
  });

  it('of more than 8 MB', () =>
    expect(read(new Uint8Array(8 * 1024 * 1024 + 1))).toMatchObject({ code: 'TOO_LARGE' }));

  it.each(largeMutants(trial))('of $name', ({ trial: large }) => {
    const verdict = read(large.bytes);
    expect(verdict.outcome).toBe('refused');
    if (verdict.outcome === 'refused') expect(['TOO_LARGE', 'UNREADABLE']).toContain(verdict.code);
  });
});

it('a file is read with its contract, as its id commits to it', () =>
  expect(read(trial.bytes)).toMatchObject({
    content: {
      contract: {
        assetId: 'rgb:MbsxXoUS-09TLVyM-YsT7K52-OxHkRCy-2JGQvJ7-yXITdEA',
        schema: 'NIA',
        ticker: 'USDT',
        name: 'Tether',
        details: null,
        precision: 2,
        issued: 1_500n,
        supply: 1_500n,
        chainNet: 4,
        terms: '',
        media: null,
      },
    },
  }));

it('a file is read with what is open in it', () => {
  const verdict = read(trial.bytes);
  const open = 'content' in verdict ? (verdict.content?.open ?? []) : [];
  const amounts = open.map(({ state }) => (state.kind === 'fungible' ? state.amount : null));
  expect(amounts).toEqual([1_000n, 400n, 100n]);
  expect(open.map(({ seal }) => seal.kind)).toEqual(['outpoint', 'outpoint', 'secret']);
});

it('a file is read with the token of a unique asset, its media and its preview', () => {
  const verdict = read(trialCalled('uda-media-blind').bytes);
  const token = 'content' in verdict ? verdict.content?.contract.token : null;
  expect(token).toMatchObject({ index: 0 });
  expect(
    [token?.media, ...(token?.attachments ?? [])].every((one) => /^[0-9a-f]{64}$/.test(one?.digest ?? '')),
  ).toBe(true);
});
