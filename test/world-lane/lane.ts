import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { misreadCases, misreadSequences, readPublished } from '../node-lane/gateways.ts';
import { READERS } from './readers.ts';

/** What a reading says, in the words of vocabulary.json. */
export type Made = Readonly<Record<string, unknown>>;

/** One thing that somebody pasted, and what is right. */
export interface WorldCase {
  readonly text: string;
  readonly language?: 'en' | 'es' | 'de';
  readonly precision?: number;
  readonly from?: string;
  readonly right: Made | readonly Made[];
}

/** Each file of the folder, read by the real readers. A file that is not there has no cases. */
export async function holdWorld(folder: string): Promise<{ cases: number; misread: readonly string[] }> {
  let cases = 0;
  const misread: string[] = [];
  for (const [name, read] of Object.entries(READERS)) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly cases: readonly WorldCase[] };
    for (const one of file.cases) {
      cases += 1;
      const made = tried(read, one);
      if (!isMet(one.right, made))
        misread.push(
          `${name}: ${one.text.slice(0, 100)}: ${JSON.stringify(made)}, and not ${JSON.stringify(one.right)}`,
        );
    }
  }
  const gateways = join(folder, 'gateway-answers.json');
  if (existsSync(gateways)) {
    const published = readPublished(gateways);
    cases += published.cases.length + published.sequences.length;
    misread.push(...(await misreadCases(published)), ...(await misreadSequences(published)));
  }
  return { cases, misread };
}

/** What a reader throws that is no refusal is a misreading of its own. */
function tried(read: (one: WorldCase) => Made, one: WorldCase): Made {
  try {
    return read(one);
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) };
  }
}

/** Every key of what is right is met; one that no reading has is not. */
function isMet(right: WorldCase['right'], made: Made): boolean {
  if (Array.isArray(right)) return right.some((one: Made) => isMet(one, made));
  const keys = Object.keys(right);
  return keys.length > 0 && keys.every((key) => isDeepStrictEqual(made[key], (right as Made)[key]));
}
