import { checkHeaders, HEADERS_SLICE_MS, windowFrom, workFrom } from '../../domain/chain/check-headers.ts';
import { endOf, headerAt, joined, type Headers } from '../../domain/chain/header.ts';
import { PERIOD, type ChainRules } from '../../domain/chain/rules.ts';
import { sameBytes } from '../../domain/psbt/bytes.ts';
import { fail } from '../../domain/errors.ts';
import type { ChainApi, Clock, HeaderFile } from '../../ports/index.ts';
import { inSlices } from '../yield-to-event-loop.ts';

/** How far headers were checked, and up to where the server says that they go. Heights. */
export interface ChainProgress {
  readonly height: number;
  readonly of: number;
}

/** One chain, the headers of it here, and who tells of more. */
export interface Following {
  readonly clock: Clock;
  readonly rules: ChainRules;
  readonly file: HeaderFile;
  readonly api: ChainApi;
  /** After each piece that was checked and is on disk. */
  readonly told: (progress: ChainProgress) => void;
  /** Asked before each piece: nobody wants more. */
  readonly isStopped: () => boolean;
}

/**
 * Brings the headers here up to the server's newest block: each is checked before it is put on disk, piece by piece, so
 * that a later round goes on where this one ended. Another branch takes the place of ours only with more work in it.
 * Throws CHAIN_REFUSED for what breaks a rule and for a branch with less work, and what ChainApi throws.
 */
export async function followChain(following: Following): Promise<void> {
  const { rules, file, api, told, isStopped } = following;
  const { height: tip } = await api.tip();
  let end = await file.end();
  if (tip < rules.from) throw refused(following, 'otherChain', tip);
  const fork = await findFork(following, Math.min(end, tip + 1));
  // A server that is behind, on our own chain.
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

/** The first height from which the server's chain is not ours; `end` where all below it is. */
async function findFork(following: Following, end: number): Promise<number> {
  const { rules, file, api } = following;
  // Twice as many each time: a reorganisation is nearly always of one block.
  for (let from = end, count = 1; from > rules.from; count = Math.min(2 * count, PERIOD)) {
    const first = Math.max(rules.from, from - count);
    const [ours, theirs] = [await file.read(first, from), await api.headers(first, from - first)];
    for (let height = Math.min(endOf(ours), endOf(theirs)) - 1; height >= first; height--)
      if (sameBytes(headerAt(ours, height), headerAt(theirs, height))) return height + 1;
    from = first;
  }
  return rules.from;
}

/** Fetches the other branch until it has more work than ours, and only then puts it in our place. Answers its end. */
async function changeBranch(following: Following, fork: number, end: number, tip: number): Promise<number> {
  const { rules, file, api } = following;
  const last = rules.checkpoints.at(-1)?.height ?? 0;
  if (fork <= last && end > last) throw refused(following, 'checkpoint', fork);
  const ours = workFrom(await file.read(fork, end), fork);
  let branch: Headers = { from: fork, bytes: new Uint8Array() };
  let known = await before(following, fork);
  for (let work = 0n; work <= ours;) {
    const from = endOf(branch);
    if (from > tip) throw refused(following, 'lessWork', end - 1);
    const added = await api.headers(from, Math.min(PERIOD, tip + 1 - from));
    work += await check(following, known, added);
    known = joined(known, added);
    branch = joined(branch, added);
  }
  await file.put(branch);
  return endOf(branch);
}

/** What the rules look at before a header at `height`. */
function before({ rules, file }: Following, height: number): Promise<Headers> {
  return file.read(windowFrom(rules, height), height);
}

async function check(following: Following, known: Headers, added: Headers): Promise<bigint> {
  const { clock, rules, file } = following;
  const nowS = Math.floor(clock.nowMs() / 1000);
  const checked = await inSlices(clock, checkHeaders(rules, known, added, nowS), HEADERS_SLICE_MS);
  if (checked.ok) return checked.work;
  // What led to a block that is not the known one is not the chain either.
  if (checked.fault === 'checkpoint') await file.cut(rules.from);
  throw refused(following, checked.fault, checked.height);
}

type Problem = Parameters<typeof fail<'CHAIN_REFUSED'>>[1]['problem'];

function refused({ api }: Following, problem: Problem, height: number) {
  return fail('CHAIN_REFUSED', { host: api.host, problem, height });
}
