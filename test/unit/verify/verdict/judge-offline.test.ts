import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../../src-main/verify/types.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { addOutput as addToSlots, genuineSlots } from '../../../support/psbt/builder.ts';
import { replaceValue, writeOutput } from '../../../support/psbt/raw-psbt.ts';
import {
  NO_CHANGE,
  WITNESS,
  addInput,
  addOutput,
  changeRecipient,
  genuineTrial,
  giveToChange,
  items,
  judgeBare,
  judgeTrial,
  moveChange,
  toOutput,
} from '../../../support/psbt/send.ts';
import type { SendTrial } from '../../../support/psbt/send.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';
import { fungible, operationIdOf, proprietary, type RawOpout } from '../../../support/rgb/encode.ts';
import {
  A,
  assetIdOf,
  commit,
  contractId,
  strangersScript,
  strangersSeal,
  units,
} from '../../../support/rgb/genuine-send.ts';
import type { SendOptions } from '../../../support/rgb/genuine-send.ts';

const said = ({ claims }: Verdict): Record<string, string> =>
  Object.fromEntries(claims.map(({ name, outcome }) => [name, outcome]));
const bare = (options: SendOptions = {}, change: (trial: SendTrial) => void = () => undefined): Verdict => {
  const trial = genuineTrial(options);
  change(trial);
  return judgeBare(trial);
};

const byOpout = (a: RawOpout, b: RawOpout): number =>
  a.opid < b.opid ? -1 : a.opid > b.opid ? 1 : a.no - b.no;

describe('a bare PSBT that sends an asset', () => {
  it('is described: what is known is proved, what only a list could say is not', () => {
    const verdict = bare(WITNESS);
    expect([verdict.outcome, verdict.code]).toEqual(['notProved', null]);
    expect(verdict.claims.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'readable proved',
      'nothingToOthers notProved',
      'commitmentRecomputes proved',
      'spentAssetsKnown notProved',
      'changeOurs proved',
      'feeWithinLimits proved',
      'relayed proved',
      'inputsOurs proved',
      'amountsAsListed notProved',
      'signatureForm proved',
      'lockTime proved',
    ]);
    expect(verdict.claims.find(({ name }) => name === 'spentAssetsKnown')?.facts).toEqual({ unlisted: '1' });
  });

  it('names whoever else is paid on a line of their own, not proved', () => {
    const { inputs, outputs } = bare(WITNESS);
    expect(inputs.map(({ kind, outcome, assets }) => [kind, outcome, assets])).toEqual([
      ['assetSlot', 'notProved', []],
    ]);
    expect(
      outputs.map(({ kind, outcome, amountSats, assets }) => [kind, outcome, amountSats, assets]),
    ).toEqual([
      ['commitment', 'proved', 0n, []],
      ['stranger', 'notProved', 1_200n, [{ assetId: assetIdOf(A), amount: 40n }]],
      ['assetSlot', 'proved', 20_000n - 1_200n - 394n, [{ assetId: assetIdOf(A), amount: 460n }]],
    ]);
  });

  it('decodes the commitment: blinded seals are strangers, and an outpoint that nobody listed', () => {
    const trial = genuineTrial(NO_CHANGE);
    const opid = operationIdOf(trial.operations[0]!);
    const seal = { kind: 'outpoint', txid: 'c5'.repeat(32), vout: 3 };
    const verdict = judgeBare(trial);
    expect(verdict.assets).toEqual([
      {
        assetId: assetIdOf(A),
        role: 'stranger',
        inAmount: 0n,
        given: [
          { to: 'stranger', amount: 400n, opout: `${opid}/4000/0`, seal },
          {
            to: 'stranger',
            amount: 100n,
            opout: `${opid}/4000/1`,
            seal: { kind: 'secret', secretSeal: strangersSeal('recipient 0') },
          },
        ],
      },
    ]);
    expect(verdict.claims.find(({ name }) => name === 'nothingToOthers')?.facts).toEqual({
      asset: assetIdOf(A),
      amount: '400',
      opout: `${opid}/4000/0`,
    });
    // A list does not make it ours; the own book does.
    expect(judgeBare(trial, trial.snapshot.entries).assets[0]!.given[0]!.to).toBe('stranger');
    expect(judgeBare(trial, [], trial.book).assets[0]!.given[0]!.to).toBe('own');
  });

  it('is compared with a list where there is one', () => {
    const trial = genuineTrial();
    const verdict = judgeBare(trial, trial.snapshot.entries);
    expect(said(verdict)).toMatchObject({
      spentAssetsKnown: 'onTrust',
      amountsAsListed: 'proved',
      nothingToOthers: 'notProved',
    });
    expect(verdict.assets[0]).toMatchObject({ role: 'riding', inAmount: 500n });
    expect(verdict.inputs[0]).toMatchObject({
      outcome: 'onTrust',
      assets: [{ assetId: assetIdOf(A), amount: 500n }],
    });
    expect(verdict.digest).not.toBe(judgeBare(trial).digest);
  });

  const listed = (change: (trial: SendTrial) => void, entries = 1): [RefusalCode | null, unknown] => {
    const trial = genuineTrial({
      coins: [{ assets: [units(A, 500n)] }, { assets: [units(A, 50n, { fromGenesis: false })] }],
    });
    change(trial);
    commit(trial);
    const verdict = judgeBare(trial, trial.snapshot.entries.slice(0, entries));
    const claim = verdict.claims.find(({ name }) => name === 'spentAssetsKnown');
    return [verdict.code, claim?.outcome === 'contradicts' ? claim.facts : claim?.outcome];
  };
  const asset = assetIdOf(A);

  it('is refused where less comes out of a listed output than is known to be on it', () => {
    const burn = (left: bigint) => (trial: SendTrial) => void (items(trial)[0]!.state = fungible(left));
    expect(listed(burn(450n), 2)).toEqual([null, 'onTrust']);
    expect(listed(burn(449n), 2)).toEqual(['RGB_BALANCE', { asset, in: '550', out: '549' }]);
    expect(listed(burn(451n), 2)).toEqual(['RGB_BALANCE', { asset, in: '550', out: '551' }]);
    // Of the second one nothing is known: anything from what is known to be on the first may come out.
    expect(listed(burn(400n))).toEqual([null, 'notProved']);
    expect(listed(burn(399n))).toEqual(['RGB_BALANCE', { asset, in: '500', out: '499' }]);
  });

  it('is refused where what is listed on an output is not closed', () => {
    const facts = { asset, in: '550', out: '550', allocations: '2' };
    const closing = (count: number) => (trial: SendTrial) => {
      const { inputs } = trial.operations[0]!;
      const more = [{ ...inputs[1]!, no: 9 }].slice(0, Math.max(0, count - 2));
      trial.operations[0]!.inputs = [...inputs, ...more].slice(0, count).sort(byOpout);
    };
    expect(listed(closing(1), 2)).toEqual(['RGB_INPUTS', { ...facts, closed: '1' }]);
    expect(listed(closing(3), 2)).toEqual(['RGB_INPUTS', { ...facts, closed: '3' }]);
    expect(listed(closing(1))).toEqual([null, 'notProved']);
  });

  it('is refused where a listed output is promised to something pending', () => {
    const pending = (change: Partial<SendTrial['snapshot']['entries'][number]>) => (trial: SendTrial) =>
      void (trial.snapshot.entries[1] = { ...trial.snapshot.entries[1]!, ...change });
    expect(listed(pending({ pendingBlinded: 1 }), 2)).toEqual([
      'SPENDS_PENDING',
      { input: '1', pending: '1' },
    ]);
    expect(listed(pending({ exists: false }), 2)).toEqual(['SPENDS_PENDING', { input: '1', pending: '0' }]);
  });

  it('gives an asset to us only on an output that can hold it', () => {
    const to = (seal: ReturnType<typeof toOutput>, change?: (trial: SendTrial) => void) =>
      bare({}, (trial) => {
        items(trial)[0]!.seal = seal;
        commit(trial);
        change?.(trial);
      }).assets[0]!.given[0]!.to;
    expect(to(toOutput(1))).toBe('own');
    expect(to(toOutput(0))).toBe('stranger');
    expect(to(toOutput(2))).toBe('stranger');
    expect(to(toOutput(1), (trial) => moveChange(trial, trial.wallet.key('vanilla', 0, 3)))).toBe('stranger');
  });
});

it('a bare PSBT that pays plain bitcoin makes no claim about a commitment', () => {
  const draft = genuineSlots();
  const trial = { ...genuineTrial(), raw: draft.raw };
  const verdict = judgeBare(trial, draft.snapshot.entries);
  expect([verdict.outcome, verdict.code]).toEqual(['proved', null]);
  expect(said(verdict)).not.toHaveProperty('commitmentRecomputes');
  expect(verdict.outputs.map(({ kind }) => kind)).toEqual(['assetSlot', 'assetSlot', 'assetSlot', 'change']);
  expect(judgeDraft(draft).outcome).toBe('proved');
});

it('a bare PSBT that pays plain bitcoin is not proved for anyone else it pays', () => {
  const draft = genuineSlots();
  addToSlots(draft, { amount: 5_000n, script: strangersScript(1) });
  const verdict = judgeBare({ ...genuineTrial(), raw: draft.raw }, draft.snapshot.entries);
  expect([verdict.outcome, verdict.code]).toEqual(['notProved', null]);
  expect(verdict.claims.find(({ name }) => name === 'nothingToOthers')).toMatchObject({
    outcome: 'notProved',
    facts: { output: '4', amountSats: '5000' },
  });
});

it('a bare PSBT that pays plain bitcoin is not proved where it writes into the chain', () => {
  const draft = genuineSlots();
  addToSlots(draft, { amount: 0n, script: `6a20${'11'.repeat(32)}` });
  const verdict = judgeBare({ ...genuineTrial(), raw: draft.raw }, draft.snapshot.entries);
  expect([verdict.outcome, verdict.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
  expect(verdict.outputs[4]).toMatchObject({ kind: 'commitment', outcome: 'notProved' });
});

describe('a bare PSBT that writes into the chain', () => {
  it('is not proved where only a part of what it should show is there', () => {
    const verdict = bare({}, ({ raw }) => void (raw.outputs[0] = [[proprietary('MPC', 1), '00'.repeat(8)]]));
    expect([verdict.outcome, verdict.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
  });

  it('marks each place, where nothing shows what they are', () => {
    const verdict = bare({}, (trial) => {
      trial.raw.global = [];
      trial.raw.outputs[0] = [];
      addOutput(trial, { amount: 0n, script: '6a0161' });
    });
    expect([verdict.outcome, verdict.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
    expect(verdict.outputs.map(({ outcome }) => outcome)).toEqual(['notProved', 'proved', 'notProved']);
  });
});

describe('a bare PSBT is refused when', () => {
  const thief = testWallet({ seedByte: 66 });
  const refused = (title: string, code: RefusalCode, change: (trial: SendTrial) => void): void =>
    it(`${title}: ${code}`, () => {
      expect(bare().outcome).toBe('notProved');
      const verdict = bare({}, change);
      expect([verdict.code, verdict.outcome]).toEqual([code, 'contradicts']);
      expect(verdict.claims.find((claim) => claim.code === code)?.outcome).toBe('contradicts');
    });
  refused('an input is a stranger’s', 'FOREIGN_INPUT', (trial) =>
    addInput(trial, { txid: 'e9'.repeat(32), vout: 0 }, thief.key('colored', 0, 0)),
  );
  refused('an input names no key, and none of ours makes its script', 'FOREIGN_INPUT', ({ raw }) => {
    const { script } = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  });
  refused('an input’s script is not that of its key', 'SCRIPT_MISMATCH', ({ raw }) => {
    const utxo = raw.inputs[0]![0]![1];
    replaceValue(raw.inputs[0], '01', utxo.slice(0, -64) + '11'.repeat(32));
  });
  refused('an output says that it is ours', 'OUTPUT_SPOOF', (trial) =>
    addOutput(trial, { amount: 1_000n, script: strangersScript(1) }, trial.raw.outputs[1]),
  );
  refused('the change lies out of reach', 'CHANGE_INDEX', (trial) =>
    moveChange(trial, trial.wallet.key('colored', 0, 1_001)),
  );
  refused('the change is dust', 'DUST', (trial) =>
    giveToChange(trial, 329n - trial.raw.tx.outputs[1]!.amount),
  );
  refused('more goes out than in', 'NEGATIVE_FEE', (trial) => giveToChange(trial, 1_000n));
  refused('the fee is above the user’s cap', 'FEE_TOO_HIGH', ({ limits }) => void (limits.maxFeeSats = 307n));
  refused(
    'the rate is above the user’s cap',
    'FEE_TOO_HIGH',
    ({ limits }) => void (limits.maxRateSatsPerVb = 1.9),
  );
  refused('a transition closes what is made here', 'RGB_INPUTS', (trial) => {
    trial.operations.push({
      ...structuredClone(trial.operations[0]!),
      inputs: [{ opid: operationIdOf(trial.operations[0]!), type: 4000, no: 0 }],
    });
    commit(trial);
  });
  refused('its version is none that nodes pass on', 'TX_VERSION', ({ raw }) => void (raw.tx.version = 4));

  it('an amount is not the listed one: AMOUNT_LIE', () => {
    const trial = genuineTrial();
    const [entry] = trial.snapshot.entries;
    expect(judgeBare(trial, [{ ...entry!, amountSats: 19_999n }]).code).toBe('AMOUNT_LIE');
  });

  it('a listed asset on its input is left behind: RGB_BURN', () => {
    const trial = genuineTrial();
    const [entry] = trial.snapshot.entries;
    const more = { assetId: assetIdOf(contractId('B')), amount: 9n, settled: true };
    const verdict = judgeBare(trial, [{ ...entry!, allocations: [...entry!.allocations, more] }]);
    expect([verdict.code, verdict.outcome]).toEqual(['RGB_BURN', 'contradicts']);
    expect(verdict.claims.find(({ name }) => name === 'spentAssetsKnown')?.facts).toEqual({
      asset: more.assetId,
      amount: '9',
    });
  });
});

it('the digest of a bare PSBT is not that of the same PSBT as the answer to a wish', () => {
  const trial = genuineTrial();
  expect(judgeBare(trial, trial.snapshot.entries).digest).not.toBe(judgeTrial(trial).digest);
  const before = judgeBare(trial).digest;
  changeRecipient(trial, { amount: 1n });
  expect(judgeBare(trial).digest).toBe(before);
});
