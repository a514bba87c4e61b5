import * as v from 'valibot';
import { changeOnto, listedEmpty, listedToo, namesSwapped, type Outpoint } from '../lies/list-lies.ts';
import { get } from '../wallet/host.ts';
import {
  addPerson,
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
import { asset, countClaims, must, person, type Flow, type Stage } from './flow.ts';
import { paying, send, settle, witnessInvoice, type Sent } from './sending.ts';

/** Of her own, since what is signed for one of these may be in the way of what others build on. */
const SENDER = 'Dora';
const PAYEE = 'Egon';
const FUNDS_SATS = 200_000;
const SLOTS = 20;
const SLOT_SATS = 1_000;
const UNITS = 25n;
/** A slot pays these and the fee, and what is left of its bitcoin is too little for an output. */
const WITNESS_SATS = 400;
const NO_CHANGE: How = { rateSatsPerVb: 3 };

/**
 * A service that lies by its lists, to an owner who agrees to everything; and what is honest beside it. Each row of
 * psbt-policy.md 13 is refused in test/unit/wallet/own-book-rows.test.ts: here are those that take what rgb-lib builds.
 */
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
      await issue(stage, dora, {
        ticker: 'UMBER',
        name: 'Umber token',
        precision: 2,
        amounts: [1_000_000n],
      });
      await issue(stage, dora, { ticker: 'SEPIA', name: 'Sepia token', precision: 0, amounts: [1_000n] });
    },
  },
  lied('where the change lies on a slot that is the service’s own', async (_dora, { world }) => {
    const [coin] = await world.node.rpc.ask(nodeCoins, 'listunspent');
    must(coin !== undefined, 'the service has no coin');
    return { codes: ['RGB_CHANGE'], lists: listedToo(coin, BigInt(SLOT_SATS)), psbt: changeOnto(coin) };
  }),
  lied('where the change lies on a plain coin that is called a slot', async (dora) => {
    const { unspents } = await get(dora.host.bridge.wallet.unspents({ walletId: dora.walletId }));
    const coin = unspents.find(({ use }) => use === 'plain')?.outpoint;
    must(coin !== undefined, 'there is no plain coin');
    return { codes: ['RGB_CHANGE'], lists: listedEmpty(coin), psbt: changeOnto(coin) };
  }),
  lied('where two assets have each other’s names', (_dora, stage) =>
    Promise.resolve({
      codes: ['ASSET_RENAMED'],
      first: true,
      lists: namesSwapped(asset(stage, 'UMBER'), asset(stage, 'SEPIA')),
    }),
  ),
  {
    name: 'counts what the claims of a first send rest on',
    run: async (stage) => {
      const sent = await sendUnits(stage);
      stage.tally.claims.first = countClaims(sent);
      await settle(stage, sent.txid, people(stage));
    },
  },
  {
    name: 'counts what the claims of a send from that change rest on',
    run: async (stage) => {
      const sent = await sendUnits(stage);
      stage.tally.claims.second = countClaims(sent);
      await settle(stage, sent.txid, people(stage));
    },
  },
  {
    name: 'sends so that the change lies on a slot that was there before, and from that slot onto yet another one',
    run: async (stage) => {
      const first = await sendWithoutChange(stage);
      await settle(stage, first.txid, people(stage));
      const second = await sendWithoutChange(stage);
      must(named(coinSpent(second)) === named(coinOfChange(first)), 'it spends another slot');
      must(named(coinOfChange(second)) !== named(coinOfChange(first)), 'the change lies on what it spends');
      await settle(stage, second.txid, people(stage));
    },
  },
];

const nodeCoins = v.array(
  v.object({ txid: v.string(), vout: v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number)) }),
);
const unpaidInvoices = new WeakMap<Stage, Payment>();

/** Dora begins a send while the lists lie to her, to one invoice for all that is refused: nothing of it is ever paid. */
function lied(name: string, lie: (dora: Person, stage: Stage) => Promise<WholeLie>): Flow {
  return {
    name: `sends nothing ${name}`,
    run: async (stage) => {
      const dora = person(stage, SENDER);
      const payment = unpaidInvoices.get(stage) ?? (await payingUnits(stage));
      unpaidInvoices.set(stage, payment);
      await refresh(dora);
      const told = await lie(dora, stage);
      await mustSeeThrough(stage, dora, told, () => reviewSend(dora, [payment]));
    },
  };
}

async function sendUnits(stage: Stage): Promise<Sent> {
  return send(stage, person(stage, SENDER), [await payingUnits(stage)]);
}

/** To a new invoice of Egon's, who may never have had the asset. */
async function payingUnits(stage: Stage): Promise<Payment> {
  return paying(await invoice(person(stage, PAYEE), '', UNITS), { assetId: asset(stage, 'UMBER') });
}

/** No bitcoin comes back. The receiver has an output, without which some nodes relay no commitment. */
async function sendWithoutChange(stage: Stage): Promise<Sent> {
  const asked = await witnessInvoice(stage, person(stage, PAYEE), '', UNITS);
  const payment = paying(asked, { assetId: asset(stage, 'SEPIA'), witnessSats: WITNESS_SATS });
  return send(stage, person(stage, SENDER), [payment], NO_CHANGE);
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

function people(stage: Stage): Person[] {
  return [person(stage, SENDER), person(stage, PAYEE)];
}

function named({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
