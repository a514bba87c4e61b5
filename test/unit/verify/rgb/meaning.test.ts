import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveCommitment } from '../../../../src-main/verify/rgb/commitment.ts';
import { RGB_CLAIMS } from '../../../../src-main/verify/rgb/rgb-findings.ts';
import { transferAssignments } from '../../../../src-main/verify/rgb/transition.ts';
import { fungible, operationIdOf, type RawSeal } from '../../../support/rgb/encode.ts';
import {
  A,
  B,
  C,
  RIDING,
  assetIdOf,
  commit,
  contractId,
  genuineSend,
  psbtOf,
  rgbVerdict,
  strangersScript,
  strangersSeal,
  units,
} from '../../../support/rgb/genuine-send.ts';
import type { SendDraft, SendOptions } from '../../../support/rgb/genuine-send.ts';

/** The send is as asked, until one thing is changed; then the first finding has this code. More of it: in test/attacks, and in reasons.test.ts. */
function refused(
  code: string,
  rows: Readonly<Record<string, (draft: SendDraft) => unknown>>,
  options: SendOptions = {},
): void {
  it.each(Object.entries(rows))(`%s: ${code}`, (_, change) => {
    const draft = genuineSend(options);
    expect(rgbVerdict(draft).code).toBeNull();
    change(draft);
    commit(draft);
    expect(proveCommitment(psbtOf(draft), transferAssignments).ok).toBe(true);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings[0]?.code).toBe(code);
    expect(RGB_CLAIMS).toContain(meaning?.findings[0]?.claim);
  });
}

const items = (draft: SendDraft, operation = 0) => draft.operations[operation]!.groups[0]!.items;
const itemOf = (draft: SendDraft, amount: bigint, operation = 0) =>
  items(draft, operation).find(({ state }) => state === fungible(amount))!;
const toOutput = (vout: number): RawSeal => ({ txid: null, vout, blinding: '0102030405060708' });
const witness: SendOptions = { wishes: [units(A, 40n, { sats: 1_200n })] };

const thief = (): RawSeal => ({ secret: strangersSeal('thief') });

describe('a send is refused:', () => {
  refused('RGB_BURN', {
    'one is left behind that cannot even be read': ({ unspents: [first] }) =>
      (first!.allocations = [...first!.allocations, { assetId: 'rgb:?', amount: 1n }]),
  });
  refused('INTENT_MISMATCH', {
    'a wish that names no asset': ({ asked }) => (asked[0]!.assetId = asked[0]!.assetId.slice(0, -1)),
    'a wish that names a recipient twice': ({ asked }) =>
      asked.push({ assetId: assetIdOf(B), recipients: asked[0]!.recipients }),
  });
  refused('RGB_RECIPIENT', {
    'part of it goes to a second, hidden seal': (draft) => {
      itemOf(draft, 400n).state = fungible(1n);
      items(draft).push({ seal: thief(), state: fungible(399n) });
    },
    'the change goes to a stranger’s seal': (draft) => (itemOf(draft, 400n).seal = thief()),
  });
  refused(
    'RGB_RECIPIENT',
    { 'the witness output is another script': ({ raw }) => (raw.tx.outputs[1]!.script = strangersScript(9)) },
    witness,
  );
  refused(
    'OUTPUT_SIZE',
    { 'the witness output has a sat less': ({ raw }) => (raw.tx.outputs[1]!.amount -= 1n) },
    witness,
  );
  refused('RGB_CHANGE', {
    'its change goes to an output far out': (draft) => (itemOf(draft, 400n).seal = toOutput(0xffff_ffff)),
    'its change goes to a plain output of ours': ({ raw, wallet }) =>
      (raw.tx.outputs[1]!.script = wallet.key('vanilla', 0, 5).script),
  });
  const toRecipient = (draft: SendDraft): void => {
    itemOf(draft, 460n).seal = toOutput(1);
    itemOf(draft, 40n).seal = toOutput(2);
  };
  refused('RGB_AMOUNT', { 'its change goes to the output of a witness recipient': toRecipient }, witness);
  refused(
    'RGB_CHANGE',
    { 'what rides along goes to a stranger’s output': (draft) => (items(draft, 1)[0]!.seal = toOutput(1)) },
    { ...RIDING, wishes: [units(A, 7n, { sats: 900n })] },
  );
});

describe('what a send does is told for the review', () => {
  it('the allocation that we made is closed: nothing against it', () => {
    const draft = genuineSend();
    draft.unspents[0] = {
      ...draft.unspents[0]!,
      allocations: [{ assetId: assetIdOf(A), amount: 500n, opout: `${A}/4000/0` }],
    };
    expect(rgbVerdict(draft).code).toBeNull();
  });

  it('per asset: what was there, who is given what, what comes back and what rides along', () => {
    const draft = genuineSend({ ...RIDING, wishes: [units(A, 7n, { sats: 900n })] });
    const opids = draft.operations.map(operationIdOf);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.assets).toEqual([
      {
        assetId: assetIdOf(A),
        role: 'asked',
        inAmount: 547n,
        allocations: 1,
        closed: 1,
        paid: [{ recipient: draft.asked[0]!.recipients[0], amount: 7n }],
        backAmount: 540n,
        back: [{ opout: `${opids[0]!}/4000/1`, amount: 540n, place: { vout: 2 } }],
        isUnique: false,
      },
      {
        assetId: assetIdOf(B),
        role: 'riding',
        inAmount: 178n,
        allocations: 1,
        closed: 1,
        paid: [],
        backAmount: 178n,
        back: [{ opout: `${opids[1]!}/4000/0`, amount: 178n, place: { vout: 2 } }],
        isUnique: false,
      },
    ]);
    expect(meaning?.proved).toEqual({
      assetsAsAsked: { askedAssets: assetIdOf(A), ridingAssets: assetIdOf(B) },
      recipientsAsAsked: { recipients: '1' },
      assetChangeOurs: { places: '2' },
      assetsWhole: { allocations: '2' },
    });
  });

  it('an asset that was asked for and is neither there nor moved', () => {
    const draft = genuineSend();
    draft.asked.push({ assetId: assetIdOf(B), recipients: [] });
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings.map(({ code }) => code)).toEqual(['WRONG_ASSET']);
    expect(meaning?.assets[1]).toMatchObject({ role: 'asked', inAmount: 0n, closed: 0, isUnique: false });
  });

  it('one that nobody asked for: what it does is told too', () => {
    const draft = genuineSend();
    draft.operations.push(...genuineSend({ coins: [{ assets: [units(B, 9n)] }], wishes: [] }).operations);
    commit(draft);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings.map(({ code }) => code)).toEqual(['EXTRA_ASSET', 'RGB_BALANCE', 'RGB_INPUTS']);
    expect(meaning?.assets[1]).toMatchObject({ role: 'stranger', inAmount: 0n, backAmount: 9n });
  });

  it('change on an output that exists, as people write it; a unique asset as one', () => {
    const draft = genuineSend({ changeTo: 'outpoint', unique: [A] });
    expect(rgbVerdict(draft).meaning?.assets[0]).toMatchObject({
      isUnique: true,
      back: [{ amount: 400n, place: { txid: 'c5'.repeat(32), vout: 3 } }],
    });
  });

  it('what is against it names the output it stands on', () => {
    const draft = genuineSend(witness);
    draft.raw.tx.outputs[1]!.amount += 1n;
    draft.raw.tx.outputs[2]!.script = strangersScript(3);
    expect(rgbVerdict(draft).meaning?.findings).toEqual([
      {
        code: 'OUTPUT_SIZE',
        claim: 'recipientsAsAsked',
        side: 'output',
        index: 1,
        facts: { output: '1', script: strangersScript(0), agreedSats: '1200', amountSats: '1201' },
      },
      {
        code: 'RGB_CHANGE',
        claim: 'assetChangeOurs',
        side: 'output',
        index: 2,
        facts: {
          output: '2',
          asset: assetIdOf(A),
          amount: '460',
          opout: `${operationIdOf(draft.operations[0]!)}/4000/1`,
          problem: 'notOurs',
        },
      },
    ]);
  });
});

const contracts = [A, B, C, contractId('D')];
const coin = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...contracts), fc.bigInt(10n, 2n ** 60n)), {
    minLength: 1,
    maxLength: 4,
    selector: ([contract]) => contract,
  })
  .map((assets) => ({ sats: 50_000n, assets: assets.map(([contract, amount]) => ({ contract, amount })) }));
const send = fc
  .record({
    coins: fc.array(coin, { minLength: 1, maxLength: 4 }),
    parts: fc.array(fc.tuple(fc.nat(3), fc.bigInt(1n, 5n), fc.boolean()), { minLength: 1, maxLength: 3 }),
    changeTo: fc.constantFrom('output' as const, 'outpoint' as const),
    entropy: fc.uint8Array({ minLength: 8, maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    unique: fc.subarray(contracts),
  })
  .map(({ parts, ...options }): SendOptions => {
    const there = [...new Set(options.coins.flatMap(({ assets }) => assets.map(({ contract }) => contract)))];
    return {
      ...options,
      wishes: parts.map(([which, amount, isWitness]) => ({
        contract: there[which % there.length]!,
        amount: (amount % 3n) + 1n,
        ...(isWitness ? { sats: 1_000n } : {}),
      })),
    };
  });

it('any honest send is proved, whatever is sent, rides along or comes back', { timeout: 60_000 }, () =>
  fc.assert(
    fc.property(send, (options) => {
      const { code, meaning } = rgbVerdict(genuineSend(options));
      expect(code).toBeNull();
      for (const { inAmount, paid, backAmount } of meaning?.assets ?? [])
        expect(paid.reduce((sum, { amount }) => sum + amount, backAmount)).toBe(inAmount);
    }),
    { numRuns: 200, seed: 20_251_120 },
  ),
);
