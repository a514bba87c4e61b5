import { follow } from '../regtest/flows/histories.ts';
import { newcomer, TOKEN } from '../regtest/flows/own-service.ts';
import { startHost, type Host } from '../regtest/wallet/host.ts';
import { addPerson, connectRemote, restoreWords, wordsOf, type Person } from '../regtest/wallet/person.ts';
import { childrenOf, CLOCK, pidOf, settledOf, type Alone, type Kills } from './kills.ts';
import type { Lane, LaneOptions } from './lane-world.ts';
import { hear, type Heard } from './people.ts';

/** Shared by all movers. */
export interface Movers extends Lane, Heard {
  readonly folder: LaneOptions['folder'];
  readonly kills: Kills<Mover>;
}

/** A person with two wallets in an app that may end at any time and is started again. */
export interface Mover {
  readonly name: string;
  readonly random: (below: number) => number;
  app: { readonly host: Host; readonly pid: number; isEnded: boolean };
  /** The remote service of one of the wallets. */
  readonly operator: { readonly pid: number; readonly baseUrl: string };
  readonly purses: readonly Purse[];
  /** Each asset's steps in which a process was ended. */
  readonly killed: Set<string>;
  readonly isKilling: boolean;
}

/** A wallet as its owner knows it. */
export interface Purse {
  readonly name: string;
  readonly walletId: string;
  readonly words: string;
  readonly isRemote: boolean;
}

export async function startApp({ folder }: Movers, name: string): Promise<Mover['app']> {
  const host = await startHost(folder, name, { preload: CLOCK });
  return { host, pid: pidOf(folder, name), isEnded: false };
}

export async function openPurse({ stage }: Movers, mover: Mover, isRemote: boolean): Promise<Purse> {
  const { host } = mover.app;
  const name = `${mover.name} ${isRemote ? 'remote' : 'built-in'}`;
  const world = worldOf(stage, mover);
  const one = await addPerson(host, world, name, isRemote ? { token: TOKEN } : { own: true });
  await follow(stage, one);
  await newcomer({ ...stage, host }, one);
  return { name, walletId: one.walletId, words: await wordsOf(one), isRemote };
}

function worldOf({ world }: Lane['stage'], { operator: { baseUrl } }: Mover): Person['world'] {
  return { ...world, server: { ...world.server, baseUrl } };
}

/** In the app as it runs now. */
export function personOf({ stage }: Movers, mover: Mover, { name, walletId }: Purse): Alone {
  const { host, pid } = mover.app;
  return { name, walletId, host, pid, world: worldOf(stage, mover) };
}

/** Kills rgb-lib below either service, or the app. */
export function killFor(mover: Mover): void {
  const { app, operator, random } = mover;
  const children = [...childrenOf(app.pid), ...childrenOf(operator.pid)];
  const child = random(2) === 0 ? undefined : children[random(children.length)];
  if (child === undefined) app.isEnded = true;
  process.kill(child ?? app.pid, 'SIGKILL');
}

/** Runs the act; the first time a process ends on the way. Undefined: it failed. */
export async function step<T>(
  moving: Movers,
  mover: Mover,
  [name, of]: readonly [string, string],
  act: () => Promise<T>,
): Promise<T | undefined> {
  const { kills } = moving;
  const isDue = mover.isKilling && !mover.killed.has(`${name} ${of}`);
  const before = kills.made();
  const ended = await (isDue ? kills.during(mover, name, act) : settledOf(act()));
  if (kills.made() > before) mover.killed.add(`${name} ${of}`);
  if (ended.status === 'rejected') {
    moving.say(`${name}: ${String(ended.reason)}`);
    hear(moving, name, ended.reason);
  }
  if (mover.app.isEnded) await startAnew(moving, mover);
  return ended.status === 'rejected' ? undefined : ended.value;
}

/** With the same data folder. Words and token were kept for the session alone. */
async function startAnew(moving: Movers, mover: Mover): Promise<void> {
  moving.say('The app was ended');
  await mover.app.host.stop();
  mover.app = await startApp(moving, mover.name);
  const { host } = mover.app;
  for (const { walletId, name, words, isRemote } of mover.purses) {
    await restoreWords(host, { walletId, name, words });
    if (isRemote) await connectRemote(host, worldOf(moving.stage, mover), { walletId, token: TOKEN });
  }
}
