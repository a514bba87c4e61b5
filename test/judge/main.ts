import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCorpus } from '../support/psbt/corpus.ts';
import type { Corpus } from '../support/psbt/corpus.ts';
import { isRight, judgeCorpus, summarise } from './judge-corpus.ts';

/** `npm run -s judge -- FILE [--json]`: every case of a corpus before the judge, and the genuine ones signed. */
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const results = await judgeCorpus(asked.corpus);
  const summary = summarise(results);
  if (asked.json) console.log(JSON.stringify(summary));
  else for (const { id, outcome, code } of results) console.log(`${id} ${outcome} ${code ?? '-'}`);
  for (const result of results)
    if (!isRight(result))
      console.error(`${result.id} is wrong: to ${result.expect}, keychain read ${result.reads} times`);
  process.exitCode = summary.wrong.length === 0 ? 0 : 1;
}

/** What to judge, or the sentence that says why there is nothing. */
function readAsked(args: readonly string[]): { readonly corpus: Corpus; readonly json: boolean } | string {
  let path: string | undefined;
  let json: boolean;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) return 'Name one corpus file, not several.';
    [path] = positionals;
    ({ json } = values);
  } catch (error) {
    return `These are not the arguments of this command: ${textOf(error)}`;
  }
  if (path === undefined) return 'Name the corpus file to judge: npm run -s judge -- FILE [--json]';
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return `${path} cannot be read: ${textOf(error)}`;
  }
  try {
    return { corpus: parseCorpus(text), json };
  } catch (error) {
    return `${path} is no corpus in the known format: ${textOf(error)}`;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
