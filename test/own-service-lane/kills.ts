import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../regtest/wallet/person.ts';

/** One who has a host for themselves, so that rgb-lib's process below it is theirs. */
export interface Alone extends Person {
  /** Of the host. */
  readonly pid: number;
}

export type Ended<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** Ends processes of rgb-lib at random moments of what people do. */
export interface Kills {
  readonly made: () => number;
  /** How many of them came before the act had ended. */
  readonly within: () => number;
  /** Does it, and ends the process of that person meanwhile; not in the first round, in which it is measured alone. */
  readonly during: <T>(one: Alone, name: string, act: () => Promise<T>) => Promise<Ended<T>>;
}

const START_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 5;

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
      const ended = act().then(
        (value) => ({ ok: true, value }) as const,
        (error: unknown) => ({ ok: false, error }) as const,
      );
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

/** Waits for one where none runs, as just after another was ended. */
async function killChild(host: number): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const child = childOf(host);
    if (child !== null) {
      process.kill(child, 'SIGKILL');
      return;
    }
    if (performance.now() > until) throw new Error('no process of rgb-lib runs');
    await pause(LOOK_EVERY_MS);
  }
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
