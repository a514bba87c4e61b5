import type { MenuCommand } from '../../src-preload/contract/index.ts';
import type { IconName } from '../theme/icons.ts';
import { needsWallet, type Route } from '../stores/route.svelte.ts';
import type { Stores } from '../stores/context.ts';
import { places } from './places.ts';

/** What can be asked for by name. */
export interface Command {
  readonly label: string;
  readonly icon: IconName;
  readonly also: readonly string[];
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

const MORE: readonly { to: Route; label: string; icon: IconName; also: readonly string[] }[] = [
  { to: { name: 'issue' }, label: 'Issue an asset', icon: 'plus', also: ['mint', 'token', 'create'] },
  {
    to: { name: 'nodes', panel: 'alerts' },
    label: 'Alerts of nodes',
    icon: 'bell',
    also: ['locked', 'quiet'],
  },
  { to: { name: 'nodes', panel: 'add' }, label: 'Add a node', icon: 'plus', also: ['watch'] },
  {
    to: { name: 'recovery' },
    label: 'Recovery',
    icon: 'key',
    also: ['words', 'descriptor', 'path', 'core', 'sparrow', 'bdk', 'lost'],
  },
  { to: { name: 'welcome' }, label: 'Add a wallet', icon: 'key', also: ['create', 'restore', 'practice'] },
];

/** Everything that leads somewhere from here, or changes how Ochre looks. Nothing in it moves money. */
export function commandsOf(
  stores: Pick<Stores, 'router' | 'session' | 'freshness' | 'toasts' | 'lock'>,
  act: (command: MenuCommand) => void,
): CommandGroup[] {
  const { router, session, freshness, lock } = stores;
  const { active, wallets, settings } = session;
  const go = ({ to, label, icon, also }: (typeof MORE)[number]): Command => ({
    label,
    icon,
    also,
    run: () => {
      router.go(to);
    },
  });
  const open = (place: { readonly to: Route }): boolean => active !== null || !needsWallet(place.to);
  const look = (theme: typeof settings.theme, label: string): Command => ({
    label,
    icon: theme === settings.theme ? 'check' : 'eye',
    also: ['theme', 'appearance', 'colours', 'colors'],
    run: () => void session.change({ theme }),
  });
  const refresh: Command = {
    label: 'Refresh the wallet',
    icon: 'refresh',
    also: ['update', 'reload', 'sync'],
    run: () => void freshness.refresh(),
  };
  const does = (command: MenuCommand, label: string, icon: IconName, also: readonly string[]): Command => ({
    label,
    icon,
    also,
    run: () => {
      act(command);
    },
  });
  const keys = does('shortcuts', 'Show the keys', 'info', ['keyboard', 'help', 'shortcuts']);
  const back = does('back', 'Back to where you were', 'arrow-left', ['return']);
  const forward = does('forward', 'Forward again', 'chevron', ['next']);
  const lockNow = does('lock', 'Lock Ochre', 'lock', ['password', 'away']);
  return [
    { title: 'Go to', commands: [...places, ...MORE].filter(open).map(go) },
    {
      title: 'Do',
      commands: [
        ...(active === null ? [] : [refresh]),
        ...(lock.isSet ? [lockNow] : []),
        ...(router.canGoBack ? [back] : []),
        ...(router.canGoForward ? [forward] : []),
        keys,
      ],
    },
    {
      title: 'Open a wallet',
      commands: wallets
        .filter(({ id }) => id !== active?.id)
        .map(({ id, name, fingerprint }) => ({
          label: name,
          icon: 'key' as const,
          also: ['wallet', 'switch', fingerprint],
          run: () =>
            void session.select(id).then((result) => {
              if (result.ok) router.restart({ name: 'home' });
            }),
        })),
    },
    {
      title: 'Look',
      commands: [
        look('light', 'Light colours'),
        look('dark', 'Dark colours'),
        look('system', 'Colours of the system'),
      ],
    },
  ].filter(({ commands }) => commands.length > 0);
}

/** Those whose name or other words hold every word of a text, whatever its case. */
export function matching(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, also }) => {
        const names = [label, ...also].join(' ').toLowerCase();
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
