import { describe, expect, it } from 'vitest';
import type { PaymentRecipient } from '../../../../src-main/verify/verdict/kinds/bitcoin.ts';
import { intentDigest, intentProblem, intentJson } from '../../../../src-main/verify/verdict/judge.ts';
import { toJsonValue } from '../../../../src-main/base/json.ts';
import { plainSpelling, readPayableAddress } from '../../../../src-main/keys/payable-address.ts';
import { toHex } from '../../../../src-main/base/bytes.ts';
import * as v from 'valibot';
import {
  genuineBtc,
  judgeBtc,
  payee,
  taprootAddressOf,
  type PayeeKind,
} from '../../../support/psbt/send-btc.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const KINDS: readonly PayeeKind[] = ['p2tr', 'p2wpkh', 'p2wsh', 'p2pkh', 'p2sh'];
const NETWORKS = ['mainnet', 'testnet', 'signet', 'regtest'] as const;
const DUST = { p2tr: 330n, p2wpkh: 294n, p2wsh: 330n, p2pkh: 546n, p2sh: 540n } as const;

describe('an address to pay to', () => {
  it.each(NETWORKS.flatMap((network) => KINDS.map((kind) => ({ network, kind }))))(
    'of $kind on $network is the script that another library writes',
    ({ network, kind }) => {
      const { address, script } = payee(kind, network);
      const read = readPayableAddress(address, network);
      expect(read.ok && { script: toHex(read.address.script), dustSats: read.address.dustSats }).toEqual({
        script,
        dustSats: DUST[kind],
      });
    },
  );

  it.each(KINDS)('of %s on another chain is told apart', (kind) => {
    expect(readPayableAddress(payee(kind, 'mainnet').address, 'regtest')).toEqual({
      ok: false,
      reason: 'network',
    });
    expect(readPayableAddress(payee(kind, 'testnet').address, 'mainnet')).toEqual({
      ok: false,
      reason: 'network',
    });
  });

  it('in whole upper case is the same one, and in mixed case none', () => {
    const { address, script } = payee('p2tr');
    const loud = readPayableAddress(address.toUpperCase(), 'regtest');
    expect(loud.ok && toHex(loud.address.script)).toBe(script);
    expect(plainSpelling(address.toUpperCase())).toBe(address);
    expect(readPayableAddress(address.replace('bcrt', 'BCRT'), 'regtest')).toEqual({
      ok: false,
      reason: 'form',
    });
    const old = payee('p2pkh').address;
    expect(plainSpelling(old)).toBe(old);
  });

  it.each([
    ['nothing', ''],
    ['a space before it', ` ${payee().address}`],
    ['a line end behind it', `${payee().address}\n`],
    ['a link', `bitcoin:${payee().address}`],
    ['a character changed', payee().address.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))],
    [
      'a character changed in base58',
      payee('p2pkh').address.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
    ],
    // BIP350's own cases: version 1 with the checksum of version 0, version 2, a program of two bytes (BIP433).
    ['the older checksum', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['a later version', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['an output that anyone may spend', 'bc1pfeessrawgf'],
  ])('is none with %s', (_what, text) => {
    for (const network of ['regtest', 'mainnet'] as const)
      expect(readPayableAddress(text, network).ok).toBe(false);
  });
});

type Change = Partial<PaymentRecipient> & { rateSatsPerVb?: number; builtHere?: true };
const asked = ({ address, amountSats, ...change }: Change = {}) => {
  const { intent } = genuineBtc();
  const part = {
    ...(address === undefined ? {} : { address }),
    ...(amountSats === undefined ? {} : { amountSats }),
  };
  return { ...intent, recipients: intent.recipients.map((one) => ({ ...one, ...part })), ...change };
};
const [ONE] = asked().recipients;

describe('a wish to pay an address', () => {
  it.each([
    ['as it is', {}],
    ['for the least that is relayed', { amountSats: DUST.p2wpkh }],
    ['for all the bitcoin there is', { amountSats: 2_100_000_000_000_000n }],
  ])('can be met %s', (_what, change) => expect(intentProblem(asked(change), 'regtest')).toBeNull());

  it.each([
    ['address', { address: '' }],
    ['address', { address: payee('p2wpkh', 'mainnet').address }],
    ['amountSats', { amountSats: DUST.p2wpkh - 1n }],
    ['amountSats', { amountSats: 2_100_000_000_000_001n }],
    ['rateSatsPerVb', { rateSatsPerVb: 0 }],
  ])('cannot be met for its %s: %o', (problem, change) => {
    expect(intentProblem(asked(change), 'regtest')).toBe(problem);
    const draft = genuineBtc();
    expect(judgeBtc({ ...draft, intent: asked(change) }).outcome).toBe('contradicts');
  });

  it.each([
    [1.5, true, null],
    [1.55, true, 'rateSatsPerVb'],
    [0.9, true, 'rateSatsPerVb'],
    // A service takes whole rates.
    [1.5, undefined, 'rateSatsPerVb'],
  ] as const)('at %d sat/vB, built here: %s, is met but for its %s', (rateSatsPerVb, builtHere, problem) => {
    const built = builtHere === undefined ? {} : { builtHere };
    expect(intentProblem(asked({ rateSatsPerVb, ...built }), 'regtest')).toBe(problem);
  });

  it.each([
    ['nobody', [], null, 'recipients'],
    ['two', [ONE!, { ...ONE!, address: payee('p2tr').address }], null, 'recipients'],
    ['one twice', [ONE!, ONE!], 'duplicate', 'recipients'],
    ['101', Array.from({ length: 101 }, () => ONE!), 'recipients', 'recipients'],
  ])('that pays %s is met but for its %s', (_, recipients, here, elsewhere) => {
    const problemOf = (more: object) => intentProblem({ ...asked(), recipients, ...more }, 'regtest');
    expect([problemOf({ builtHere: true }), problemOf({})]).toEqual([here, elsewhere]);
  });

  it('has another digest for another address, amount or rate, and comes back from JSON the same', () => {
    const wishes = [
      asked(),
      asked({ address: payee('p2tr').address }),
      asked({ amountSats: 1_000n }),
      asked({ rateSatsPerVb: 3 }),
    ];
    expect(new Set(wishes.map(intentDigest)).size).toBe(4);
    expect(v.parse(intentJson, toJsonValue(asked()))).toEqual(asked());
  });
});

describe('an honest payment', () => {
  it.each(KINDS)('to %s is proved, claim by claim', (kind) => {
    const verdict = judgeBtc(genuineBtc({ to: payee(kind) }));
    expect(verdict.claims.filter(({ outcome }) => outcome !== 'proved')).toEqual([]);
    expect(verdict).toMatchObject({ outcome: 'proved', code: null, assets: [] });
    expect(verdict.outputs.map(({ kind: line, path }) => [line, path !== null])).toEqual([
      ['recipient', false],
      ['change', true],
    ]);
  });

  it('is proved on mainnet too, with its fee and what comes back', () => {
    const wallet = testWallet({ network: 'mainnet' });
    const verdict = judgeBtc(genuineBtc({ wallet, to: payee('p2tr', 'mainnet') }));
    expect(verdict.sums).toMatchObject({ inSats: 150_000n, strangerSats: 30_000n });
    expect(verdict.outputs[0]?.address).toBe(payee('p2tr', 'mainnet').address);
  });

  it('is proved where nothing comes back', () =>
    expect(judgeBtc(genuineBtc({ withChange: false, inputSats: [50_000n] })).outcome).toBe('proved'));

  it('is proved with the outputs in the other order', () => {
    const draft = genuineBtc();
    draft.raw.tx.outputs.reverse();
    draft.raw.outputs.reverse();
    expect(judgeBtc(draft).outcome).toBe('proved');
  });

  it.each(['vanilla', 'colored'] as const)('to an own address of the %s branch is refused', (branch) => {
    const wallet = testWallet();
    const { script } = wallet.key(branch, 0, 7);
    const verdict = judgeBtc(genuineBtc({ wallet, to: { script, address: taprootAddressOf(script) } }));
    expect([verdict.outcome, verdict.code]).toEqual(['contradicts', 'INTENT_MISMATCH']);
  });
});
