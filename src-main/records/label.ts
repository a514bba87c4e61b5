import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { plainName } from '../../src-preload/contract/outside.ts';
import * as x from '../../src-preload/contract/values.ts';

export const labelText = v.pipe(
  v.string(),
  v.maxLength(BOUNDS.foreignLabelChars),
  v.transform((text) => plainName(text, BOUNDS.labelChars)),
);

export const labelRef = v.union([x.txid, x.outpointText, x.taprootText]);

/** A person's label of a transaction (its txid), a coin (`txid:vout`) or an address. Only a coin can be frozen. */
export const labelRecord = v.pipe(
  v.strictObject({ walletId: x.id, ref: labelRef, label: v.nullable(labelText), frozen: v.boolean() }),
  v.check(
    ({ ref, label, frozen }) => (frozen ? v.is(x.outpointText, ref) : label !== null),
    'it says nothing',
  ),
);
export type LabelRecord = Readonly<v.InferOutput<typeof labelRecord>>;
