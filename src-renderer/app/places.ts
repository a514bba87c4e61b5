import { say } from '../../src-preload/messages/say.ts';
import type { Route } from '../stores/route.svelte.ts';
import type { IconName } from '../theme/icons.ts';

export interface Place {
  readonly to: Route;
  readonly label: string;
  readonly icon: IconName;
  /** Other words that people look for it by. */
  readonly also: string;
}

const PLACES = [
  { to: { name: 'home' }, icon: 'home' },
  { to: { name: 'assets' }, icon: 'coins' },
  { to: { name: 'send' }, icon: 'send' },
  { to: { name: 'receive' }, icon: 'receive' },
  { to: { name: 'transfers' }, icon: 'activity' },
  { to: { name: 'slots' }, icon: 'slots' },
  { to: { name: 'signOffline' }, icon: 'pen' },
  { to: { name: 'nodes' }, icon: 'nodes' },
  { to: { name: 'settings' }, icon: 'gear' },
] as const satisfies readonly Pick<Place, 'to' | 'icon'>[];

export const places = (): readonly Place[] =>
  PLACES.map(({ to, icon }) => ({
    to,
    icon,
    label: say(`app-place-${to.name}`),
    also: say(`app-place-${to.name}.also`),
  }));
