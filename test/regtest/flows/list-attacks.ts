import * as v from 'valibot';
import type { OwnInvoice } from '../../../src-preload/contract/invoices.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import {
  changeOnto,
  listedAs,
  listedEmpty,
  listedToo,
  namesSwapped,
  oneUnitLessBack,
  spendingFields,
  spendInstead,
  toldAsFailed,
  type Outpoint,
  type SpentCoin,
} from '../lies/list-lies.ts';
import { get, Refused } from '../wallet/host.ts';
import {
  addPerson,
  approve,
  fund,
  invoice,
  refresh,
  reviewSend,
  type How,
  type Payment,
  type Person,
} from '../wallet/person.ts';
import { mustSeeThrough, type WholeLie } from './attacks.ts';
import { issue, makeSlots } from './first-steps.ts';
import { asset, countClaims, honest, must, person, reviewHonest, type Flow, type Stage } from './flow.ts';
import { paying, send, settle, witnessInvoice, type Sent } from './sending.ts';

/** Of her own, since what is signed for one of these may be in the way of what others build on. */
const SENDER = 'Dora';
const PAYEE = 'Egon';
const FUNDS_SATS = 200_000;
const SLOTS = 20;
const SLOT_SATS = 1_000;
const UNITS = 25n;
const UMBER_SUPPLY = 1_000_000n;
const SEPIA_SUPPLY = 1_000n;
/** A slot pays these and the fee, and what is left of its bitcoin is too little for an output. */
const WITNESS_SATS = 400;
const NO_CHANGE_RATE = 3;
/** More than one slot can pay: rgb-lib spends an empty one beside it. */
const FILLER_RATE = 10;

/** A service that lies by its lists, to an owner who agrees to everything; and what is honest beside it. */
export const listAttacks: readonly Flow[] = [
  {
    name: 'makes a wallet for those that the lists lie to, with two assets',
    run: async (stage) => {
      for (const name of [SENDER, PAYEE]) {
        const one = await addPerson(stage.host, stage.world, name);
        stage.people.set(name, one);
        await fund(one, FUNDS_SATS);
        await makeSlots(stage, one, SLOTS, SLOT_SATS);
      }
      const dora = person(stage, SENDER);
      const umber = { ticker: 'UMBER', name: 'Umber token', precision: 2, amounts: [UMBER_SUPPLY] };
      await issue(stage, dora, umber);
      await issue(stage, dora, {
        ticker: 'SEPIA',
        name: 'Sepia token',
        precision: 0,
        amounts: [SEPIA_SUPPLY],
      });
    },
  },
  lied('where the change lies on a slot that is the service’s own', 'UMBER', async (_dora, { world }) => {
    const [coin] = await world.node.rpc.ask(nodeCoins, 'listunspent');
    must(coin !== undefined, 'the service has no coin');
    return { codes: ['RGB_CHANGE'], lists: listedToo(coin, BigInt(SLOT_SATS)), psbt: changeOnto(coin) };
  }),
  lied('where the change lies on a plain coin that is called a slot', 'UMBER', async (dora) => {
    const coin = await coinOf(dora, ({ use }) => use === 'plain');
    return { codes: ['RGB_CHANGE'], lists: listedEmpty(coin), psbt: changeOnto(coin) };
  }),
  lied('where two assets have each other’s names', 'UMBER', (_dora, stage) =>
    Promise.resolve({
      codes: ['ASSET_RENAMED'],
      first: true,
      lists: namesSwapped(asset(stage, 'UMBER'), asset(stage, 'SEPIA')),
    }),
  ),
  {
    name: 'counts what the claims of a first send rest on',
    run: async (stage) => {
      const sent = await sendUnits(stage, 'UMBER');
      stage.tally.claims.first = countClaims(sent);
      await settle(stage, sent.txid, people(stage));
    },
  },
  lied(
    'where a slot that a send of ours put an asset on is called empty, and spent for its bitcoin',
    'SEPIA',
    async (dora, stage) => {
      const proved = await coinHolding(dora, asset(stage, 'UMBER'));
      const needed = await coinHolding(dora, asset(stage, 'SEPIA'));
      const psbt = spendInstead(await spentCoin(stage, proved), needed);
      return { codes: DENIED, lists: listedEmpty(proved), psbt };
    },
    { rateSatsPerVb: FILLER_RATE },
  ),
  lied('where one unit less is listed than a send of ours left, and burnt', 'UMBER', async (dora, stage) => {
    const proved = await coinHolding(dora, asset(stage, 'UMBER'));
    const lists = listedAs(proved, (entry) => ({
      ...entry,
      rgbAllocations: entry.rgbAllocations.map((one) => ({ ...one, assignment: { Fungible: restOf(1n) } })),
    }));
    return { codes: DENIED, lists, psbt: oneUnitLessBack() };
  }),
  lied('where what a send of ours left in one is listed in two', 'UMBER', async (dora, stage) => {
    const proved = await coinHolding(dora, asset(stage, 'UMBER'));
    const lists = listedAs(proved, (entry) => ({
      ...entry,
      rgbAllocations: entry.rgbAllocations.flatMap((one) => [
        { ...one, assignment: { Fungible: restOf(1n) } },
        { ...one, assignment: { Fungible: 1n } },
      ]),
    }));
    return { codes: DENIED, lists };
  }),
  {
    name: 'counts what the claims of a send from that change rest on, and leaves it on the way',
    run: async (stage) => {
      const sent = await sendUnits(stage, 'UMBER');
      stage.tally.claims.second = countClaims(sent);
      underWay.set(stage, sent);
    },
  },
  lied('where the change lies on what a send on the way spends', 'SEPIA', (_dora, stage) => {
    const spent = coinSpent(sentBefore(stage));
    return Promise.resolve({ codes: HELD, lists: listedEmpty(spent), psbt: changeOnto(spent) });
  }),
  lied('where the change lies on what a send on the way makes', 'SEPIA', (_dora, stage) => {
    const { txid, outputs } = sentBefore(stage);
    const made = outputs.find(({ kind }) => kind === 'change');
    must(made !== undefined, 'it makes no output for its change');
    const coin = { txid, vout: made.index };
    return Promise.resolve({ codes: HELD, lists: listedEmpty(coin), psbt: changeOnto(coin) });
  }),
  {
    name: 'settles it all the same',
    run: async (stage) => settle(stage, sentBefore(stage).txid, people(stage)),
  },
  {
    name: 'sends so that the change lies on a slot that was there before',
    run: async (stage) => {
      const sent = await sendWithoutChange(stage, 'SEPIA');
      coinOfChange(sent);
      underWay.set(stage, sent);
    },
  },
  lied(
    'where a slot is spent that a send on the way puts its change on',
    'UMBER',
    async (dora, stage) => {
      const waiting = coinOfChange(sentBefore(stage));
      const needed = await coinHolding(dora, asset(stage, 'UMBER'));
      const psbt = spendInstead(await spentCoin(stage, waiting), needed);
      return { codes: ['RESERVED', 'LIST_DENIES'], lists: listedEmpty(waiting), psbt };
    },
    { rateSatsPerVb: FILLER_RATE },
  ),
  {
    name: 'sends from that slot, and the change lies on yet another one',
    run: async (stage) => {
      const first = sentBefore(stage);
      await settle(stage, first.txid, people(stage));
      const second = await sendWithoutChange(stage, 'SEPIA');
      must(named(coinSpent(second)) === named(coinOfChange(first)), 'it spends another slot');
      must(named(coinOfChange(second)) !== named(coinOfChange(first)), 'the change lies on what it spends');
      await settle(stage, second.txid, people(stage));
    },
  },
  lied(
    'where the slot of an open invoice is spent as if nothing waited on it',
    'SEPIA',
    async (dora, stage) => {
      const { slot } = await invited(stage);
      return { codes: PROMISED, lists: listedEmpty(slot), psbt: await spendBeside(dora, stage, slot) };
    },
    { rateSatsPerVb: FILLER_RATE },
  ),
  lied(
    'where an open invoice is told to have failed, and its slot is spent',
    'SEPIA',
    async (dora, stage) => {
      const { slot, made } = await invited(stage);
      const lists = { ...listedEmpty(slot), ...toldAsFailed(made.invoice) };
      return { codes: PROMISED, lists, psbt: await spendBeside(dora, stage, slot) };
    },
    { rateSatsPerVb: FILLER_RATE },
  ),
  {
    name: 'hands over nothing signed where another asset arrived on what it spends, and hands it over once it had not',
    run: handOverLate,
  },
];

const DENIED = ['LIST_DENIES', 'RGB_BALANCE', 'RGB_INPUTS', 'RGB_BURN'];
const HELD = ['RGB_CHANGE', 'RESERVED'];
const PROMISED = ['INVOICE_SLOT', 'SPENDS_PENDING'];

const underWay = new WeakMap<Stage, Sent>();
const unpaidInvoices = new WeakMap<Stage, Map<string, Payment>>();
const openInvoices = new WeakMap<Stage, OwnInvoice>();

const nodeCoins = v.array(
  v.object({ txid: v.string(), vout: v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number)) }),
);
const chainCoin = v.object({
  value: v.union([v.number(), v.bigint()]),
  scriptPubKey: v.object({ hex: v.string() }),
});
const SATS_PER_BITCOIN = 100_000_000;

/** Dora begins a send of one of her assets while the lists lie to her. */
function lied(
  name: string,
  ticker: string,
  lie: (dora: Person, stage: Stage) => Promise<WholeLie>,
  how: How = {},
): Flow {
  return {
    name: `sends nothing ${name}`,
    run: async (stage) => {
      const dora = person(stage, SENDER);
      const payment = await unpaid(stage, ticker);
      await refresh(dora);
      const told = await lie(dora, stage);
      await mustSeeThrough(stage, dora, told, () => reviewSend(dora, [payment], how));
    },
  };
}

async function handOverLate(stage: Stage): Promise<void> {
  const { world } = stage;
  const { lies } = world.service;
  const dora = person(stage, SENDER);
  const payment = await payingFor(stage, 'SEPIA');
  const review = await reviewHonest(stage, () => reviewSend(dora, [payment]));
  const [spent] = review.inputs.flatMap(({ outpoint }) => outpoint ?? []);
  must(spent !== undefined, 'it spends nothing');
  const since = world.server.log.mark();
  const arrived = { assetId: asset(stage, 'UMBER'), assignment: { Fungible: 5n }, settled: true };
  const before = lies.listsTold();
  lies.tellLists(
    listedAs(spent, (entry) => ({ ...entry, rgbAllocations: [...entry.rgbAllocations, arrived] })),
  );
  try {
    const ended = await approve(dora, review).then(({ outcome }) => outcome, codeOf);
    must(ended === 'COINS_CHANGED', `it ended with ${ended}`);
  } finally {
    lies.tellLists(null);
  }
  must(lies.listsTold() > before, 'the list was not asked for');
  must(!since().some(({ path }) => path.endsWith('end')), 'it was handed over');
  const { flowId } = review;
  const sent = await honest(stage, () => get(dora.host.bridge.signing.handOver({ flowId })));
  must(sent.outcome === 'handedOver', `then it was ${sent.outcome}`);
  await settle(stage, sent.txid, people(stage));
}

function codeOf(error: unknown): string {
  return error instanceof Refused ? error.failure.code : String(error);
}

async function sendUnits(stage: Stage, ticker: string): Promise<Sent> {
  return send(stage, person(stage, SENDER), [await payingFor(stage, ticker)]);
}

/** No bitcoin comes back. The receiver has an output, without which some nodes relay no commitment. */
async function sendWithoutChange(stage: Stage, ticker: string): Promise<Sent> {
  const asked = await witnessInvoice(stage, person(stage, PAYEE), '', UNITS);
  const payment = paying(asked, { assetId: asset(stage, ticker), witnessSats: WITNESS_SATS });
  return send(stage, person(stage, SENDER), [payment], { rateSatsPerVb: NO_CHANGE_RATE });
}

/** To a new invoice of Egon's, who may never have had the asset. */
async function payingFor(stage: Stage, ticker: string): Promise<Payment> {
  return paying(await invoice(person(stage, PAYEE), '', UNITS), { assetId: asset(stage, ticker) });
}

/** One invoice for all that is refused: nothing of it is ever paid. */
async function unpaid(stage: Stage, ticker: string): Promise<Payment> {
  const made = unpaidInvoices.get(stage) ?? new Map<string, Payment>();
  unpaidInvoices.set(stage, made);
  const payment = made.get(ticker) ?? (await payingFor(stage, ticker));
  made.set(ticker, payment);
  return payment;
}

/** An open invoice of Dora's own, and the slot that waits for it. */
async function invited(stage: Stage): Promise<{ readonly made: OwnInvoice; readonly slot: Outpoint }> {
  const dora = person(stage, SENDER);
  const isHeld = ({ use }: Listed): boolean => use === 'held';
  if (!openInvoices.has(stage)) {
    must(!(await listed(dora)).some(isHeld), 'a slot is held already');
    openInvoices.set(stage, await invoice(dora, asset(stage, 'UMBER'), UNITS));
    await refresh(dora);
  }
  const made = openInvoices.get(stage);
  must(made !== undefined, 'no invoice was made');
  return { made, slot: await coinOf(dora, isHeld) };
}

/** For its bitcoin, beside the slot with the asset that is sent. */
async function spendBeside(dora: Person, stage: Stage, coin: Outpoint) {
  return spendInstead(await spentCoin(stage, coin), await coinHolding(dora, asset(stage, 'SEPIA')));
}

/** What an input says that spends it, as whoever built the transaction that made it can tell. */
async function spentCoin({ world }: Stage, coin: Outpoint): Promise<SpentCoin> {
  const there = await world.node.rpc.ask(chainCoin, 'gettxout', coin.txid, coin.vout, true);
  const sats = BigInt(Math.round(Number(there.value) * SATS_PER_BITCOIN));
  for (const psbt of world.service.lies.built()) {
    const pairs = spendingFields(readRaw(psbt), there.scriptPubKey.hex, sats);
    if (pairs !== null) return { ...coin, pairs };
  }
  throw new Error(`nothing that was built makes ${named(coin)}`);
}

function sentBefore(stage: Stage): Sent {
  const sent = underWay.get(stage);
  must(sent !== undefined, 'nothing was sent, since an earlier flow failed');
  return sent;
}

function coinSpent({ inputs }: Sent): Outpoint {
  const [coin, ...more] = inputs.flatMap(({ outpoint }) => outpoint ?? []);
  must(coin !== undefined && more.length === 0, `${inputs.length} slots are spent`);
  return coin;
}

/** Where the change lies, of a send that puts it on an output that was there before. */
function coinOfChange({ assets }: Sent): Outpoint {
  const [seal] = assets.flatMap(({ given }) =>
    given.flatMap(({ to, seal: at }) => (to === 'own' ? [at] : [])),
  );
  must(seal?.kind === 'outpoint', `the change lies on an ${seal?.kind ?? 'unknown place'}`);
  return { txid: seal.txid, vout: seal.vout };
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

async function listed({ host, walletId }: Person) {
  return (await get(host.bridge.wallet.unspents({ walletId }))).unspents;
}

async function coinOf(one: Person, isIt: (listed: Listed) => boolean): Promise<Outpoint> {
  const found = (await listed(one)).find(isIt);
  must(found !== undefined, `${one.name} has no such coin`);
  return found.outpoint;
}

function coinHolding(one: Person, assetId: string): Promise<Outpoint> {
  return coinOf(one, ({ allocations }) => allocations.some((held) => held.assetId === assetId));
}

/** What a first send left of all of it, less so much. */
function restOf(less: bigint): bigint {
  return UMBER_SUPPLY - UNITS - less;
}

function people(stage: Stage): Person[] {
  return [person(stage, SENDER), person(stage, PAYEE)];
}

function named({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
