import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecoveryView } from '../../src-preload/contract/backup.ts';
import { issue } from '../regtest/flows/first-steps.ts';
import { must } from '../regtest/flows/flow.ts';
import { bringBack, ofOchre, sent } from '../regtest/flows/own-service.ts';
import { paying } from '../regtest/flows/sending.ts';
import { waitFor } from '../regtest/parts/ending.ts';
import type { RunFolder } from '../regtest/parts/run-folder.ts';
import { get, startHost, type Host } from '../regtest/wallet/host.ts';
import {
  approve,
  connectOwn,
  fund,
  invoice,
  refresh,
  restoreWords,
  reviewSlots,
  spendable,
  wordsOf,
  type Person,
} from '../regtest/wallet/person.ts';
import { pidOf, settledOf } from './kills.ts';
import { inLane, type Lane, type LaneOptions } from './lane-world.ts';

export interface Drilled {
  readonly wallets: number;
  /** Settled assets of all wallets. */
  readonly assets: number;
  /** Of those, the number that the drill says comes back whole. */
  readonly back: number;
  /** Of those, the number paid to another wallet after a real restore. */
  readonly spent: number;
  /** Assets missing from an older copy, which the drill named while nothing was lost. */
  readonly named: number;
  /** Statements of a drill that were false. */
  readonly wrong: number;
}

interface Drilling extends Lane {
  readonly bank: Person;
  readonly counts: { -readonly [K in keyof Drilled]: Drilled[K] };
}

/** One wallet, and its units by the acts done with it. */
interface OneDrilled {
  readonly one: Person;
  readonly data: string;
  readonly has: Map<string, bigint>;
}

const BANK_ASSETS = ['LINSEED', 'MADDER', 'OCHRE'] as const;
const BANK_SUPPLY = 1_000_000n;
const ISSUED = 900n;
const MOST_RECEIVED = 500;
const WITNESS_SATS = 1_000;
const BANK_SATS = 20_000_000;
const BANK_SLOTS = 24;
const SLOT_SATS = 3_000;
const FEW_SLOTS = 5;
const MOST_STEPS = 3;
/** Each second wallet's older copy is drilled too. */
const OLDER_EVERY = 2;
/** For each third wallet the app is killed during a drill. */
const CUT_EVERY = 3;
const MOST_INTO_DRILL_MS = 100;

/**
 * Wallets of random histories. Each is drilled, then restored from its words and newest copy on another data folder,
 * where each settled asset is paid to a second wallet.
 */
export function drillAll(options: LaneOptions & { readonly wallets: number }): Promise<Drilled> {
  const { folder, wallets } = options;
  return inLane(options, async (lane, kept) => {
    const { stage, say } = lane;
    const host = kept(await startHost(folder, 'bank'));
    const bank = await ofOchre({ ...stage, host }, 'Bank');
    await fund(bank, BANK_SATS);
    const counts = { wallets: 0, assets: 0, back: 0, spent: 0, named: 0, wrong: 0 };
    const drilling: Drilling = { ...lane, bank, counts };
    for (const ticker of BANK_ASSETS) {
      const what = { ticker, name: ticker.toLowerCase(), precision: 0, amounts: [BANK_SUPPLY] };
      await issue({ ...stage, host }, bank, what);
    }
    for (let number = 0; number < wallets; number += 1) {
      await drillOne(drilling, folder, number);
      counts.wallets += 1;
      say(`Wallet ${number + 1} of ${wallets}: ${JSON.stringify(counts)}`);
    }
    return counts;
  });
}

async function drillOne(drilling: Drilling, folder: RunFolder, number: number): Promise<void> {
  const { stage, random, counts } = drilling;
  const name = `drill-${number}`;
  let host = await startHost(folder, name);
  let words: string;
  let copy: Buffer;
  let has: Map<string, bigint>;
  try {
    const one = await ofOchre({ ...stage, host }, name);
    const { bridge } = host;
    const { walletId } = one;
    const told = await get(bridge.recovery.chooseFolder({ walletId }));
    must(told.folder !== null && told.failure === null, `no copy was begun: ${JSON.stringify(told)}`);
    const drilled: OneDrilled = { one, data: told.folder, has: new Map() };
    // So that there is an asset to restore.
    await receive(drilling, drilled, 'blinded');
    for (let left = 1 + random(MOST_STEPS); left > 0; left -= 1) await step(drilling, drilled);
    if (number % OLDER_EVERY === 0) await drillOlder(drilling, drilled);
    const drilledSo = await drill(drilled);
    judge(drilling, drilled, drilledSo);
    words = await wordsOf(one);
    if (number % CUT_EVERY === 0) host = await cutDrill(drilling, folder, { ...drilled, words }, drilledSo);
    has = drilled.has;
    copy = readFileSync(join(drilled.data, copiesIn(drilled.data).at(-1) ?? ''));
  } finally {
    await host.stop();
  }
  const again = await startHost(folder, `${name}-again`);
  try {
    const restored = await restore(drilling, again, { name: `${name} again`, words, copy });
    for (const [assetId, units] of has)
      if (units > 0n) counts.spent += await spend(drilling, restored, assetId, units);
  } finally {
    await again.stop();
  }
}

/** One random act of a person, settled afterwards. */
async function step(drilling: Drilling, drilled: OneDrilled): Promise<void> {
  const { random, stage } = drilling;
  const { one, has } = drilled;
  switch (random(5)) {
    case 0:
    case 1:
      return receive(drilling, drilled, random(2) === 0 ? 'blinded' : 'witness');
    case 2: {
      const ticker = `OWN${has.size}`;
      if (stage.assets.has(`${one.name} ${ticker}`)) return;
      const assets = new Map<string, string>();
      const what = { ticker, name: one.name, precision: 0, amounts: [ISSUED] };
      await issue({ ...stage, assets, host: one.host }, one, what);
      const assetId = assets.get(ticker) ?? '';
      stage.assets.set(`${one.name} ${ticker}`, assetId);
      has.set(assetId, ISSUED);
      return;
    }
    case 3: {
      // Our change comes back in the same transaction.
      const [assetId = '', units = 0n] = [...has][random(has.size)] ?? [];
      if (units < 2n) return;
      const paid = 1n + BigInt(random(Number(units) - 1));
      await pay(drilling, [one, drilling.bank], { assetId, units: paid, kind: 'blinded' });
      has.set(assetId, units - paid);
      return;
    }
    default:
      // This invoice stays unpaid, and its slot reserved.
      await invoice(one, '', 5n, 'blinded');
  }
}

async function receive(
  drilling: Drilling,
  { one, has }: OneDrilled,
  kind: 'blinded' | 'witness',
): Promise<void> {
  const { random, stage, bank } = drilling;
  const assetId = stage.assets.get(BANK_ASSETS[random(BANK_ASSETS.length)] ?? '') ?? '';
  const units = 1n + BigInt(random(MOST_RECEIVED));
  await pay(drilling, [bank, one], { assetId, units, kind });
  has.set(assetId, (has.get(assetId) ?? 0n) + units);
}

async function pay(
  drilling: Drilling,
  [from, to]: readonly [Person, Person],
  { assetId, units, kind }: { assetId: string; units: bigint; kind: 'blinded' | 'witness' },
): Promise<void> {
  const { stage } = drilling;
  for (const one of [from, to]) await moreSlots(drilling, one);
  // A service that was never given the asset makes invoices for any only.
  const asked = await invoice(to, '', units, kind);
  const witness = kind === 'witness' ? { witnessSats: WITNESS_SATS } : {};
  await sent({ ...stage, host: from.host }, [from, to], paying(asked, { assetId, ...witness }));
}

async function moreSlots({ stage, bank }: Drilling, one: Person): Promise<void> {
  const { slots } = await get(one.host.bridge.wallet.overview({ walletId: one.walletId }));
  if ((slots?.free ?? 0) >= FEW_SLOTS) return;
  const { outcome } = await approve(
    one,
    await reviewSlots(one, one === bank ? BANK_SLOTS : FEW_SLOTS, SLOT_SATS),
  );
  must(outcome === 'created', `the slots were ${outcome}`);
  await stage.world.node.mine(1);
  await refresh(one);
}

/** Drills copies that an earlier Ochre left: missing assets are named while they can still be copied. */
async function drillOlder(drilling: Drilling, drilled: OneDrilled): Promise<void> {
  const { counts } = drilling;
  const { one, data, has } = drilled;
  await drill(drilled);
  const older = join(data, copiesIn(data).at(-1) ?? '');
  // Only the newest five copies stay, and later acts may make more.
  const bytes = readFileSync(older);
  const before = new Map(has);
  const isSpent = await changeMore(drilling, drilled);
  await copied(drilled);
  for (const name of copiesIn(data)) rmSync(join(data, name));
  writeFileSync(older, bytes, { mode: 0o600 });
  const { drill: found } = await get(one.host.bridge.recovery.drill({ walletId: one.walletId }));
  must(
    found?.from === (isSpent ? 'spentSince' : 'copy'),
    `the older copy was ${found?.from ?? 'not drilled'}`,
  );
  for (const [assetId, units] of has) {
    if (units === 0n) continue;
    const line = found.assets.find((listed) => listed.assetId === assetId);
    const comesBack = isSpent ? 0n : (before.get(assetId) ?? 0n);
    if (line === undefined || BigInt(line.settled) !== units || BigInt(line.back) !== comesBack) {
      drilling.say(
        `An older copy of ${one.name}: ${JSON.stringify(found)}, not ${comesBack} of ${units} of ${assetId}`,
      );
      counts.wrong += 1;
    } else if (comesBack !== units) counts.named += 1;
  }
  // The person read the result and copies again.
  await get(one.host.bridge.recovery.chooseFolder({ walletId: one.walletId }));
}

/** Returns whether coins were spent, so that rgb-lib refuses the earlier state. */
async function changeMore(drilling: Drilling, drilled: OneDrilled): Promise<boolean> {
  const [assetId, units = 0n] = [...drilled.has].find(([, held]) => held > 1n) ?? [];
  if (assetId === undefined || drilling.random(2) === 0) {
    await receive(drilling, drilled, 'witness');
    return false;
  }
  await pay(drilling, [drilled.one, drilling.bank], { assetId, units: 1n, kind: 'witness' });
  drilled.has.set(assetId, units - 1n);
  return true;
}

/** All copies are written, and the drill leaves nothing behind. */
async function drill(drilled: OneDrilled): Promise<RecoveryView> {
  const { one, data } = drilled;
  await copied(drilled);
  const told = await get(one.host.bridge.recovery.drill({ walletId: one.walletId }));
  must(!readdirSync(join(data, '..')).includes('own-service-drill'), 'the temporary folder is still there');
  return told;
}

/** The app ends during a drill: after the next start no file of it is left, and a new drill says the same. */
async function cutDrill(
  { counts, random, say }: Drilling,
  folder: RunFolder,
  { one, data, words }: OneDrilled & { readonly words: string },
  before: RecoveryView,
): Promise<Host> {
  const { name, walletId } = one;
  const isLeft = (): boolean => readdirSync(join(data, '..')).includes('own-service-drill');
  const cut = settledOf(get(one.host.bridge.recovery.drill({ walletId })));
  const otherwise = () => 'no drill begins';
  await waitFor(() => isLeft() || null, { limitMs: 10_000, everyMs: 1, otherwise });
  await pause(random(MOST_INTO_DRILL_MS));
  process.kill(pidOf(folder, name), 'SIGKILL');
  const { status } = await cut;
  must(status === 'rejected' && isLeft(), `the drill was ${status} before the app was ended`);
  await one.host.stop();
  const host = await startHost(folder, name);
  try {
    // The first call opens the core, which deletes the leftovers.
    await restoreWords(host, { name, walletId, words });
    must(!isLeft(), 'the temporary folder is there after a new start');
    const after = await get(host.bridge.recovery.drill({ walletId }));
    if (JSON.stringify(after.drill?.assets) !== JSON.stringify(before.drill?.assets)) {
      say(
        `After a cut drill of ${name}: ${JSON.stringify(after.drill)}, not ${JSON.stringify(before.drill)}`,
      );
      counts.wrong += 1;
    }
    return host;
  } catch (error) {
    await host.stop();
    throw error;
  }
}

const STILL_MS = 1_000;

/** Copies are written after the act: the last one is followed by none for a while. */
async function copied({ one, data }: OneDrilled): Promise<void> {
  const isStill = async (): Promise<true | null> => {
    const before = copiesIn(data).at(-1);
    await pause(STILL_MS);
    const { failure } = await get(one.host.bridge.recovery.read({ walletId: one.walletId }));
    return failure === null && before === copiesIn(data).at(-1) ? true : null;
  };
  await waitFor(isStill, { limitMs: 30_000, everyMs: 1, otherwise: () => 'copies go on and on' });
}

const copiesIn = (data: string): readonly string[] =>
  readdirSync(data)
    .filter((name) => /^ochre-copy-.*\.ochre-backup$/.test(name))
    .sort();

function judge({ counts, say }: Drilling, { one, has }: OneDrilled, { drill: found }: RecoveryView): void {
  for (const [assetId, units] of has) {
    if (units === 0n) continue;
    counts.assets += 1;
    const line = found?.assets.find((listed) => listed.assetId === assetId);
    if (BigInt(line?.back ?? 0) === units && BigInt(line?.settled ?? 0) === units) counts.back += 1;
    else {
      counts.wrong += 1;
      say(`${one.name} has ${units} of ${assetId}, and the drill says ${JSON.stringify(found)}`);
    }
  }
}

/** Words first, then the copy, which their keys open, then the service. */
async function restore(
  { stage: { world } }: Drilling,
  host: Host,
  { name, words, copy }: { readonly name: string; readonly words: string; readonly copy: Buffer },
): Promise<Person> {
  const { bridge } = host;
  const walletId = await restoreWords(host, { name, words });
  await bringBack(host, copy, null);
  await connectOwn(host, world, walletId);
  const { outcome } = await get(bridge.wallet.register({ walletId }));
  must(outcome === 'registered', `it was ${outcome}`);
  await refresh({ name, walletId, host, world });
  return { name, walletId, host, world };
}

/** 1 if the other wallet has all of it afterwards. */
async function spend(drilling: Drilling, one: Person, assetId: string, units: bigint): Promise<number> {
  const { bank, say } = drilling;
  const before = await spendable(bank, assetId);
  try {
    await pay(drilling, [one, bank], { assetId, units, kind: 'blinded' });
  } catch (error) {
    say(`${one.name} can't spend ${units} of ${assetId}: ${String(error)}`);
    return 0;
  }
  return (await spendable(bank, assetId)) - before === units ? 1 : 0;
}
