import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, startService, type App, type Service } from '../crash/processes.ts';
import { dataIn, prepare } from '../crash/template.ts';
import { bringToItsEnd, compareWithLedger, type Sides } from '../faults/truth.ts';
import { openWay, type Way } from '../faults/way.ts';
import { bundleWhole } from '../support/keyholder-bundle.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import { seededRandom } from '../support/psbt/mutate.ts';
import { buildPage } from '../unit/hosts/built-page.ts';
import { actOnce, armFor, feed } from './mischief.ts';
import { secretsIn } from './secrets.ts';

export interface Soaked {
  readonly rounds: number;
  readonly kills: number;
  readonly faults: number;
  /** Everything that must never be, in words. */
  readonly broken: readonly string[];
  /** The heap of an app that lived long, after collections, from its first rounds to its last. */
  readonly heapMb: { readonly from: number; readonly to: number };
}

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly report: (text: string) => void;
}

/** A program that is never killed is looked at once it is warm, and then as often. */
const LONG_LIFE_ROUNDS = 40;
/** Forty rounds take seconds, and minutes on a machine that has much else to do. */
const LIFE_LIMIT_MS = 30 * 60_000;
const HUNTED_ROUNDS = 40;
const WARM_ROUNDS = 10;
const FEED_EVERY = 8;
const MB = 2 ** 20;

/**
 * One wallet and one service for so many minutes, with faults on the way between them and the app killed at any moment:
 * every second life of it is ended again and again, the others are long. After each round what is unfinished is brought to its end,
 * and the journal and the screens are compared with the service's books; at last everything that was written is
 * searched for the secret. Simulated: the keychain, the service, the clock, which jumps where a person would wait.
 */
export async function soak({ minutes, seed, report }: SoakOptions): Promise<Soaked> {
  const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-soak-'));
  const page = buildPage();
  const [appFile, serviceFile] = [
    await bundleWhole('test/crash/app.ts'),
    await bundleWhole('test/crash/service.ts'),
  ];
  const service = startService(serviceFile.path);
  const untilMs = performance.now() + minutes * 60_000;
  const random = seededRandom(seed);
  const broken: string[] = [];
  const found = (what: string): void => {
    broken.push(what);
    report(what);
  };
  let [rounds, kills, faults, lives] = [0, 0, 0, 0];
  let heapMb = { from: 0, to: 0 };
  let way: Way | null = null;
  try {
    const template = await prepare('send', scratch, { appFile: appFile.path, page: page.folder, service });
    if (template.goal.kind !== 'send') throw new Error('a send was to be prepared');
    const folders = dataIn(scratch);
    const { walletId, asked } = template.goal;
    const assetId = asked.recipients[0]?.assetId ?? '';
    const opened = (await service.ask({ do: 'open', folder: folders.service })) as {
      url: string;
      height: number;
    };
    way = await openWay(opened.url);
    const { baseUrl } = way;
    let { height } = opened;
    const start = (): Promise<App> =>
      startApp(
        appFile.path,
        { folder: folders.app, page: page.folder, serviceUrl: baseUrl, height },
        LIFE_LIMIT_MS,
      );
    while (performance.now() < untilMs) {
      lives += 1;
      const isLong = lives % 2 === 0;
      let app = await start();
      const mine = async (): Promise<void> => {
        ({ height } = (await service.ask({ do: 'mine' })) as { height: number });
        if (!app.hasEnded()) await app.tell({ do: 'height', height });
      };
      const weights: number[] = [];
      for (
        let round = 0;
        round < (isLong ? LONG_LIFE_ROUNDS : HUNTED_ROUNDS) && performance.now() < untilMs;
        round += 1
      ) {
        rounds += 1;
        if (rounds % FEED_EVERY === 1) await feed(app, service, { walletId, mine });
        const place = { app, service, way, walletId, assetId };
        if (!isLong) await armFor(app, random);
        if (await actOnce(place, random)) faults += 1;
        if (app.hasEnded()) {
          kills += 1;
          app = await start();
        } else if (!isLong) await app.tell({ do: 'arm', point: null });
        const sides = sidesOf(app, service, { walletId, folders, mine });
        if (!(await bringToItsEnd(sides))) found(`round ${String(rounds)}: it never came to an end`);
        for (const what of await compareWithLedger(sides)) found(`round ${String(rounds)}: ${what}`);
        if (isLong) weights.push((await app.tell({ do: 'weigh' })).heapBytes / MB);
      }
      for (const fault of (await app.tell({ do: 'weigh' })).faults) found(`a fault of ours: ${fault}`);
      await app.kill();
      if (weights.length > WARM_ROUNDS)
        heapMb = { from: weights[WARM_ROUNDS - 1] ?? 0, to: weights.at(-1) ?? 0 };
    }
    for (const hit of secretsIn(folders.app, readFileSync(join(folders.app, 'keychain.json'), 'utf8')))
      found(`a secret: ${hit}`);
    return { rounds, kills, faults, broken, heapMb };
  } finally {
    service.stop();
    await way?.close();
    for (const one of [appFile, serviceFile, page]) one.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function sidesOf(app: App, service: Service, place: Pick<Sides, 'walletId' | 'folders' | 'mine'>): Sides {
  return {
    ...place,
    ask: app.ask,
    get: app.get,
    ledger: () => service.ask({ do: 'ledger', folder: place.folders.service }) as Promise<Ledger>,
    pass: async (ms) => {
      await app.tell({ do: 'shift', ms });
      await service.ask({ do: 'shift', ms });
    },
  };
}
