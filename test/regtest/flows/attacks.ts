import * as v from 'valibot';
import type { OwnInvoice } from '../../../src-preload/contract/invoices.ts';
import type { Review } from '../../../src-preload/contract/signing.ts';
import type { NamedLie } from '../lies/lie.ts';
import type { Outpoint } from '../lies/list-lies.ts';
import { sendLies } from '../lies/send-lies.ts';
import { slotLies } from '../lies/slot-lies.ts';
import type { Lie, ListLies } from '../service/lies.ts';
import { get, Refused } from '../wallet/host.ts';
import {
  approve,
  invoice,
  refresh,
  reviewSend,
  reviewSlots,
  type Payment,
  type Person,
} from '../wallet/person.ts';
import type { World } from '../world.ts';
import { asset, must, person, type Flow, type Stage } from './flow.ts';
import { paying } from './sending.ts';

const SLOTS = 3;
const SLOT_SATS = 1_000;
const UNITS = 25n;

/** A dishonest service over the wire, and an owner who agrees to everything. */
export const attacks: readonly Flow[] = [
  ...slotLies.map((lie) => attack('makes no slots', lie, (alice) => reviewSlots(alice, SLOTS, SLOT_SATS))),
  ...sendLies.map((lie) =>
    attack('sends nothing', lie, async (alice, stage) => reviewSend(alice, [await unpaid(stage)])),
  ),
];

const unpaidInvoices = new WeakMap<Stage, Promise<OwnInvoice>>();

/** One invoice of Bob's for all attacks: no refused transaction pays it. */
async function unpaid(stage: Stage): Promise<Payment> {
  const made = unpaidInvoices.get(stage) ?? invoice(person(stage, 'Bob'), asset(stage, 'OCHRE'), UNITS);
  unpaidInvoices.set(stage, made);
  return paying(await made);
}

/** A whole lie about a PSBT, about lists, or both; any one of the reasons is right. */
export interface WholeLie {
  readonly codes: readonly string[];
  readonly psbt?: Lie;
  readonly lists?: ListLies;
  /** The wallet must see it before anything is built. */
  readonly first?: true;
}

/** The service lies to Alice. */
function attack(what: string, lie: NamedLie, begin: (alice: Person, stage: Stage) => Promise<Review>): Flow {
  return {
    name: `${what} where ${lie.name}`,
    run: (stage) => {
      const alice = person(stage, 'Alice');
      return mustSeeThrough(stage, alice, { codes: lie.codes, psbt: lie }, () => begin(alice, stage));
    },
  };
}

/**
 * Refused with a fitting reason, by the verdict or before, even if the owner insists; nothing leaves the wallet, and
 * no coin moves. The lists lie until all of that was tried.
 */
export async function mustSeeThrough(stage: Stage, who: Person, lie: WholeLie, begin: () => Promise<Review>) {
  const { world } = stage;
  const { lies, signed } = world.service;
  await refresh(who);
  const coins = await coinsOf(who);
  const before = { waiting: await world.node.waiting(), signed: signed.all().length, told: told(world) };
  const since = world.server.log.mark();
  lies.tell(lie.psbt ?? null);
  lies.tellLists(lie.lists ?? null);
  try {
    // A flow is built by the list on the screens: the lie is in it, as with a service that always lies.
    if (lie.lists !== undefined) await coinsOf(who).catch(() => undefined);
    const review = await begunOrRefused(begin);
    if (lie.lists !== undefined) must(told(world).lists > before.told.lists, 'no list was changed');
    if (review instanceof Refused) {
      mustBeOneOf(lie.codes, review.failure.code);
    } else {
      const { outcome, code } = review;
      if (lie.psbt !== undefined) must(told(world).psbts > before.told.psbts, 'no PSBT was changed');
      must(outcome === 'contradicts', `its verdict is ${outcome} (${code ?? 'no code'})`);
      mustBeOneOf(lie.codes, code ?? 'nothing');
      await mustNotSign(who, review);
    }
  } finally {
    lies.tell(null);
    lies.tellLists(null);
  }
  const asked = since().map(({ path }) => path);
  must(lie.first !== true || !asked.some((path) => path.endsWith('begin')), 'something was built first');
  must(!asked.some((path) => path.endsWith('end')), 'something was handed over');
  must(signed.all().length === before.signed, 'something was signed');
  must((await world.node.waiting()).join() === before.waiting.join(), 'something was broadcast');
  await mustBeThere(who, coins);
}

async function begunOrRefused(begin: () => Promise<Review>): Promise<Review | Refused> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function told({ service: { lies } }: World) {
  return { psbts: lies.told(), lists: lies.listsTold() };
}

function mustBeOneOf(codes: readonly string[], code: string): void {
  must(codes.includes(code), `refused as ${code}`);
}

async function mustNotSign(alice: Person, review: Review): Promise<void> {
  const asked = alice.host.questions().length;
  try {
    await approve(alice, review, true);
  } catch (error) {
    const code = error instanceof Refused ? error.failure.code : String(error);
    must(code === 'FLOW_STATE' || code === 'PSBT_REFUSED', `it ended with ${code}`);
    must(alice.host.questions().length === asked, 'its owner was asked to sign');
    return;
  }
  throw new Error('it was signed');
}

/** The wallet's coins by the real chain, waiting ones included. */
async function coinsOf(one: Person): Promise<Outpoint[]> {
  const { unspents } = await get(one.host.bridge.wallet.unspents({ walletId: one.walletId }));
  const coins: Outpoint[] = [];
  // The change of a cancelled send stays in the list, but doesn't exist.
  for (const { outpoint } of unspents) if (await isThere(one, outpoint)) coins.push(outpoint);
  must(coins.length > 0, 'there is nothing to steal');
  return coins;
}

async function mustBeThere(one: Person, coins: readonly Outpoint[]): Promise<void> {
  for (const coin of coins) must(await isThere(one, coin), `${coin.txid}:${coin.vout} is spent`);
}

async function isThere({ world }: Person, { txid, vout }: Outpoint): Promise<boolean> {
  return (await world.node.rpc.ask(v.nullable(v.unknown()), 'gettxout', txid, vout, true)) !== null;
}
