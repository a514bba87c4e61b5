/** Ids that are chosen: never changed, only replaced. */
export const idsOf = (ids: Iterable<string>): ReadonlySet<string> => new Set(ids);

export const eachOnce = (texts: Iterable<string>): readonly string[] => [...new Set(texts)];
