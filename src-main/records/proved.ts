import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import type { Branch } from '../base/network.ts';
import { nameOf } from '../base/outpoint.ts';

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
/** Of its script, below the account of its branch. */
const place = {
  colored: v.boolean(),
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BOUNDS.keyIndex)),
};
/** Each as `txid:vout`. */
const inputs = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/))), v.minLength(1));

/** What a signed transaction does, without its bytes: the data of a step `signed` or `away`. */
export const spending = v.object({
  txid: at.txid,
  inputs,
  /** Output numbers of the new slots. */
  slots: v.array(at.vout),
  /** Every output of ours. */
  made: v.array(v.object({ vout: at.vout, ...place, sats: v.optional(sats) })),
  /** What it spends of ours: the script follows from our keys, and the amount is signed (BIP341). */
  coins: v.array(v.object({ ...at, ...place, sats })),
  /** Whom it pays, each by what it is recognised by. */
  recipients: v.array(text),
  /** False: signed by the deliberate second step. What it says of assets and of amounts that come in teaches nothing. */
  proved: v.boolean(),
  /** What of the moved assets is ours again, and the name by which a later transfer closes it. */
  back: v.array(v.object({ ...at, assetId: text, amount: decimal, opout: text })),
});

/** What a step says that it spends, each as `txid:vout`; empty where it says nothing. */
export function spentBy(step: unknown): readonly string[] {
  const read = v.safeParse(v.object({ inputs }), step);
  return read.success ? read.output.inputs : [];
}

/**
 * What a signed transaction proves of this wallet, as rows of its book: outputs that are ours, what it makes by our proof
 * (`book`: there only once the transaction is) and what it spends by our signature over script and amount (`derived`);
 * coins that it spends, that its seals name besides its own outputs, and its own outputs; and what its transitions put
 * where, in base units. Null where the data is of another form. Outputs without an amount are left out: nothing could be
 * held to them.
 */
export function provedBy(step: unknown) {
  const read = v.safeParse(spending, step);
  if (!read.success) return null;
  const { inputs: spends, made, back, coins, txid, proved } = read.output;
  const branchOf = (colored: boolean): Branch => (colored ? 'colored' : 'vanilla');
  const isOwn = (one: { readonly txid: string }): boolean => one.txid === txid;
  const makes = [...made.map(({ vout }) => nameOf({ txid, vout })), ...back.filter(isOwn).map(nameOf)];
  const names = back.filter((one) => !isOwn(one)).map(nameOf);
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
