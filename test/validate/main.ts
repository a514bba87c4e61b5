import '../support/in-english.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NO_CHAIN } from '../../src-main/domain/rgb/history/chain-facts.ts';
import { validateHistory } from '../../src-main/domain/rgb/history/validate.ts';
import { readConsignmentSet } from '../support/rgb/consignments.ts';
import { judgeSet, summarise } from './judge-set.ts';
import { readConsignmentFile } from './read-file.ts';
import { asJson, asText } from './report.ts';

/**
 * `npm run -s validate -- FILE [--json]`: a consignment from anywhere, by its genesis and all that follows. Ends with 0
 * where it is proved, 1 where it is refused, 3 where the chain has not shown it.
 * `npm run -s validate -- --set FILE [--json]`: a file of cases in the form of test/vectors/consignments.
 */
const USAGE = 'npm run -s validate -- FILE [--json], or -- --set FILE [--json]';
const ENDS = { proved: 0, refused: 1, pending: 3, notMined: 3 } as const;
/** Whoever asked for something that cannot be done. */
const MISUSED = 2;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { set: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (values.set !== undefined && positionals.length === 0) judge(values.set, values.json);
  else if (path !== undefined && positionals.length === 1) validate(path, values.json);
  else misused(`Name what to validate: ${USAGE}`);
} catch (error) {
  misused(error instanceof Error ? error.message.slice(0, 500) : String(error));
}

function validate(path: string, json: boolean): void {
  const file = readConsignmentFile(new Uint8Array(readFileSync(path)));
  if (file === null) {
    misused(`${path} holds no consignment`);
    return;
  }
  const ask = { chainNets: null, contractId: null, txid: file.txid, recipient: null, amount: null };
  const verdict = validateHistory(file.bytes, ask, NO_CHAIN);
  console.log(json ? JSON.stringify(asJson(verdict)) : asText(verdict, false));
  process.exitCode = ENDS[verdict.outcome];
}

function judge(path: string, json: boolean): void {
  const results = judgeSet(readConsignmentSet(new Uint8Array(readFileSync(path))));
  const summary = summarise(results);
  if (json) console.log(JSON.stringify(summary));
  else
    for (const { id, label, outcome, code } of results)
      console.log(`${id} ${outcome} ${code ?? '-'} ${label}`);
  for (const { id, asExpected, outcome, code, expectedCode } of results)
    if (!asExpected)
      console.error(`${id} is wrong: ${outcome} ${code ?? '-'}, not ${expectedCode ?? 'proved'}`);
  process.exitCode = summary.asExpected === summary.cases ? 0 : 1;
}

function misused(problem: string): void {
  console.error(problem);
  process.exitCode = MISUSED;
}
