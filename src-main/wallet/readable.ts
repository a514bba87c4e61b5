import * as v from 'valibot';

/** A bad row is named and hides no other. `view` null: nothing to show. `unreadable` absent: all are readable. */
export function readable<R, V>(
  rows: readonly R[],
  by: {
    readonly schema: v.GenericSchema;
    readonly view: (row: R) => V | null;
    readonly name: (row: R) => string;
  },
): { readonly shown: V[]; readonly unreadable?: string[] } {
  const shown: V[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      const made = by.view(row);
      if (made === null) continue;
      if (v.is(by.schema, made)) shown.push(made);
      else unreadable.push(by.name(row));
    } catch {
      unreadable.push(by.name(row));
    }
  }
  return { shown, ...(unreadable.length === 0 ? {} : { unreadable }) };
}
