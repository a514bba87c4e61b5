import { expect, it } from 'vitest';
import { contract, type CallSpec, type NoticeSpec } from '../../../src-preload/contract/index.ts';
import { fuzzReaders } from '../../fuzz/fuzz-readers.ts';
import { READERS, type Reader } from '../../fuzz/readers.ts';
import { holdWorld } from '../../world-lane/lane.ts';

/** Long enough that quadratic readers are far too slow, and others take no time. */
const CHARS = 10_000;

it.each(READERS.map((one) => [one.name, one] as const))(
  'readers of outside text are quick for any shape: %s',
  async (_name, one) => expect((await fuzzReaders([one], CHARS)).findings).toEqual([]),
);

it('the lane covers every call whose input may be large', () => {
  const large = Object.entries<Readonly<Record<string, CallSpec | NoticeSpec>>>(contract).flatMap(
    ([group, members]) =>
      Object.entries(members).flatMap(([key, spec]) =>
        spec.kind === 'call' && spec.maxInputBytes > 16_384 ? [`an input of ${group}.${key}`] : [],
      ),
  );
  expect(READERS.map(({ name }) => name)).toEqual(expect.arrayContaining(large));
  expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
});

it("pasted texts and gateways' answers are read as the world lane expects", async () => {
  const { cases, misread } = await holdWorld('test/vectors/world');
  expect(misread).toEqual([]);
  expect(cases).toBeGreaterThan(80);
});

it("the lane's clock finds an expression that restarts at each space of a long run", async () => {
  // Twice the length takes four times as long, which is too slow on fast machines as well.
  const cap = 2 * CHARS;
  const read = (text: string): string => text.replace(/[ \t]+$/, '');
  const reader: Reader = { name: 'one', cap, where: 'main', frames: [['', '']], read };
  const spaces = { spaces: (n: number) => `x${' '.repeat(n - 2)}x` };
  const { findings, worst } = await fuzzReaders([reader], cap, spaces);
  expect(findings.map(({ kind }) => kind)).toContain('slow');
  expect(worst).toBe('one: spaces');
});
