import type { MenuCommand } from '../../src-preload/contract/index.ts';
import type { Messages } from '../../src-preload/messages/ids.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';
import { needsWallet, type PageRoute, type Stores } from '../stores/index.ts';
import { openWallet } from './open-wallet.ts';
import { places, type Place } from './places.ts';

export interface Command extends Omit<Place, 'to'> {
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** `asks`: the command needs the network. */
const MORE = [
  { id: 'issue', name: 'asset-issue-title', to: { name: 'issue' }, icon: 'plus', asks: true },
  { id: 'alerts', name: 'command-alerts', to: { name: 'nodes', panel: 'alerts' }, icon: 'bell', asks: true },
  { id: 'add-node', name: 'command-add-node', to: { name: 'nodes', panel: 'add' }, icon: 'plus', asks: true },
  { id: 'recovery', name: 'recovery-title', to: { name: 'recovery' }, icon: 'key' },
  { id: 'glossary', name: 'glossary-title', to: { name: 'glossary' }, icon: 'info' },
  { id: 'add-wallet', name: 'app-wallets-add', to: { name: 'welcome' }, icon: 'key' },
] as const satisfies readonly {
  id: string;
  name: keyof Messages;
  to: PageRoute;
  icon: IconName;
  asks?: true;
}[];

/** The palette's commands, none of which moves money. */
export function commandsOf(
  stores: Pick<Stores, 'router' | 'session' | 'freshness' | 'toasts' | 'lock'>,
  act: (command: MenuCommand) => void,
): CommandGroup[] {
  const { router, session, freshness, lock } = stores;
  const { active, wallets, settings } = session;
  const go = ({ to, ...named }: Place): Command => ({ ...named, run: () => router.go(to) });
  const open = (place: { readonly to: PageRoute }): boolean => active !== null || !needsWallet(place.to);
  const look = (theme: typeof settings.theme): Command => ({
    label: say('settings-act-of', { act: say('settings-theme'), name: say(`settings-theme-${theme}`) }),
    icon: theme === settings.theme ? 'check' : 'eye',
    also: say('command-look-also'),
    run: () => void session.change({ theme }),
  });
  const refresh: Command = {
    label: say('command-refresh'),
    icon: 'refresh',
    also: say('command-refresh.also'),
    run: () => void freshness.refresh(),
  };
  const does = (command: 'shortcuts' | 'back' | 'forward' | 'lock', icon: IconName): Command => ({
    label: say(`command-${command}`),
    icon,
    also: say(`command-${command}.also`),
    run: () => act(command),
  });
  const more = MORE.filter((one) => !settings.offline || !('asks' in one)).map(({ id, name, ...rest }) => ({
    ...rest,
    label: say(name),
    also: say(`command-${id}.also`),
  }));
  return [
    { title: say('command-group-go'), commands: [...places(settings.offline), ...more].filter(open).map(go) },
    {
      title: say('command-group-do'),
      commands: [
        ...(active === null || settings.offline ? [] : [refresh]),
        ...(lock.isSet ? [does('lock', 'lock')] : []),
        ...(router.canGoBack ? [does('back', 'arrow-left')] : []),
        ...(router.canGoForward ? [does('forward', 'chevron')] : []),
        does('shortcuts', 'info'),
      ],
    },
    {
      title: say('command-group-wallet'),
      commands: wallets
        .filter(({ id }) => id !== active?.id)
        .map(({ id, name, fingerprint }) => ({
          label: name,
          icon: 'key' as const,
          also: `${say('command-wallet-also')} ${fingerprint}`,
          run: () => void openWallet(stores, id),
        })),
    },
    {
      title: say('settings-theme'),
      commands: [look('light'), look('dark'), look('system')],
    },
  ].filter(({ commands }) => commands.length > 0);
}

export function matching(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, also }) => {
        const names = `${label} ${also}`.toLowerCase();
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
