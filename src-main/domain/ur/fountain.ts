import { createHash } from 'node:crypto';

/** Which fragments of a message lie over each other in a part of this number (from 1), indexes from 0. */
export type ChooseFragments = (number: number, checksum: number) => readonly number[];

/**
 * The fountain code of BCR-2020-005: the first parts are the fragments one by one, each further one is some of them,
 * chosen by a generator that its number and the message's checksum seed. So a reader that missed some parts needs as
 * many others, whichever they are.
 */
export function fountainOf(parts: number): ChooseFragments {
  const sampler = aliasSampler(Array.from({ length: parts }, (_, i) => 1 / (i + 1)));
  return (number, checksum) => {
    if (number <= parts) return [number - 1];
    const random = xoshiro256(number, checksum);
    const degree = sampler(random) + 1;
    const left = Array.from({ length: parts }, (_, i) => i);
    return Array.from({ length: degree }, () => {
      const [chosen = 0] = left.splice(Math.floor(random() * left.length), 1);
      return chosen;
    });
  };
}

type RandomFraction = () => number;

/** xoshiro256** (Blackman and Vigna), seeded as BCR-2020-005 says; from 0 up to, but not, 1. */
function xoshiro256(number: number, checksum: number): RandomFraction {
  const seed = Buffer.alloc(8);
  seed.writeUInt32BE(number, 0);
  seed.writeUInt32BE(checksum, 4);
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => digest.readBigUInt64BE(at)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return () => {
    const result = wrap(rotate(wrap(b * 5n), 7n) * 9n);
    const shifted = wrap(b << 17n);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 45n);
    return Number(result) / 2 ** 64;
  };
}

const wrap = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotate = (value: bigint, by: bigint): bigint => wrap((value << by) | (value >> (64n - by)));

/** Walker's alias method in Vose's form, in the order in which BCR-2020-005 takes the indexes. */
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
