import * as v from 'valibot';
import { amountSats as ofBitcoin } from '../node/rpc.ts';
import { get, Refused } from '../wallet/host.ts';
import { addPerson, approve, fund, refresh, type Person } from '../wallet/person.ts';
import { flows, honest, must, person, reviewHonest, type Flow, type Stage } from './flow.ts';

const NAME = 'Carol';
/** Odd amounts, so that no coin alone pays exactly. */
const COINS_SATS = [61_113, 40_507, 20_331];
const RATE_SATS_PER_VB = 3;
/** Each rounds its own way. */
const OTHER_RATES = [1, 7, 100];
/** The node's own kinds: P2PKH, P2SH, P2WPKH and P2TR. */
const KINDS = ['legacy', 'p2sh-segwit', 'bech32', 'bech32m'] as const;

/** Plain bitcoin sent by a service: rgb-lib builds it with BDK. */
export const plainBitcoin = flows({
  'sends plain bitcoin to addresses of every kind': async (stage) => {
    const carol = await addPerson(stage.host, stage.world, NAME);
    stage.people.set(NAME, carol);
    for (const sats of COINS_SATS) await fund(carol, sats);
    for (const kind of KINDS) await pay(stage, carol, await addressOf(stage, kind), 11_000);
  },
  'sends all of its plain bitcoin, down to the last coin': async (stage) => {
    const carol = person(stage, NAME);
    await fund(carol, 33_333);
    const address = await addressOf(stage, 'bech32m');
    const { walletId, host } = carol;
    const most = async (rateSatsPerVb: number): Promise<number> => {
      const asked = { walletId, recipients: [{ address, amountSats: null }], rateSatsPerVb };
      const { mostSats, coins } = await get(host.bridge.signing.planSendBtc(asked));
      must(coins > 1, `${coins} coins are no test of all`);
      return mostSats;
    };
    for (const rateSatsPerVb of OTHER_RATES) {
      const sats = await most(rateSatsPerVb);
      const begun = await reviewHonest(stage, () => review(carol, address, sats, rateSatsPerVb));
      must(begun.outputs.length === 1, `at ${rateSatsPerVb} sat/vB something comes back`);
    }
    await pay(stage, carol, address, await most(RATE_SATS_PER_VB));
    const { balance } = await get(host.bridge.wallet.overview({ walletId }));
    must(balance.vanilla.futureSats === 0, `${balance.vanilla.futureSats} sats are left`);
  },
});

export const noPlainBitcoin: Flow = {
  name: 'says that this service sends no plain bitcoin, when it is asked to',
  run: async (stage) => {
    const address = await addressOf(stage, 'bech32');
    const said = await review(person(stage, 'Alice'), address, 11_000).catch((error: unknown) => error);
    must(said instanceof Refused && said.failure.code === 'SERVICE_CANNOT', String(said));
  },
};

function addressOf({ world }: Stage, kind: (typeof KINDS)[number]): Promise<string> {
  return world.node.rpc.ask(v.string(), 'getnewaddress', '', kind);
}

function review(
  { host, walletId }: Person,
  address: string,
  amountSats: number,
  rateSatsPerVb = RATE_SATS_PER_VB,
) {
  const asked = { walletId, recipients: [{ address, amountSats }], rateSatsPerVb };
  return get(host.bridge.signing.beginSendBtc(asked));
}

/**
 * Reviews, checks that the verdict is an honest one, signs, submits, and looks in the node's own wallet for the
 * payment.
 */
async function pay(stage: Stage, from: Person, address: string, amountSats: number): Promise<void> {
  const { node, service } = stage.world;
  const begun = await reviewHonest(stage, () => review(from, address, amountSats));
  const approved = await honest(stage, () => approve(from, begun));
  must(approved.outcome === 'paid' && approved.listed, JSON.stringify(approved));
  const signed = service.signed.all().at(-1);
  must(signed?.accepted === true, `the node refuses it: ${signed?.reason ?? 'nothing was handed over'}`);
  must(signed.txid === approved.txid, 'the transaction is not the one that was named');
  must((await node.waiting()).includes(approved.txid), 'it was not broadcast');
  await node.mine(1);
  await refresh(from);
  const arrived = await node.rpc.ask(ofBitcoin, 'getreceivedbyaddress', address);
  must(arrived === amountSats, `${arrived} sats arrived of ${amountSats}`);
}
