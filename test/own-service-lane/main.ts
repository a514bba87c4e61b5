import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { randomInt } from 'node:crypto';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { ensureBuilt, orSkipped, sayBeside, textOf, type Say } from '../regtest/parts/needs.ts';
import { ensureRgbLib } from '../regtest/parts/packages.ts';
import { openRunFolder } from '../regtest/parts/run-folder.ts';
import { fetchParts } from '../regtest/world.ts';
import { drillAll, type Drilled } from './drill.ts';
import { report } from '../support/report.ts';
import { judgeFiles } from './files.ts';
import { moveAll, type Moved } from './move.ts';
import { play, type Played } from './play.ts';
import { measureStash } from './stash.ts';

/**
 * `npm run -s own-service-lane [-- --kills N | --drill N | --move N] [--seed S] [--keep] [--json]`: two people pay each other over the service that Ochre
 * runs itself, against a real Bitcoin node and the real rgb-lib, whose process is killed at random moments. Ends with 0
 * only if nothing is lost, doubled or left on trust. With `--drill`, so many wallets are drilled and restored instead; with
 * `--move`, the assets of so many move to another wallet over another service, and with `--calm` nothing is killed.
 * `npm run -s own-service-lane -- --stash 10,100,500 [--json]` measures what a savepoint adds to a call, with contract data of
 * so many megabytes. Ends with 0 only if each call stays under a second that comes some time after the last one.
 * `npm run -s own-service-lane -- --files [--json]`: 500 forged and 200 genuine consignments to where rgb-lib has them, 100 poisoned
 * and 200 genuine backups into an empty folder. Ends with 0 only if none of the first is opened, and all of the others
 * come out whole.
 */
const asked = readArgs(
  {
    kills: { type: 'string', default: '100' },
    stash: { type: 'string' },
    drill: { type: 'string', default: '0' },
    move: { type: 'string', default: '0' },
    calm: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
  ({ json, keep, files, calm, ...values }) => {
    const stash = values.stash?.split(',').map(Number) ?? null;
    if (stash?.some((size) => !Number.isSafeInteger(size) || size < 1) === true)
      return `--stash takes megabytes, as in 10,100,500, not ${String(values.stash)}`;
    const [kills, drill] = [Number(values.kills), Number(values.drill)];
    const [move, seed] = [Number(values.move), Number(values.seed)];
    if (!Number.isSafeInteger(kills) || kills < 1)
      return `--kills takes a number from 1, not ${values.kills}`;
    if (!Number.isSafeInteger(drill) || drill < 0) return `--drill takes a number, not ${values.drill}`;
    if (!Number.isSafeInteger(move) || move < 0) return `--move takes a number, not ${values.move}`;
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed takes a number from 0, not ${values.seed}`;
    return { kills, drill, move, calm, stash, files, seed, json, keep };
  },
);
/** The most that a savepoint may add to a call. */
const MOST_MS = 1_000;
endWithUs();
if (asked.files) await runFiles(asked);
else process.exitCode = asked.stash === null ? await run(asked) : await runStash(asked.stash, asked);

async function runFiles({ json }: typeof asked): Promise<void> {
  const say = sayBeside(json);
  const skipped: string[] = [];
  await orSkipped('the own service', skipped, () => ensureRgbLib(say));
  if (skipped.length > 0) {
    console.error(`SKIPPED: ${skipped.join()}`);
    return;
  }
  const { wrong, ...figures } = await judgeFiles(say);
  report({ json }, { ...figures, failed: wrong.length }, wrong, wrong.length === 0);
}

async function runStash(sizes: readonly number[], { json }: typeof asked): Promise<number> {
  const say = sayBeside(json);
  const stash: { readonly megabytes: number; readonly calls: Awaited<ReturnType<typeof measureStash>> }[] =
    [];
  for (const megabytes of sizes) {
    const calls = await measureStash(megabytes);
    stash.push({ megabytes, calls });
    for (const { call, ms, atOnceMs, diskMs, ...rewritten } of calls)
      say(
        `${megabytes} MB, ${call} writes ${rewritten.megabytes}: ${ms} ms, ${atOnceMs} at once; disk ${diskMs}`,
      );
  }
  const slow = stash.flatMap(({ calls }) => calls).filter(({ ms }) => ms >= MOST_MS).length;
  if (json) console.log(JSON.stringify({ stash, slow }));
  else say(`${slow} calls take a second or more`);
  return slow === 0 ? 0 : 1;
}

async function run({ kills, drill, move, calm, seed, json, keep }: typeof asked): Promise<number> {
  const say = sayBeside(json);
  say(`Seed ${seed}`);
  const startedAt = performance.now();
  const folder = openRunFolder();
  const skipped: string[] = [];
  let played: Played | null = null;
  let drilled: Drilled | null = null;
  let moved: Moved | null = null;
  try {
    const parts = await orSkipped('the own service', skipped, async () => {
      await ensureRgbLib(say);
      return fetchParts(say);
    });
    await ensureBuilt(say);
    if (parts !== null && drill > 0) drilled = await drillAll({ wallets: drill, seed, parts, folder, say });
    else if (parts !== null && move > 0)
      moved = await moveAll({ wallets: move, isKilling: !calm, seed, parts, folder, say });
    else played = parts && (await play({ kills, seed, parts, folder, say }));
  } catch (error) {
    console.error(`It could not be run to its end (seed ${seed}): ${textOf(error)}`);
    return 1;
  } finally {
    if (keep) say(`What they wrote is left in ${folder.path}`);
    else folder.remove();
  }
  if (drilled !== null) return endOfDrill(drilled, drill);
  if (moved !== null) return endOfMoves(moved, move, say);
  if (played === null) {
    console.error(`SKIPPED: ${skipped.join()}`);
    return 0;
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

function endOfDrill(drilled: Drilled, asked: number): number {
  const { wallets, assets, back, spent, wrong } = drilled;
  console.log(JSON.stringify(drilled));
  const isWhole = assets > 0 && back === assets && spent === assets && wrong === 0;
  return isWhole && wallets === asked ? 0 : 1;
}

function endOfMoves({ heard, ...moved }: Moved, asked: number, say: Say): number {
  for (const [what, times] of heard) say(`${what}, ${times} times`);
  const { wallets, assets, kills, within, ...ends } = moved;
  console.log(JSON.stringify({ wallets, assets, kills, within, ...ends }));
  const { verified, back, lost, doubled, wrong } = ends;
  const isWhole = assets > 0 && ends.moved === assets && verified === assets && back === 1;
  return isWhole && wallets === asked && lost + doubled + wrong === 0 ? 0 : 1;
}
