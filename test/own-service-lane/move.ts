import type { MoveView } from '../../src-preload/contract/move.ts';
import { issue } from '../regtest/flows/first-steps.ts';
import { follow } from '../regtest/flows/histories.ts';
import { operate } from '../regtest/flows/own-service.ts';
import { get } from '../regtest/wallet/host.ts';
import { approve, refresh, spendable, transfersOf } from '../regtest/wallet/person.ts';
import { openKills, pidOf, settledOf } from './kills.ts';
import { inLane, type LaneOptions } from './lane-world.ts';
import {
  killFor,
  openPurse,
  personOf,
  startApp,
  step,
  type Mover,
  type Movers,
  type Purse,
} from './movers.ts';
import { finish, hear, onChain, unfinished } from './people.ts';

export interface Moved {
  readonly wallets: number;
  readonly assets: number;
  readonly kills: number;
  /** Kills before the act had ended. */
  readonly within: number;
  /** Assets whose units are all in the other wallet at the end. */
  readonly moved: number;
  /** Assets that the app shows as verified at the end. */
  readonly verified: number;
  /** Assets that moved back, verified as well. */
  readonly back: number;
  /** Base units that neither wallet can spend. */
  readonly lost: number;
  /** Assets with more units than before, or moved by two mined transactions. */
  readonly doubled: number;
  readonly reported: number;
  /** False statements of the app. */
  readonly wrong: number;
  readonly heard: ReadonlyMap<string, number>;
}

interface Moving extends Movers {
  readonly counts: { -readonly [K in keyof Omit<Moved, 'kills' | 'within' | 'heard'>]: Moved[K] };
}

interface Way {
  readonly from: Purse;
  readonly to: Purse;
  /** Units by asset. */
  readonly owned: ReadonlyMap<string, bigint>;
}

type AssetView = MoveView['assets'][number];

const ASSETS = 5;
const LEAST_ISSUED = 100;
const MOST_ISSUED = 10_000;
const RATE_SATS_PER_VB = 2;
const MOST_TURNS = 150;

/**
 * Each wallet's assets move to another wallet of the same app, half from a remote service to the built-in one and half
 * the other way. In each step of each asset a process ends: rgb-lib below either service, or the app.
 */
export function moveAll(
  options: LaneOptions & { readonly wallets: number; readonly isKilling: boolean },
): Promise<Moved> {
  const { folder, wallets, isKilling } = options;
  return inLane(options, async (lane) => {
    const moving: Moving = {
      ...{ ...lane, folder, heard: new Map() },
      kills: openKills(lane.random, Infinity, killFor),
      counts: {
        wallets: 0,
        assets: 0,
        moved: 0,
        verified: 0,
        back: 0,
        lost: 0,
        doubled: 0,
        reported: 0,
        wrong: 0,
      },
    };
    const { kills, counts, heard } = moving;
    for (let number = 0; number < wallets; number += 1) {
      await moveOne(moving, number, isKilling);
      counts.wallets += 1;
      lane.say(`Wallet ${number + 1} of ${wallets}: ${JSON.stringify(counts)}, ${kills.made()} kills`);
    }
    return { ...counts, kills: kills.made(), within: kills.within(), heard };
  });
}

async function moveOne(moving: Moving, number: number, isKilling: boolean): Promise<void> {
  const { stage, random, folder } = moving;
  const name = `move-${number}`;
  const service = await operate(stage.world, `${name}-operator`, 0);
  try {
    const operator = { baseUrl: service.baseUrl, pid: pidOf(folder, `${name}-operator`) };
    const app = await startApp(moving, name);
    const purses: Purse[] = [];
    const mover: Mover = { ...{ name, random, app, operator, purses, isKilling }, killed: new Set() };
    try {
      for (const isRemote of number % 2 === 0 ? [true, false] : [false, true])
        purses.push(await openPurse(moving, mover, isRemote));
      const [from, to] = purses as [Purse, Purse];
      const way = { from, to, owned: await issueAll(moving, mover, from) };
      await judgeMoved(moving, mover, way, await moveAssets(moving, mover, way));
      if (number === 0) await moveBack(moving, mover, way);
    } finally {
      await mover.app.host.stop();
    }
  } finally {
    await service.stop();
  }
}

async function issueAll(moving: Moving, mover: Mover, purse: Purse): Promise<Map<string, bigint>> {
  const { stage, random, counts } = moving;
  const one = personOf(moving, mover, purse);
  const owned = new Map<string, bigint>();
  for (let number = 0; number < ASSETS; number += 1) {
    const [assets, ticker] = [new Map<string, string>(), `MOVE${number}`];
    const units = BigInt(LEAST_ISSUED + random(MOST_ISSUED));
    await issue({ ...stage, assets, host: one.host }, one, {
      ...{ ticker, name: ticker.toLowerCase(), precision: 0 },
      amounts: [units],
    });
    owned.set(assets.get(ticker) ?? '', units);
  }
  counts.assets += owned.size;
  return owned;
}

/** Follows only the app's advice at each turn, until it says that all arrived and nothing is left. */
async function moveAssets(moving: Moving, mover: Mover, way: Way): Promise<readonly AssetView[]> {
  const { from, to, owned } = way;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { moves } = mover.app.host.bridge;
    const view = await get(moves.read({ walletId: from.walletId }));
    if (view.to?.id !== to.walletId) {
      const ids = { walletId: from.walletId, toWalletId: to.walletId };
      await step(moving, mover, ['choose', from.name], () => get(moves.choose(ids)));
      continue;
    }
    const assets = [...owned.keys()].map((assetId) => ofAsset(view, assetId));
    await judgeView(moving, mover, way, assets);
    const open = assets.filter((one) => !isDone(one));
    if (open.length === 0) return assets;
    await takeTurn(moving, mover, way, open[moving.random(open.length)]!);
  }
  throw new Error(`${from.name} comes to no end: ${JSON.stringify(await lookAt(moving, mover, way))}`);
}

function ofAsset({ assets }: MoveView, assetId: string): AssetView {
  const none = { assetId, spendable: '0', waiting: '0', state: 'here' } as const;
  return assets.find((one) => one.assetId === assetId) ?? none;
}

const isDone = ({ state, spendable: left, waiting }: AssetView): boolean =>
  state === 'verified' && left === '0' && waiting === '0';

async function lookAt(moving: Moving, mover: Mover, { from }: Way) {
  const { moves } = mover.app.host.bridge;
  const { assets } = await get(moves.read({ walletId: from.walletId }));
  return { assets, flows: await unfinished(personOf(moving, mover, from)), heard: [...moving.heard] };
}

/** Does the person's next step for an asset. */
async function takeTurn(moving: Moving, mover: Mover, way: Way, asset: AssetView): Promise<void> {
  const one = personOf(moving, mover, way.from);
  const flow = (await unfinished(one)).find(({ state }) => FOR_THE_PERSON.includes(state));
  if (flow !== undefined) await finish(moving, one, flow.flowId, new Set());
  else if (asset.state === 'here' && asset.spendable !== '0') await pay(moving, mover, way, asset);
  else await settle(moving, mover, way, asset);
}

/** States in which refreshes no longer help. */
const FOR_THE_PERSON: readonly string[] = ['signed', 'handingOver', 'noAnswer', 'refused'];

async function pay(moving: Moving, mover: Mover, way: Way, { assetId }: AssetView): Promise<void> {
  const { signing, moves } = mover.app.host.bridge;
  const { walletId, isRemote } = way.from;
  const where = isRemote ? 'remote' : 'built-in';
  const review = await step(moving, mover, [`begin ${where}`, assetId], () =>
    get(moves.begin({ walletId, assetId, rateSatsPerVb: RATE_SATS_PER_VB })),
  );
  if (review === undefined) return refreshAll(moving, mover, way);
  if (!['proved', 'onTrust'].includes(review.outcome)) {
    note(moving, `A move of ${assetId} is ${review.outcome} (${review.code ?? ''})`);
    await get(signing.cancel({ flowId: review.flowId }));
    return;
  }
  // The app may have been ended since then.
  const one = personOf(moving, mover, way.from);
  const approved = await step(moving, mover, [`approve ${where}`, assetId], () => approve(one, review));
  if (approved !== undefined && approved.outcome !== 'handedOver')
    note(moving, `A move of ${assetId} was ${approved.outcome}`);
}

function note({ counts, say }: Moving, what: string): void {
  counts.wrong += 1;
  say(what);
}

/** The target accepts, the source broadcasts, a block comes, both refresh. */
async function settle(moving: Moving, mover: Mover, way: Way, asset: AssetView): Promise<void> {
  const { node } = moving.stage.world;
  const { assetId } = asset;
  if (asset.state === 'reported') return verify(moving, mover, way, asset);
  const look = (name: string, purse: Purse) =>
    step(moving, mover, [`${name} ${purse.isRemote ? 'remote' : 'built-in'}`, assetId], async () => {
      await refresh(personOf(moving, mover, purse));
      return true;
    });
  if ((await look('take', way.to)) === undefined) return;
  if ((await look('broadcast', way.from)) === undefined) return;
  if ((await node.waiting()).length > 0) await step(moving, mover, ['block', assetId], () => node.mine(1));
  if ((await look('settle there', way.to)) === undefined) return;
  await look('settle here', way.from);
}

async function refreshAll(moving: Moving, mover: Mover, { from, to }: Way): Promise<void> {
  for (const purse of [to, from]) {
    const looked = await settledOf(refresh(personOf(moving, mover, purse)));
    if (looked.status === 'rejected') hear(moving, 'refresh', looked.reason);
  }
}

/** Presses the transfer's button, unless the app has verified by itself. */
async function verify(moving: Moving, mover: Mover, { to }: Way, { assetId }: AssetView): Promise<void> {
  const one = personOf(moving, mover, to);
  await follow(moving.stage, one);
  for (const row of await transfersOf(one))
    if (row.assetId === assetId && row.direction === 'in')
      await get(one.host.bridge.transfers.verify({ walletId: one.walletId, key: row.key }));
}

/** Compares the app's view of a move with the other wallet's list and the node. */
async function judgeView(
  moving: Moving,
  mover: Mover,
  { to, owned }: Way,
  assets: readonly AssetView[],
): Promise<void> {
  const one = personOf(moving, mover, to);
  const listed = await get(one.host.bridge.assets.list({ walletId: one.walletId }));
  const rows = (await transfersOf(one)).filter(({ direction }) => direction === 'in');
  for (const { assetId, state, spendable: left } of assets) {
    const units = owned.get(assetId) ?? 0n;
    const balance = listed.assets.find((asset) => asset.assetId === assetId)?.balance;
    const isThere = BigInt(balance?.settled ?? 0) >= units;
    const said = `The app calls ${assetId} ${state}, ${left} of ${units} left`;
    if (state === 'here' ? isThere : (state === 'verified' || state === 'reported') && !isThere)
      note(moving, `${said}; ${balance?.settled ?? 0} are settled in the other wallet`);
    if (state === 'refused') note(moving, said);
    const txids = rows.flatMap(({ assetId: id, txid }) => (id === assetId && txid !== null ? [txid] : []));
    if (state === 'verified' && (await onChain(moving.stage, new Set(txids), true)) === 0)
      note(moving, `${said}; in no block: ${txids.join()}`);
  }
}

async function judgeMoved(
  moving: Moving,
  mover: Mover,
  { from, to, owned }: Way,
  assets: readonly AssetView[],
): Promise<void> {
  const { counts, say, stage } = moving;
  const [here, there] = [personOf(moving, mover, from), personOf(moving, mover, to)];
  for (const [assetId, units] of owned) {
    const [left, arrived] = [await spendable(here, assetId), await spendable(there, assetId)];
    const state = assets.find((one) => one.assetId === assetId)?.state;
    const txids = (await transfersOf(here)).flatMap(({ direction, txid, assetId: id }) =>
      direction === 'out' && id === assetId && txid !== null ? [txid] : [],
    );
    const mined = await onChain(stage, new Set(txids), true);
    if (left === 0n && arrived === units) counts.moved += 1;
    else say(`Of ${units} of ${assetId} ${left} are in ${from.name} and ${arrived} in ${to.name}`);
    if (state === 'verified') counts.verified += 1;
    if (state === 'reported') counts.reported += 1;
    if (left + arrived < units) counts.lost += Number(units - left - arrived);
    if (left + arrived > units || mined > 1) counts.doubled += 1;
    if (mined > 1) say(`${mined} transactions moved ${assetId}: ${txids.join()}`);
  }
}

/** Moves one asset back, once the first wallet is the target. */
async function moveBack(moving: Moving, mover: Mover, { from, to, owned }: Way): Promise<void> {
  const [assetId, units] = [...owned][0]!;
  const way = { from: to, to: from, owned: new Map([[assetId, units]]) };
  const assets = await moveAssets(moving, mover, way);
  const isBack = (await spendable(personOf(moving, mover, from), assetId)) === units;
  if (isBack && assets.every(isDone)) moving.counts.back += 1;
}
