import type { PaceRun, PaceOf } from './pace.ts';
import { ACTS, type Act, type PaceTimes, type Took } from './pace-side.ts';
import { judged } from './table.ts';

/** Of the older build's seconds, all acts together. */
const PACE_REACH = 0.5;
/** Waits for the service after one another. */
const MOST_ROUNDS: Partial<Record<Act, number>> = {
  'slots: Sign to result': 3,
  'send: Sign to result': 3,
  'invoice: press to invoice': 2,
};
const ACT_CHARS = 33;
const HEAD = 'seconds rounds asked behind';

export function paceTable(run: PaceRun): string {
  return [
    ...Object.entries(run).flatMap(([service, times]) => [...rowsOf(service, times), '']),
    'Main’s question is answered after 3 s, which are taken off. rounds: waits for the service after one another; asked: its',
    'calls; behind: round trips of its rgb-lib at the indexer. They count what goes on beside the act, too.',
  ].join('\n');
}

function rowsOf(service: string, { now, base }: PaceOf): string[] {
  const heads = base === null ? HEAD : `${HEAD}  before ${HEAD}`;
  const rows = ACTS.map((act) => {
    const most = MOST_ROUNDS[act];
    const rounds = most === undefined ? '' : `  rounds: ${judged(now[act].rounds, most)}`;
    const share = base === null ? '' : `  before${cells(base[act])}  ${shareOf(now[act], base[act])}`;
    return `${act.padEnd(ACT_CHARS)}${cells(now[act])}${share}${rounds}`;
  });
  const all = base === null ? [] : [`all of it, of before: ${judged(sum(now) / sum(base), PACE_REACH)}`];
  return [`${service}, simulated`.padEnd(ACT_CHARS) + heads, ...rows, ...all];
}

const shareOf = (now: Took, before: Took): string => (now.seconds / before.seconds).toFixed(2);

function cells({ seconds, rounds, requests, behind }: Took): string {
  return (
    seconds.toFixed(1).padStart(7) +
    String(rounds).padStart(7) +
    String(requests).padStart(6) +
    String(behind).padStart(7)
  );
}

/** Each act once: what is read after it was submitted is waited for by nobody. */
const sum = (times: PaceTimes): number =>
  ACTS.filter((act) => !act.endsWith('to result')).reduce((total, act) => total + times[act].seconds, 0);
