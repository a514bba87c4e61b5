import { describe, expect, it } from 'vitest';
import { areHidden, hiddenGroups, withHidden } from '../../../../src-main/verify/imported/judge-imported.ts';

const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const P2TR = 'bc1pxwww0ct9ue7e8tdnlmug5m2tamfn7q06sahstg39ys4c9f3340qqxrdu9k';
const ADDRESSES = {
  P2WPKH,
  P2TR,
  regtest: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  P2PKH: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  blinded: 'bcrt:utxob:2pNqKCZ2-xMGK2Kd-cjhGuJc-RcmHKtJ-Qo2ZUbN-qX7',
};
/** The same pairs in the same order as the program counts them through. */
function everyPair(text: string): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const [first] = [hiddenGroups(text, 0n)];
  if (first === null) return pairs;
  const seen = new Set<string>();
  for (let random = 0n; ; random += 1n) {
    const pair = hiddenGroups(text, random);
    if (pair === null || seen.has(pair.join())) return pairs;
    seen.add(pair.join());
    pairs.push(pair);
  }
}

describe('the two hidden groups of an address', () => {
  it.each(Object.entries(ADDRESSES))('of %s are two of four characters, and the rest is shown', (_, text) => {
    const pairs = everyPair(text);
    for (const pair of pairs) {
      const shown = withHidden(text, pair);
      expect(shown.length).toBe(text.length);
      expect(shown.match(/•/gu)).toHaveLength(8);
      const typed = pair.map((at) => text.slice(at, at + 4)).join('');
      expect(typed).toMatch(/^[A-Za-z0-9]{8}$/u);
      expect(areHidden(typed, text, pair)).toBe(true);
    }
    const ends = Object.fromEntries(pairs.map(([one, other]) => [one, other]));
    expect(Object.keys(ends).length).toBeGreaterThan(4);
  });

  it('are never what every address of a network begins with', () => {
    const places = (text: string) => [...new Set(everyPair(text).flat())];
    expect(Math.min(...places(P2WPKH))).toBe(4);
    expect(Math.min(...places(P2TR))).toBe(4);
    expect(Math.min(...places(ADDRESSES.regtest))).toBe(8);
    expect(Math.min(...places(ADDRESSES.blinded))).toBe(11);
    expect([places(P2WPKH).length, places(P2TR).length]).toEqual([9, 14]);
  });

  it('are each as likely as another', () => {
    const counts = new Map<string, number>();
    // A generator of its own, so that each run counts the same.
    let state = 88_172_645_463_325_252n;
    const next = (): bigint => {
      state ^= (state << 13n) & (2n ** 64n - 1n);
      state ^= state >> 7n;
      state ^= (state << 17n) & (2n ** 64n - 1n);
      return state;
    };
    for (let n = 0; n < 91_000; n += 1) {
      const pair = hiddenGroups(P2TR, (next() << 64n) | next())?.join() ?? '';
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(counts.size).toBe(91);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(200);
  });

  it.each(['', 'bc1q', 'bc1qabcd', '-----', 'rgb:'])('are none in %j, which is too short', (text) =>
    expect(hiddenGroups(text, 5n)).toBeNull(),
  );
});

describe('what a person types of them', () => {
  // The groups “jxtd” and “v8f3”.
  const pair = [12, 36] as const;
  it.each(['jxtdv8f3', 'JXTD V8F3', ' jxtd-v8f3\n', 'j x t d v 8 f 3'])('is taken as %j', (typed) =>
    expect(areHidden(typed, P2WPKH, pair)).toBe(true),
  );

  it.each(['', ' ', 'jxtd', 'v8f3jxtd', 'jxtdv8f', 'jxtdv8f3t', 'jxtdv8f4', '••••••••', P2WPKH])(
    'is refused as %j',
    (typed) => expect(areHidden(typed, P2WPKH, pair)).toBe(false),
  );
});

describe('an address that was ground to look like the recipient’s', () => {
  /** Of all pairs those at which an address that equals in these groups passes. */
  const passes = (real: string, equal: readonly number[]): number => {
    const pairs = everyPair(real);
    const isEqual = (at: number): boolean => equal.some((from) => at >= from && at < from + 4);
    const fake = Array.from({ length: real.length }, (_, at) =>
      isEqual(at) ? real.charAt(at) : other(real.charAt(at)),
    );
    const typedOf = (pair: readonly [number, number]) => pair.map((at) => real.slice(at, at + 4)).join('');
    return pairs.filter((pair) => areHidden(typedOf(pair), fake.join(''), pair)).length / pairs.length;
  };
  const other = (char: string): string => (char === 'q' ? 'p' : 'q');
  const round = (share: number): number => Math.round(share * 1_000) / 10;

  it('passes by the few pairs that it equals in: percent for two, three and four groups of 20 bits each', () => {
    const shares = (text: string) => {
      const places = [...new Set(everyPair(text).flat())].toSorted((a, b) => a - b);
      const ends = (count: number) => [
        ...places.slice(0, Math.ceil(count / 2)),
        ...places.slice(-Math.floor(count / 2)),
      ];
      return [0, 1, 2, 3, 4].map((count) =>
        round(passes(text, count === 0 ? [] : count === 1 ? places.slice(0, 1) : ends(count))),
      );
    };
    expect(shares(P2WPKH)).toEqual([0, 0, 2.8, 8.3, 16.7]);
    expect(shares(P2TR)).toEqual([0, 0, 1.1, 3.3, 6.6]);
  });
});
