import { get } from '../wallet/host.ts';
import { addPerson, fund, invoice, type Person } from '../wallet/person.ts';
import { issue, makeSlots } from './first-steps.ts';
import { asset, flows, must, person } from './flow.ts';
import { follow, verifyAll } from './histories.ts';
import { paying, send, settle, type Sent } from './sending.ts';

const FUNDS_SATS = 100_000;
const SLOTS = 6;
const SLOT_SATS = 1_000;
const SUPPLY = 9_000n;
const UNITS = 100n;
/** At 2 sat/vB the third send out of a slot of 1,000 sats leaves too few sats for a change output. */
const MOST_SENDS = 4;

/** Transactions whose only output is the RGB commitment. Like ElectrumX, the indexer indexes none of them. */
export const bareCommitment = flows({
  'finds in its block a send that makes no output but the commitment, and so does every later holder': async (
    stage,
  ) => {
    const { world, host } = stage;
    const [alice, bob] = [person(stage, 'Alice'), person(stage, 'Bob')];
    const carol = await addPerson(host, world, 'Carol');
    stage.people.set('Carol', carol);
    await fund(carol, FUNDS_SATS);
    // Nobody followed the fast blocks: a lock time there would be too high for the apps.
    for (const one of [bob, alice]) await follow(stage, one);
    for (const one of [carol, bob, alice]) await makeSlots(stage, one, SLOTS, SLOT_SATS);
    await issue(stage, carol, { ticker: 'COBALT', name: 'Cobalt', precision: 0, amounts: [SUPPLY] });
    const assetId = asset(stage, 'COBALT');
    const pay = async (from: Person, to: Person): Promise<Sent> => {
      const sent = await send(stage, from, [paying(await invoice(to, '', UNITS), { assetId })]);
      await settle(stage, sent.txid, [from, to]);
      return sent;
    };
    let bare: Sent | undefined;
    for (let sends = 0; bare === undefined && sends < MOST_SENDS; sends += 1) {
      const sent = await pay(carol, bob);
      if (sent.outputs.every(({ kind }) => kind === 'commitment')) bare = sent;
    }
    must(bare !== undefined, `each of ${MOST_SENDS} sends made an output of its own`);
    const { txid } = bare;
    const place = async ({ walletId }: Person) => get(host.bridge.chain.whereabouts({ walletId, txid }));
    for (const one of [carol, bob]) {
      await follow(stage, one);
      const { state } = await place(one);
      must(state === 'mined', `for ${one.name} it is ${state}`);
    }
    // Its change lies on an existing slot, and the given asset moves on.
    await pay(carol, alice);
    await pay(bob, alice);
    await follow(stage, alice);
    for (const one of [carol, bob, alice]) must((await verifyAll(one)) > 0, 'nothing was verified');
  },
});
