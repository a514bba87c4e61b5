/** Numbers from a fixed seed (mulberry32), so that the same frames are lost in every run. */
export function seededFractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Bytes that do not repeat, from a seed. */
export function seededBytes(length: number, seed = 1): Uint8Array {
  const next = seededFractions(seed);
  return Uint8Array.from({ length }, () => Math.floor(next() * 256));
}
