import { checkHeaders, windowFrom, workFrom, type CheckedHeaders } from '../../headers/check-headers.ts';
import {
  endOf,
  hashOf,
  headerAt,
  headerRange,
  joinHeaders,
  previousOf,
  type Headers,
} from '../../headers/header.ts';
import { PERIOD, type ChainRules } from '../../headers/rules.ts';
import { sameBytes } from '../../base/bytes.ts';
import { fail } from '../../base/errors.ts';
import type { ChainApi, Clock } from '../../ports/index.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import { letLoopTurn } from '../../turns.ts';

export interface ChainProgress {
  readonly height: number;
  readonly of: number;
}

export interface Following {
  readonly clock: Clock;
  readonly rules: ChainRules;
  readonly file: HeaderFile;
  readonly api: ChainApi;
  readonly told: (progress: ChainProgress) => void;
  readonly isStopped: () => boolean;
}

/**
 * Brings headers to the newest block, each checked before it is written, piece by piece. Another branch replaces ours
 * only with more work. Throws CHAIN_REFUSED for a broken rule or less work, and what ChainApi throws.
 */
export async function followChain(following: Following): Promise<void> {
  const { rules, file, api, told, isStopped } = following;
  const [{ height: tip, header }, endOfFile] = await Promise.all([api.tip(), file.end()]);
  let end = endOfFile;
  if (tip < rules.from) throw refused(following, 'otherChain', tip);
  // Almost every round: the newest block is ours already, or the next after ours.
  if (tip < end && sameBytes(headerAt(await file.read(tip, tip + 1), tip), header)) return;
  if (tip === end && tip > rules.from && follows(await file.read(tip - 1, tip), tip, header)) {
    const added = { from: tip, bytes: header };
    await check(following, await before(following, tip), added);
    await file.put(added);
    told({ height: tip, of: tip });
    return;
  }
  const fork = await findFork(following, Math.min(end, tip + 1), rules.from);
  // The server is behind on our own chain.
  if (fork > tip) return;
  if (fork < end) end = await changeBranch(following, fork, end, tip);
  while (end <= tip && !isStopped()) {
    const added = await api.headers(end, Math.min(PERIOD, tip + 1 - end));
    await check(following, await before(following, end), added);
    await file.put(added);
    end = endOf(added);
    told({ height: end - 1, of: tip });
  }
}

function follows(ours: Headers, height: number, header: Uint8Array): boolean {
  return sameBytes(previousOf(header), hashOf(headerAt(ours, height - 1)));
}

export type Beside = Pick<Following, 'clock' | 'rules' | 'file' | 'api'>;

/** The first height where the server's chain isn't ours; `end` if none differs. Looks no deeper than `least`. */
export async function findFork({ file, api }: Beside, end: number, least: number): Promise<number> {
  // Doubles each time: a reorganisation is nearly always of one block.
  for (let from = end, count = 1; from > least; count = Math.min(2 * count, PERIOD)) {
    const first = Math.max(least, from - count);
    const [ours, theirs] = [await file.read(first, from), await api.headers(first, from - first)];
    for (let height = Math.min(endOf(ours), endOf(theirs)) - 1; height >= first; height--)
      if (sameBytes(headerAt(ours, height), headerAt(theirs, height))) return height + 1;
    from = first;
  }
  return least;
}

async function changeBranch(following: Following, fork: number, end: number, tip: number): Promise<number> {
  const branch = await strongerBranch(following, fork, end, tip);
  if (branch === null) throw refused(following, 'lessWork', end - 1);
  await following.file.put(branch);
  return endOf(branch);
}

/** Reads and checks the other branch until it has more work than ours; null if it never has. */
export async function strongerBranch(
  beside: Beside,
  fork: number,
  end: number,
  tip: number,
): Promise<Headers | null> {
  const { rules, file, api } = beside;
  const last = rules.checkpoints.at(-1)?.height ?? 0;
  if (fork <= last && end > last) throw refused(beside, 'checkpoint', fork);
  const ours = workFrom(await file.read(fork, end), fork);
  let branch: Headers = { from: fork, bytes: new Uint8Array() };
  let known = await before(beside, fork);
  for (let work = 0n; work <= ours;) {
    const from = endOf(branch);
    if (from > tip) return null;
    const added = await api.headers(from, Math.min(PERIOD, tip + 1 - from));
    work += await check(beside, known, added);
    known = joinHeaders(known, added);
    branch = joinHeaders(branch, added);
  }
  return branch;
}

export function before({ rules, file }: Beside, height: number): Promise<Headers> {
  return file.read(windowFrom(rules, height), height);
}

export async function check(beside: Beside, known: Headers, added: Headers): Promise<bigint> {
  const { clock, rules, file } = beside;
  const nowS = Math.floor(clock.nowMs() / 1000);
  const checked = await checkInParts(rules, known, added, nowS);
  if (checked.ok) return checked.work;
  // Headers that led to a block other than the known one aren't the chain either.
  if (checked.fault === 'checkpoint') await file.cut(rules.from);
  throw refused(beside, checked.fault, checked.height);
}

/** About 4 ms; hashing leaves much garbage. */
const HEADERS_AT_ONCE = 200;

/** As checkHeaders, but the event loop turns after each part. */
export async function checkInParts(
  rules: ChainRules,
  known: Headers,
  added: Headers,
  nowS: number,
): Promise<CheckedHeaders> {
  const all = joinHeaders(known, added);
  const end = endOf(added);
  let work = 0n;
  for (let from = added.from; from < end; from += HEADERS_AT_ONCE) {
    const part = headerRange(all, from, Math.min(end, from + HEADERS_AT_ONCE));
    const checked = checkHeaders(rules, headerRange(all, all.from, from), part, nowS);
    if (!checked.ok) return checked;
    work += checked.work;
    await letLoopTurn(0);
  }
  return { ok: true, work };
}

type Problem = Parameters<typeof fail<'CHAIN_REFUSED'>>[1]['problem'];

function refused({ api }: Pick<Following, 'api'>, problem: Problem, height: number) {
  return fail('CHAIN_REFUSED', { host: api.host, problem, height });
}

/** Checks the headers on disk like a stranger's, without our clock; keeps those before the first bad one. */
export async function checkFile(rules: ChainRules, file: HeaderFile): Promise<void> {
  const end = await file.end();
  for (let from = rules.from; from < end; from += PERIOD) {
    const window = windowFrom(rules, from);
    const [known, added] = [await file.read(window, from), await file.read(from, from + PERIOD)];
    const checked = await checkInParts(rules, known, added, Infinity);
    if (checked.ok) continue;
    await file.cut(checked.fault === 'checkpoint' ? rules.from : checked.height);
    return;
  }
}
