import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WalletError } from '../../../../src-main/base/errors.ts';
import {
  readImportedUr,
  readImportedBytes,
  readImportedText,
} from '../../../../src-main/verify/imported/read-imported.ts';
import { writePack } from '../../../../src-main/verify/imported/pack.ts';
import { applySignatures, inputOwnership } from '../../../../src-main/verify/imported/apply-signatures.ts';
import { createUrReader } from '../../../../src-main/codes/read-ur.ts';
import { writeUr } from '../../../../src-main/codes/write-ur.ts';
import { packOf } from '../../../support/offline/packs.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineTrial } from '../../../support/psbt/send.ts';

const trial = genuineTrial();
const psbt = writeRaw(trial.raw);
const binary = Buffer.from(psbt, 'base64');
const pack = writePack(packOf({ ...trial, psbt }));
const frame = writeUr('psbt', binary, 200)!.frame(3);

/** Some bytes or letters of it in another place, gone, twice or other ones. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    take: fc.nat(6),
    put: fc.uint8Array({ maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function changed(bytes: Uint8Array, edits: readonly { at: number; take: number; put: Uint8Array }[]): Buffer {
  return edits.reduce<Buffer>((now, { at, take, put }) => {
    const place = Math.floor(at * now.length);
    return Buffer.concat([now.subarray(0, place), put, now.subarray(place + take)]);
  }, Buffer.from(bytes));
}

/** Whatever it is, it ends with a value or with a refusal that says what it is. */
function ends(act: () => unknown): boolean {
  try {
    act();
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    expect(error.failure.code).toBe('BROUGHT_REFUSED');
  }
  return true;
}

const whole = (brought: ReturnType<typeof readImportedText>): void => {
  if (brought.kind === 'ur') readImportedUr(brought.parts);
  if (brought.kind === 'psbt') {
    inputOwnership(brought.psbt, trial.account);
    applySignatures(psbt, brought.psbt, trial.account);
  }
};

it.each([
  ['a PSBT', binary],
  ['a PSBT as text', Buffer.from(psbt)],
  ['a signing pack', Buffer.from(pack)],
  ['a part of a Uniform Resource', Buffer.from(frame)],
])('whatever is brought: %s with a few bytes changed ends with a value or a refusal in words', (_, bytes) => {
  const runs = fc.property(changes, (edits) => {
    const odd = changed(bytes, edits);
    return (
      ends(() => whole(readImportedBytes(odd))) && ends(() => whole(readImportedText(odd.toString('latin1'))))
    );
  });
  fc.assert(runs, { numRuns: 300 });
});

it('whatever is brought as bytes of any kind ends so too', () => {
  const runs = fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) =>
    ends(() => whole(readImportedBytes(bytes))),
  );
  fc.assert(runs, { numRuns: 500 });
});

it('whatever is brought as frames of any letters is answered by the reader without an exception', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789-/:')),
    maxLength: 200,
  });
  const runs = fc.property(letters, (text) => {
    const { kind } = createUrReader().receive(`ur:psbt/${text}`);
    return kind === 'refused';
  });
  fc.assert(runs, { numRuns: 500 });
});
