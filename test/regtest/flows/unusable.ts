import { get } from '../wallet/host.ts';
import { must, type Flow } from './flow.ts';

/** A service whose PSBTs this wallet cannot prove. */
export const unusable: readonly Flow[] = [
  {
    name: 'is told what it cannot do here before anything is shown or paid to it',
    run: async ({ world, host }) => {
      const { guess } = await get(host.bridge.wallet.detect({ baseUrl: world.server.baseUrl }));
      must(
        guess?.dialect === world.speaks,
        `it takes ${world.speaks} for ${guess?.dialect ?? 'nothing known'}`,
      );
    },
  },
];
