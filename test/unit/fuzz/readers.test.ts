import { describe, expect, it } from 'vitest';
import { contract, type CallSpec, type NoticeSpec } from '../../../src-preload/contract/index.ts';
import { fuzzReaders } from '../../fuzz/fuzz-readers.ts';
import { readForms } from '../../fuzz/forms.ts';
import { READERS, type Reader } from '../../fuzz/readers.ts';

/** Enough for what grows with the square of it to be far too slow, and read by all others in no time. */
const CHARS = 10_000;
const reader = (read: Reader['read'], cap = CHARS): Reader => ({
  name: 'one',
  cap,
  where: 'main',
  frames: [['', '']],
  read,
});
const spaces = { spaces: (n: number) => `x${' '.repeat(n - 2)}x` };

describe('readers of outside text', () => {
  it.each(READERS.map((one) => [one.name, one] as const))(
    'hold nobody up with any shape: %s',
    async (_name, one) => expect((await fuzzReaders([one], CHARS)).findings).toEqual([]),
  );

  it('hold every call whose input may be large', () => {
    const large = Object.entries<Readonly<Record<string, CallSpec | NoticeSpec>>>(contract).flatMap(
      ([group, members]) =>
        Object.entries(members).flatMap(([key, spec]) =>
          spec.kind === 'call' && spec.maxInputBytes > 16_384 ? [`an input of ${group}.${key}`] : [],
        ),
    );
    expect(READERS.map(({ name }) => name)).toEqual(expect.arrayContaining(large));
    expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
  });
});

describe('ways of writing things down', () => {
  it('are read as they are meant, or refused in words, more than two hundred of them', () => {
    const { forms, misread, internal } = readForms();
    expect({ misread, internal }).toEqual({ misread: [], internal: [] });
    expect(forms).toBeGreaterThanOrEqual(200);
  });

  it('are found to be misread where something else is right, or a reader takes none', () => {
    const one = { reader: 'link', name: 'x', text: 'bitcoin:?amount=1', right: 'refused means' };
    expect(readForms([{ ...one, right: '1 -' }]).misread).toHaveLength(1);
    expect(readForms([one]).misread).toEqual(['link has no genuine form']);
  });
});

describe('the clock that times them', () => {
  it('finds an expression that begins again at each space of a long run', async () => {
    const { findings, worst } = await fuzzReaders(
      [reader((text) => text.replace(/[ \t]+$/, ''), 2 * CHARS)],
      // Twice as long takes four times as long: too slow on a fast machine, too.
      2 * CHARS,
      spaces,
    );
    expect(findings.map(({ kind }) => kind)).toContain('slow');
    expect(worst).toBe('one: spaces');
  });

  it('finds what grows with the cube of its text, also on a busy machine', async () => {
    const cube = (text: string) => {
      let sum = 0;
      for (let i = 0; i < text.length ** 3; i++) sum += i % 7;
      return sum;
    };
    const { superlinear } = await fuzzReaders([reader(cube)], 440, spaces);
    expect(superlinear).toBe(1);
  });

  it('finds what throws as nothing of ours does, and is silent about what is foreseen', async () => {
    const faulty = await fuzzReaders([reader(() => JSON.parse('{') as unknown)], CHARS, spaces);
    expect(faulty.findings.map(({ kind }) => kind)).toContain('fault');
    const silent = await fuzzReaders([reader((text) => text.trim())], CHARS, spaces);
    expect(silent.findings).toEqual([]);
  });
});
