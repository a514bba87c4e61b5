/** A set that is replaced and never changed, so that screens notice. */
export type Ids = ReadonlySet<string>;

export const NO_IDS: Ids = new Set();

export const idsOf = (ids: Iterable<string>): Ids => new Set(ids);

export const indexById = (rows: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id }, at) => [id, at]));

export function toggled(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
