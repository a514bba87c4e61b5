import { parseArgs } from 'node:util';
import '../support/in-english.ts';
import { TABLE } from '../../src-main/nodes/state/table.ts';
import { CLOSED_LISTS } from './closed-lists.ts';
import { busyRun, endlessStates } from './endless.ts';
import { readExchanges } from './exchanges.ts';
import { genuineNodes, misreadCases, misreadSequences, sweepGateways } from './gateways.ts';
import { LASTS } from '../../src-main/nodes/state/lasting.ts';
import { runLane } from './lane.ts';

/**
 * `npm run -s node-lane [-- --json] [--rounds N]`: the program against what a real node answered, and against a simulated
 * one that is as strict. Ends with 0 only if nothing was misread, every lock was told in time, and no password went twice.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '10' } },
});
const { exchanges, misread } = await readExchanges();
const { wrong, ...lane } = await runLane(Number(values.rounds));
const { wrong: wrongOfGateways, ...gateways } = await sweepGateways();
const quiet = CLOSED_LISTS.flatMap(([list, otherwise, seen]) =>
  seen() === otherwise ? [] : [`${list}: ${seen()}`],
);
misread.push(...(await misreadCases()), ...(await misreadSequences()), ...wrongOfGateways, ...quiet);
const [genuine, endless, run] = [await genuineNodes(), await endlessStates(), await busyRun()];
for (const one of [...misread, ...wrong]) console.error(one);
const { locks, alerted, alerts, unreachable, passwordsMax, passwordsMaxBehindGateway } = lane;
const rows = TABLE.length;
if (values.json)
  console.log(
    JSON.stringify({
      ...{ rows, exchanges, misread: misread.length, ...lane, wrong: wrong.length },
      ...{ gateways, genuine, endless, run },
    }),
  );
else {
  for (const [list, otherwise] of CLOSED_LISTS) console.log(`${list}: else ${otherwise}`);
  for (const [state, lasts] of Object.entries(LASTS))
    console.log(
      lasts === 'rests' ? `${state}: rests` : `${state}: ${String(lasts.minutes)} min (${lasts.source})`,
    );
  console.log(
    `${String(exchanges)} answers of a real node, ${String(misread.length)} misread; ` +
      `${String(alerted)} of ${String(locks)} locks told within an interval, by ${String(alerts)} alerts; ` +
      `unreachable after ${Object.values(unreachable).join(', ')} intervals; ` +
      `the password went ${String(passwordsMax)} time at most, ${String(passwordsMaxBehindGateway)} behind a gateway`,
  );
}
const isGood =
  misread.length + wrong.length === 0 &&
  alerted === locks &&
  Math.max(...Object.values(unreachable)) <= 3.5 &&
  passwordsMax <= 1 &&
  passwordsMaxBehindGateway <= 2 &&
  gateways.staysUnlocked + genuine.wrongly + endless.withoutEnd + run.failedFor429 + run.left === 0;
process.exitCode = isGood ? 0 : 1;
