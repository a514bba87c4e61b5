import { groupBy } from '../../base/groups.ts';
import type { OfflineIntent } from '../verdict/kinds/described.ts';
import { judge, type JudgeInput } from '../verdict/judge.ts';
import { LAST_INDEX, RESTORE_SEARCH } from '../../keys/allowed-paths.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import type { Line, Verdict, JudgeLimits } from '../types.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { dataWritten, questionsOf, type ImportQuestion } from './questions.ts';
import type { ImportedToSign } from './read-imported.ts';
import { inputOwnership } from './input-ownership.ts';
import type { Book, BookAllocation, PinnedAsset } from '../book/book.ts';
import type { SnapshotAllocation, SnapshotEntry } from '../verdict/claims/snapshot.ts';
import type { SigningPack } from './pack.ts';
import { importRefused } from '../../base/refused.ts';
import { outpointName } from '../../base/outpoint.ts';
import { createHash } from 'node:crypto';
import { compactSize, u64le } from '../../base/bytes.ts';
import { outputOf } from '../psbt/transaction.ts';
import { viewInput } from '../psbt/views.ts';

/** What was judged, whole, so that the keyholder can judge the very same again. */
export interface JudgedImport {
  readonly input: JudgeInput;
  readonly verdict: Verdict;
  /** What our signatures commit to beyond the transaction's id; empty if the PSBT can't be read. */
  readonly commits: string;
  /** What a person answers one by one. Empty for a pack: the judge compared all of it with what was asked for. */
  readonly questions: readonly ImportQuestion[];
  readonly data: ReturnType<typeof dataWritten>;
}

export interface ImportToJudge extends Pick<JudgeInput, 'account' | 'limits' | 'book'> {
  readonly brought: ImportedToSign;
  readonly nowMs: number;
}

/** Nobody asked for a bare PSBT: its payees stay unproved. Throws BROUGHT_REFUSED if it isn't ours. Touches no key. */
export function judgeImported({ brought, ...here }: ImportToJudge): JudgedImport {
  const input =
    brought.kind === 'pack'
      ? judgePackInput(brought.pack, here.account, here)
      : bareInput(brought.psbt, here);
  const verdict = judge(input);
  const isAsked = input.intent.kind === 'offline' && verdict.outcome !== 'contradicts';
  const read = verdict.txid === null ? null : readPsbt(input.psbt);
  const outputs = read?.unsigned.outputs ?? [];
  return {
    input,
    verdict,
    commits: read === null ? '' : signatureCommitment(read, (i) => isOurs(verdict.inputs[i])),
    questions: isAsked ? questionsOf(outputs, verdict) : [],
    data: dataWritten(outputs),
  };
}

/** A verdict's path comes from our own derivation alone. */
const isOurs = (line: Pick<Line, 'path'> | undefined): boolean => line !== undefined && line.path !== null;

function bareInput(
  psbt: string,
  { account, limits, book, nowMs }: Omit<ImportToJudge, 'brought'>,
): JudgeInput {
  const intent: OfflineIntent =
    inputOwnership(psbt, account) === 'part' ? { kind: 'offline', onlyOurPart: true } : { kind: 'offline' };
  return { psbt, intent, snapshot: { takenAtMs: nowMs, entries: [] }, book, account, limits };
}

/**
 * Judges a pack by this machine's own account, book and limits: the whole verdict is made again, from what the pack
 * holds and not from what it says was found. Throws BROUGHT_REFUSED: `notOurs`, `otherNetwork`.
 * Without a network this proves whose the inputs and the change are, what the signature covers, and that the
 * commitment holds the transfers shown. It takes the pack's word for the intent (payees, fee), which the person who
 * signs has to recognise, and for what lies on the coins. It can't say whose an outpoint is: a seal on one unknown to
 * this book is refused. A watcher that lies of an amount gets a worthless signature (BIP341 signs all amounts).
 */
export function judgePackInput(
  pack: SigningPack,
  account: JudgeAccount,
  { limits, nowMs, book }: Here,
): JudgeInput {
  if (pack.network !== account.network) throw importRefused('otherNetwork');
  if (pack.fingerprint !== account.fingerprint)
    throw importRefused('notOurs', { fingerprint: account.fingerprint });
  const { takenAtMs, entries } = pack.snapshot;
  return {
    psbt: pack.psbt,
    intent: pack.intent,
    askedBy: 'request',
    snapshot: { takenAtMs, nowMs, entries: withTold(entries, pack.book.allocations) },
    book: bothBooks(book, pack.book),
    account: { ...account, highestIndex: furthest(pack, account) },
    limits,
  };
}

interface Here {
  readonly limits: JudgeLimits;
  readonly nowMs: number;
  /** What this machine itself proved of the wallet; empty if it never saw more than the recovery phrase. */
  readonly book: Book;
}

/** The pack adds only what can refuse: reserved coins, slots with an invoice, how unknown assets were first seen. */
function bothBooks(own: Book, packed: Book): Book {
  const known = new Set(own.assets.map(({ assetId }) => assetId));
  return {
    outputs: own.outputs,
    allocations: own.allocations,
    reserved: [...own.reserved, ...packed.reserved],
    invoices: [...own.invoices, ...packed.invoices],
    assets: [
      ...own.assets,
      // What another machine validated is only its word on this one.
      ...packed.assets.flatMap((asset): PinnedAsset[] =>
        known.has(asset.assetId) ? [] : [{ ...asset, ground: 'told' }],
      ),
    ],
  };
}

/** What the watcher proved is only told here, like its list; it also names what must be closed. */
function withTold(
  entries: readonly SnapshotEntry[],
  packed: readonly BookAllocation[],
): readonly SnapshotEntry[] {
  const byOutpoint = groupBy(packed, outpointName);
  return entries.map((entry) => {
    const more = byOutpoint.get(outpointName(entry));
    return more === undefined ? entry : { ...entry, allocations: joined(entry.allocations, more) };
  });
}

function joined(
  listed: readonly SnapshotAllocation[],
  packed: readonly BookAllocation[],
): SnapshotAllocation[] {
  const all = [...listed];
  for (const { assetId, amount, opout } of packed) {
    const is = (one: SnapshotAllocation): boolean => one.assetId === assetId && one.amount === amount;
    const named = all.findIndex((one) => is(one) && one.opout === opout);
    if (named >= 0) continue;
    const at = all.findIndex((one) => is(one) && one.opout === undefined);
    const found = all[at];
    if (found === undefined) all.push({ assetId, amount, settled: true, opout });
    else all[at] = { ...found, opout };
  }
  return all;
}

/** The watcher's index adds one search step at most: change that lies further out would be held to ransom. */
function furthest(
  { highestIndex: told, intent }: SigningPack,
  { highestIndex, gap, searchLength }: JudgeAccount,
): JudgeAccount['highestIndex'] {
  // More new slots than the gap lie beyond it, but fill the way there.
  const filled = intent.kind === 'createSlots' && intent.num > gap ? intent.num : 0;
  const last = Math.min(searchLength + RESTORE_SEARCH, LAST_INDEX) - gap - filled;
  const on = (branch: 'vanilla' | 'colored'): number =>
    Math.max(highestIndex[branch], Math.min(told[branch], last));
  return { vanilla: on('vanilla'), colored: on('colored') };
}

/** What our signatures commit to beyond the id (BIP341), as hex: amounts, scripts, and which inputs are ours. */
function signatureCommitment({ unsigned, inputs }: Psbt, isOurs: (index: number) => boolean): string {
  const hash = createHash('sha256');
  for (const [i, { outpoint }] of unsigned.inputs.entries()) {
    const { witnessUtxo, nonWitnessUtxo } = viewInput(inputs[i] ?? []);
    const spent = witnessUtxo ?? (nonWitnessUtxo === null ? null : outputOf(nonWitnessUtxo, outpoint));
    hash.update(Uint8Array.of(spent === null ? 0 : 1, isOurs(i) ? 1 : 0));
    if (spent !== null)
      hash.update(u64le(spent.amountSats)).update(compactSize(spent.script.length)).update(spent.script);
  }
  return hash.digest('hex');
}
