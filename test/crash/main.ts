import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { crash, type Summary } from './crash.ts';

/**
 * `npm run -s crash -- --runs N [--flow slots|send] [--json]`: ends the app by SIGKILL at every write and every question
 * of both flows, N times each, and once at every write that carries an old folder over; starts it again, brings what it finds to its end as a person would, and compares the
 * wallet's journal with the service's ledger. Told to stop, it says what it found so far. Ends with 0 only if nothing is
 * lost, doubled, unresolved or illegal.
 */
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true;
  });
const USAGE = 'npm run -s crash -- --runs N [--flow slots|send] [--json]';
const asked = readArgs(
  {
    runs: { type: 'string', default: '1' },
    flow: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  ({ runs, flow, json }) => {
    if (!/^[1-9]\d{0,3}$/.test(runs)) return USAGE;
    if (flow !== undefined && flow !== 'slots' && flow !== 'send') return USAGE;
    return {
      runs: Number(runs),
      flows: flow === undefined ? (['slots', 'send'] as const) : ([flow] as const),
      json,
    };
  },
  { wrong: () => USAGE },
);
const summary = await crash({ ...asked, isStopped: () => isStopped, report: console.error });
console.log(asked.json ? JSON.stringify(summary) : inWords(summary));
const { lost, doubled, unresolved, illegalStates } = summary;
process.exitCode = lost + doubled + unresolved + illegalStates === 0 ? 0 : 1;

function inWords({ points, runs, ...found }: Summary): string {
  const counts = Object.entries(found).map(([name, count]) => `${String(count)} ${name}`);
  return `${String(points)} points, ${String(runs)} runs: ${counts.join(', ')}`;
}
