import type { LockedSign } from '../../ports.ts';
import { createBadge } from './badge.ts';
import { createTray, type TrayDeps } from './tray.ts';

/** The tray and the badge on Ochre's icon, both with the count of locked nodes. To be called after `ready`. */
export function createTrayStatus(deps: TrayDeps & Parameters<typeof createBadge>[0]): LockedSign {
  const tray = createTray(deps);
  const badge = createBadge(deps);
  return {
    show: (nodes) => {
      badge(nodes.locked);
      tray(nodes);
    },
  };
}
