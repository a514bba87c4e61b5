import * as v from 'valibot';
import type { ImportedPart, WholeSigning } from '../../domain/signing/whole-signing.ts';

export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));
const jsonText = v.pipe(
  v.string(),
  v.check((text) => v.safeParse(v.pipe(v.string(), v.parseJson()), text).success),
);

/** A row of what was brought that is whole. */
export const importRow = v.object({
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  commits: v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)),
  name: v.pipe(v.string(), v.maxLength(255)),
  came_as: v.picklist(['pack', 'psbt']),
  text: v.string(),
  coins: jsonText,
});

export function toImported({ came_as: cameAs, ...row }: v.InferOutput<typeof importRow>): ImportedPart {
  return { ...row, cameAs };
}

/** The row of an import as a backup holds it. */
export const importedPart = v.strictObject({
  ...v.omit(importRow, ['came_as']).entries,
  cameAs: importRow.entries.came_as,
});

const signedData = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ psbt }),
  v.check((data) => !('unreadable' in data)),
);

/** Whether an imported one can be brought back: unsigned, or signed with what it spends and what was signed. */
export function isMergedImport({ state, steps, imported }: WholeSigning): boolean {
  if (imported === null) return false;
  if (state === 'built') return steps.every((step) => step.state === 'built' || step.state === 'approved');
  const last = steps.at(-1);
  return (
    state === 'signed' &&
    last?.state === 'signed' &&
    v.is(signedData, last.data) &&
    steps.at(-2)?.state === 'approved' &&
    steps.every((step) => ['built', 'approved', 'signed'].includes(step.state))
  );
}
