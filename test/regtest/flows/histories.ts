import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Review } from '../../../src-preload/contract/signing.ts';
import type { TransferHistory, TransferRow } from '../../../src-preload/contract/transfers.ts';
import { namesSwapped } from '../lies/list-lies.ts';
import { first } from '../lies/lie.ts';
import { asked } from '../lies/send-lies.ts';
import { lieAboutAssets } from '../lies/send-draft.ts';
import { get, Refused, startHost } from '../wallet/host.ts';
import {
  addPerson,
  approve,
  invoice,
  refresh,
  reviewSend,
  transfersOf,
  wordsOf,
  type Person,
} from '../wallet/person.ts';
import { mustSeeThrough } from './attacks.ts';
import { issue, makeSlots } from './first-steps.ts';
import { asset, flows, must, person, reviewHonest, when, withOchre, type Stage } from './flow.ts';
import { paying, send, settle } from './sending.ts';

const NAMES = ['Alice', 'Bob'] as const;
const UNITS = 31n;
const LOOKS = 40;
const LOOK_EVERY_MS = 500;
const RUSSET_SUPPLY = 50_000n;
const SLOTS = 6;
const SLOT_SATS = 2_000;

/** A wallet's knowledge from validated histories of rgb-lib, on a chain with checked headers. */
export const histories = flows({
  'follows the chain by a server of it': async (stage) => {
    for (const one of NAMES.map((name) => person(stage, name))) {
      await follow(stage, one);
      await makeSlots(stage, one, SLOTS, SLOT_SATS);
    }
  },
  'validates from its genesis whatever arrived, and the change of whatever was sent': async (stage) => {
    const outcomes = await Promise.all(NAMES.map(async (name) => verifyAll(person(stage, name))));
    must(
      outcomes.every((verified) => verified > 0),
      `${outcomes.join(' and ')} transfers were verified`,
    );
  },
  'takes nothing of a second send on the service’s word, once what it spends was verified': async (stage) => {
    const { alice, bob, assetId } = withOchre(stage);
    const sent = await send(stage, alice, [paying(await invoice(bob, assetId, UNITS))]);
    await settle(stage, sent.txid, [alice, bob]);
    must(toldIn(sent).length === 0, `on trust: ${toldIn(sent).join()}`);
  },
  'calls nothing verified that was not broadcast, until a block has it': when('waiting', async (stage) => {
    const { alice, bob, assetId } = withOchre(stage);
    const { txid } = await send(stage, alice, [paying(await invoice(bob, assetId, UNITS))]);
    await refresh(bob);
    const waiting = await verify(bob, await rowOf(bob, txid));
    must(waiting.outcome === 'pending', `what was not broadcast is ${waiting.outcome}`);
    await settle(stage, txid, [alice, bob]);
    const mined = await verify(bob, await rowOf(bob, txid));
    must(mined.outcome === 'proved', `what was mined is ${mined.outcome}`);
  }),
  'takes back what it verified where a block is reorganised away, and verifies it in another one': async (
    stage,
  ) => {
    const { world } = stage;
    const { alice, bob, assetId } = withOchre(stage);
    const { txid } = await send(stage, alice, [paying(await invoice(bob, assetId, UNITS))]);
    await settle(stage, txid, [alice, bob]);
    const row = await rowOf(bob, txid);
    const before = await verify(bob, row);
    must(before.outcome === 'proved', `before it is ${before.outcome}`);

    const tip = await world.node.rpc.ask(v.string(), 'getbestblockhash');
    const { blockhash } = await world.node.rpc.ask(mined, 'getrawtransaction', txid, 1);
    must(blockhash !== undefined, 'it is in no block');
    await world.node.rpc.ask(v.unknown(), 'invalidateblock', blockhash);
    const address = await world.node.rpc.ask(v.string(), 'getnewaddress');
    // More blocks than were removed, so that everyone takes the new branch, without the waiting transactions.
    for (let block = 0; block < 3; block += 1)
      await world.node.rpc.ask(v.unknown(), 'generateblock', address, []);
    must(tip !== (await world.node.rpc.ask(v.string(), 'getbestblockhash')), 'nothing was reorganised');
    await follow(stage, bob);
    const away = await verify(bob, row);
    must(away.outcome === 'pending', `without its block it is ${away.outcome}`);

    await world.node.mine(1);
    await follow(stage, bob);
    const again = await verify(bob, row);
    must(again.outcome === 'proved', `in another block it is ${again.outcome}`);
  },
});

/** With a lying service. */
export const historyLies = flows({
  'sees a lie about an input and a swap of names by histories alone, in a wallet that was restored from its words':
    byHistoryAlone,
});

const mined = v.object({ blockhash: v.optional(v.string()) });

/** Only the words, on another disk: the book has nothing but facts from histories. */
async function byHistoryAlone(stage: Stage): Promise<void> {
  const { world } = stage;
  const [alice, bob] = [person(stage, 'Alice'), person(stage, 'Bob')];
  // Alone on its slot: nobody left a file for other assets there.
  const supply = [RUSSET_SUPPLY];
  await issue(stage, alice, { ticker: 'RUSSET', name: 'Russet token', precision: 3, amounts: supply });
  const [one, other] = [asset(stage, 'RUSSET'), asset(stage, 'SIENNA')];
  const { txid } = await send(stage, alice, [paying(await invoice(bob, '', UNITS), { assetId: one })]);
  await settle(stage, txid, [alice, bob]);
  const words = await wordsOf(alice);
  const host = await startHost(world.folder, `restored-${world.build.name}-${world.speaks}`);
  try {
    const again = await addPerson(host, world, 'Alice again', { words });
    await refresh(again);
    const payment = paying(await invoice(bob, one, UNITS));
    const begin = () => reviewSend(again, [payment]);
    const lie = lieAboutAssets('another allocation is said to be spent', ['RGB_INPUTS'], (draft) => {
      first(asked(draft).inputs).no += 1;
    });
    // An asset that was never validated here is taken on the service's word.
    world.service.lies.tell(lie);
    const before = await begin();
    world.service.lies.tell(null);
    must(
      before.outcome === 'onTrust',
      `without a history the lie is ${before.outcome} (${before.code ?? 'no code'})`,
    );
    await get(host.bridge.signing.cancel({ flowId: before.flowId }));

    await follow(stage, again);
    must((await verifyAll(again)) > 0, 'nothing was verified');
    await mustSeeThrough(stage, again, { codes: lie.codes, psbt: lie }, begin);
    const swapped = { codes: ['ASSET_RENAMED'], first: true, lists: namesSwapped(one, other) } as const;
    await mustSeeThrough(stage, again, swapped, begin);

    const review = await reviewHonest(stage, begin);
    must(toldIn(review).length === 0, `on trust in an honest send: ${toldIn(review).join()}`);
    const approved = await approve(again, review);
    must(approved.outcome === 'handedOver', `an honest send was ${approved.outcome}`);
    await settle(stage, approved.txid, [again, bob]);
  } finally {
    world.service.lies.tell(null);
    await host.stop();
  }
}

export function toldIn({ claims }: Pick<Review, 'claims'>): string[] {
  return claims.flatMap(({ name, outcome }) => (outcome === 'onTrust' ? [name] : []));
}

/** By the service's own indexer: it is asked, and not believed. */
export async function follow({ world }: Pick<Stage, 'world'>, { host, walletId }: Person): Promise<void> {
  const { chain } = host.bridge;
  const { source } = await get(chain.read({ walletId }));
  if (source === null) {
    const { outcome } = await get(chain.use({ walletId, address: world.indexerUrl }));
    must(outcome === 'used', `the server of the chain was ${outcome}`);
  }
  const height = await world.node.height();
  // The indexer sees blocks at its next look, and takes time over removed ones.
  for (let look = 1; ; look += 1) {
    const { state, tip } = await get(chain.follow({ walletId })).catch((error: unknown) => {
      if (look === LOOKS || !(error instanceof Refused)) throw error;
      return { state: error.failure.code, tip: null };
    });
    if (state === 'ready' && tip?.height === height) return;
    must(look < LOOKS, `${state} at ${tip?.height ?? 'none'} of ${height}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Every settled transfer in or out: how many are proved, and the state of the others. */
export async function verified(one: Person): Promise<{ readonly proved: number; readonly open: string[] }> {
  const rows = (await transfersOf(one)).filter(
    ({ direction, state }) => direction !== 'none' && state === 'settled',
  );
  const open: string[] = [];
  for (const row of rows) {
    const { outcome, code, given } = await verify(one, row);
    if (outcome !== 'proved' || given !== row.amount)
      open.push(
        `${one.name}: ${row.amount ?? 'nothing'} ${row.direction} is ${outcome} (${code ?? given ?? ''})`,
      );
  }
  return { proved: rows.length - open.length, open };
}

/** Returns their number. */
export async function verifyAll(one: Person): Promise<number> {
  const { proved, open } = await verified(one);
  must(open.length === 0, open.join());
  return proved;
}

async function verify({ host, walletId }: Person, { key }: TransferRow): Promise<TransferHistory> {
  return get(host.bridge.transfers.verify({ walletId, key }));
}

async function rowOf(one: Person, txid: string): Promise<TransferRow> {
  const row = (await transfersOf(one)).find((listed) => listed.txid === txid);
  must(row !== undefined, `${one.name} has no transfer of ${txid}`);
  return row;
}
