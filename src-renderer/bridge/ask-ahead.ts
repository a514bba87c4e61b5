import type { Bridge } from '../../src-preload/bridge.ts';
import type { Result } from '../../src-preload/contract/index.ts';
import { wait } from '../text/durations.ts';

/** The first screen waits this long for answers; then the page says that it is starting. */
const WAITED_FOR_MS = 700;
/** Answers older than this aren't used. */
const KEPT_MS = 3_000;

export interface Ahead {
  readonly bridge: Bridge;
  /** Settles when all are answered, so that the first screen isn't drawn piece by piece. */
  readonly answered: Promise<unknown>;
}

/** Asks the first screen's questions once while the page loads. Drops failures, and answers that a notice overtook. */
export function askAhead(bridge: Bridge): Ahead {
  const kept = new Map<string, Promise<Result<unknown>>>();
  const forget = (): void => {
    kept.clear();
    clearTimeout(end);
    for (const one of heard) one();
  };
  const end = setTimeout(forget, KEPT_MS);
  const heard = [
    bridge.lock.changed(forget),
    bridge.settings.changed(forget),
    bridge.wallet.listChanged(forget),
    bridge.wallet.changed(forget),
  ];
  const ask = <I, T>(key: string, call: (input: I) => Promise<Result<T>>, input: I): Promise<Result<T>> => {
    const answer = call(input);
    // The later caller reports a lost main.
    answer.catch(() => undefined);
    kept.set(key, answer);
    return answer;
  };
  const taking =
    <I, T>(name: string, call: (input: I) => Promise<Result<T>>) =>
    async (input: I): Promise<Result<T>> => {
      const key = keyOf(name, input);
      const ahead = kept.get(key) as Promise<Result<T>> | undefined;
      const answer = await ahead?.catch(() => undefined);
      // True if no notice dropped the answer meanwhile.
      const holds = ahead !== undefined && kept.get(key) === ahead && answer?.ok === true;
      kept.delete(key);
      return holds ? answer : call(input);
    };

  const { lock, settings, wallet, assets } = bridge;
  const ofTheOpenOne = async (): Promise<unknown> => {
    const list = await ask('wallet.list {}', wallet.list, {});
    if (!list.ok || list.value.activeId === null) return list;
    const input = { walletId: list.value.activeId };
    return Promise.all([
      ask(keyOf('assets.list', input), assets.list, input),
      ask(keyOf('wallet.lastOverview', input), wallet.lastOverview, input),
    ]);
  };
  const all = Promise.all([
    ask('lock.state {}', lock.state, {}),
    ask('settings.get {}', settings.get, {}),
    ofTheOpenOne(),
  ]).catch(() => undefined);
  return {
    bridge: {
      ...bridge,
      lock: { ...lock, state: taking('lock.state', lock.state) },
      settings: { ...settings, get: taking('settings.get', settings.get) },
      wallet: {
        ...wallet,
        list: taking('wallet.list', wallet.list),
        lastOverview: taking('wallet.lastOverview', wallet.lastOverview),
      },
      assets: { ...assets, list: taking('assets.list', assets.list) },
    },
    answered: Promise.race([all, wait(WAITED_FOR_MS)]),
  };
}

const keyOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input)}`;
