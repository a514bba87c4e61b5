import { createHash } from 'node:crypto';

/** Indexes (from 0) of the fragments that the part `number` (from 1) mixes. */
export type ChooseFragments = (number: number, checksum: number) => readonly number[];

/** BCR-2020-005: a reader that missed some parts needs as many others, whichever. `parts`: at most 65,535. */
export function fountainOf(parts: number): ChooseFragments {
  const sampler = aliasSampler(Array.from({ length: parts }, (_, i) => 1 / (i + 1)));
  const counts = treeOf(parts);
  return (number, checksum) => {
    if (number <= parts) return [number - 1];
    const random = xoshiro256(number, checksum);
    const degree = sampler(random) + 1;
    const left = counts.slice();
    return Array.from({ length: degree }, (_, taken) =>
      takeNth(left, Math.floor(random() * (parts - taken))),
    );
  };
}

/** A Fenwick tree: taking the n-th remaining index costs a dozen steps, where a list would be moved. */
function treeOf(count: number): Uint16Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(count, 1)));
  return Uint16Array.from({ length: size + 1 }, (_, i) => Math.min(i, count) - Math.min(i - (i & -i), count));
}

function takeNth(left: Uint16Array, nth: number): number {
  let before = 0;
  let rest = nth;
  for (let step = left.length - 1; step > 0; step >>>= 1) {
    const there = left[before + step];
    if (there === undefined) continue;
    if (there <= rest) {
      rest -= there;
      before += step;
    } else left[before + step] = there - 1;
  }
  return before;
}

type RandomFraction = () => number;

/** xoshiro256** (Blackman and Vigna), seeded by BCR-2020-005. In 32-bit halves: bigints took 3 microseconds a choice. */
function xoshiro256(number: number, checksum: number): RandomFraction {
  const seed = Buffer.alloc(8);
  seed.writeUInt32BE(number, 0);
  seed.writeUInt32BE(checksum, 4);
  const digest = createHash('sha256').update(seed).digest();
  let [a1, a0, b1, b0, c1, c0, d1, d0] = [0, 4, 8, 12, 16, 20, 24, 28].map((at) =>
    digest.readInt32BE(at),
  ) as [number, number, number, number, number, number, number, number];
  return () => {
    const fiveLow = (b0 >>> 0) * 5;
    const five0 = fiveLow | 0;
    const five1 = (Math.imul(b1, 5) + Math.floor(fiveLow / WORD)) | 0;
    const turned0 = (five0 << 7) | (five1 >>> 25);
    const turned1 = (five1 << 7) | (five0 >>> 25);
    const nineLow = (turned0 >>> 0) * 9;
    const result0 = nineLow >>> 0;
    const result1 = (Math.imul(turned1, 9) + Math.floor(nineLow / WORD)) >>> 0;
    const shifted1 = (b1 << 17) | (b0 >>> 15);
    const shifted0 = b0 << 17;
    c1 ^= a1;
    c0 ^= a0;
    d1 ^= b1;
    d0 ^= b0;
    b1 ^= c1;
    b0 ^= c0;
    a1 ^= d1;
    a0 ^= d0;
    c1 ^= shifted1;
    c0 ^= shifted0;
    [d1, d0] = [(d0 << 13) | (d1 >>> 19), (d1 << 13) | (d0 >>> 19)];
    return (result1 * WORD + result0) / WORD / WORD;
  };
}

const WORD = 2 ** 32;

/** Walker's alias method in Vose's form, with BCR-2020-005's order. */
function aliasSampler(weights: readonly number[]): (random: RandomFraction) => number {
  const count = weights.length;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const scaled = weights.map((weight) => (weight * count) / sum);
  const small: number[] = [];
  const large: number[] = [];
  for (let i = count - 1; i >= 0; i--) ((scaled[i] ?? 0) < 1 ? small : large).push(i);
  const chances = new Array<number>(count).fill(1);
  const aliases = new Array<number>(count).fill(0);
  for (;;) {
    const less = small.at(-1);
    const more = large.at(-1);
    if (less === undefined || more === undefined) break;
    small.pop();
    large.pop();
    chances[less] = scaled[less] ?? 0;
    aliases[less] = more;
    const rest = (scaled[more] ?? 0) + (scaled[less] ?? 0) - 1;
    scaled[more] = rest;
    (rest < 1 ? small : large).push(more);
  }
  return (random) => {
    const first = random();
    const second = random();
    const index = Math.floor(count * first);
    return second < (chances[index] ?? 1) ? index : (aliases[index] ?? 0);
  };
}
