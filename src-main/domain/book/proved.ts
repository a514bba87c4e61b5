import * as v from 'valibot';
import type { Branch } from '../network.ts';
import { nameOf } from '../outpoint.ts';

const decimal = v.pipe(
  v.union([v.string(), v.bigint()]),
  v.transform(String),
  v.regex(/^\d{1,20}$/),
  v.transform((digits) => BigInt(digits)),
);
const index = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1)), -1);
const vout = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The data of a step `signed` or `away`, as `signedStepOf` makes it; earlier versions wrote less of it. */
const stepData = v.object({
  txid: v.optional(txid),
  inputs: v.pipe(v.array(v.string()), v.minLength(1)),
  made: v.optional(v.array(v.object({ vout, colored: v.boolean(), sats: v.optional(decimal), index })), []),
  back: v.optional(
    v.array(v.object({ assetId: v.string(), amount: decimal, opout: v.string(), txid, vout })),
    [],
  ),
  /** False: signed by the deliberate second step. What it says of assets and of amounts that come in teaches nothing. */
  proved: v.optional(v.boolean(), true),
  coins: v.optional(v.array(v.object({ txid, vout, sats: decimal, colored: v.boolean(), index })), []),
});

/**
 * What a signed transaction proves of this wallet, as rows of its book: outputs that are ours, what it makes by our proof
 * (`book`: there only once the transaction is) and what it spends by our signature over script and amount (`derived`);
 * coins that it spends, that its seals name besides its own outputs, and its own outputs; and what its transitions put
 * where, in base units. Null where the data says nothing of what is spent. Outputs without an amount are left out: nothing
 * could be held to them.
 */
export function provedBy(step: unknown) {
  const read = v.safeParse(stepData, step);
  if (!read.success) return null;
  const { inputs, made, back, coins, txid: own, proved } = read.output;
  const branchOf = (colored: boolean): Branch => (colored ? 'colored' : 'vanilla');
  const isOwn = (one: { readonly txid: string }): boolean => one.txid === own;
  const here = own === undefined ? [] : made.map((one) => nameOf({ txid: own, vout: one.vout }));
  // Records of an earlier version name no outputs.
  const makes = [...new Set([...here, ...back.filter(isOwn).map(nameOf)])];
  const names = back.filter((one) => !isOwn(one)).map(nameOf);
  const roles = [
    ...inputs.filter((one) => v.is(outpoint, one)).map((one) => ({ outpoint: one, role: 'spends' as const })),
    ...[...new Set(names)].map((one) => ({ outpoint: one, role: 'names' as const })),
    ...makes.map((one) => ({ outpoint: one, role: 'makes' as const })),
  ];
  return {
    outputs: [
      ...made.flatMap(({ colored, sats, ...one }) =>
        sats === undefined || own === undefined
          ? []
          : [{ ...one, txid: own, sats, branch: branchOf(colored), ground: 'book' as const }],
      ),
      ...(proved ? coins : []).map(({ colored, ...one }) => {
        return { ...one, branch: branchOf(colored), ground: 'derived' as const };
      }),
    ],
    coins: roles,
    allocations: proved ? back : [],
  };
}
