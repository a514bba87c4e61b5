import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { randomInt } from 'node:crypto';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { missingPackage } from '../../src-main/own-service/service.ts';
import { fetchBitcoind } from '../regtest/node/fetch-bitcoind.ts';
import { ensureBuilt } from '../regtest/parts/built-app.ts';
import { openFetchLimit } from '../regtest/parts/fetch-limit.ts';
import { NotHere, textOf } from '../regtest/parts/needs.ts';
import { openRunFolder } from '../regtest/parts/run-folder.ts';
import { play, type Played } from './play.ts';

/**
 * `npm run -s own-service-lane [-- --kills N] [--seed S] [--keep] [--json]`: two people pay each other over the service that Ochre
 * runs itself, against a real Bitcoin node and the real rgb-lib, whose process is killed at random moments. Ends with 0
 * only if nothing is lost, doubled or left on trust.
 */
interface Asked {
  readonly kills: number;
  readonly seed: number;
  readonly json: boolean;
  /** Leaves the folder of the run, with the logs of both apps. */
  readonly keep: boolean;
}

const asked = readArgs(
  {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
  ({ json, keep, ...values }): Asked | string => {
    const [kills, seed] = [Number(values.kills), Number(values.seed)];
    if (!Number.isSafeInteger(kills) || kills < 1)
      return `--kills takes a number from 1, not ${values.kills}`;
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed takes a number from 0, not ${values.seed}`;
    return { kills, seed, json, keep };
  },
);
endWithUs();
process.exitCode = await run(asked);

async function run({ kills, seed, json, keep }: Asked): Promise<number> {
  // With --json, standard output holds the summary and nothing else.
  const say = (line: string): void => {
    if (json) console.error(line);
    else console.log(line);
  };
  say(`Seed ${seed}`);
  const startedAt = performance.now();
  const folder = openRunFolder();
  let played: Played;
  try {
    const missing = missingPackage();
    if (missing !== null) throw new Error(`${missing} is not installed`);
    const bitcoind = await fetchBitcoind(say, openFetchLimit());
    await ensureBuilt(say);
    played = await play({ kills, seed, bitcoind, folder, say });
  } catch (error) {
    if (error instanceof NotHere) {
      console.error(`SKIPPED: ${error.message}`);
      return 0;
    }
    console.error(`It could not be run to its end (seed ${seed}): ${textOf(error)}`);
    return 1;
  } finally {
    if (keep) say(`What they wrote is left in ${folder.path}`);
    else folder.remove();
  }
  const { within, posted, heard, ...summary } = played;
  for (const [what, times] of heard) say(`${what}, ${times} times`);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  say(
    `${within} of ${summary.kills} kills came within what was done; ${posted} malformed files; ${seconds} s`,
  );
  const { lost, doubled, malformedSurvived, verified, reported } = summary;
  const text = JSON.stringify({ kills: summary.kills, lost, doubled, malformedSurvived, verified, reported });
  if (json) console.log(text);
  else
    say(
      `${lost} lost, ${doubled} doubled, ${malformedSurvived} malformed survived, ${verified} verified, ${reported} reported`,
    );
  const isFine = lost === 0 && doubled === 0 && reported === 0 && malformedSurvived === posted;
  return isFine && summary.kills >= kills ? 0 : 1;
}
