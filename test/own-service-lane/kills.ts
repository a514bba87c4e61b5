import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../regtest/parts/ending.ts';
import type { Person } from '../regtest/wallet/person.ts';

/** One who has a host for themselves, so that rgb-lib's process below it is theirs. */
export interface Alone extends Person {
  /** Of the host. */
  readonly pid: number;
}

/** Ends processes of rgb-lib at random moments of what people do. */
export interface Kills {
  readonly made: () => number;
  /** How many of them came before the act had ended. */
  readonly within: () => number;
  /** Does it, and ends the process of that person meanwhile; not in the first round, in which it is measured alone. */
  readonly during: <T>(one: Alone, name: string, act: () => Promise<T>) => Promise<PromiseSettledResult<T>>;
}

export function openKills(random: (below: number) => number, most: number): Kills {
  /** By the name of the act, in ms. */
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
        await killChild(one.pid);
        made += 1;
        if (!state.isOver) within += 1;
      }
      return ended;
    },
  };
}

/** How it came out; never rejects. */
export async function settledOf<T>(act: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [ended] = await Promise.allSettled([act]);
  return ended;
}

/** Waits for one where none runs, as just after another was ended. */
async function killChild(host: number): Promise<void> {
  const otherwise = () => 'no process of rgb-lib runs';
  const child = await waitFor(() => childOf(host), { limitMs: 10_000, everyMs: 5, otherwise });
  process.kill(child, 'SIGKILL');
}

/** rgb-lib's process below a host (proc(5), children); null: none runs now. */
export function childOf(host: number): number | null {
  const children = readFileSync(`/proc/${host}/task/${host}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).find(isRgbLib) ?? null;
}

function isRgbLib(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('rgb-lib.js');
  } catch {
    return false;
  }
}
