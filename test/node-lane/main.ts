import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { readExchanges } from './exchanges.ts';
import { runLane } from './lane.ts';

/**
 * `npm run -s node-lane [-- --json] [--rounds N]`: the program against a real node's recorded answers, and against an
 * equally strict simulated node. Ends with 0 only if nothing was misread, every lock was reported in time, and no
 * password was sent twice.
 */
const asked = readArgs(
  { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '10' } },
  ({ json, rounds }) => ({ json, rounds: Number(rounds) }),
);
const { exchanges, misread } = await readExchanges();
const { wrong, ...lane } = await runLane(asked.rounds);
const isGood =
  misread.length + wrong.length === 0 &&
  lane.alerted === lane.locks &&
  Math.max(...Object.values(lane.unreachable)) <= 3.5 &&
  lane.passwordsMax <= 1 &&
  lane.passwordsMaxBehindGateway <= 2;
const summary = { exchanges, misread: misread.length, ...lane, wrong: wrong.length };
report(asked, summary, [...misread, ...wrong], isGood);
