import * as v from 'valibot';
import { readVectors } from '../vectors.ts';

/** The vectors of a BIP (174, 370 or 371), by what each shows. */
export function bipVectors(bip: number) {
  const one = v.array(v.object({ case: v.string(), hex: v.optional(v.string()), base64: v.string() }));
  const sets = v.object({ invalid: one, valid: one, fails_signer: one, other: v.optional(one, []) });
  return readVectors(`bip${bip}-psbt.json`, sets);
}

/** PSBTs with assets in them that others published. */
export const rgbPsbts = readVectors(
  'rgb-psbts.json',
  v.object({
    vectors: v.array(
      v.object({
        ...{ what: v.string(), psbt: v.string(), txid: v.string(), signed: v.boolean() },
        signer_mnemonic: v.optional(v.nullable(v.string()), null),
        outputs: v.array(v.object({ kind: v.string(), script: v.string() })),
      }),
    ),
  }),
).vectors;
