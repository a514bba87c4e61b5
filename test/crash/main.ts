import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { crash } from './crash.ts';

/**
 * `npm run -s crash -- --runs N [--flow slots|send|raise|race] [--json]`: ends the app by SIGKILL at every write and
 * every question of each flow, N times each. Then it starts the app again, finishes as a person would, and compares
 * the wallet's journal with the service's ledger. Stopped early, it reports its findings so far. Ends with 0 only if
 * nothing is lost, doubled, unresolved or illegal.
 */
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void (isStopped = true));
const FLOWS = ['slots', 'send', 'raise', 'race'] as const;
const isFlow = (name: string): name is (typeof FLOWS)[number] => FLOWS.some((one) => one === name);
const USAGE = 'npm run -s crash -- --runs N [--flow slots|send|raise|race] [--json]';
const asked = readArgs(
  {
    runs: { type: 'string', default: '1' },
    flow: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  ({ runs, flow, json }) => {
    if (!/^[1-9]\d{0,3}$/.test(runs)) return USAGE;
    if (flow !== undefined && !isFlow(flow)) return USAGE;
    return {
      runs: Number(runs),
      flows: flow === undefined ? FLOWS : ([flow] as const),
      json,
    };
  },
  { wrong: () => USAGE },
);
const summary = await crash({ ...asked, isStopped: () => isStopped, report: console.error });
const { lost, doubled, unresolved, illegalStates } = summary;
report(asked, summary, [], lost + doubled + unresolved + illegalStates === 0);
