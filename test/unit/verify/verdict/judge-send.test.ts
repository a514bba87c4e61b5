import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../../src-main/verify/types.ts';
import { p2tr } from '@scure/btc-signer';
import { cpuMsOf } from '../../../support/cpu-time.ts';
import {
  addInput,
  genuineTrial,
  items,
  judgeTrial,
  recipientIdOf,
  EMPTY_SLOT,
  NO_CHANGE,
  WITNESS,
  changeRecipient,
  giveToChange,
  moveChange,
} from '../../../support/psbt/send.ts';
import type { SendTrial } from '../../../support/psbt/send.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { hex, testWallet } from '../../../support/psbt/test-wallet.ts';
import { operationIdOf } from '../../../support/rgb/encode.ts';
import {
  A,
  B,
  C,
  RIDING,
  assetIdOf,
  commit,
  strangersScript,
  strangersSeal,
  units,
} from '../../../support/rgb/genuine-send.ts';
import type { SendOptions } from '../../../support/rgb/genuine-send.ts';

const U64 = 0xffff_ffff_ffff_ffffn;
const MANY: SendOptions = {
  coins: Array.from({ length: 20 }, (_, i) => ({ assets: [units(A, 1_000n, { fromGenesis: i % 2 === 0 })] })),
  wishes: Array.from({ length: 48 }, (_, i) => units(A, BigInt(391 + i), { sats: 1_000n })),
};

/** The builder reckons every output as taproot; these are 12 bytes shorter. */
function payNoMore(trial: SendTrial): void {
  giveToChange(trial, 48n * 12n * BigInt(trial.rateSatsPerVb));
}

function judged(options: SendOptions = {}, change: (trial: SendTrial) => void = () => undefined): Verdict {
  const trial = genuineTrial({ known: true, ...options });
  change(trial);
  return judgeTrial(trial);
}

describe('an honest send', () => {
  const proved = (what: string, options: SendOptions, change?: (trial: SendTrial) => void): void =>
    it(`is proved, ${what}`, () => {
      const { outcome, code, claims } = judged(options, change);
      expect(claims.filter((claim) => claim.outcome !== 'proved')).toEqual([]);
      expect([outcome, code]).toEqual(['proved', null]);
    });
  proved('to one blinded recipient', {});
  proved('of all there is', { wishes: [units(A, 500n)] });
  proved('of more than a double holds', {
    coins: [{ assets: [units(A, U64)] }],
    wishes: [units(A, U64 - 1n)],
  });
  proved('to a witness recipient', WITNESS);
  proved('to a taproot witness recipient', WITNESS, payTaproot);
  proved('to a witness recipient that is our own slot', WITNESS, payOurselves);
  proved('of a unique asset', { coins: [{ assets: [units(A, 1n)] }], wishes: [units(A, 1n)], unique: [A] });
  proved('of two assets, to two recipients', {
    coins: [{ assets: [units(B, 10n), units(C, 10n)] }],
    wishes: [units(B, 1n), units(C, 2n, { sats: 700n })],
  });
  proved('whose slot carries another asset too', RIDING);
  proved('whose change is too small to come back', NO_CHANGE);
  proved('of 20 slots to 48 recipients', MANY, payNoMore);
  proved(
    'with a field of another owner',
    {},
    ({ raw }) => void raw.global.push(['fc0554455354530102', 'cafe']),
  );
  proved(
    'with a field of an owner whose name is written small',
    {},
    ({ raw }) => void raw.global.push(['fc0372676205', '00']),
  );
  proved('to a wallet on mainnet', { wallet: testWallet({ network: 'mainnet' }) }, (trial) => {
    const [asked] = trial.asked[0]!.recipients;
    changeRecipient(trial, { recipientId: recipientIdOf(asked!, 'mainnet') });
  });
  proved('that also says what the receiver wrote', {}, (trial) =>
    changeRecipient(trial, {
      invoice: `${trial.asked[0]!.assetId}/~/BF/${trial.intent.recipients[0]!.recipientId}`,
    }),
  );

  it('makes the same claims, in one order', () =>
    expect(judged().claims.map(({ name }) => name)).toEqual([
      'readable',
      'recipientsAsAsked',
      'assetChangeOurs',
      'assetsAsAsked',
      'assetsWhole',
      'commitmentRecomputes',
      'nothingToOthers',
      'changeOurs',
      'feeAsAsked',
      'inputsOurs',
      'inputsAreSlots',
      'amountsAsListed',
      'signatureForm',
      'lockTime',
    ]));

  function payTo(trial: SendTrial, script: string): void {
    trial.raw.tx.outputs[1]!.script = script;
    const [asked] = trial.asked[0]!.recipients;
    changeRecipient(trial, { recipientId: recipientIdOf({ ...asked!, script } as never) });
  }

  function payTaproot(trial: SendTrial): void {
    payTo(
      trial,
      hex(p2tr(Buffer.from(testWallet({ seedByte: 9 }).key('colored', 0, 3).internalKey, 'hex')).script),
    );
  }

  function payOurselves(trial: SendTrial): void {
    payTo(trial, trial.wallet.key('colored', 0, 3).script);
  }
});

it('what is shown of a send names each line and the assets on it', () => {
  const { inputs, outputs } = judged({ ...RIDING, wishes: [units(A, 7n, { sats: 1_200n })] });
  expect(inputs.map(({ kind, path, assets }) => [kind, path, assets])).toEqual([
    [
      'assetSlot',
      "m/86'/827167'/0'/0/0",
      [
        { assetId: assetIdOf(A), amount: 547n },
        { assetId: assetIdOf(B), amount: 178n },
      ],
    ],
  ]);
  expect(outputs.map(({ kind, path, amountSats, assets }) => [kind, path, amountSats, assets])).toEqual([
    ['commitment', null, 0n, []],
    ['recipient', null, 1_200n, [{ assetId: assetIdOf(A), amount: 7n }]],
    [
      'change',
      "m/86'/827167'/0'/0/9",
      20_000n - 1_200n - 2n * 197n,
      [
        { assetId: assetIdOf(A), amount: 540n },
        { assetId: assetIdOf(B), amount: 178n },
      ],
    ],
  ]);
});

it('what is shown of a send tells where each asset goes, on the outputs and beside them', () => {
  const trial = genuineTrial(NO_CHANGE);
  const opid = operationIdOf(trial.operations[0]!);
  const { assets, outputs } = judgeTrial(trial);
  expect(outputs.map(({ kind }) => kind)).toEqual(['commitment']);
  expect(assets).toEqual([
    {
      assetId: assetIdOf(A),
      role: 'asked',
      inAmount: 500n,
      given: [
        {
          to: 'own',
          amount: 400n,
          opout: `${opid}/4000/0`,
          seal: { kind: 'outpoint', txid: 'c5'.repeat(32), vout: 3 },
        },
        {
          to: 'recipient',
          amount: 100n,
          opout: `${opid}/4000/1`,
          seal: { kind: 'secret', secretSeal: strangersSeal('recipient 0') },
        },
      ],
    },
  ]);
});

it('what is shown of a send has the evidence of each claim about assets', () => {
  const { claims } = judged(RIDING);
  const facts = Object.fromEntries(claims.map((claim) => [claim.name, claim.facts]));
  expect(facts).toMatchObject({
    recipientsAsAsked: { recipients: '1' },
    assetChangeOurs: { places: '2' },
    assetsAsAsked: { askedAssets: assetIdOf(A), ridingAssets: assetIdOf(B) },
    assetsWhole: { allocations: '2' },
    commitmentRecomputes: { assets: '2', transitions: '2' },
    inputsAreSlots: { inputs: '1' },
    nothingToOthers: { recipients: '0', recipientSats: '0' },
  });
  expect(facts['commitmentRecomputes']!['commitment']).toMatch(/^[0-9a-f]{64}$/);
});

const digest = (options: SendOptions = {}, change?: (trial: SendTrial) => void): string =>
  judged(options, change).digest;

it('what is bound by the digest of a send is the same for the same review, and another for anything that is confirmed, shown or signed', () => {
  expect(digest()).toBe(digest());
  const digests = [
    digest(),
    digest({ entropy: '0000000000000001' }),
    digest(RIDING),
    digest(WITNESS),
    digest({}, ({ intent }) => void (intent.donation = true)),
    digest({}, ({ intent }) => void (intent.minConfirmations = 3)),
    digest({}, (trial) =>
      changeRecipient(trial, { invoice: `rgb:~/~/~/${trial.intent.recipients[0]!.recipientId}` }),
    ),
    digest({}, (trial) => changeRecipient(trial, { amount: 99n })),
    digest({}, ({ raw }) => void raw.global.push(['fc0352474205', '00'])),
    digest({}, ({ snapshot }) => {
      const [held] = snapshot.entries[0]!.allocations;
      snapshot.entries[0]!.allocations = [{ ...held!, amount: 499n }];
    }),
    digest({}, (trial) => moveChange(trial, trial.wallet.key('colored', 0, 8))),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});

it('a refused send keeps every other fault on its claim', () => {
  const verdict = judged(WITNESS, (trial) => {
    trial.raw.tx.outputs[1]!.amount += 1n;
    items(trial)[1]!.state = '080100000000000000';
    commit(trial);
    addInput(trial, EMPTY_SLOT, trial.wallet.key('colored', 0, 7));
    trial.limits.maxFeeSats = 1n;
  });
  expect(verdict.code).toBe('OUTPUT_SIZE');
  expect(verdict.claims.flatMap(({ name, code }) => (code === null ? [] : [`${name} ${code}`]))).toEqual([
    'recipientsAsAsked OUTPUT_SIZE',
    'assetsWhole RGB_BALANCE',
    'feeAsAsked FEE_TOO_HIGH',
    'inputsAreSlots UNEXPECTED_INPUT',
  ]);
});

it('a refused send is marked on the line where it stands', () => {
  const { outputs } = judged({}, ({ raw }) => {
    raw.tx.outputs.push({ amount: 0n, script: '6a' }, { amount: 1n, script: strangersScript(9) });
    raw.outputs.push([], []);
  });
  expect(outputs.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['commitment', 'proved'],
    ['change', 'proved'],
    ['commitment', 'contradicts'],
    ['stranger', 'contradicts'],
  ]);
});

it('the time that a send takes to judge is under 50 ms for 20 inputs and 50 outputs, once the wallet was seen', () => {
  const trial = genuineTrial({ ...MANY, known: true });
  payNoMore(trial);
  const psbt = writeRaw(trial.raw);
  expect([trial.raw.inputs.length, trial.raw.outputs.length]).toEqual([20, 50]);
  expect(judgeTrial(trial, psbt).outcome).toBe('proved');
  const times = Array.from({ length: 5 }, () => cpuMsOf(() => judgeTrial(trial, psbt)));
  expect(Math.min(...times)).toBeLessThan(50);
});
