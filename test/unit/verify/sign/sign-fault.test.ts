import type * as tinySecp256k1 from 'tiny-secp256k1';
import { expect, it, vi } from 'vitest';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';

const fault = vi.hoisted(() => ({ signatures: 0, wrongAt: -1, key: [] as ArrayLike<number> }));

/** The real library, but that one signature comes out with one bit turned, as a fault in memory would turn it. */
vi.mock('tiny-secp256k1', async (original) => {
  const real = await original<typeof tinySecp256k1>();
  return {
    ...real,
    signSchnorr: (hash: Uint8Array, key: Uint8Array, aux?: Uint8Array): Uint8Array => {
      fault.key = key;
      const signature = real.signSchnorr(hash, key, aux);
      if (fault.signatures++ === fault.wrongAt) signature[40]! ^= 0x10;
      return signature;
    },
  };
});

const draft = genuineSlots();

function sign(wrongAt: number): { psbt: string } {
  fault.signatures = 0;
  fault.wrongAt = wrongAt;
  const { account, wallet, raw } = draft;
  return signPsbt({ psbt: writeRaw(raw), account, seed: wallet.seed, aux: () => new Uint8Array(32) });
}

// The first use of the library tests it, which counts no signature of ours.
sign(-1);

it.each([0, 1])('a signature that came out wrong does not leave: input %d', (input) =>
  expect(failureThrown(() => sign(input))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input } }),
);

it('a signature that came out wrong leaves no key behind', () => {
  failureThrown(() => sign(1));
  expect(Array.from(fault.key)).toEqual(Array.from({ length: 32 }, () => 0));
});

it('a signature that came out wrong is the only thing that is wrong', () => {
  expect(sign(-1).psbt.length).toBeGreaterThan(0);
  expect(fault.signatures).toBe(2);
});
