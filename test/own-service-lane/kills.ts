import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../regtest/parts/ending.ts';
import type { RunFolder } from '../regtest/parts/run-folder.ts';
import type { Person } from '../regtest/wallet/person.ts';

/** Can set a host's clock ahead, in place of waiting as long as the app asks for. */
export const CLOCK = new URL('../support/clock-ahead.mjs', import.meta.url).href;

/** A person with a host of their own, so that the rgb-lib process below it is theirs too. */
export interface Alone extends Person {
  /** Of the host. */
  readonly pid: number;
}

/** The process id of a program that was started under this name. */
export const pidOf = (folder: RunFolder, name: string): number =>
  Number(readFileSync(folder.pidFile(name), 'utf8'));

/** Ends processes at random moments of people's acts. */
export interface Kills<One = Alone> {
  readonly made: () => number;
  /** How many kills came before the act had ended. */
  readonly within: () => number;
  /** Runs the act and ends a process of that person meanwhile. The first round only measures the act. */
  readonly during: <T>(one: One, name: string, act: () => Promise<T>) => Promise<PromiseSettledResult<T>>;
}

export function openKills<One>(
  random: (below: number) => number,
  most: number,
  kill: (one: One) => Promise<void> | void,
): Kills<One> {
  /** Duration by the name of the act, in ms. */
  const takes = new Map<string, number>();
  let [made, within] = [0, 0];
  return {
    made: () => made,
    within: () => within,
    during: async (one, name, act) => {
      const known = takes.get(name);
      const startedAt = performance.now();
      const state = { isOver: false };
      const ended = settledOf(act());
      void ended.then(() => (state.isOver = true));
      if (known === undefined) {
        await ended;
        takes.set(name, performance.now() - startedAt);
      } else if (made < most) {
        await pause(random(Math.ceil(known) + 1));
        await kill(one);
        made += 1;
        if (!state.isOver) within += 1;
      }
      return ended;
    },
  };
}

/** The result; never rejects. */
export async function settledOf<T>(act: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [ended] = await Promise.allSettled([act]);
  return ended;
}

/** Waits for a process if none runs, as just after another kill. */
export async function killChild({ pid }: Alone): Promise<void> {
  const otherwise = () => 'no process of rgb-lib runs';
  const child = await waitFor(() => childOf(pid), { limitMs: 10_000, everyMs: 5, otherwise });
  process.kill(child, 'SIGKILL');
}

/** rgb-lib's process below a host; null: none runs now. */
export const childOf = (host: number): number | null => childrenOf(host)[0] ?? null;

/** The processes of rgb-lib below a service, one for each wallet (proc(5), children). */
export function childrenOf(service: number): number[] {
  const children = readFileSync(`/proc/${service}/task/${service}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number).filter(isRgbLib);
}

function isRgbLib(pid: number): boolean {
  try {
    return /rgb-lib(\.js|\/child\.ts)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
