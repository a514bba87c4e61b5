import '../support/in-english.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NO_CHAIN } from '../../src-main/verify/history/bundles.ts';
import { readConsignment } from '../../src-main/verify/history/consignment.ts';
import { validateHistory } from '../../src-main/verify/history/validate.ts';
import { readConsignmentSet } from '../support/rgb/consignments.ts';
import { askChain, chainProblem } from './ask-chain.ts';
import { judgeSet, summarise } from './judge-set.ts';
import { readConsignmentFile } from './read-file.ts';
import { asJson, asText } from './report.ts';

/**
 * `npm run -s validate -- FILE [--chain URL] [--json]`: a consignment from anywhere, by its genesis and all that follows,
 * and by a server of the chain: `ssl://`, `tcp://` (Electrum) or `https://` (Esplora). Ends with 0 where it is proved, 1
 * where it is refused, 3 where the chain has not shown it.
 * `npm run -s validate -- --set FILE [--json]`: a file of cases in the form of test/vectors/consignments.
 */
const USAGE = 'npm run -s validate -- FILE [--chain URL] [--json], or -- --set FILE [--json]';
const ENDS = { proved: 0, refused: 1, pending: 3, notMined: 3 } as const;
/** Whoever asked for something that cannot be done. */
const MISUSED = 2;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: 'string' },
      chain: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (values.set !== undefined && positionals.length === 0) judge(values.set, values.json);
  else if (path !== undefined && positionals.length === 1)
    await validate(path, values.chain ?? null, values.json);
  else misused(`Name what to validate: ${USAGE}`);
} catch (error) {
  misused(chainProblem(error).slice(0, 500));
}

async function validate(path: string, address: string | null, json: boolean): Promise<void> {
  const file = readConsignmentFile(new Uint8Array(readFileSync(path)));
  if (file === null) {
    misused(`${path} holds no consignment`);
    return;
  }
  const ask = { chainNets: null, contractId: null, txid: file.txid, recipient: null, amount: null };
  // Without a chain first: nobody is asked about junk, and it names what there is to ask.
  let verdict = validateHistory(file.bytes, ask, NO_CHAIN);
  if (address !== null && (verdict.outcome === 'pending' || verdict.outcome === 'notMined')) {
    const chainNet = readConsignment(file.bytes).genesis.chainNet;
    const told = json ? () => undefined : (line: string) => console.error(line);
    const chain = await askChain({ address, chainNet, nowMs: () => Date.now(), told }, verdict.unshown);
    verdict = validateHistory(file.bytes, ask, chain);
  }
  console.log(json ? JSON.stringify(asJson(verdict)) : asText(verdict, address !== null));
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
