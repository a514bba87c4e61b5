import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { ITEMS } from '../../hardening/items.ts';
import { blocksOf, sentencesOf } from './blocks.ts';
import type { Claim, HeldBy } from './claims/claim.ts';
import { CLAIMS } from './claims/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const notYetRun = blocksOf(read('README.md'))
  .filter(({ part }) => part === 'Not yet run')
  .map(({ text }) => text)
  .join(' ');

/**
 * What is wrong between the sentences of a block and the claims that it holds: a claim reaches from the sentence that it
 * begins with up to the next claim.
 */
function problemsOf(text: string, claims: readonly Claim[]): string[] {
  const sentences = sentencesOf(text);
  const starts = sentences.flatMap((sentence, at) => {
    const found = claims.find(({ words }) => sentence.startsWith(words));
    return found === undefined ? [] : [{ at, claim: found }];
  });
  if (starts[0]?.at !== 0) return [`no claim begins with: ${text.slice(0, 60)}`];
  return starts.flatMap(({ at, claim }, index) => {
    const count = (starts[index + 1]?.at ?? sentences.length) - at;
    return count === claim.sentences
      ? []
      : [`“${claim.words}” is ${String(count)} sentences, and ${String(claim.sentences)} are registered`];
  });
}

/** Whether a title of a test or of a group begins so: after the quote that opens it, and not skipped. */
function hasTitle(source: string, words: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(quote + words.replaceAll(quote, `\\${quote}`));
    return at !== -1 && !/\b(?:skip|todo|fixme)\s*\(\s*$/.test(source.slice(0, at));
  });
}

/** Why this holds nothing; null where it does. */
function whyNot(heldBy: HeldBy): string | null {
  const item = /^hardening (\d+)$/.exec(heldBy)?.[1];
  if (item !== undefined)
    return ITEMS.some(({ number }) => number === Number(item)) ? null : `no item ${item}`;
  if (heldBy.startsWith('decision: ')) return heldBy.length > 'decision: '.length + 9 ? null : 'no reason';
  if (heldBy.startsWith('not run: '))
    return notYetRun.includes(heldBy.slice('not run: '.length)) ? null : `not said: ${heldBy}`;
  const [file = '', words = ''] = heldBy.split(' › ');
  const isTest = /\.(?:test|spec)\.ts$/.test(file);
  const path = isTest ? `test/${file}` : file;
  if (!existsSync(join(root, path))) return `no file ${path}`;
  if (words === '') return `no words for ${path}`;
  const source = read(path);
  const isThere = isTest ? hasTitle(source, words) : source.includes(words);
  return isThere ? null : `${path} holds no “${words}”`;
}

describe.each(Object.entries(CLAIMS))('what %s says', (name, claims) => {
  const blocks = blocksOf(read(name));
  const sentences = blocks.flatMap(({ text }) => sentencesOf(text));

  it('is registered sentence by sentence, with what would fail if it were untrue', () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(blocks.flatMap(({ text }) => problemsOf(text, claims))).toEqual([]);
  });

  it('is registered once, in words that still stand there', () => {
    const found = claims.map(({ words }) => [
      words,
      sentences.filter((sentence) => sentence.startsWith(words)).length,
    ]);
    expect(found.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it('is held by what is there', () => {
    expect(claims.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
    const wrong = claims.flatMap(({ words, heldBy }) =>
      heldBy.flatMap((one) => {
        const why = whyNot(one);
        return why === null ? [] : [`${words}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the register itself', () => {
  const text = 'One stands here. Two does, too. Three is new.';
  const known: Claim = { words: 'One stands', sentences: 2, heldBy: [] };

  it('finds a sentence that was added, one that was taken away, and a block that nobody registered', () => {
    expect(problemsOf(text, [known])).toEqual(['“One stands” is 3 sentences, and 2 are registered']);
    expect(problemsOf('One stands here.', [known])).toHaveLength(1);
    expect(problemsOf('Another.', [known])).toEqual(['no claim begins with: Another.']);
    expect(problemsOf(text, [known, { words: 'Three', sentences: 1, heldBy: [] }])).toEqual([]);
  });

  it('takes no title that is not there, is skipped, or stands within another', () => {
    const source = "it('holds water', () => {});\nit.skip('holds air', () => {});";
    expect(['holds water', 'holds', 'water', 'holds air'].map((words) => hasTitle(source, words))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(whyNot('unit/documents/none.test.ts › a')).toBe('no file test/unit/documents/none.test.ts');
    expect(whyNot('unit/documents/claims.test.ts › is held by nothing')).not.toBeNull();
    expect(whyNot('LICENSE › Apache')).not.toBeNull();
    expect(whyNot('hardening 41')).not.toBeNull();
    expect(whyNot('not run: what ran')).not.toBeNull();
  });
});

describe('the workflows', () => {
  it.each(['package', 'window', 'long'])('%s runs commands that package.json has', (name) => {
    const text = read(`.github/workflows/${name}.yml`);
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
