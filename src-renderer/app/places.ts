import type { IconName } from '../theme/icons.ts';
import type { Route } from '../stores/route.svelte.ts';

export interface Place {
  readonly to: Route;
  readonly label: string;
  readonly icon: IconName;
  /** Other words that people look for it by. */
  readonly also: readonly string[];
}

/** Where the sidebar leads, in its order. */
export const places: readonly Place[] = [
  { to: { name: 'home' }, label: 'Home', icon: 'home', also: ['balance', 'overview', 'unfinished'] },
  { to: { name: 'assets' }, label: 'Assets', icon: 'coins', also: ['tokens', 'balance'] },
  { to: { name: 'send' }, label: 'Send', icon: 'send', also: ['pay', 'invoice'] },
  { to: { name: 'receive' }, label: 'Receive', icon: 'receive', also: ['invoice', 'address'] },
  {
    to: { name: 'transfers' },
    label: 'Transfers',
    icon: 'activity',
    also: ['history', 'activity', 'pending'],
  },
  { to: { name: 'slots' }, label: 'Asset slots', icon: 'slots', also: ['utxo', 'outputs', 'create'] },
  { to: { name: 'signOffline' }, label: 'Sign offline', icon: 'pen', also: ['psbt', 'pack', 'qr', 'scan'] },
  { to: { name: 'nodes' }, label: 'Nodes', icon: 'nodes', also: ['locked', 'unlock', 'upgrade'] },
  {
    to: { name: 'settings' },
    label: 'Settings',
    icon: 'gear',
    also: ['preferences', 'connection', 'service'],
  },
];
