import { say } from '../../src-preload/messages/say.ts';
import type { PageRoute } from '../stores/route.svelte.ts';
import type { IconName } from '../theme/icons.ts';

export interface Place {
  readonly to: PageRoute;
  readonly label: string;
  readonly icon: IconName;
  /** Search words. */
  readonly also: string;
}

/** Places without `side` aren't in the sidebar: Home, keys and the palette lead there. */
const PLACES = [
  { to: { name: 'home' }, icon: 'home', side: 'wallet' },
  { to: { name: 'assets' }, icon: 'coins' },
  { to: { name: 'send' }, icon: 'send' },
  { to: { name: 'receive' }, icon: 'receive' },
  { to: { name: 'transfers' }, icon: 'activity', side: 'wallet' },
  { to: { name: 'slots' }, icon: 'slots', side: 'wallet' },
  { to: { name: 'nodes' }, icon: 'nodes', side: 'other' },
  { to: { name: 'signOffline' }, icon: 'pen', side: 'other' },
  { to: { name: 'settings' }, icon: 'gear', side: 'other' },
] as const satisfies readonly (Pick<Place, 'to' | 'icon'> & { side?: 'wallet' | 'other' })[];

type Listed = (typeof PLACES)[number];

const placeOf = ({ to, icon }: Listed): Place => ({
  to,
  icon,
  label: say(`app-place-${to.name}`),
  also: say(`app-place-${to.name}.also`),
});

/** The only places in offline mode. */
const OFFLINE: readonly PageRoute['name'][] = ['signOffline', 'settings'];
const isThere = ({ to }: Listed, offline: boolean): boolean => !offline || OFFLINE.includes(to.name);

export const places = (offline = false): readonly Place[] =>
  PLACES.filter((one) => isThere(one, offline)).map(placeOf);

export const sidePlaces = (offline: boolean): readonly (readonly Place[])[] =>
  (['wallet', 'other'] as const).map((side) =>
    PLACES.filter((one) => 'side' in one && one.side === side && isThere(one, offline)).map(placeOf),
  );
