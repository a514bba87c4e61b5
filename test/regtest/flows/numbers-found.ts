import { get } from '../wallet/host.ts';
import { must, person, type Flow } from './flow.ts';

/** The numbers of a service's states change with the release under it, and nobody was asked for them. */
export const numbersFound: readonly Flow[] = [
  {
    name: 'has found out by itself what the numbers of states mean',
    run: async (stage) => {
      const { world, host } = stage;
      const { wallets } = await get(host.bridge.wallet.list({}));
      for (const name of ['Alice', 'Bob']) {
        const { walletId } = person(stage, name);
        const wallet = wallets.find(({ id }) => id === walletId);
        must(wallet?.connection.kind === 'remote', `${name} has no remote service`);
        const { numbering } = wallet.connection;
        // Of these two all numbers that both have are the same.
        const isRight = [numbering, numbering === 'beta5' ? 'documentEra' : numbering].includes(
          world.build.numbering ?? 'beta5',
        );
        must(isRight, `${name} reads by ${numbering}, and it is ${String(world.build.numbering)}`);
      }
    },
  },
];
