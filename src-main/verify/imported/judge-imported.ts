import { createHash } from 'node:crypto';
import { groupsIn } from '../../../src-preload/contract/outside.ts';
import { compactSize, u64le, toHex } from '../../base/bytes.ts';
import { groupBy, onePerAsset } from '../../base/groups.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { importRefused } from '../../base/errors.ts';
import { type JudgeAccount, LAST_INDEX, RESTORE_SEARCH } from '../../keys/account.ts';
import type { Book, BookAllocation, PinnedAsset } from '../book/book.ts';
import { readPsbt, type Psbt, viewInput } from '../psbt/read.ts';
import { outputOf, type TransactionOutput } from '../psbt/transaction.ts';
import type { Line, Verdict, JudgeLimits, GivenAsset, HeldAmount } from '../types.ts';
import type { SnapshotAllocation, SnapshotEntry } from '../verdict/claims/snapshot.ts';
import { judge, type JudgeInput } from '../verdict/judge.ts';
import type { OfflineIntent } from '../verdict/kinds/described.ts';
import { inputOwnership } from './apply-signatures.ts';
import type { SigningPack } from './pack.ts';
import type { ImportedToSign } from './read-imported.ts';

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

interface ImportToJudge extends Pick<JudgeInput, 'account' | 'limits' | 'book'> {
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

/** What a person answers one by one of a PSBT that nobody here asked for. `id` is the same for the same transaction. */
export type ImportQuestion =
  | {
      readonly kind: 'output';
      readonly id: string;
      readonly index: number;
      readonly amountSats: bigint;
      readonly address: string | null;
      /** Hex. */
      readonly script: string;
    }
  /** Others put inputs into it too and only ours are signed. Sats; what others say of theirs is the PSBT's word. */
  | {
      readonly kind: 'part';
      readonly id: 'part';
      readonly ours: number;
      readonly others: number;
      readonly signedByOthers: number;
      readonly oursSats: bigint;
      readonly othersSats: bigint;
      /** What comes back on keys of ours: more than `oursSats` where we are paid. */
      readonly backSats: bigint;
      /** The id may still change, since an input of theirs is of an older kind. */
      readonly idOpen: boolean;
    }
  /** What is written into the chain, hex, and the sats that nobody can spend any more for it. */
  | {
      readonly kind: 'data';
      readonly id: string;
      readonly index: number;
      readonly data: string;
      readonly amountSats: bigint;
    }
  /** Slots are spent and nothing shows where what lies on them goes: it is lost. `assets`: what is known to lie there. */
  | {
      readonly kind: 'slots';
      readonly id: 'slots';
      readonly outpoints: readonly string[];
      readonly assets: readonly HeldAmount[];
    }
  | {
      readonly kind: 'asset';
      readonly id: string;
      readonly assetId: string;
      /** Base units. */
      readonly amount: bigint;
      readonly seal: GivenAsset['seal'];
    };

/**
 * First that only our part is signed and that slots are lost, if so; then outputs that are not ours, data without a
 * proof of its meaning, and assets given to others. `scripts` are the judged transaction's outputs.
 */
export function questionsOf(
  scripts: readonly TransactionOutput[],
  { claims, inputs, outputs, assets }: Verdict,
): ImportQuestion[] {
  const ofOutputs = outputs.flatMap(({ index, kind, address, outcome }): ImportQuestion[] => {
    const written = scripts[index];
    if (written === undefined) return [];
    const { script, amountSats } = written;
    if (script[0] === OP_RETURN)
      return outcome === 'proved' && amountSats === 0n
        ? []
        : [{ kind: 'data', id: `d${String(index)}`, index, data: dataOf(script), amountSats }];
    if (kind !== 'stranger') return [];
    return [{ kind: 'output', id: `o${String(index)}`, index, amountSats, address, script: toHex(script) }];
  });
  const ofAssets = assets.flatMap(({ assetId, given }) =>
    given.flatMap(({ to, amount, seal, opout }): ImportQuestion[] =>
      to === 'own' ? [] : [{ kind: 'asset', id: `a${opout}`, assetId, amount, seal }],
    ),
  );
  return [...partOf(claims), ...slotsOf(claims, inputs), ...ofOutputs, ...ofAssets];
}

function partOf(claims: Verdict['claims']): ImportQuestion[] {
  const facts = claims.find(({ name }) => name === 'onlyOurPart')?.facts;
  if (facts === undefined) return [];
  const count = (name: 'ours' | 'others' | 'signedByOthers' | 'idOpen'): number => Number(facts[name] ?? 0);
  const amount = (name: 'oursSats' | 'othersSats' | 'backSats'): bigint => BigInt(facts[name] ?? 0);
  return [
    {
      kind: 'part',
      id: 'part',
      ours: count('ours'),
      others: count('others'),
      signedByOthers: count('signedByOthers'),
      oursSats: amount('oursSats'),
      othersSats: amount('othersSats'),
      backSats: amount('backSats'),
      idOpen: count('idOpen') > 0,
    },
  ];
}

function slotsOf(claims: Verdict['claims'], inputs: Verdict['inputs']): ImportQuestion[] {
  const proof = claims.find(({ name }) => name === 'commitmentRecomputes');
  if (proof !== undefined && (proof.outcome === 'proved' || proof.outcome === 'onTrust')) return [];
  const slots = inputs.filter(({ kind }) => kind === 'assetSlot');
  if (slots.length === 0) return [];
  return [
    {
      kind: 'slots',
      id: 'slots',
      outpoints: slots.flatMap(({ outpoint }) => (outpoint === null ? [] : [outpointName(outpoint)])),
      assets: onePerAsset(slots.flatMap(({ assets }) => assets)),
    },
  ];
}

/** What every OP_RETURN among `outputs` writes, hex, proved or not. */
function dataWritten(
  outputs: readonly TransactionOutput[],
): { readonly index: number; readonly data: string }[] {
  return outputs.flatMap(({ script }, index) =>
    script[0] === OP_RETURN ? [{ index, data: dataOf(script) }] : [],
  );
}

const OP_RETURN = 0x6a;
/** The longest push whose opcode is its own length. */
const MAX_DIRECT_PUSH = 75;

/** The bytes of one push, or all that follows in any other form. */
function dataOf(script: Uint8Array): string {
  const [, length = 0] = script;
  const isOnePush = length <= MAX_DIRECT_PUSH && script.length === 2 + length;
  return toHex(script.subarray(isOnePush ? 2 : 1));
}

/**
 * Two groups of four characters of a payee's address, hidden until the person types them from the recipient's own
 * message. They are chosen after the request was read: whoever made a look-alike address had to guess them.
 */

/** Places of the first characters of the two groups, in the text as it is shown; the smaller first. */
type HiddenGroups = readonly [number, number];

const GROUP_CHARS = 4;
const HIDDEN = '•'.repeat(GROUP_CHARS);

/** Null if the text has fewer than two groups. `random` has 128 bits, so every pair is as likely as another. */
export function hiddenGroups(text: string, random: bigint): HiddenGroups | null {
  const places = groupPlaces(text);
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other): HiddenGroups => [one, other]));
  return pairs[Number(random % BigInt(Math.max(1, pairs.length)))] ?? null;
}

export function withHidden(text: string, hidden: HiddenGroups): string {
  return hidden.reduce((shown, at) => `${shown.slice(0, at)}${HIDDEN}${shown.slice(at + GROUP_CHARS)}`, text);
}

/** Whether the eight characters are the hidden ones, in their order. Case, spaces and dashes do not matter. */
export function areHidden(typed: string, text: string, hidden: HiddenGroups): boolean {
  const plain = (some: string): string => some.replaceAll(/[\s-]/gu, '').toLowerCase();
  return plain(typed) === plain(hidden.map((at) => text.slice(at, at + GROUP_CHARS)).join(''));
}

/** Whether a text that others chose, such as the name of a file, holds one of the hidden groups in any writing. */
export function tellsHidden(other: string, text: string, hidden: HiddenGroups): boolean {
  const plain = other.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return hidden.some((at) => plain.includes(text.slice(at, at + GROUP_CHARS).toLowerCase()));
}

/** Skips the network's name and version, which every address of its kind has and which say nothing of whom it pays. */
function groupPlaces(text: string): number[] {
  const fixed = /^(?:[a-z]{2,6}:){0,2}(?:(?:bc|tb|bcrt)1.)?/iu.exec(text)?.[0].length ?? 0;
  let next = 0;
  return groupsIn(text).flatMap((group) => {
    const at = next;
    next += group.length;
    return at >= fixed && group.replace(/-$/u, '').length === GROUP_CHARS ? [at] : [];
  });
}
