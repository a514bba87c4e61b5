import * as v from 'valibot';

/**
 * Rows as screens take them, each by itself: one that cannot be made of what is kept, or does not fit the contract, is
 * named, and hides no other. `view`: null where there is nothing to be shown of it. `unreadable` absent: all can be read.
 */
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
      // Whatever that is, it is of this row alone.
      unreadable.push(by.name(row));
    }
  }
  return { shown, ...(unreadable.length === 0 ? {} : { unreadable }) };
}
