import { get, Refused } from '../wallet/host.ts';
import { addPerson, reviewSlots } from '../wallet/person.ts';
import { flows, must, person } from './flow.ts';

/** A service whose PSBTs this wallet cannot prove. */
export const unusable = flows({
  'is told what it cannot do here before anything is shown or paid to it': async ({ world, host }) => {
    const { guess } = await get(host.bridge.wallet.detect({ baseUrl: world.server.baseUrl }));
    must(
      guess?.dialect === world.speaks,
      `it takes ${world.speaks} for ${guess?.dialect ?? 'nothing known'}`,
    );
    must(!guess.provable, 'it is said to build what can be proved');
  },
  'asks it for no transaction': async ({ world, host }) => {
    const alice = await addPerson(host, world, 'Alice');
    const since = world.server.log.mark();
    const said = await reviewSlots(alice, 2, 1_000).then(
      () => 'a review',
      (error: unknown) => (error instanceof Refused ? JSON.stringify(error.failure) : String(error)),
    );
    must(said.includes('SERVICE_CANNOT') && said.includes('proof'), said);
    const asked = since().map(({ path }) => path);
    must(!asked.some((path) => path.endsWith('begin')), `it was asked ${asked.join(', ')}`);
  },
});

/** The numbers of a service's states change with its release, and the person isn't asked for them. */
export const numbersFound = flows({
  'has found out by itself what the numbers of states mean': async (stage) => {
    const { world, host } = stage;
    const { wallets } = await get(host.bridge.wallet.list({}));
    for (const name of ['Alice', 'Bob']) {
      const { walletId } = person(stage, name);
      const wallet = wallets.find(({ id }) => id === walletId);
      must(wallet?.connection.kind === 'remote', `${name} has no remote service`);
      const { numbering } = wallet.connection;
      // These two give all their common states the same numbers.
      const isRight = [numbering, numbering === 'beta5' ? 'documentEra' : numbering].includes(
        world.build.numbering ?? 'beta5',
      );
      must(isRight, `${name} reads by ${numbering}, and it is ${String(world.build.numbering)}`);
    }
  },
});
