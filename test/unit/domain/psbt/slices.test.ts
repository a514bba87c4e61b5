import { describe, expect, it } from 'vitest';
import { readPsbtInSteps } from '../../../../src-main/domain/psbt/read.ts';
import { Refusal } from '../../../../src-main/domain/psbt/refusal.ts';
import { signPsbt } from '../../../../src-main/domain/psbt/sign.ts';
import { atOnce, inSlices } from '../../../../src-main/domain/psbt/steps.ts';
import type { Pause } from '../../../../src-main/domain/psbt/steps.ts';
import { verifySigned, verifySignedInSlices } from '../../../../src-main/domain/psbt/verify.ts';
import { breathe } from '../../../../src-main/use-cases/signing/breathe.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeRaw } from '../../../support/psbt/raw-psbt.ts';

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
