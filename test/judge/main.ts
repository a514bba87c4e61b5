import { readArgs } from '../support/read-args.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCorpus, type Corpus } from '../support/psbt/corpus.ts';
import { allParts, changedParts, digestOfAll, KEPT, keptDigest } from './digest/digest.ts';
import { isRight, judgeCorpus, summarise } from './judge-corpus.ts';

type Asked =
  | { readonly what: 'corpus'; readonly corpus: Corpus; readonly json: boolean }
  | { readonly what: 'digest'; readonly keep: boolean; readonly json: boolean }
  | { readonly what: 'lines'; readonly part: string };

const FORMS = 'npm run -s judge -- FILE [--json], or -- --digest [--keep] [--json], or -- --lines PART';

/**
 * `npm run -s judge -- FILE [--json]`: every case of a corpus before the judge, and the genuine ones signed.
 * `npm run -s judge -- --digest [--keep] [--json]`: one hash over the verdicts on all that is at hand.
 * `npm run -s judge -- --lines PART`: what that hash is made of, for one part, a case a line.
 */
const asked = readArgs(
  {
    json: { type: 'boolean', default: false },
    digest: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    lines: { type: 'string' },
  },
  ({ json, digest, keep, lines }, [path, ...more]): Asked | string => {
    if (more.length > 0) return 'Name one corpus file, not several.';
    if (Number(digest) + Number(lines !== undefined) + Number(path !== undefined) !== 1)
      return `Name the corpus file to judge: ${FORMS}`;
    if (keep && !digest) return `Only a digest is kept: ${FORMS}`;
    if (lines !== undefined) return { what: 'lines', part: lines };
    return path === undefined
      ? { what: 'digest', keep, json }
      : { what: 'corpus', corpus: readCorpusFile(path), json };
  },
  { positionals: true, wrong: (problem) => `It cannot be judged: ${problem}` },
);
if (asked.what === 'corpus') await judgeAll(asked);
else if (asked.what === 'digest') await takeDigest(asked);
else printLines(asked);

async function judgeAll({ corpus, json }: { readonly corpus: Corpus; readonly json: boolean }) {
  const results = await judgeCorpus(corpus);
  const summary = summarise(results);
  if (json) console.log(JSON.stringify(summary));
  else for (const { id, outcome, code } of results) console.log(`${id} ${outcome} ${code ?? '-'}`);
  for (const result of results)
    if (!isRight(result))
      console.error(`${result.id} is wrong: to ${result.expect}, keychain read ${result.reads} times`);
  process.exitCode = summary.wrong.length === 0 ? 0 : 1;
}

async function takeDigest({ keep, json }: { readonly keep: boolean; readonly json: boolean }): Promise<void> {
  const before = keptDigest();
  const now = await digestOfAll();
  if (keep) writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`);
  const { cases, digest } = now;
  const kept = keep ? digest : (before?.digest ?? null);
  if (json) console.log(JSON.stringify({ cases, digest, kept }));
  else console.log(`${cases} verdicts, digest ${digest}, kept ${kept ?? 'none'}`);
  for (const part of changedParts(before, now)) console.error(`other verdicts than were kept: ${part}`);
  process.exitCode = digest === kept ? 0 : 1;
}

function printLines({ part: name }: { readonly part: string }): void {
  const parts = allParts();
  const part = parts.find((one) => one.name === name);
  if (part === undefined) {
    console.error(`The parts are ${parts.map((one) => one.name).join('; ')}`);
    process.exitCode = 2;
  } else for (let index = 0; index < part.cases; index++) console.log(part.line(index));
}

/** Throws an Error. */
function readCorpusFile(path: string): Corpus {
  const text = readFileSync(path, 'utf8');
  try {
    return parseCorpus(text);
  } catch (error) {
    throw new Error(`${path} is no corpus in the known format: ${String(error)}`, { cause: error });
  }
}
