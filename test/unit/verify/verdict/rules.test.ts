import { describe, expect, it } from 'vitest';
import { createSlotsRule, type CreateSlotsIntent } from '../../../../src-main/verify/verdict/kinds/slots.ts';
import type { Scope } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { EMPTY_BOOK, openBook } from '../../../../src-main/verify/book/book.ts';
import { askedAssets, judgeSendOutputs, sendRule } from '../../../../src-main/verify/verdict/kinds/send.ts';
import type { IntentRule, RuleInput } from '../../../../src-main/verify/verdict/claims/transaction.ts';
import { judgeInputs } from '../../../../src-main/verify/verdict/claims/inputs.ts';
import { offlineRule } from '../../../../src-main/verify/verdict/kinds/described.ts';
import { judgeOutputs } from '../../../../src-main/verify/verdict/claims/outputs.ts';
import { ownScriptsOf } from '../../../../src-main/keys/allowed-paths.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { genuineSlots, type Draft, type SlotsOptions } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import {
  EMPTY_SLOT,
  NO_CHANGE,
  WITNESS,
  addInput,
  addOutput,
  genuineTrial,
  items,
  judgeTrial,
  moveChange,
  toOutpoint,
  type SendTrial,
} from '../../../support/psbt/send.ts';
import { fungible, operationIdOf, proprietary } from '../../../support/rgb/encode.ts';
import {
  A,
  B,
  assetIdOf,
  commit,
  strangersScript,
  strangersSeal,
  type SendOptions,
} from '../../../support/rgb/genuine-send.ts';

const ASSET = assetIdOf(A);

/** Steps 1 to 5, whose answers are the rules' questions. */
function ruleInput(
  { raw, account, snapshot, book: kept }: Pick<SendTrial, 'raw' | 'account' | 'snapshot' | 'book'>,
  scope: Scope = 'asked',
): RuleInput {
  const psbt = readPsbt(writeRaw(raw));
  const own = ownScriptsOf(account);
  const last = { vanilla: account.highestIndex.vanilla + 20, colored: account.highestIndex.colored + 20 };
  const spends = new Set(psbt.unsigned.inputs.map(({ outpoint: { txid, vout } }) => `${txid}:${vout}`));
  const book = openBook(kept, { txid: '', spends });
  const known = { entries: snapshot.entries, book };
  const { inputs } = judgeInputs(psbt, account, own, known, scope);
  const { outputs } = judgeOutputs(psbt, account, own, last);
  return { psbt, account, book, inputs, outputs, entries: snapshot.entries, isPlainChange: () => false };
}

function slotsRule(change: (draft: Draft) => void = () => undefined, options: SlotsOptions = {}): IntentRule {
  const draft = genuineSlots(options);
  change(draft);
  return createSlotsRule(draft.intent, ruleInput(draft), null);
}

function trialOf(options: SendOptions, change: (trial: SendTrial) => void): SendTrial {
  const trial = genuineTrial(options);
  change(trial);
  return trial;
}

const sendsRule = (options: SendOptions = {}, change: (trial: SendTrial) => void = () => undefined) => {
  const trial = trialOf(options, change);
  return sendRule(trial.intent, ruleInput(trial), null);
};

/** Nothing is known unless the change says so. */
const bareRule = (
  options: SendOptions = {},
  change: (trial: SendTrial) => void = () => undefined,
  isListed = false,
) => {
  const trial = trialOf(options, change);
  if (!isListed) {
    trial.snapshot.entries = [];
    trial.book = EMPTY_BOOK;
  }
  return offlineRule({ kind: 'offline' }, ruleInput(trial, 'bare'));
};

const about = ({ findings }: IntentRule) => findings.map(({ code, facts }) => [code, facts]);

describe('the rule for new slots', () => {
  it('has nothing against an honest answer, and says what it counted', () => {
    expect(slotsRule()).toMatchObject({
      findings: [],
      doubts: [],
      assets: [],
      proved: { slotsAsAsked: { askedSlots: '3', slots: '3', sizeSats: '1000' } },
      fee: { kind: 'asked', rateSatsPerVb: 2, ownChange: true },
    });
    expect(slotsRule(() => undefined, { num: 1, inputSats: [1_308n], withChange: false }).fee).toEqual({
      kind: 'asked',
      rateSatsPerVb: 2,
      ownChange: false,
    });
  });

  it('names what is wrong with a wish that nothing can meet, and measures no fee by it', () => {
    const draft = genuineSlots();
    const intent: CreateSlotsIntent = { ...draft.intent, sizeSats: 1_000n };
    const rule = createSlotsRule(intent, ruleInput(draft), 'num');
    expect(about(rule)).toEqual([['INTENT_MISMATCH', { problem: 'num' }]]);
    expect(rule.fee).toBeNull();
  });

  it('refuses an input on the coloured branch that was never listed', () => {
    const rule = slotsRule(({ raw, snapshot, wallet }) => {
      const key = wallet.key('colored', 0, 0);
      const utxo = raw.inputs[0]![0]![1];
      raw.inputs[0] = [
        ['01', utxo.slice(0, -68) + key.script],
        [`16${key.internalKey}`, `00${key.origin}`],
        ['17', key.internalKey],
      ];
      snapshot.entries = [];
    });
    expect(about(rule)).toEqual([['SPENDS_COLORED', { input: '0', allocations: '0' }]]);
  });

  it('says how many slots there are, how many of the size, and how many plain outputs', () => {
    const facts = (slots: number, sizedSlots: number, plain: number) => ({
      askedSlots: '3',
      slots: String(slots),
      sizedSlots: String(sizedSlots),
      plain: String(plain),
    });
    // The change happens to have the size of a slot, and is none.
    const missing = slotsRule((draft) => {
      draft.raw.tx.outputs.splice(0, 1);
      draft.raw.outputs.splice(0, 1);
      draft.raw.tx.outputs[2]!.amount = 1_000n;
    });
    expect(about(missing)).toEqual([['OUTPUT_COUNT', facts(2, 2, 1)]]);
    const odd = slotsRule(({ raw }) => void (raw.tx.outputs[1]!.amount = 999n));
    expect(about(odd)).toEqual([
      ['OUTPUT_SIZE', { output: '1', ...facts(3, 2, 1), sizeSats: '1000', amountSats: '999' }],
    ]);
  });

  it('takes a slot too many for change on the wrong branch only where the others are all there', () => {
    const codes = (change: (draft: Draft) => void) =>
      slotsRule(
        (draft) => {
          draft.raw.tx.outputs.push({
            amount: 1_000n,
            script: draft.wallet.key('colored', 0, 13).script,
          });
          draft.raw.outputs.push([]);
          change(draft);
        },
        { num: 3, inputSats: [200_000n], withChange: false },
      ).findings.map(({ code, index }) => [code, index]);
    expect(codes(({ raw }) => void (raw.tx.outputs[3]!.amount = 5_000n))).toEqual([
      ['BRANCH', null],
      ['OUTPUT_SIZE', 3],
    ]);
    expect(codes(() => undefined)).toEqual([['OUTPUT_COUNT', null]]);
    expect(
      codes(({ raw }) => {
        raw.tx.outputs[2]!.amount = 5_000n;
        raw.tx.outputs[3]!.amount = 5_000n;
      }),
    ).toEqual([
      ['OUTPUT_COUNT', null],
      ['OUTPUT_SIZE', 2],
      ['OUTPUT_SIZE', 3],
    ]);
  });
});

describe('the rule for new slots, of which some were there', () => {
  const codes = (num: number, made: number, change: (draft: Draft) => void = () => undefined) =>
    slotsRule(
      (draft) => {
        draft.raw.tx.outputs[0]!.amount = 5_000n;
        change(draft);
      },
      { num, made, upTo: true, inputSats: [200_000n], withChange: false },
    ).findings.map(({ code }) => code);

  it('names the size of an odd one, and no wrong branch, up to the number that was asked for', () => {
    expect(codes(5, 3)).toEqual(['OUTPUT_SIZE']);
    expect(codes(3, 3)).toEqual(['OUTPUT_SIZE']);
    expect(codes(2, 3)).toEqual(['BRANCH', 'OUTPUT_SIZE']);
  });

  it('counts one too many where there is a plain change besides', () => {
    const withChange = ({ raw, wallet }: Draft): void => {
      raw.tx.outputs.push({ amount: 9_000n, script: wallet.key('vanilla', 0, 3).script });
      raw.outputs.push([]);
    };
    expect(codes(2, 3, withChange)).toEqual(['OUTPUT_COUNT', 'OUTPUT_SIZE']);
  });
});

describe('the rule for a send', () => {
  it('has nothing against an honest answer, doubts nothing, and says what it found', () => {
    const rule = sendsRule(WITNESS);
    expect([rule.findings, rule.doubts]).toEqual([[], []]);
    expect(rule.fee).toEqual({ kind: 'asked', rateSatsPerVb: 2, ownChange: true, commits: true });
    expect(rule.kinds).toEqual(['commitment', 'recipient', 'change']);
    expect(rule.proved).toMatchObject({
      inputsAreSlots: { inputs: '1' },
      nothingToOthers: { recipients: '1', recipientSats: '1200' },
      commitmentRecomputes: { assets: '1', transitions: '1' },
    });
  });

  it('doubts every claim about assets where the commitment does not hold, and names why', () => {
    const script = `6a20${'22'.repeat(32)}`;
    const rule = sendsRule({}, ({ raw }) => void (raw.tx.outputs[0]!.script = script));
    expect(rule.findings).toMatchObject([
      {
        code: 'COMMITMENT_MISMATCH',
        side: 'output',
        index: 0,
        facts: { output: '0', place: 'OP_RETURN' },
      },
    ]);
    const doubt = (claim: string) => ({ claim, facts: {}, code: null, side: null, index: null });
    expect(rule.doubts).toEqual(
      ['assetsAsAsked', 'recipientsAsAsked', 'assetChangeOurs', 'assetsWhole'].map(doubt),
    );
    expect(rule.assets).toEqual([]);
    expect(rule.proved).not.toHaveProperty('commitmentRecomputes');
  });

  it('doubts them on the commitment’s own line where its layout is unknown', () => {
    const rule = sendsRule({}, ({ raw }) => void raw.global.push([proprietary('RGB', 5), '00']));
    expect(rule.findings).toEqual([]);
    const unknown = { code: 'RGB_UNREADABLE', side: null, index: null, facts: {} };
    expect(rule.doubts).toEqual([
      {
        code: 'RGB_UNREADABLE',
        claim: 'commitmentRecomputes',
        side: 'output',
        index: 0,
        facts: { output: '0', field: 'RGB/05', map: 'global', detail: 'unknown in this place' },
      },
      ...['assetsAsAsked', 'recipientsAsAsked', 'assetChangeOurs', 'assetsWhole'].map((claim) => ({
        ...unknown,
        claim,
      })),
    ]);
  });

  it('names the place of a commitment of another form, or that there is none', () => {
    const host = (change: (trial: SendTrial) => void) =>
      sendsRule({}, change).findings.map(({ code, index, facts }) => [code, index, facts]);
    expect(host(({ raw }) => void (raw.tx.outputs[0]!.amount = 7n))).toEqual([
      ['OP_RETURN_VALUE', 0, { output: '0', amountSats: '7' }],
    ]);
    expect(
      host(({ raw }) => {
        raw.tx.outputs.shift();
        raw.outputs.shift();
      }),
    ).toEqual([['NO_COMMITMENT', null, {}]]);
  });

  it('asks nothing of a wish that nothing can meet, and measures no fee by it', () => {
    // An empty slot is spent besides, for which such a wish has no need that could be reckoned.
    const trial = trialOf({}, (changed) =>
      addInput(changed, EMPTY_SLOT, changed.wallet.key('colored', 0, 7)),
    );
    const rule = sendRule(trial.intent, ruleInput(trial), 'duplicate');
    expect(rule.findings).toMatchObject([
      { code: 'INTENT_MISMATCH', claim: 'recipientsAsAsked', facts: { problem: 'duplicate' } },
    ]);
    expect([rule.fee, rule.assets]).toEqual([null, []]);
    expect(rule.doubts.map(({ claim }) => claim)).toEqual([
      'commitmentRecomputes',
      'assetsAsAsked',
      'recipientsAsAsked',
      'assetChangeOurs',
      'assetsWhole',
    ]);
  });

  it('says of change on slots that are there already what proves it ours, and where it lies', () => {
    const rule = sendsRule(NO_CHANGE, (trial) => {
      const [first] = items(trial);
      items(trial)[0]!.state = fungible(300n);
      items(trial).splice(1, 0, {
        seal: toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout),
        state: fungible(100n),
      });
      expect(first!.seal.secret).toBeUndefined();
      commit(trial);
    });
    expect(rule.findings).toEqual([]);
    expect(rule.proved.assetChangeOurs).toEqual({ places: '2' });
    expect(rule.grounds.assetChangeOurs?.ground).toBe('book');
    const seals = rule.assets.flatMap(({ given }) => given.map(({ seal }) => seal));
    expect(seals).toContainEqual({ kind: 'outpoint', txid: EMPTY_SLOT.txid, vout: EMPTY_SLOT.vout });
  });

  it('finds a recipient’s output by its sats where its script is there twice', () => {
    for (const order of [
      [1_200n, 600n],
      [600n, 1_200n],
    ]) {
      const rule = sendsRule(WITNESS, (trial) => {
        addOutput(trial, { amount: 600n, script: strangersScript(0) });
        trial.raw.tx.outputs[1]!.amount = order[0]!;
        trial.raw.tx.outputs[3]!.amount = order[1]!;
      });
      expect(rule.kinds.filter((kind) => kind !== 'commitment')).toEqual(
        order[0] === 1_200n ? ['recipient', 'change', 'stranger'] : ['stranger', 'change', 'recipient'],
      );
      expect(rule.findings[0]).toMatchObject({
        code: 'FOREIGN_OUTPUT',
        index: order[0] === 1_200n ? 3 : 1,
        facts: { amountSats: '600' },
      });
      expect(rule.proved.nothingToOthers).toEqual({ recipients: '1', recipientSats: '1200' });
    }
  });

  it('holds the sats of a witness recipient to what was agreed, before anything of RGB is read', () => {
    const sats = (amount: bigint) => {
      const trial = trialOf(WITNESS, ({ raw }) => void (raw.tx.outputs[1]!.amount = amount));
      return judgeSendOutputs(askedAssets(trial.intent, 'regtest'), ruleInput(trial).outputs).findings;
    };
    expect(sats(1_200n)).toEqual([]);
    for (const amount of [1_199n, 1_201n])
      expect(sats(amount)).toEqual([
        {
          code: 'OUTPUT_SIZE',
          claim: 'recipientsAsAsked',
          facts: { output: '1', script: strangersScript(0), agreedSats: '1200', amountSats: String(amount) },
          side: 'output',
          index: 1,
        },
      ]);
  });

  it('names the witness recipient whose output is missing', () => {
    const sats = (change: (trial: SendTrial) => void) =>
      sendsRule(WITNESS, change).findings.map(({ code, facts }) => [code, facts]);
    expect(sats(({ raw }) => void (raw.tx.outputs[1]!.script = strangersScript(7)))).toContainEqual([
      'OUTPUT_COUNT',
      { script: strangersScript(0), agreedSats: '1200' },
    ]);
  });

  it('names the allocation that a transition may not close', () => {
    const trial = genuineTrial();
    const made = operationIdOf(trial.operations[0]!);
    const rule = sendsRule({}, (changed) => {
      changed.operations.push({
        ...structuredClone(changed.operations[0]!),
        inputs: [{ opid: made, type: 4000, no: 0 }],
      });
      commit(changed);
    });
    expect(about(rule)).toContainEqual(['RGB_INPUTS', { asset: ASSET, opout: `${made}/4000/0` }]);
  });

  it('tells recipients, our own and strangers apart by seal, output and outpoint', () => {
    const given = (seal: ReturnType<typeof toOutpoint>) =>
      sendsRule(WITNESS, (trial) => {
        items(trial)[1]!.seal = seal;
        commit(trial);
      }).assets[0]!.given.map(({ to, amount }) => `${to} ${amount}`);
    expect(sendsRule(WITNESS).assets[0]!.given.map(({ to }) => to)).toEqual(['recipient', 'own']);
    // Output 1 of another transaction is not the recipient's output 1.
    expect(given(toOutpoint('dd'.repeat(32), 1))).toContain('stranger 460');
    expect(given({ secret: strangersSeal('thief') })).toContain('stranger 460');
    // There is no such output, which is nobody's.
    expect(given({ txid: null, vout: 9, blinding: '0102030405060708' })).toContain('stranger 460');
  });
});

it('the lines of a send show no asset on an output because an outpoint elsewhere has its number', () => {
  const trial = trialOf(WITNESS, (changed) => {
    items(changed)[1]!.seal = toOutpoint('dd'.repeat(32), 2);
    commit(changed);
  });
  const { outputs, inputs } = judgeTrial(trial);
  expect(outputs.map(({ assets }) => assets)).toEqual([[], [{ assetId: ASSET, amount: 40n }], []]);
  expect(inputs[0]!.address).toMatch(/^bcrt1p/);
});

describe('the rule for a bare PSBT', () => {
  it('proves the commitment alone, and doubts whoever is paid and what rides on inputs', () => {
    const trial = genuineTrial(WITNESS);
    const opid = operationIdOf(trial.operations[0]!);
    const rule = bareRule(WITNESS);
    expect(rule.findings).toEqual([]);
    expect(rule.doubts).toEqual([
      {
        claim: 'nothingToOthers',
        facts: { output: '1', amountSats: '1200' },
        code: null,
        side: 'output',
        index: 1,
      },
      {
        claim: 'nothingToOthers',
        facts: { asset: ASSET, amount: '40', opout: `${opid}/4000/0` },
        code: null,
        side: null,
        index: null,
      },
      { claim: 'spentAssetsKnown', facts: { unlisted: '1' }, code: null, side: null, index: null },
    ]);
    expect(rule.proved).toMatchObject({
      spentAssetsKnown: { inputs: '1' },
      commitmentRecomputes: { assets: '1', transitions: '1' },
    });
    expect(rule.fee).toEqual({ kind: 'capped' });
  });

  it('doubts nothing where all is listed and ours', () => {
    const rule = bareRule(
      {},
      (trial) => {
        items(trial).splice(1, 1);
        commit(trial);
        moveChange(trial, trial.wallet.key('colored', 0, 8));
      },
      true,
    );
    expect(rule.doubts).toEqual([]);
  });

  it('refuses a commitment that does not hold, on every line that could hold it', () => {
    const against = (change: (trial: SendTrial) => void) =>
      bareRule({}, change).findings.map(({ code, claim, index }) => [code, claim, index]);
    expect(against(({ raw }) => void (raw.tx.outputs[0]!.script = `6a20${'22'.repeat(32)}`))).toEqual([
      ['COMMITMENT_MISMATCH', 'commitmentRecomputes', 0],
    ]);
    expect(against((trial) => addOutput(trial, { amount: 0n, script: '6a' }))).toEqual([
      ['TWO_COMMITMENTS', 'commitmentRecomputes', 0],
      ['TWO_COMMITMENTS', 'commitmentRecomputes', 2],
    ]);
    expect(
      against(({ raw }) => {
        raw.tx.outputs.shift();
        raw.outputs.shift();
      }),
    ).toEqual([['NO_COMMITMENT', 'commitmentRecomputes', null]]);
  });

  it('has nothing against a layout that it does not know', () => {
    const rule = bareRule({}, ({ raw }) => void raw.global.push([proprietary('RGB', 5), '00']));
    expect([rule.findings, rule.assets]).toEqual([[], []]);
    expect(rule.doubts[0]).toMatchObject({
      claim: 'commitmentRecomputes',
      code: 'RGB_UNREADABLE',
      side: 'output',
      index: 0,
      facts: { output: '0', field: 'RGB/05' },
    });
    expect(rule.proved).not.toHaveProperty('commitmentRecomputes');
  });

  it('counts of an asset only what is listed of it on what is spent', () => {
    const inAmount = (change: (trial: SendTrial) => void) => bareRule({}, change, true).assets[0]!.inAmount;
    expect(inAmount(() => undefined)).toBe(500n);
    const other = { assetId: assetIdOf(B), amount: 9n, settled: true };
    const same = { assetId: ASSET, amount: 9n, settled: true };
    expect(inAmount(({ snapshot }) => void (snapshot.entries[0]!.allocations = [other, same]))).toBe(9n);
    // On an output that is not spent here.
    expect(inAmount(({ snapshot }) => void (snapshot.entries[1]!.allocations = [same]))).toBe(500n);
  });

  it('takes no secret seal for ours, and no outpoint that is spent here', () => {
    const to = (seal: ReturnType<typeof toOutpoint>) =>
      bareRule(
        {},
        (trial) => {
          items(trial)[0]!.seal = seal;
          commit(trial);
        },
        true,
      ).assets[0]!.given.find(({ amount }) => amount === 400n)!.to;
    expect(to({ secret: strangersSeal('thief') })).toBe('stranger');
    expect(to(toOutpoint('b0'.repeat(32), 0))).toBe('stranger');
    expect(to(toOutpoint('c5'.repeat(32), 3))).toBe('own');
  });
});
