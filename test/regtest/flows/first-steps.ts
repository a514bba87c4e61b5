import * as v from 'valibot';
import { get } from '../wallet/host.ts';
import { addPerson, approve, fund, refresh, reviewSlots, spendable, type Person } from '../wallet/person.ts';
import { flows, honest, must, person, reviewHonest, type Stage } from './flow.ts';

const NAMES = ['Alice', 'Bob'] as const;
const FUNDS_SATS = 2_000_000;
const SLOTS = 12;
const SLOT_SATS = 4_000;
const OCHRE_SUPPLY = 100_000n;
/** More than a JavaScript number can count. */
const SIENNA_SUPPLY = 9_007_199_254_740_993n;

/** From nothing to assets of one's own. */
export const firstSteps = flows({
  'finds out what the service speaks': async ({ world, host }) => {
    const { guess } = await get(host.bridge.wallet.detect({ baseUrl: world.server.baseUrl }));
    must(
      guess?.dialect === world.speaks,
      `it takes ${world.speaks} for ${guess?.dialect ?? 'nothing known'}`,
    );
  },
  'makes two wallets and shows them to the service': async (stage) => {
    for (const name of NAMES) stage.people.set(name, await addPerson(stage.host, stage.world, name));
  },
  'receives bitcoin at addresses that the node derives too': async (stage) => {
    for (const name of NAMES) {
      const one = person(stage, name);
      const address = await fund(one, FUNDS_SATS);
      const { walletId, host, world } = one;
      const { forms } = await get(host.bridge.watch.forPrograms({ walletId }));
      const told = forms.find(({ form }) => form === 'core')?.text ?? '';
      const [receive = '', change = ''] = [...told.matchAll(/"desc":"([^"]+)"/g)].map(([, one = '']) => one);
      const last = await get(host.bridge.wallet.lastAddress({ walletId }));
      const index = last?.index ?? 0;
      const derive = (descriptor: string) =>
        world.node.rpc.ask(v.array(v.string()), 'deriveaddresses', descriptor, [index, index]);
      // A server's setting decides which of the two keychains it is.
      const derived = [...(await derive(receive)), ...(await derive(change))];
      must(last?.address === address && derived.includes(address), `the node derives ${derived.join()}`);
      const { balance } = await get(host.bridge.wallet.overview({ walletId }));
      must(balance.vanilla.spendableSats === FUNDS_SATS, `${balance.vanilla.spendableSats} sats arrived`);
    }
  },
  'makes asset slots': async (stage) => {
    for (const name of NAMES) await makeSlots(stage, person(stage, name), SLOTS, SLOT_SATS);
  },
  'issues two assets': async (stage) => {
    const alice = person(stage, 'Alice');
    await issue(stage, alice, {
      ticker: 'OCHRE',
      name: 'Ochre token',
      precision: 2,
      amounts: [OCHRE_SUPPLY],
    });
    const amounts = [SIENNA_SUPPLY - 5_000n, 5_000n];
    await issue(stage, alice, { ticker: 'SIENNA', name: 'Sienna token', precision: 0, amounts });
  },
});

/** Signs and mines `num` slots. */
export async function makeSlots(stage: Stage, one: Person, num: number, sats: number): Promise<void> {
  const { world } = stage;
  const before = await freeSlots(one);
  const review = await reviewHonest(stage, () => reviewSlots(one, num, sats));
  const approved = await honest(stage, () => approve(one, review));
  must(approved.outcome === 'created', JSON.stringify(approved));
  // A real indexer sees a transaction at its next look.
  must([0, num].includes(approved.created), `${approved.created} of ${num} slots are listed`);
  const signed = world.service.signed.all().at(-1);
  must(signed?.accepted === true, `the node refuses it: ${signed?.reason ?? 'nothing was handed over'}`);
  must(signed.txid === approved.txid, 'the transaction is not the one that was named');
  await world.node.mine(1);
  await refresh(one);
  const free = await freeSlots(one);
  must(free === before + num, `${free} slots are free, ${before} were before`);
}

async function freeSlots({ host, walletId }: Person): Promise<number> {
  const { slots } = await get(host.bridge.wallet.overview({ walletId }));
  return slots?.free ?? 0;
}

/** Issues an asset, and keeps its id for later flows. */
export async function issue(
  { assets }: Stage,
  { host, walletId, ...one }: Person,
  what: { ticker: string; name: string; precision: number; amounts: readonly bigint[] },
): Promise<void> {
  const amounts = what.amounts.map(String);
  const issued = await get(host.bridge.assets.issue({ walletId, ...what, amounts }));
  must(issued.outcome === 'issued', `${what.ticker} was ${issued.outcome}`);
  const { assetId, issuedSupply } = issued.asset;
  assets.set(what.ticker, assetId);
  const supply = what.amounts.reduce((sum, amount) => sum + amount, 0n);
  must(issuedSupply === String(supply), `its supply is ${issuedSupply ?? 'not told'}`);
  must((await spendable({ host, walletId, ...one }, assetId)) === supply, 'not all of it can be spent');
}
