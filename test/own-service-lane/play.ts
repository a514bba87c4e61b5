import { issue } from '../regtest/flows/first-steps.ts';
import { must } from '../regtest/flows/flow.ts';
import { giveUp } from '../regtest/flows/giving-up.ts';
import { follow, toldIn, verified as verifiedOf } from '../regtest/flows/histories.ts';
import { leaveMalformed, ofOchre } from '../regtest/flows/own-service.ts';
import { paying } from '../regtest/flows/sending.ts';
import { get, startHost, type Host } from '../regtest/wallet/host.ts';
import {
  fund,
  invoice,
  refresh,
  reviewSend,
  reviewSlots,
  spendable,
  transfersOf,
} from '../regtest/wallet/person.ts';
import { childOf, CLOCK, killChild, openKills, pidOf, type Alone } from './kills.ts';
import { inLane, type Lane, type LaneOptions } from './lane-world.ts';
import { again, carryOut, onChain, unfinished, type Hands, type Intent } from './people.ts';

export interface Played {
  readonly kills: number;
  /** Of those, before the act had ended. */
  readonly within: number;
  /** Base units and payments that are missing. */
  readonly lost: number;
  /** Acts that were carried out more than once. */
  readonly doubled: number;
  readonly posted: number;
  readonly malformedSurvived: number;
  readonly verified: number;
  readonly reported: number;
  readonly heard: ReadonlyMap<string, number>;
}

/** A payment that must happen once. */
interface Payment {
  readonly to: Alone;
  readonly recipientId: string;
  readonly amount: bigint;
  readonly intent: Intent;
}

interface Play extends Lane {
  readonly hands: Hands;
  readonly people: readonly [Alone, Alone];
  readonly assetId: string;
  readonly payments: Payment[];
  readonly slots: Intent[];
  readonly malformed: { posted: number; survived: number };
}

const NAMES = ['Remy', 'Sol'] as const;
const MORE_SATS = 5_000_000;
const SUPPLY = 1_000_000n;
const FIRST = 400_000n;
const MOST_PAID = 500;
const SLOT_SATS = 3_000;
const WITNESS_SATS = 1_000;
/** Every third round a malformed consignment lies at the proxy. */
const MALFORMED_EVERY = 3;
const LOOKS = 8;

/** Two people, each with their own app, pay each other until rgb-lib has ended `kills` times. */
export function play(options: LaneOptions & { readonly kills: number }): Promise<Played> {
  const { folder } = options;
  return inLane(options, async (lane, kept) => {
    const { stage, random, say } = lane;
    const people: Alone[] = [];
    for (const name of NAMES) {
      people.push(await newcomer(stage, kept(await startHost(folder, name, { preload: CLOCK })), name));
    }
    const [one, other] = people as [Alone, Alone];
    const hands: Hands = { kills: openKills(random, options.kills, killChild), heard: new Map() };
    const assetId = await issued(stage, one);
    const playing: Play = {
      ...{ ...lane, hands, assetId, payments: [], slots: [] },
      people: [one, other],
      malformed: { posted: 0, survived: 0 },
    };
    for (let number = 0; number === 0 || hands.kills.made() < options.kills; number += 1) {
      await round(playing, number);
      say(`Round ${number}: ${hands.kills.made()} of ${options.kills} kills`);
    }
    return judged(playing);
  });
}

async function newcomer(stage: Play['stage'], host: Host, name: string): Promise<Alone> {
  const one = await ofOchre({ ...stage, host }, name);
  await fund(one, MORE_SATS);
  return { ...one, pid: pidOf(stage.world.folder, name) };
}

async function issued(stage: Play['stage'], one: Alone): Promise<string> {
  const what = { ticker: 'SEPIA', name: 'Sepia', precision: 0, amounts: [SUPPLY] };
  await issue({ ...stage, host: one.host }, one, what);
  return stage.assets.get(what.ticker) ?? '';
}

/** A slot, an invoice, and its payment until it is settled. The people pay in turn. */
async function round(playing: Play, number: number): Promise<void> {
  const { hands, people, random, assetId } = playing;
  const [from, to] = number % 2 === 0 ? people : ([people[1], people[0]] as const);
  const left = number % MALFORMED_EVERY === 1 ? await leftMalformed(playing, to) : null;
  playing.slots.push(await carryOut(hands, to, 'slots', () => reviewSlots(to, 1, SLOT_SATS)));
  await mine(playing);
  const kind = number % 4 < 2 ? 'blinded' : 'witness';
  const amount = number === 0 ? FIRST : BigInt(1 + random(MOST_PAID));
  // A service that was never given the asset makes invoices for any only.
  const wanted = number === 0 ? '' : assetId;
  const asked = await again(hands, to, 'invoice', () => invoice(to, wanted, amount, kind));
  const witness = kind === 'witness' ? { witnessSats: WITNESS_SATS } : {};
  const payment = paying(asked, { assetId, ...witness });
  const intent = await carryOut(hands, from, 'send', () => reviewSend(from, [payment]));
  const { recipientId } = asked;
  playing.payments.push({ to, recipientId, amount, intent });
  await again(hands, to, 'take what arrived', () => refresh(to));
  await again(hands, from, 'broadcast', () => refresh(from));
  await mine(playing);
  await again(hands, to, 'settle what came', () => refresh(to));
  await again(hands, from, 'settle what went', () => refresh(from));
  await settled(playing, recipientId);
  if (left !== null) await judgeMalformed(playing, to, left);
}

/** Mines a block and waits until both apps know it. */
async function mine({ stage, people }: Play): Promise<void> {
  await stage.world.node.mine(1);
  for (const one of people) await follow(stage, one);
}

/** Leaves a malformed consignment for this person's invoice. Returns the transfer's key. */
async function leftMalformed(playing: Play, one: Alone): Promise<string> {
  const asked = await invoice(one, playing.assetId, 1n, 'blinded');
  await leaveMalformed(playing.stage, asked.recipientId);
  playing.malformed.posted += 1;
  const before = childOf(one.pid);
  await refresh(one);
  must(before !== null && childOf(one.pid) === before, 'rgb-lib ended over what is malformed');
  const rows = await transfersOf(one);
  const row = rows.find(({ batchTransferIdx }) => batchTransferIdx === asked.batchTransferIdx);
  must(row !== undefined, 'what is malformed is not listed');
  return row.key;
}

/** Judges it after everything else that went on meanwhile. */
async function judgeMalformed({ malformed }: Play, one: Alone, key: string): Promise<void> {
  const before = childOf(one.pid);
  await refresh(one);
  const row = (await transfersOf(one)).find((listed) => listed.key === key);
  if (row?.assetData?.outcome !== 'refused' || before === null || childOf(one.pid) !== before) return;
  await giveUp(one, key);
  malformed.survived += 1;
}

/** Blocks and undisturbed looks, until both list the payment as settled. */
async function settled(playing: Play, recipientId: string): Promise<void> {
  const { people, stage } = playing;
  for (let look = 0; look < LOOKS; look += 1) {
    const states = await Promise.all(people.map((one) => statesOf(one, recipientId)));
    if (states.every((list) => list.includes('settled'))) return;
    for (const one of people) await refresh(one);
    if ((await stage.world.node.waiting()).length > 0) await mine(playing);
  }
}

async function statesOf(one: Alone, recipientId: string): Promise<string[]> {
  const { bridge } = one.host;
  const states: string[] = [];
  for (const { key } of await transfersOf(one)) {
    const read = await get(bridge.transfers.read({ walletId: one.walletId, key }));
    if (read.recipientId === recipientId) states.push(read.state);
  }
  return states;
}

async function judged(playing: Play): Promise<Played> {
  const { hands, people, assetId, payments, malformed, stage, say } = playing;
  for (const one of people) {
    const open = await unfinished(one);
    must(open.length === 0, `${one.name} has open flows: ${JSON.stringify(open)}`);
  }
  let missing = 0n;
  let doubled = 0;
  for (const { to, recipientId, amount, intent } of payments) {
    const from = people.find((one) => one !== to)!;
    const arrived = (await statesOf(to, recipientId)).filter((state) => state === 'settled').length;
    const went = (await statesOf(from, recipientId)).filter((state) => state !== 'failed').length;
    if (arrived === 0) say(`A payment of ${amount} to ${to.name} did not arrive: ${[...intent].join()}`);
    if (arrived === 0) missing += amount;
    if (arrived > 1 || went > 1)
      say(`A payment of ${amount} to ${to.name} is listed ${arrived}, ${went} times`);
    if (arrived > 1 || went > 1) doubled += 1;
  }
  for (const intent of [...payments.map((one) => one.intent), ...playing.slots])
    if ((await onChain(stage, intent)) > 1) doubled += 1;
  let held = 0n;
  for (const one of people) held += await spendable(one, assetId);
  if (held !== SUPPLY) say(`${held} of ${SUPPLY} can be spent`);
  missing += held > SUPPLY ? held - SUPPLY : SUPPLY - held;
  return {
    ...{ kills: hands.kills.made(), within: hands.kills.within(), heard: hands.heard },
    ...{ lost: Number(missing), doubled, posted: malformed.posted, malformedSurvived: malformed.survived },
    ...(await onTrust(playing)),
  };
}

/** What the histories show at the end, and what a next send would take on the service's word. */
async function onTrust({ stage, people, assetId, say }: Play) {
  let [verified, reported] = [0, 0];
  for (const one of people) {
    await follow(stage, one);
    const { proved, open } = await verifiedOf(one);
    for (const line of open) say(line);
    [verified, reported] = [verified + proved, reported + open.length];
  }
  for (const [from, to] of [people, [people[1], people[0]] as const]) {
    const asked = await invoice(to, assetId, 1n, 'blinded');
    const review = await reviewSend(from, [paying(asked)]);
    const told = toldIn(review);
    if (told.length > 0) say(`${from.name} takes on trust: ${told.join()}`);
    reported += told.length;
    await get(from.host.bridge.signing.cancel({ flowId: review.flowId }));
  }
  return { verified, reported };
}
