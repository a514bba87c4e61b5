import type { OpenWalletApi, WalletApi } from '../../src-main/ports/index.ts';

/** A kind of service, by the round trips that its rgb-lib makes to its indexer for each call. */
export type Behind = Partial<Record<Exclude<keyof WalletApi, 'host'>, number>>;

/**
 * What rgb-lib asks to look at the chain: the newest block and the headers below it, the histories of plain and of asset
 * scripts, and where what is new lies. No fewer: a wallet with many transactions asks for each that it does not know.
 */
export const SYNC = 4;

/** Calls that make no round trip at the indexer answer from the service's database. */
export const RGB_NODE: Behind = {
  listUnspents: SYNC,
  refresh: SYNC,
  createUtxosBegin: SYNC,
  createUtxosEnd: 1 + SYNC,
  sendBtcBegin: SYNC,
  sendBtcEnd: 1 + SYNC,
};

/** What was asked between two moments. */
export interface Asked {
  /** How many calls of the service. */
  readonly requests: number;
  /** How many of them were asked for while none was under way: so many waits after one another. */
  readonly rounds: number;
  /** Of the service at its indexer. */
  readonly behind: number;
}

/** A client whose service stands behind a slow indexer. */
export interface PaceLine {
  readonly openWalletApi: OpenWalletApi;
  /** What a round trip at the indexer takes from now on; 0: nothing is held up. */
  pace: (roundTripMs: number) => void;
  /** Begins to count anew, and answers what was counted. */
  readonly count: () => Asked;
}

/** From Ochre to the service and back. */
const REQUEST_MS = 50;

/** Calls run one at a time, as they do behind one wallet of rgb-lib. */
export function createPaceLine(open: OpenWalletApi, behind: Behind): PaceLine {
  let roundTripMs = 0;
  let asked = { requests: 0, rounds: 0, behind: 0 };
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();
  const held = async <T>(call: string, act: () => Promise<T>): Promise<T> => {
    const trips = behind[call as keyof Behind] ?? 0;
    asked = {
      requests: asked.requests + 1,
      rounds: asked.rounds + (underWay === 0 ? 1 : 0),
      behind: asked.behind + trips,
    };
    underWay += 1;
    const mine = last.then(async () => {
      if (roundTripMs > 0) await wait(REQUEST_MS + trips * roundTripMs);
      return act();
    });
    last = mine.catch(() => undefined);
    return mine.finally(() => (underWay -= 1));
  };
  return {
    pace: (ms) => {
      roundTripMs = ms;
    },
    count: () => {
      const counted = asked;
      asked = { requests: 0, rounds: 0, behind: 0 };
      return counted;
    },
    openWalletApi: (target) => {
      const api = open(target);
      const members = Object.entries(api).map(([name, member]: [string, unknown]) => [
        name,
        typeof member === 'function'
          ? (...args: unknown[]) => held(name, () => Reflect.apply(member, api, args) as Promise<unknown>)
          : member,
      ]);
      return Object.fromEntries(members) as WalletApi;
    },
  };
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
