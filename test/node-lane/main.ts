import { parseArgs } from 'node:util';
import '../support/in-english.ts';
import { readExchanges } from './exchanges.ts';
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
for (const one of [...misread, ...wrong]) console.error(one);
const { locks, alerted, alerts, unreachable, passwordsMax, passwordsMaxBehindGateway } = lane;
if (values.json)
  console.log(JSON.stringify({ exchanges, misread: misread.length, ...lane, wrong: wrong.length }));
else
  console.log(
    `${String(exchanges)} answers of a real node, ${String(misread.length)} misread; ` +
      `${String(alerted)} of ${String(locks)} locks told within an interval, by ${String(alerts)} alerts; ` +
      `unreachable after ${Object.values(unreachable).join(', ')} intervals; ` +
      `the password went ${String(passwordsMax)} time at most, ${String(passwordsMaxBehindGateway)} behind a gateway`,
  );
const isGood =
  misread.length + wrong.length === 0 &&
  alerted === locks &&
  Math.max(...Object.values(unreachable)) <= 3.5 &&
  passwordsMax <= 1 &&
  passwordsMaxBehindGateway <= 2;
process.exitCode = isGood ? 0 : 1;
