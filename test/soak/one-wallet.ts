import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedService } from '../crash/messages.ts';
import { startApp, type App, type Service } from '../crash/processes.ts';
import { dataIn, prepare } from '../crash/template.ts';
import { bringToItsEnd, compareWithLedger, type Sides } from '../faults/truth.ts';
import { openWay } from '../faults/way.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import { actOnce, armFor, feed, type Random } from './mischief.ts';
import { secretsIn } from './find-secrets.ts';

/** Acts and findings over all wallets. */
export interface Tally {
  rounds: number;
  kills: number;
  faults: number;
  /** The heap of a long-lived app after collections, in its first and last rounds. */
  heapMb: { readonly from: number; readonly to: number };
  /** Everything that must never happen, in words. */
  readonly broken: string[];
  readonly found: (what: string) => void;
}

export interface Tools {
  readonly appFile: string;
  readonly page: string;
  readonly service: Service;
  readonly random: Random;
  /** By `performance.now()`. */
  readonly untilMs: number;
}

/** This many lives of forty rounds are enough for a wallet; `npm run -s life` tests a longer one. */
const MOST_LIVES = 10;
/** A program that is never killed is measured after this many rounds, and again after as many. */
const ROUNDS = 40;
/** Forty rounds take seconds, or minutes on a busy machine. */
const LIFE_LIMIT_MS = 30 * 60_000;
const WARM_ROUNDS = 10;
const FEED_EVERY = 8;
const MB = 2 ** 20;

/** One wallet from its creation until it had its lives or the time is over. */
export async function soakOneWallet(scratch: string, tools: Tools, tally: Tally): Promise<void> {
  const { appFile, page, service, random, untilMs } = tools;
  const { found } = tally;
  const template = await prepare('send', scratch, { appFile, page, service });
  if (template.goal.kind !== 'send') throw new Error('a send was to be prepared');
  const folders = dataIn(scratch);
  const { walletId, asked } = template.goal;
  const assetId = asked.recipients[0]?.assetId ?? '';
  const opened = (await service.ask({ do: 'open', folder: folders.service })) as OpenedService;
  const way = await openWay(opened.url);
  let { height } = opened;
  const start = (): Promise<App> =>
    startApp(appFile, { folder: folders.app, page, serviceUrl: way.baseUrl, height }, LIFE_LIMIT_MS);
  try {
    for (let life = 1; life <= MOST_LIVES && performance.now() < untilMs; life += 1) {
      const isLong = life % 2 === 0;
      let app = await start();
      const mine = async (): Promise<void> => {
        ({ height } = (await service.ask({ do: 'mine' })) as { height: number });
        if (!app.hasEnded()) await app.tell({ do: 'height', height });
      };
      const weights: number[] = [];
      for (let round = 0; round < ROUNDS && performance.now() < untilMs; round += 1) {
        tally.rounds += 1;
        const where = `round ${String(tally.rounds)}`;
        if (round % FEED_EVERY === 0) await feed(app, service, { walletId, mine });
        if (!isLong) await armFor(app, random);
        if (await actOnce({ app, service, way, walletId, assetId }, random)) tally.faults += 1;
        // Background work may reach the armed point until it is removed.
        if (!isLong && !app.hasEnded()) await app.tell({ do: 'arm', point: null }).catch(() => undefined);
        if (app.hasEnded()) {
          tally.kills += 1;
          app = await start();
        }
        const sides = sidesOf(app, service, { walletId, folders, mine });
        if (!(await bringToItsEnd(sides))) found(`${where}: it never came to an end`);
        for (const what of await compareWithLedger(sides)) found(`${where}: ${what}`);
        if (isLong) weights.push((await app.tell({ do: 'weigh' })).heapBytes / MB);
      }
      for (const fault of (await app.tell({ do: 'weigh' })).faults) found(`a fault of ours: ${fault}`);
      await app.kill();
      if (weights.length > WARM_ROUNDS)
        tally.heapMb = { from: weights[WARM_ROUNDS - 1] ?? 0, to: weights.at(-1) ?? 0 };
    }
    for (const hit of secretsIn(folders.app, readFileSync(join(folders.app, 'keychain.json'), 'utf8')))
      found(`a secret: ${hit}`);
  } finally {
    await way.close();
  }
}

const sidesOf = (app: App, service: Service, place: Pick<Sides, 'walletId' | 'folders' | 'mine'>): Sides => ({
  ...place,
  ask: app.ask,
  get: app.get,
  ledger: () => service.ask({ do: 'ledger', folder: place.folders.service }) as Promise<Ledger>,
  pass: async (ms) => {
    await app.tell({ do: 'shift', ms });
    await service.ask({ do: 'shift', ms });
  },
});
