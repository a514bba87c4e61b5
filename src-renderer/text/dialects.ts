import type { Dialect } from '../../src-preload/contract/index.ts';

/** What each dialect is called, oldest servers last; complete by type. */
const names: Readonly<Record<Dialect, string>> = {
  document: 'The interface document',
  'rgb-node-2026-03': 'RGB Node, since March 2026',
  'rgb-node-2025-08': 'RGB Node, August 2025 to March 2026',
  'rgb-node-2025-07': 'RGB Node, July 2025',
  'rgb-node-2025-06': 'RGB Node, June 2025',
  'rgb-node-2025-05': 'RGB Node, May 2025',
  'rgb-node-2025-04': 'RGB Node, April 2025',
  thunderlink: 'ThunderLink server (one wallet, set up by whoever runs it)',
};

export const dialectOptions: readonly { readonly value: Dialect; readonly label: string }[] = (
  Object.keys(names) as Dialect[]
).map((value) => ({ value, label: names[value] }));
