import * as v from 'valibot';

/**
 * Rows as screens take them, each by itself: one that cannot be made of what is kept, or does not fit the contract, is
 * named, and hides no other. `view`: null where there is nothing to be shown of it.
 */
export function readable<R, V>(
  rows: readonly R[],
  {
    schema,
    view,
    name,
  }: {
    readonly schema: v.GenericSchema<unknown>;
    readonly view: (row: R) => V | null;
    readonly name: (row: R) => string;
  },
): { readonly shown: V[]; readonly unreadable: string[] } {
  const shown: V[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const made = attempt(() => view(row));
    if (made === undefined || (made !== null && !v.is(schema, made))) unreadable.push(name(row));
    else if (made !== null) shown.push(made);
  }
  return { shown, unreadable };
}

/** Undefined where it throws: whatever that is, it is of this row alone. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
