import * as v from 'valibot';
import type { BroughtBefore } from '../../domain/signing/old-flow-format.ts';

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));
const jsonText = v.pipe(
  v.string(),
  v.check((text) => v.safeParse(v.pipe(v.string(), v.parseJson()), text).success),
);
const shared = {
  id,
  wallet_id: id,
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  commits: v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)),
  name: v.pipe(v.string(), v.maxLength(255)),
  came_as: v.picklist(['pack', 'psbt']),
  text: v.string(),
  at_ms: time,
  coins: v.nullable(jsonText),
};

/** What was brought, as a backup of version 1 has it: a signed one says what it spends, and holds what was signed. */
export const broughtBefore = v.variant('state', [
  v.strictObject({
    ...shared,
    state: v.literal('unsigned'),
    spending: v.null(),
    signed: v.null(),
    signed_at_ms: v.null(),
  }),
  v.strictObject({
    ...shared,
    state: v.literal('signed'),
    spending: jsonText,
    signed: psbt,
    signed_at_ms: time,
  }),
]);

export function toBroughtBefore(row: v.InferOutput<typeof broughtBefore>): BroughtBefore {
  const { wallet_id: walletId, came_as: cameAs, at_ms: atMs, signed_at_ms: signedAtMs, ...same } = row;
  return { ...same, walletId, cameAs, atMs, signedAtMs };
}
