/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

/**
 * Where a language does not say what English does: by message, and by what stands in it.
 * @param {Catalogue} english
 * @param {Catalogue} other
 * @returns {{ readonly missing: readonly string[], readonly more: readonly string[], readonly differ: readonly string[] }}
 */
export function differences(english, other) {
  const ids = [...english.messages.keys()];
  return {
    missing: ids.filter((id) => !other.messages.has(id)),
    more: [...other.messages.keys()].filter((id) => !english.messages.has(id)),
    differ: ids.filter((id) => {
      const [ours, theirs] = [english.messages.get(id)?.takes, other.messages.get(id)?.takes];
      // A language may choose by a count where English does not, and the other way round.
      return (
        theirs !== undefined &&
        [...(ours ?? [])]
          .map(([name]) => name)
          .sort()
          .join() !== [...theirs.keys()].sort().join()
      );
    }),
  };
}
