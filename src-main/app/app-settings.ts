import type { CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import type { Context } from '../backup/context.ts';
import type { Asked } from '../ports/index.ts';

/**
 * Changes settings of the app. A page that went wrong may raise the bar for unproved assets, but not take it away: for
 * that main asks, and on a no nothing of the change is kept.
 */
export async function changeSettings(
  context: Context,
  change: CallInput<'settings.set'>,
): Promise<CallAnswer<'settings.set'>> {
  const { wallets, confirm } = context;
  const loosens = change.allowUnprovedAssets === true && !wallets.app().allowUnprovedAssets;
  if (loosens && !(await confirm.ask(askUnproved))) return wallets.app();
  return wallets.setApp(definedOnly(change));
}

/** Drops members that are present but undefined, so that they never overwrite what is there. */
function definedOnly<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

const askUnproved: Asked = {
  title: 'Sign on mainnet without proof of the assets?',
  message: 'Sends whose RGB part Ochre cannot read may then be signed with real bitcoin.',
  details: [
    'Where the assets go is then known to the service alone: a service that lies can take them.',
    'Each such send is still asked about. Go on only if you have just chosen this yourself.',
  ],
  confirmLabel: 'Allow it',
  danger: true,
};
