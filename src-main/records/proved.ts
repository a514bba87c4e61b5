import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { type Branch, outpointName } from '../base/bitcoin.ts';

const decimal = v.pipe(
  v.union([v.string(), v.bigint()]),
  v.transform(String),
  v.regex(/^\d{1,20}$/),
  v.transform((digits) => BigInt(digits)),
  v.maxValue(2n ** 64n - 1n),
);
const sats = v.pipe(decimal, v.maxValue(BigInt(BOUNDS.sats)));
const text = v.pipe(v.string(), v.maxLength(BOUNDS.textChars));
const at = {
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BOUNDS.vout)),
};
/** Where the script's key lies below its branch's account. */
const place = {
  colored: v.boolean(),
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BOUNDS.keyIndex)),
};
const inputs = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/))), v.minLength(1));

/** The data of a step `signed` or `away`, without bytes. */
export const spending = v.object({
  txid: at.txid,
  inputs,
  slots: v.array(at.vout),
  made: v.array(v.object({ vout: at.vout, ...place, sats: v.optional(sats) })),
  /** Our spent coins: the script follows from our keys, and the amount is signed (BIP341). */
  coins: v.array(v.object({ ...at, ...place, sats })),
  recipients: v.array(text),
  /** False: signed by the deliberate second step, so the book learns no assets and incoming amounts from it. */
  proved: v.boolean(),
  /** Asset change, with the name under which a later transfer spends it. */
  back: v.array(v.object({ ...at, assetId: text, amount: decimal, opout: text })),
});

export function spentBy(step: unknown): readonly string[] {
  const read = v.safeParse(v.object({ inputs }), step);
  return read.success ? read.output.inputs : [];
}

/**
 * Rows of the own book. Outputs of ours: made by our proof (`book`: they exist once the transaction does) or spent by
 * our signature over script and amount (`derived`). Also spent coins, names in seals, and allocations in base units.
 * Null for another form. Skips outputs without an amount, against which nothing could be checked.
 */
export function provedRows(step: unknown) {
  const read = v.safeParse(spending, step);
  if (!read.success) return null;
  const { inputs: spends, made, back, coins, txid, proved } = read.output;
  const branchOf = (colored: boolean): Branch => (colored ? 'colored' : 'vanilla');
  const isOwn = (one: { readonly txid: string }): boolean => one.txid === txid;
  const makes = [
    ...made.map(({ vout }) => outpointName({ txid, vout })),
    ...back.filter(isOwn).map(outpointName),
  ];
  const names = back.filter((one) => !isOwn(one)).map(outpointName);
  const roles = [
    ...spends.map((one) => ({ outpoint: one, role: 'spends' as const })),
    ...[...new Set(names)].map((one) => ({ outpoint: one, role: 'names' as const })),
    ...[...new Set(makes)].map((one) => ({ outpoint: one, role: 'makes' as const })),
  ];
  return {
    outputs: [
      ...made.flatMap(({ colored, sats, ...one }) =>
        sats === undefined
          ? []
          : [{ ...one, txid, sats, branch: branchOf(colored), ground: 'book' as const }],
      ),
      ...(proved ? coins : []).map(({ colored, ...one }) => {
        return { ...one, branch: branchOf(colored), ground: 'derived' as const };
      }),
    ],
    coins: roles,
    allocations: proved ? back : [],
  };
}
