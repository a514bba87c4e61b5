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

/** What rgb-lib builds without a look, where it looked at most so long ago. */
export interface GoesByALook {
  readonly call: keyof Behind;
  readonly ms: number;
}

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
  /** When nothing is under way at the service. */
  readonly idle: () => Promise<void>;
  /** Begins to count anew, and answers what was counted. */
  readonly count: () => Asked;
}

/** From Ochre to the service and back. */
const REQUEST_MS = 50;

/** Calls run one at a time, as they do behind one wallet of rgb-lib. */
export function createPaceLine(
  open: OpenWalletApi,
  behind: Behind,
  goesBy: GoesByALook | null = null,
): PaceLine {
  let lookedAtMs = -Infinity;
  let roundTripMs = 0;
  let asked = { requests: 0, rounds: 0, behind: 0 };
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();
  const held = async <T>(call: string, act: () => Promise<T>): Promise<T> => {
    const isFirst = underWay === 0;
    underWay += 1;
    const mine = last.then(async () => {
      if (roundTripMs > 0) await wait(REQUEST_MS);
      const isKnown = call === goesBy?.call && performance.now() - lookedAtMs < goesBy.ms;
      const trips = isKnown ? 0 : (behind[call as keyof Behind] ?? 0);
      // On its way: what is asked the moment that an act ends is none of that act's.
      asked = {
        ...asked,
        requests: asked.requests + 1,
        rounds: asked.rounds + (isFirst ? 1 : 0),
        behind: asked.behind + trips,
      };
      await wait(trips * roundTripMs);
      if (call === 'listUnspents') lookedAtMs = performance.now();
      return act();
    });
    last = mine.catch(() => undefined);
    return mine.finally(() => (underWay -= 1));
  };
  return {
    idle: async () => {
      for (let waited: unknown = null; waited !== last;) {
        waited = last;
        await waited;
      }
    },
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
