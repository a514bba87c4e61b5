import { fail } from '../../base/errors.ts';
import { sameBytes, toHex } from '../../base/bytes.ts';
import { importRefused } from '../../base/refused.ts';
import { MAX_FIELDS } from '../../base/psbt-limits.ts';
import { GLOBAL_FORMS, INPUT_FORMS, OUTPUT_FORMS, type FieldForm } from './fields.ts';
import type { Field, Psbt } from './read.ts';
import { transactionId } from './transaction.ts';

/** BIP174's combiner, the same in any order. Throws COMBINE_OTHER, COMBINE_DIFFERS, BROUGHT_REFUSED `tooLarge`. */
export function combine(one: Psbt, other: Psbt): Psbt {
  const [txid, otherTxid] = [transactionId(one.unsigned.bytes), transactionId(other.unsigned.bytes)];
  if (txid !== otherTxid) throw fail('COMBINE_OTHER', { txid, other: otherTxid });
  const combined = {
    unsigned: one.unsigned,
    global: union(one.global, other.global, { map: 'global', index: 0 }),
    inputs: one.inputs.map((fields, index) =>
      union(fields, other.inputs[index] ?? [], { map: 'input', index }),
    ),
    outputs: one.outputs.map((fields, index) =>
      union(fields, other.outputs[index] ?? [], { map: 'output', index }),
    ),
  };
  const maps = [combined.global, ...combined.inputs, ...combined.outputs];
  if (maps.reduce((sum, { length }) => sum + length, 0) > MAX_FIELDS) throw importRefused('tooLarge');
  return combined;
}

const FORMS = { global: GLOBAL_FORMS, input: INPUT_FORMS, output: OUTPUT_FORMS } as const;

function union(
  one: readonly Field[],
  other: readonly Field[],
  where: { readonly map: keyof typeof FORMS; readonly index: number },
): Field[] {
  const fields = new Map<string, Field>();
  for (const field of [...one, ...other]) {
    const id = toHex(field.key);
    const known = fields.get(id);
    if (known !== undefined && !sameBytes(known.value, field.value))
      throw fail('COMBINE_DIFFERS', { ...where, field: fieldName(field, FORMS[where.map]) });
    fields.set(id, field);
  }
  return [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, field]) => field);
}

function fieldName({ type }: Field, forms: ReadonlyMap<number, FieldForm>): string {
  return forms.get(type)?.name ?? `0x${type.toString(16)}`;
}
