/** Ids that are chosen: a value that is never changed, only replaced. */
export type Ids = ReadonlySet<string>;

export const NO_IDS: Ids = new Set();

export function idsOf(ids: Iterable<string>): Ids {
  return new Set(ids);
}

export function turned(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function eachOnce(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)];
}
