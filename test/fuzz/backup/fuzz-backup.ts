import { availableParallelism } from 'node:os';
import { samePublicKeys } from '../../../src-main/keys/account.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { bundleFor } from '../../support/keyholder-bundle.ts';
import { openChild } from '../../support/child.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { createHeldUp } from '../../support/longest-stall.ts';
import { caseSeed } from '../fuzz.ts';
import { genuine, mutated, SHAPES, type Random, type Shape } from './mutate.ts';
import { furnish, openBackupWorld, PASSWORD, sealed, type BackupWorld, type State } from './world.ts';

export interface BackupFinding {
  readonly kind: 'lostHere' | 'notWhole' | 'shownAsProved' | 'internal' | 'startsFailed' | 'held';
  readonly case: number;
  readonly world: 'empty' | 'living';
  readonly name: string;
  readonly what: string;
}

export interface BackupOutcome {
  readonly findings: readonly BackupFinding[];
  readonly seconds: number;
  /** The longest time that main stood still while it opened and restored one file, ms. */
  readonly heldMs: number;
  /** Results of the files: if all were refused, the run would prove little. */
  readonly reached: { readonly refused: number; readonly opened: number; readonly restored: number };
}

/** No call may hold main for longer. */
export const MOST_HELD_MS = 50;
/** A real hold repeats at each try; a collection of earlier garbage doesn't. */
const AGAIN = 4;

/** The cases of one process: number `share`, from 0, of `shares`. */
export interface BackupShare {
  readonly cases: number;
  readonly seed: number;
  readonly share: number;
  readonly shares: number;
}

/**
 * Opens `cases` changed files, in turn in an empty folder and in a used one, in several processes. Each case has its
 * own random number, so that it is the same in every process.
 */
export async function fuzzBackup(cases: number, seed: number): Promise<BackupOutcome> {
  const from = performance.now();
  const shares = Math.min(MOST_PROCESSES, availableParallelism());
  const bundle = await bundleFor('test/fuzz/backup/worker.ts');
  const takeShare = async (share: number): Promise<BackupOutcome> => {
    const child = openChild<BackupShare, BackupOutcome>(bundle.path, NODE_ARGUMENTS);
    const outcome = await child.ask({ cases, seed, share, shares });
    child.close();
    return outcome;
  };
  try {
    const outcomes = await Promise.all(Array.from({ length: shares }, (_, share) => takeShare(share)));
    const sum = (of: keyof BackupOutcome['reached']): number =>
      outcomes.reduce((total, { reached }) => total + reached[of], 0);
    return {
      findings: outcomes.flatMap(({ findings }) => findings).toSorted((a, b) => a.case - b.case),
      reached: { refused: sum('refused'), opened: sum('opened'), restored: sum('restored') },
      heldMs: Math.max(...outcomes.map(({ heldMs }) => heldMs)),
      seconds: (performance.now() - from) / 1_000,
    };
  } finally {
    bundle.remove();
  }
}

/** More processes would hold each other up and spoil the measured holds. */
const MOST_PROCESSES = 2;
/** A case leaves some MB of garbage at once: with more room for young objects the collector runs less often. */
const NODE_ARGUMENTS = ['--max-semi-space-size=64'];

/** One share of the cases, in this process. */
export async function fuzzBackupShare(
  { cases, seed, share, shares }: BackupShare,
  change: (ports: Ports) => Ports = (ports) => ports,
): Promise<BackupOutcome> {
  const from = performance.now();
  const held = createHeldUp();
  const findings: BackupFinding[] = [];
  const reached = { refused: 0, opened: 0, restored: 0 };
  const living = openBackupWorld(1, held, change);
  const empty = openBackupWorld(2, held, change);
  let heldMs = 0;
  try {
    await furnish(living);
    const honest = await living.backup();
    living.keep();
    empty.keep();
    const worlds = [
      { name: 'empty', world: empty, before: await empty.state() },
      { name: 'living', world: living, before: await living.state() },
    ] as const;
    const proved = provedIn(worlds[1].before);
    const ids = living.ports.settings.read().wallets.map(({ id }) => id);
    const shapes = Object.entries(SHAPES);
    // Each once before measuring, so that first uses don't count.
    for (const { world } of worlds) {
      await restoreOne(world, await sealed(honest));
      world.reset();
    }
    for (let at = 0; at < cases; at += 1) {
      // Both files of a pair go into each folder.
      if (Math.floor(at / 2) % shares !== share) continue;
      const random = seededRandom(caseSeed(seed, at));
      const [shape, make] = shapes[Math.floor(at / 2)] ?? ofEach(at, ids);
      const text = make(honest.text, random);
      const length = shape === 'mutant' && random(100) === 0 ? random(2 ** 32) : undefined;
      const file = await sealed({ ...honest, text }, length);
      const { name, world, before } = worlds[at % 2 === 0 ? 0 : 1];
      const found = (kind: BackupFinding['kind'], what: string): void =>
        void findings.push({ kind, case: at, world: name, name: shape, what });
      let outcome = 'refused' as Outcome;
      let heldNow = await held.while(async () => {
        outcome = await restoreOne(world, file, found);
      });
      reached[outcome] += 1;
      const after = await world.state();
      const isGenuine = shape === 'genuine' || shape === 'honest';
      if (isGenuine && outcome !== 'restored') found('notWhole', `it is ${outcome}`);
      if (outcome === 'refused' && JSON.stringify(before) !== JSON.stringify(after))
        found('lostHere', 'something changed although it was refused');
      if (outcome !== 'refused') {
        for (const lost of lostIn(before, after)) found('lostHere', lost);
        if (isGenuine) for (const lost of notIn(after, JSON.parse(text) as Shape)) found('notWhole', lost);
        if (!world.restart())
          found('startsFailed', world.faults.at(-1) ?? 'it is to be brought back once more');
        await look(world, before, proved, found);
        world.reset();
      }
      for (let again = 0; again < AGAIN && heldNow > MOST_HELD_MS; again += 1) {
        heldNow = Math.min(heldNow, await held.while(() => restoreOne(world, file)));
        world.reset();
      }
      heldMs = Math.max(heldMs, heldNow);
      if (heldNow > MOST_HELD_MS) found('held', `${heldNow.toFixed(0)} ms`);
    }
  } finally {
    await living.close();
    await empty.close();
  }
  return { findings, reached, heldMs, seconds: (performance.now() - from) / 1_000 };
}

type Found = (kind: BackupFinding['kind'], what: string) => void;
type Outcome = 'refused' | 'opened' | 'restored';

/** One of eleven pairs is genuine, the others are changed. */
const ofEach = (at: number, ids: readonly string[]): [string, (text: string, random: Random) => string] =>
  Math.floor(at / 2) % 11 === 10
    ? ['genuine', genuine]
    : ['mutant', (text, random) => mutated(text, ids, random)];

async function restoreOne(world: BackupWorld, file: string, found: Found = () => undefined) {
  await world.ask('backup.give', { at: 0, part: file });
  const opened = await world.ask('backup.open', { password: PASSWORD });
  if (!opened.ok) {
    if (opened.failure.code === 'INTERNAL') found('internal', `open: ${world.faults.at(-1) ?? ''}`);
    return 'refused';
  }
  const { backupId } = opened.value;
  const restored = await world.ask('backup.restore', { backupId, settings: backupId.startsWith('0') });
  if (restored.ok) return 'restored';
  if (restored.failure.code === 'INTERNAL') found('internal', `restore: ${world.faults.at(-1) ?? ''}`);
  return 'opened';
}

/** Names proved by the words, by a signature of ours or by this folder's own file. */
type Proved = ReturnType<typeof provedIn>;

function provedIn({ content: { signings, scopes } }: State) {
  const signed = signings.flatMap(({ steps }) => steps.filter(({ state }) => state === 'signed'));
  const read = signed.map(({ data }) => JSON.parse(data) as { txid: string; inputs: string[]; psbt: string });
  return {
    outpoints: new Set(read.flatMap(({ txid, inputs }) => [txid, ...inputs.map((one) => one.slice(0, 64))])),
    psbts: new Set(read.map(({ psbt }) => psbt)),
    invoices: new Set(
      scopes.flatMap(({ invoices }) => invoices.map(({ invoice }) => /[^/?]*(?=\?|$)/.exec(invoice)?.[0])),
    ),
  };
}

/** Asks everything that a screen asks after a restore: no fault, and no false proof. */
async function look(world: BackupWorld, before: State, proved: Proved, found: Found): Promise<void> {
  const see = async (name: Parameters<BackupWorld['ask']>[0], input: object): Promise<unknown> => {
    const answer = await world.ask(name, input);
    if (!answer.ok && answer.failure.code === 'INTERNAL')
      found('internal', `${name}: ${world.faults.at(-1) ?? ''}`);
    return answer.ok ? answer.value : null;
  };
  const { settings, content } = await world.state();
  for (const wallet of settings.wallets) {
    const walletId = wallet.id;
    const isHere = before.settings.wallets.some(({ keys }) => samePublicKeys(keys, wallet.keys));
    const of = { walletId };
    await see('signing.unfinished', of);
    await see('offline.list', of);
    await see('assets.list', of);
    const filter = { assetId: null, states: [], direction: null, text: '' };
    await see('transfers.page', { ...of, filter, offset: 0, limit: 20 });
    const list = (await see('invoices.list', of)) as {
      invoices: { recipientId: string; provedOurs: unknown }[];
    } | null;
    for (const { recipientId, provedOurs } of list?.invoices ?? [])
      if (provedOurs !== null && !(isHere && proved.invoices.has(recipientId)))
        found('shownAsProved', `an invoice to ${recipientId}`);
    const address = await see('wallet.lastAddress', of);
    if (isHere) continue;
    if (address !== null) found('shownAsProved', 'an address of keys that only the file vouches for');
    if ((await see('wallet.register', of)) !== null) found('shownAsProved', 'an address, by registering');
    if ((await see('watch.forPrograms', of)) !== null) found('shownAsProved', 'descriptors');
    if (wallet.wordsCheckedAtMs !== null) found('shownAsProved', 'words that nobody checked here');
    if (wallet.keysUnproved === null) found('shownAsProved', 'keys that only the file vouches for');
  }
  for (const { walletId, state, origin, steps } of content.signings) {
    const signed = steps.find((step) => step.state === 'signed' && step.data !== 'null');
    const { psbt } = JSON.parse(signed?.data ?? '{}') as { psbt?: string };
    if (psbt !== undefined && origin === 'built' && !proved.psbts.has(psbt))
      found('shownAsProved', `${state} of ${walletId} with a signature that is none of ours`);
  }
  for (const { id } of settings.wallets) {
    const book = world.ports.signings.book(id, []);
    for (const { txid } of [...book.outputs, ...book.allocations])
      if (!proved.outpoints.has(txid)) found('shownAsProved', `an output of ${txid}`);
  }
  const nodes = (await see('nodes.list', {})) as { nodes: { id: string }[] } | null;
  for (const { id } of nodes?.nodes.slice(-3) ?? []) await see('nodes.read', { nodeId: id });
  await see('settings.about', {});
  await see('settings.diagnostics', {});
  await see('backup.status', {});
  if (({} as Record<string, unknown>)['polluted'] !== undefined)
    found('internal', 'changed the prototype of everything');
}

/** Names what changed here. Labels may fill empty ones, and indexes may grow: no other change is allowed. */
function lostIn(before: State, after: State): string[] {
  const lost: string[] = [];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  for (const wallet of before.settings.wallets) {
    const now = after.settings.wallets.find(({ id }) => id === wallet.id);
    const grown = {
      ...wallet,
      highestIndex: now?.highestIndex,
      searchLength: now?.searchLength,
      rules: wallet.rules ?? now?.rules,
    };
    if (now === undefined || !same(grown, now)) lost.push(`the wallet ${wallet.name}`);
    else if (now.highestIndex.vanilla < wallet.highestIndex.vanilla) lost.push('an index');
    else if (now.searchLength < wallet.searchLength) lost.push('a part of the search');
  }
  const { offline, allowUnprovedAssets } = before.settings.app;
  if (offline !== after.settings.app.offline) lost.push('the offline mode');
  if (!allowUnprovedAssets && after.settings.app.allowUnprovedAssets)
    lost.push('the bar for unproved assets');
  for (const one of before.fleet)
    if (!after.fleet.some((other) => same(other, one))) lost.push('a connection or a node');
  for (const secret of before.secrets) if (!after.secrets.includes(secret)) lost.push('a secret');
  return [...lost, ...notIn(after, before.content)];
}

/** Names the records that a content lacks. */
function notIn({ content }: State, asked: Shape): string[] {
  const there = new Set([...recordsIn(content), ...recordsIn(content, true)]);
  return recordsIn(asked).filter((one) => !there.has(one));
}

/** Each by itself. `plain`: transfers without their labels. */
function recordsIn({ signings, pinned, scopes, assetData, clouds }: Shape, plain = false): string[] {
  const told = scopes.flatMap(({ assets, transfers, invoices, ...scope }) => [
    scope,
    ...[...assets, ...invoices, ...transfers.map((one) => (plain ? { ...one, label: null } : one))].map(
      (one) => ({ walletId: scope.walletId, service: scope.service, ...one }),
    ),
  ]);
  const nodes = clouds.flatMap(({ nodes: listed, ...cloud }) => [
    cloud,
    ...listed.map((one) => ({ at: cloud.baseUrl, ...one })),
  ]);
  const files = assetData.map(({ file: { size }, ...one }) => ({ ...one, size }));
  return [...signings, ...pinned, ...told, ...files, ...nodes].map((one) => JSON.stringify(one));
}
