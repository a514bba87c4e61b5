import type { CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import type { Context } from '../backup/context.ts';
import type { Asked } from '../ports/index.ts';

/** A page that went wrong may shut the network out, but not let it in: for that main asks. */
export async function setOfflineMode(
  context: Context,
  { on }: CallInput<'offline.setOfflineMode'>,
): Promise<CallAnswer<'offline.setOfflineMode'>> {
  const now = context.wallets.app();
  if (now.offline === on) return now;
  if (!on && !(await context.confirm.ask(askNetwork))) return now;
  return context.wallets.setApp({ offline: on });
}

const askNetwork: Asked = {
  title: 'Let this machine use the network?',
  message: 'It signs offline: until now Ochre sent nothing from it.',
  details: [
    'Ochre asks the services of your wallets and your nodes again.',
    'Keys that were kept on a machine without a network are then on one that has it.',
  ],
  confirmLabel: 'Use the network',
  danger: true,
};
