import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { CallInput, Review } from '../../../src-preload/contract/index.ts';
import { selectCoins } from '../../../src-main/wallet/pay/build-payment.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { amountSats as ofBitcoin, type Rpc } from '../node/rpc.ts';
import { get } from '../wallet/host.ts';
import { addPerson, approve, fund, refresh, reviewSlots, type Person } from '../wallet/person.ts';
import { flows, honest, must, person, reviewHonest, type Flow, type Stage } from './flow.ts';
import { follow } from './histories.ts';

const NAME = 'Dora';
const COINS_SATS = [90_113, 60_507, 20_331];
const LOOKS = 60;
const LOOK_EVERY_MS = 500;

type Asked = Omit<CallInput<'signing.beginSendBtc'>, 'walletId'>;

/** Plain bitcoin that Ochre builds itself and its own Bitcoin server broadcasts, beside any service. */
export const builtHere = flows({
  'pays two at a tenth of a sat, without the service': async (stage) => {
    const dora = await addPerson(stage.host, stage.world, NAME);
    stage.people.set(NAME, dora);
    for (const sats of COINS_SATS) await fund(dora, sats);
    await follow(stage, dora);
    await coinsAre(dora, COINS_SATS.length);
    const [one, other] = [await addressOf(stage), await addressOf(stage)];
    const recipients = [
      { address: one, amountSats: 11_000 },
      { address: other, amountSats: 12_345 },
    ];
    const txid = await pay(stage, { recipients, rateSatsPerVb: 2.3 });
    await mined(stage, txid);
    for (const { address, amountSats } of recipients) await arrived(stage, address, amountSats);
  },
  'makes one coin of all that it has, and lists each in its transactions': async (stage) => {
    const { host, walletId } = person(stage, NAME);
    const { unspents } = await get(host.bridge.wallet.unspents({ walletId }));
    const coins = unspents.map(({ outpoint }) => `${outpoint.txid}:${outpoint.vout}`);
    must(coins.length > 1, `${coins.length} coins are no test of merging`);
    await mined(stage, await pay(stage, { recipients: [], coins, rateSatsPerVb: 1 }));
    await coinsAre(person(stage, NAME), 1);
  },
  'raises the fee of a payment that waits, and only the second is mined': async (stage) => {
    const address = await addressOf(stage);
    const original = await pay(stage, { recipients: [{ address, amountSats: 15_000 }], rateSatsPerVb: 1 });
    const raised = await replace(stage, original, 'raise', 9.5);
    const waiting = await stage.world.node.waiting();
    must(waiting.includes(raised) && !waiting.includes(original), `there wait ${waiting.join()}`);
    await mined(stage, raised);
    await arrived(stage, address, 15_000);
    await told(stage, { [original]: 'dead', [raised]: 'mined' });
  },
  'cancels a payment that waits: the recipient gets nothing': async (stage) => {
    const address = await addressOf(stage);
    const original = await pay(stage, { recipients: [{ address, amountSats: 9_000 }], rateSatsPerVb: 1 });
    const cancel = await replace(stage, original, 'cancel', 5);
    await mined(stage, cancel);
    await arrived(stage, address, 0);
    await told(stage, { [original]: 'dead', [cancel]: 'mined' });
  },
  'raises the fee of new slots that wait, while nobody was promised one': async (stage) => {
    const dora = person(stage, NAME);
    const review = await reviewHonest(stage, () => reviewSlots(dora, 2, 1_500));
    const made = await honest(stage, () => approve(dora, review));
    must(made.outcome === 'created', JSON.stringify(made));
    const raised = await replace(stage, made.txid, 'raise', 12);
    await mined(stage, raised);
    await told(stage, { [made.txid]: 'dead', [raised]: 'mined' });
  },
  'helps what comes in and waits, by a dear payment from its own coin to itself': async (stage) => {
    const dora = person(stage, NAME);
    const { host, walletId, world } = dora;
    const { address } = await get(host.bridge.wallet.newAddress({ walletId }));
    const parent = await world.node.pay(address, 30_000);
    const coin = await appears(dora, parent);
    const child = await pay(stage, { recipients: [], coins: [coin], rateSatsPerVb: 25 });
    must((await world.node.waiting()).includes(child), 'the child does not wait beside its parent');
    await mined(stage, child);
  },
});

const WALLETS = 200;
const MOST_COINS = 12;
const MOST_MEDIAN = 1.05;
const MOST_RATIO = 1.5;

/** Bitcoin Core chooses from the same coins for the same payment. */
export const besideCore: Flow = {
  name: `pays as cheaply as the node itself, from the coins of ${WALLETS} random wallets`,
  run: async ({ world: { node } }) => {
    const random = seededRandom(58);
    const treasury = node.walletRpc('treasury');
    const wallets: { readonly name: string; readonly rpc: Rpc; readonly sats: readonly number[] }[] = [];
    for (let n = 0; n < WALLETS; n += 1) {
      const name = `selects-${String(n)}`;
      await node.rpc.ask(v.unknown(), 'createwallet', name);
      const rpc = node.walletRpc(name);
      const sats = Array.from({ length: 1 + random(MOST_COINS) }, () => 600 + random(90_000));
      const outputs: Record<string, string> = {};
      for (const one of sats)
        outputs[await rpc.ask(v.string(), 'getnewaddress', '', 'bech32m')] = (one / 1e8).toFixed(8);
      await treasury.ask(v.unknown(), 'sendmany', '', outputs);
      wallets.push({ name, rpc, sats });
      if (n % 20 === 19) await node.mine(1);
    }
    const ratios: number[] = [];
    for (const { name, rpc, sats } of wallets) {
      const total = sats.reduce((sum, one) => sum + one, 0);
      const rateSatsPerVb = 1 + random(300) / 10;
      const paySats = 400 + random(Math.max(1, Math.floor(total * 0.8)));
      const ours = selectCoins(
        sats.map((one, i) => ({ outpoint: String(i), sats: BigInt(one) })),
        { outputs: [{ scriptBytes: 34, sats: BigInt(paySats) }], rateSatsPerVb },
      );
      const to = await treasury.ask(v.string(), 'getnewaddress', '', 'bech32m');
      const theirs = await funded(rpc, to, paySats, rateSatsPerVb);
      await node.rpc.ask(v.unknown(), 'unloadwallet', name);
      must((ours === null) === (theirs === null), `${total} sats pay ${paySats}: only one of the two can`);
      if (ours === null || theirs === null) continue;
      must((ours.changeSats ?? 330n) >= 330n, 'the change is dust');
      const largest = [...sats].sort((a, b) => b - a);
      const fewest = largest.findIndex(
        (_, i) => largest.slice(0, i + 1).reduce((sum, one) => sum + one, 0) >= paySats,
      );
      must(ours.coins.length >= fewest + 1, 'fewer coins than can pay it');
      ratios.push(Number(ours.feeSats) / theirs);
    }
    ratios.sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)] ?? Infinity;
    const worst = ratios.at(-1) ?? Infinity;
    const said = `${ratios.length} payments, fee beside the node's: median ${median.toFixed(3)}, worst ${worst.toFixed(3)}`;
    must(ratios.length > WALLETS / 2 && median <= MOST_MEDIAN && worst <= MOST_RATIO, said);
  },
};

const fundedPsbt = v.object({ fee: ofBitcoin });

async function funded(rpc: Rpc, to: string, sats: number, rate: number): Promise<number | null> {
  const options = { fee_rate: rate, change_type: 'bech32m' };
  const outputs = [{ [to]: (sats / 1e8).toFixed(8) }];
  try {
    return (await rpc.ask(fundedPsbt, 'walletcreatefundedpsbt', [], outputs, 0, options)).fee;
  } catch {
    return null;
  }
}

const addressOf = ({ world }: Stage): Promise<string> => world.node.rpc.ask(v.string(), 'getnewaddress');

/** Reviews, signs and broadcasts; waits until the service lists it. Returns its id. */
async function pay(stage: Stage, asked: Asked): Promise<string> {
  const dora = person(stage, NAME);
  const { host, walletId, world } = dora;
  const review = await reviewHonest(stage, () =>
    get(host.bridge.signing.beginSendBtc({ walletId, ...asked })),
  );
  return handOver(stage, review, world);
}

async function replace(stage: Stage, txid: string, act: 'raise' | 'cancel', rateSatsPerVb: number) {
  const { host, walletId, world } = person(stage, NAME);
  const asked = { walletId, txid, act, rateSatsPerVb };
  const review = await reviewHonest(stage, () => get(host.bridge.signing.beginReplacement(asked)));
  return handOver(stage, review, world);
}

async function handOver(stage: Stage, review: Review, { node }: Stage['world']): Promise<string> {
  const approved = await honest(stage, () => approve(person(stage, NAME), review));
  must(approved.outcome === 'paid', JSON.stringify(approved));
  must((await node.waiting()).includes(approved.txid), 'the node does not have it');
  return approved.txid;
}

async function mined(stage: Stage, txid: string): Promise<void> {
  await stage.world.node.mine(1);
  const dora = person(stage, NAME);
  await follow(stage, dora);
  await refresh(dora);
  await told(stage, { [txid]: 'mined' });
}

/** Checks the list of transactions, once the indexers know the block. */
async function told(stage: Stage, expected: Readonly<Record<string, string>>): Promise<void> {
  const { host, walletId } = person(stage, NAME);
  for (let look = 1; ; look += 1) {
    await refresh(person(stage, NAME));
    await get(host.bridge.chain.follow({ walletId }));
    const { rows } = await get(host.bridge.wallet.transactions({ walletId, offset: 0, limit: 100 }));
    const states = new Map(rows.map(({ txid, state }) => [txid, state]));
    const wrong = Object.entries(expected).filter(([txid, state]) => states.get(txid) !== state);
    if (wrong.length === 0) return;
    const said = wrong.map(([txid, state]) => `${txid} is ${String(states.get(txid))}, not ${state}`);
    must(look < LOOKS, said.join('; '));
    await pause(LOOK_EVERY_MS);
    // Two transactions that spend one coin are told apart once a block is deep.
    if (look === LOOKS / 3) await stage.world.node.mine(6);
  }
}

async function arrived({ world }: Stage, address: string, amountSats: number): Promise<void> {
  const got = await world.node.rpc.ask(ofBitcoin, 'getreceivedbyaddress', address);
  must(got === amountSats, `${got} sats arrived of ${amountSats}`);
}

async function coinsAre(dora: Person, count: number): Promise<void> {
  const { host, walletId } = dora;
  for (let look = 1; ; look += 1) {
    await refresh(dora);
    const { unspents } = await get(host.bridge.wallet.unspents({ walletId }));
    if (unspents.length === count) {
      await get(host.bridge.wallet.consistency({ walletId }));
      return;
    }
    must(look < LOOKS, `${unspents.length} coins are listed, not ${count}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The coin of a waiting transaction, as the service lists it. */
async function appears(dora: Person, txid: string): Promise<string> {
  const { host, walletId } = dora;
  for (let look = 1; ; look += 1) {
    await refresh(dora);
    const { unspents } = await get(host.bridge.wallet.unspents({ walletId }));
    const coin = unspents.find(({ outpoint }) => outpoint.txid === txid)?.outpoint;
    if (coin !== undefined) return `${coin.txid}:${String(coin.vout)}`;
    must(look < LOOKS, 'what waits is not listed');
    await pause(LOOK_EVERY_MS);
  }
}
