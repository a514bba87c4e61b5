import { question } from '../../src-preload/messages/question.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { Context } from '../backup/context.ts';
import type { Confirmation } from '../ports/index.ts';
import type { UseCase } from '../wallet/context/context.ts';

/** A compromised page may raise the bar for unproved assets, but main asks before lowering it. */
export const changeSettings: UseCase<'settings.set', Context> = async (context, change) => {
  const { wallets, confirm } = context;
  const loosens = change.allowUnprovedAssets === true && !wallets.app().allowUnprovedAssets;
  if (loosens && !(await confirm.ask(askUnproved()))) return wallets.app();
  return wallets.setApp(definedOnly(change));
};

function definedOnly<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

const askUnproved = (): Confirmation =>
  question('question-unproved', { danger: true }, [say('question-unproved.each')]);

/** A compromised page may go offline, but main asks before going online. */
export const setOfflineMode: UseCase<'offline.setOfflineMode', Context> = async (context, { on }) => {
  const now = context.wallets.app();
  if (now.offline === on) return now;
  if (!on && !(await context.confirm.ask(askNetwork()))) return now;
  const set = context.wallets.setApp({ offline: on });
  if (on) await context.ownService.end(null);
  return set;
};

const askNetwork = (): Confirmation => question('question-network', { danger: true }, []);
