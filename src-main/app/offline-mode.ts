import type { CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { Context } from '../backup/context.ts';
import type { Asked } from '../ports/index.ts';

/** A page that went wrong may shut the network out, but not let it in: for that main asks. */
export async function setOfflineMode(
  context: Context,
  { on }: CallInput<'offline.setOfflineMode'>,
): Promise<CallAnswer<'offline.setOfflineMode'>> {
  const now = context.wallets.app();
  if (now.offline === on) return now;
  if (!on && !(await context.confirm.ask(askNetwork()))) return now;
  return context.wallets.setApp({ offline: on });
}

const askNetwork = (): Asked => ({
  title: say('question-network'),
  message: say('question-network.message'),
  details: [say('question-network.asks'), say('question-network.keys')],
  confirmLabel: say('question-network.confirm'),
  danger: true,
});
