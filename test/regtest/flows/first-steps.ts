import * as v from 'valibot';
import { get } from '../wallet/host.ts';
import { addPerson, approve, fund, refresh, reviewSlots, spendable } from '../wallet/person.ts';
import { must, mustBeProved, person, type Flow } from './flow.ts';

const NAMES = ['Alice', 'Bob'] as const;
const FUNDS_SATS = 2_000_000;
const SLOTS = 12;
const SLOT_SATS = 4_000;
const OCHRE_SUPPLY = 100_000n;
/** More than a JavaScript number can count. */
const SIENNA_SUPPLY = 9_007_199_254_740_993n;

/** From nothing to assets of one's own. */
export const firstSteps: readonly Flow[] = [
  {
    name: 'finds out what the service speaks',
    run: async ({ world, host }) => {
      const { guess } = await get(host.bridge.wallet.detect({ baseUrl: world.server.baseUrl }));
      must(
        guess?.dialect === world.speaks,
        `it takes ${world.speaks} for ${guess?.dialect ?? 'nothing known'}`,
      );
    },
  },
  {
    name: 'makes two wallets and shows them to the service',
    run: async (stage) => {
      for (const name of NAMES) stage.people.set(name, await addPerson(stage.host, stage.world, name));
    },
  },
  {
    name: 'receives bitcoin at addresses that the node derives too',
    run: async (stage) => {
      for (const name of NAMES) {
        const one = person(stage, name);
        const address = await fund(one, FUNDS_SATS);
        const { walletId, host, world } = one;
        const { receive, change } = await get(host.bridge.wallet.descriptors({ walletId }));
        const last = await get(host.bridge.wallet.lastAddress({ walletId }));
        const index = last?.index ?? 0;
        const derive = (descriptor: string) =>
          world.node.rpc.ask(v.array(v.string()), 'deriveaddresses', descriptor, [index, index]);
        // Which of the two keychains it is, is a setting of the server.
        const derived = [...(await derive(receive)), ...(await derive(change))];
        must(last?.address === address && derived.includes(address), `the node derives ${derived.join()}`);
        const { balance } = await get(host.bridge.wallet.overview({ walletId }));
        must(balance.vanilla.spendableSats === FUNDS_SATS, `${balance.vanilla.spendableSats} sats arrived`);
      }
    },
  },
  {
    name: 'makes asset slots',
    run: async (stage) => {
      for (const name of NAMES) {
        const one = person(stage, name);
        const review = await reviewSlots(one, SLOTS, SLOT_SATS);
        mustBeProved(stage, review);
        const approved = await approve(one, review);
        must(approved.outcome === 'created' && approved.created === SLOTS, JSON.stringify(approved));
        const signed = stage.world.service.signed.all().at(-1);
        must(
          signed?.accepted === true,
          `the node refuses it: ${signed?.reason ?? 'nothing was handed over'}`,
        );
        must(signed.txid === approved.txid, 'the transaction is not the one that was named');
        await stage.world.node.mine(1);
        await refresh(one);
        const { slots } = await get(one.host.bridge.wallet.overview({ walletId: one.walletId }));
        must(slots.free === SLOTS, `${slots.free} slots are free`);
      }
    },
  },
  {
    name: 'issues two assets',
    run: async (stage) => {
      const alice = person(stage, 'Alice');
      const issue = async (ticker: string, name: string, precision: number, amounts: readonly bigint[]) => {
        const issued = await get(
          alice.host.bridge.assets.issue({
            walletId: alice.walletId,
            ticker,
            name,
            precision,
            amounts: amounts.map(String),
          }),
        );
        must(issued.outcome === 'issued', `${ticker} was ${issued.outcome}`);
        stage.assets.set(ticker, issued.asset.assetId);
        const supply = amounts.reduce((sum, amount) => sum + amount, 0n);
        must(issued.asset.issuedSupply === String(supply), `its supply is ${issued.asset.issuedSupply}`);
        must((await spendable(alice, issued.asset.assetId)) === supply, 'not all of it can be spent');
      };
      await issue('OCHRE', 'Ochre token', 2, [OCHRE_SUPPLY]);
      await issue('SIENNA', 'Sienna token', 0, [SIENNA_SUPPLY - 5_000n, 5_000n]);
    },
  },
];
