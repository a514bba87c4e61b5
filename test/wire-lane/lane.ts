import { isDeepStrictEqual } from 'node:util';
import { cleanWords } from '../../src-main/net/secrets.ts';
import { plantedIn, readVocabulary, type Example, type Made } from './examples.ts';
import { readAll } from './reading.ts';

const words = readVocabulary('test/vectors/wire/vocabulary.json');

/** How many examples are read as expected; with `planted`, how many false expectations are. */
export async function holdExamples(examples: readonly Example[], planted = false) {
  const all = await readAll(examples);
  const cases = examples.flatMap((example, at) =>
    (planted ? plantedIn(example) : [example]).map((expected) => ({ expected, made: all[at] ?? null })),
  );
  const otherwise = cases
    .filter(({ expected, made }) => !isMet(expected, made))
    .map(({ expected }) => expected);
  return { examples: cases.length, asExpected: cases.length - otherwise.length, otherwise };
}

/** An unknown word or an empty expectation is never met. */
function isMet({ must, refuse }: Example, made: Made | null): boolean {
  const keys = Object.keys(must);
  const isKnown = keys.every((key) => words.must.has(key)) && (refuse === null || words.refuse.has(refuse));
  if (made === null || !isKnown || (keys.length === 0 && refuse === null)) return false;
  return (
    made.refuse === refuse && keys.every((key) => isDeepStrictEqual(made.told[key], shownOf(key, must[key])))
  );
}

/** Words are shown to the letter; keys are shown nowhere (docs/security.md, G36). */
const shownOf = (key: string, value: unknown): unknown =>
  key === 'words' && typeof value === 'string' ? cleanWords(value) : value;
