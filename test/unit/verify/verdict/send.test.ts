import { describe, expect, it } from 'vitest';
import { intentDigest, intentProblem } from '../../../../src-main/verify/verdict/judge.ts';
import {
  askedAssets,
  type SendIntent,
  type SendRecipient,
} from '../../../../src-main/verify/verdict/kinds/send.ts';
import type { Network } from '../../../../src-main/base/bitcoin.ts';
import { recipientIdOf } from '../../../support/psbt/send.ts';
import {
  A,
  assetIdOf,
  contractId,
  strangersScript,
  strangersSeal,
} from '../../../support/rgb/genuine-send.ts';

const U64 = 0xffff_ffff_ffff_ffffn;
const seal = (name: string, network?: Parameters<typeof recipientIdOf>[1]): string =>
  recipientIdOf({ kind: 'blinded', secretSeal: strangersSeal(name), amount: 1n }, network);
const output = (n: number): string =>
  recipientIdOf({ kind: 'witness', script: strangersScript(n), amountSats: 1n, amount: 1n });

const blinded: SendRecipient = {
  assetId: assetIdOf(A),
  amount: 100n,
  recipientId: seal('one'),
  invoice: null,
  witnessSats: null,
};
const witness: SendRecipient = { ...blinded, recipientId: output(0), witnessSats: 1_000n };
const send: SendIntent = {
  kind: 'send',
  recipients: [blinded, witness],
  donation: false,
  rateSatsPerVb: 2,
  minConfirmations: 1,
};
const problem = (change: Partial<SendRecipient>, of = blinded, network: Network = 'regtest'): string | null =>
  intentProblem({ ...send, recipients: [{ ...of, ...change }] }, network);
/** Contract, schema, state, beneficiary, query. */
const invoice = (asset = '~', state = '~', beneficiary = blinded.recipientId, query = ''): string =>
  `rgb:${asset}/~/${state}/${beneficiary}${query}`;
const bareId = assetIdOf(A).slice('rgb:'.length);

describe('what a send asks for', () => {
  it('can be met', () => expect(intentProblem(send, 'regtest')).toBeNull());

  it.each([
    ['one unit', { amount: 1n }, blinded],
    ['2^64 - 1 units', { amount: U64 }, blinded],
    ['a sat with it', { witnessSats: 1n }, witness],
    ['all sats with it', { witnessSats: 2_100_000_000_000_000n }, witness],
    ['an invoice that leaves all open', { invoice: invoice() }, blinded],
    ['an invoice that names the asset', { invoice: invoice(bareId) }, blinded],
    ['an invoice that names the amount', { invoice: invoice('~', 'BF') }, blinded],
    [
      'an invoice that names all, and the right',
      { invoice: invoice(bareId, 'BF', blinded.recipientId, '?assignment_name=assetOwner&expiry=1') },
      blinded,
    ],
    ['an invoice of a witness recipient', { invoice: invoice('~', '~', witness.recipientId) }, witness],
  ] as const)('can be met: %s', (_, change, of) => expect(problem(change, of)).toBeNull());

  it.each([
    ['assetId', { assetId: assetIdOf(A).slice(0, -1) }, blinded],
    ['assetId', { assetId: bareId }, blinded],
    ['amount', { amount: 0n }, blinded],
    ['amount', { amount: -1n }, blinded],
    ['amount', { amount: U64 + 1n }, blinded],
    ['recipientId', { recipientId: blinded.recipientId.slice(0, -1) }, blinded],
    ['recipientId', { recipientId: 'bcrt1q' }, blinded],
    ['network', { recipientId: seal('one', 'mainnet') }, blinded],
    ['network', { recipientId: seal('one', 'signet') }, blinded],
    ['witnessSats', { witnessSats: 1_000n }, blinded],
    ['witnessSats', { witnessSats: null }, witness],
    ['witnessSats', { witnessSats: 0n }, witness],
    ['witnessSats', { witnessSats: 2_100_000_000_000_001n }, witness],
    ['invoice', { invoice: '' }, blinded],
    ['invoice', { invoice: `${invoice()} ` }, blinded],
    ['invoice', { invoice: invoice(assetIdOf(contractId('B')).slice(4)) }, blinded],
    ['invoice', { invoice: invoice('~', 'ae') }, blinded],
    ['invoice', { invoice: invoice('~', '') }, blinded],
    ['invoice', { invoice: invoice('~', '~', seal('two')) }, blinded],
    ['invoice', { invoice: invoice('~', '~', seal('one', 'mainnet')) }, blinded],
    [
      'invoice',
      { invoice: invoice('~', '~', blinded.recipientId, '?assignment_name=inflationAllowance') },
      blinded,
    ],
  ] as const)('cannot be met because of its %s: %o', (name, change, of) =>
    expect(problem(change, of)).toBe(name),
  );

  it.each([
    ['testnet', 'testnet3', null],
    ['testnet', 'testnet4', null],
    ['testnet', 'regtest', 'network'],
    ['signet', 'customSignet', null],
    ['mainnet', 'mainnet', null],
    ['mainnet', 'testnet3', 'network'],
  ] as const)('on %s, of a recipient on %s: %s', (network, named, expected) =>
    expect(problem({ recipientId: seal('one', named) }, blinded, network)).toBe(expected),
  );

  it.each([
    ['recipients', { recipients: [] }],
    ['recipients', { recipients: Array.from({ length: 1_001 }, () => blinded) }],
    ['rateSatsPerVb', { rateSatsPerVb: 0 }],
    ['rateSatsPerVb', { rateSatsPerVb: 1.5 }],
    ['rateSatsPerVb', { rateSatsPerVb: Number.NaN }],
    ['minConfirmations', { minConfirmations: -1 }],
    ['minConfirmations', { minConfirmations: 0.5 }],
    ['minConfirmations', { minConfirmations: 256 }],
    ['duplicate', { recipients: [blinded, blinded] }],
    ['duplicate', { recipients: [blinded, { ...blinded, assetId: assetIdOf(contractId('B')) }] }],
    [
      'duplicate',
      { recipients: [witness, { ...witness, recipientId: `${witness.recipientId}+${'11'.repeat(32)}` }] },
    ],
  ] as const)('cannot be met because of its %s: %o', (name, change) =>
    expect(intentProblem({ ...send, ...change }, 'regtest')).toBe(name),
  );

  it('may be asked of as many as 1,000, with any depth that a byte can say', () => {
    const recipients = Array.from({ length: 1_000 }, (_, i) => ({ ...blinded, recipientId: seal(`n ${i}`) }));
    expect(intentProblem({ ...send, recipients, minConfirmations: 255 }, 'regtest')).toBeNull();
    expect(intentProblem({ ...send, minConfirmations: 0 }, 'regtest')).toBeNull();
  });

  it('is compared by seals, scripts and amounts', () => {
    expect(askedAssets(send, 'regtest')).toEqual([
      {
        assetId: assetIdOf(A),
        recipients: [{ kind: 'blinded', secretSeal: strangersSeal('one'), amount: 100n }],
      },
      {
        assetId: assetIdOf(A),
        recipients: [{ kind: 'witness', script: strangersScript(0), amountSats: 1_000n, amount: 100n }],
      },
    ]);
    expect(() => askedAssets({ ...send, recipients: [{ ...blinded, amount: 0n }] }, 'regtest')).toThrow(
      'amount',
    );
  });
});

it('the digest of a send is another for another wish', () => {
  const change = (part: Partial<SendRecipient>): SendIntent => ({
    ...send,
    recipients: [{ ...blinded, ...part }, witness],
  });
  const wishes = [
    send,
    { ...send, donation: true },
    { ...send, rateSatsPerVb: 3 },
    { ...send, minConfirmations: 2 },
    { ...send, recipients: [blinded] },
    { ...send, recipients: [witness, blinded] },
    change({ assetId: assetIdOf(contractId('B')) }),
    change({ amount: 101n }),
    change({ recipientId: seal('two') }),
    change({ invoice: invoice() }),
    change({ witnessSats: 1n }),
  ];
  expect(new Set(wishes.map(intentDigest)).size).toBe(wishes.length);
  expect(intentDigest({ ...send, recipients: send.recipients.map((one) => ({ ...one })) })).toBe(
    intentDigest(send),
  );
});

it('the digest of a send is not that of a bare PSBT, for which there is always a rule', () => {
  expect(intentDigest({ kind: 'offline' })).not.toBe(intentDigest(send));
  expect(intentProblem({ kind: 'offline' }, 'regtest')).toBeNull();
});
