import '../support/in-english.ts';
import { parseArgs } from 'node:util';
import { crash, type CrashOptions, type Summary } from './crash.ts';

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
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const summary = await crash({ ...asked, isStopped: () => isStopped, report: console.error });
  console.log(asked.json ? JSON.stringify(summary) : inWords(summary));
  const { lost, doubled, unresolved, illegalStates } = summary;
  process.exitCode = lost + doubled + unresolved + illegalStates === 0 ? 0 : 1;
}

function inWords({ points, runs, ...found }: Summary): string {
  const counts = Object.entries(found).map(([name, count]) => `${String(count)} ${name}`);
  return `${String(points)} points, ${String(runs)} runs: ${counts.join(', ')}`;
}

function readAsked(
  args: readonly string[],
): (Pick<CrashOptions, 'runs' | 'flows'> & { readonly json: boolean }) | string {
  const usage = 'npm run -s crash -- --runs N [--flow slots|send] [--json]';
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '1' },
        flow: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const { runs, flow, json } = values;
    if (!/^[1-9]\d{0,3}$/.test(runs)) return usage;
    if (flow !== undefined && flow !== 'slots' && flow !== 'send') return usage;
    return { runs: Number(runs), flows: flow === undefined ? ['slots', 'send'] : [flow], json };
  } catch {
    return usage;
  }
}
