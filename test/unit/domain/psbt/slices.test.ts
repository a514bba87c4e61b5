import { describe, expect, it } from 'vitest';
import { judge, judgeInSlices } from '../../../../src-main/domain/psbt/judge.ts';
import type { JudgeInput } from '../../../../src-main/domain/psbt/judge.ts';
import { readPsbtInSteps } from '../../../../src-main/domain/psbt/read.ts';
import { Refusal } from '../../../../src-main/domain/psbt/refusal.ts';
import { signPsbt } from '../../../../src-main/domain/psbt/sign.ts';
import { atOnce, inSlices } from '../../../../src-main/domain/psbt/steps.ts';
import type { Pause } from '../../../../src-main/domain/psbt/steps.ts';
import { verifySigned, verifySignedInSlices } from '../../../../src-main/domain/psbt/verify.ts';
import { breathe } from '../../../../src-main/use-cases/signing/breathe.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { WITNESS, genuineTrial } from '../../../support/psbt/send.ts';
import type { SendTrial } from '../../../support/psbt/send.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';
import type { TestWallet } from '../../../support/psbt/test-wallet.ts';
import { contractId } from '../../../support/rgb/genuine-send.ts';

const draft = genuineSlots({ inputSats: Array.from({ length: 12 }, () => 20_000n) });
const original = writeRaw(draft.raw);
const { account } = draft;
const answer = signPsbt({
  psbt: original,
  account,
  seed: draft.wallet.seed,
  aux: () => new Uint8Array(32),
}).psbt;

/** The answer with a bit of one signature turned. */
function spoiltAt(input: number): string {
  const raw = readRaw(answer);
  const witness = valueOf(raw.inputs[input], '08');
  replaceValue(raw.inputs[input], '08', witness.slice(0, -1) + (witness.endsWith('0') ? '1' : '0'));
  return writeRaw(raw);
}

/** Waits each time, and counts. */
function counting(): { readonly pause: Pause; readonly count: () => number } {
  let count = 0;
  return {
    pause: () => {
      count++;
      return Promise.resolve();
    },
    count: () => count,
  };
}

/** Of its members and their order too; whole numbers of any size. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${String(part)}n` : part));
}

function askedOf({ raw, intent, snapshot, book, account: of, limits }: typeof draft | SendTrial): JudgeInput {
  return { psbt: writeRaw(raw), intent, snapshot, book, account: of, limits };
}

/** A wallet for each use that no other test has derived keys of. */
let seedByte = 200;
const strangerWallet = (): TestWallet => testWallet({ seedByte: seedByte++ });

describe('judging in slices', () => {
  const contracts = Array.from({ length: 12 }, (_, i) => contractId(`asset ${i}`));
  const manyAssets = (wallet: TestWallet): JudgeInput =>
    askedOf(
      genuineTrial({
        wallet,
        coins: [{ assets: contracts.map((contract) => ({ contract, amount: 9n })) }],
        wishes: contracts.map((contract) => ({ contract, amount: 4n })),
        known: true,
      }),
    );
  const slots = (wallet: TestWallet): JudgeInput => askedOf(genuineSlots({ wallet }));
  const cases: readonly (readonly [string, string, (wallet: TestWallet) => JudgeInput])[] = [
    ['new slots', 'proved', slots],
    ['a send', 'proved', (wallet) => askedOf(genuineTrial({ ...WITNESS, wallet, known: true }))],
    ['a send of many assets', 'proved', manyAssets],
    [
      'a bare PSBT',
      'notProved',
      (wallet) => ({
        ...manyAssets(wallet),
        intent: { kind: 'offline' },
        snapshot: { takenAtMs: 1, entries: [] },
      }),
    ],
    [
      'another commitment than is shown',
      'contradicts',
      (wallet) => {
        const trial = genuineTrial({ wallet });
        trial.raw.tx.outputs[0]!.script = `6a20${'11'.repeat(32)}`;
        return askedOf(trial);
      },
    ],
    ['slots for another wish', 'contradicts', (wallet) => askedOf(genuineSlots({ wallet, made: 2 }))],
    ['no PSBT', 'contradicts', (wallet) => ({ ...slots(wallet), psbt: 'AAAA' })],
  ];

  it.each(cases)('gives the verdict that judging at once gives: %s', async (_, outcome, make) => {
    const cold = make(strangerWallet());
    const { pause, count } = counting();
    const sliced = await judgeInSlices(cold, pause);
    expect(count()).toBeGreaterThan(0);
    expect(sliced.outcome).toBe(outcome);
    expect(asText(sliced)).toBe(asText(judge(cold)));
    const alsoCold = make(strangerWallet());
    expect(asText(judge(alsoCold))).toBe(asText(await judgeInSlices(alsoCold, () => null)));
  });

  it('may pause at each input, key, asset and line', async () => {
    const { pause, count } = counting();
    const wallet = strangerWallet();
    await judgeInSlices(askedOf(genuineSlots({ wallet, inputSats: Array(50).fill(9_000n) })), pause);
    expect(count()).toBeGreaterThan(4 * 50);
    const before = count();
    await judgeInSlices(manyAssets(wallet), pause);
    expect(count() - before).toBeGreaterThan(10 * contracts.length);
  });

  it('gives each of two the verdict that it has alone, though they take turns and share what they derive', async () => {
    const wallet = strangerWallet();
    const unlabelled = genuineSlots({ wallet });
    unlabelled.raw.outputs = unlabelled.raw.outputs.map(() => []);
    const further = genuineSlots({ wallet: { ...wallet, account: { ...wallet.account, gap: 40 } } });
    further.raw.outputs = further.raw.outputs.map(() => []);
    const asked = [askedOf(unlabelled), askedOf(further), manyAssets(wallet)];
    const together = await Promise.all(asked.map((one) => judgeInSlices(one, () => Promise.resolve())));
    expect(together.map(({ outcome }) => outcome)).toEqual(['proved', 'proved', 'proved']);
    expect(together.map(asText)).toEqual(asked.map((one) => asText(judge(one))));
  });
});

describe('verifying in slices', () => {
  it('answers what verifying at once answers', async () => {
    expect(await verifySignedInSlices(original, answer, account, () => null)).toEqual(
      verifySigned(original, answer, account),
    );
  });

  it('may pause before each signature', async () => {
    const { pause, count } = counting();
    await verifySignedInSlices(original, answer, account, pause);
    expect(count()).toBeGreaterThan(12);
  });

  it.each([0, 7, 11])('refuses what verifying at once refuses: the signature of input %d', async (input) => {
    await expect(verifySignedInSlices(original, spoiltAt(input), account, () => null)).rejects.toMatchObject({
      failure: { code: 'SIGNATURE_INVALID', facts: { input } },
    });
  });

  it('refuses an answer that cannot be read, and one to another question', async () => {
    const pause: Pause = () => null;
    await expect(verifySignedInSlices(original, 'AAAA', account, pause)).rejects.toMatchObject({
      failure: { code: 'PSBT_REFUSED', facts: { code: 'ENCODING' } },
    });
    await expect(
      verifySignedInSlices(writeRaw(genuineSlots().raw), answer, account, pause),
    ).rejects.toMatchObject({ failure: { code: 'PSBT_REFUSED', facts: { code: 'UNSIGNED_TX' } } });
  });
});

describe('reading in steps', () => {
  it('ends at the first fault, as reading at once does', async () => {
    const cut = Buffer.from(original, 'base64').subarray(0, 600).toString('base64');
    expect(() => atOnce(readPsbtInSteps(cut))).toThrow(Refusal);
    await expect(inSlices(readPsbtInSteps(cut), () => null)).rejects.toThrow(Refusal);
  });
});

describe('the pauses of a use case', () => {
  it('let the loop turn before the work begins, and not again while the slice lasts', async () => {
    const turns: string[] = [];
    setImmediate(() => void turns.push('others'));
    const pause = breathe();
    await pause();
    turns.push('work');
    expect(turns).toEqual(['others', 'work']);
    expect(pause()).toBeNull();
  });

  it('let it turn again once the slice is used up', async () => {
    const pause = breathe();
    await pause();
    const from = performance.now();
    while (performance.now() - from < 6);
    const wait = pause();
    expect(wait).toBeInstanceOf(Promise);
    await wait;
  });
});
