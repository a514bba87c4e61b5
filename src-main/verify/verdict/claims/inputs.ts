import type { ClaimName, RefusalCode } from '../../../../src-preload/contract/claims.ts';
import { sameBytes, toHex } from '../../../base/bytes.ts';
import { type Branch, type Outpoint, outpointName } from '../../../base/bitcoin.ts';
import type { Facts } from '../../../base/errors.ts';
import { type JudgeAccount, EVERY_KEYCHAIN, LAST_INDEX, BEYOND_SEARCH } from '../../../keys/account.ts';
import {
  isTaproot,
  placeOf,
  type LastIndex,
  type OwnScript,
  type OwnScripts,
  ownScriptsOf,
} from '../../../keys/allowed-paths.ts';
import type { BookOutput, Basis, OpenBook } from '../../book/book.ts';
import { SIGHASH_ALL, SIGHASH_DEFAULT, type KeyPathSighash } from '../../psbt/finalise.ts';
import { type Psbt, viewInput, type InputView } from '../../psbt/read.ts';
import {
  type TransactionInput,
  type TransactionOutput,
  isOutputOf,
  outputOf,
} from '../../psbt/transaction.ts';
import { inputFinding, type Finding } from './findings.ts';
import {
  MAX_NEW_SLOTS,
  type SnapshotEntry,
  type Scope,
  groundOf,
  mergeHoldings,
  type Denied,
  type Holding,
} from './snapshot.ts';

export interface JudgedInput {
  readonly outpoint: Outpoint;
  /** Ours by our own derivation; null if that fails. */
  readonly own: OwnScript | null;
  /** As listed before *begin*; null if it was not. */
  readonly entry: SnapshotEntry | null;
  /** Proved ours before; null if the own book does not know it. */
  readonly known: BookOutput | null;
  readonly holdings: readonly Holding[];
  readonly denied: readonly Denied[];
  /** How far we know what it holds, and what it does not. */
  readonly ground: Basis;
  /** The listed amount, else the book's, else what the PSBT says. */
  readonly amountSats: bigint | null;
  /** The same outpoint is spent a second time, which adds nothing to the sums. */
  readonly repeated: boolean;
  /** Somebody else's, where only our part is signed; null: it is ours, or has to be. */
  readonly foreign: ForeignInput | null;
}

export function isUnknown({ entry, known }: JudgedInput): boolean {
  return entry === null && known === null;
}

interface KnownCoins {
  readonly entries: readonly SnapshotEntry[];
  readonly book: OpenBook;
  /** What the original of a replacement spends: no service lists it any more. */
  readonly replaces?: ReadonlySet<string>;
}

interface JudgedInputs {
  readonly findings: readonly Finding[];
  readonly inputs: readonly JudgedInput[];
  /** Scripts of the outputs that are spent, by the PSBT's word; null if it does not say. */
  readonly scripts: readonly (Uint8Array | null)[];
}

/**
 * Step 4, and what each input holds. A bare PSBT may spend our outpoint that the snapshot lacks; if the book lacks it
 * too, the caller doubts it. For `part` an input that is not ours and says nothing of us is not refused either.
 */
export function judgeInputs(
  psbt: Psbt,
  account: JudgeAccount,
  own: OwnScripts,
  { entries, book, replaces }: KnownCoins,
  scope: Scope = 'asked',
): JudgedInputs {
  const listed = new Map(entries.map((entry) => [outpointName(entry), entry]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const inputs: JudgedInput[] = [];
  const onlyOurPart = scope === 'part';
  const scripts: (Uint8Array | null)[] = [];
  for (const [i, input] of psbt.unsigned.inputs.entries()) {
    const name = outpointName(input.outpoint);
    const repeated = seen.has(name);
    seen.add(name);
    const view = viewInput(psbt.inputs[i] ?? []);
    const entry = listed.get(name) ?? null;
    const known = book.outputAt(name);
    const add = (code: RefusalCode, claim: ClaimName, facts: Facts = {}): void => {
      findings.push(inputFinding(code, claim, i, { outpoint: name, ...facts }));
    };
    if (repeated) add('DUPLICATE_INPUT', 'inputsOurs');
    if (onlyOurPart && entry === null && known === null && !isOwnInput(input, view, account)) {
      const foreign = checkForeignInput(input, view, add);
      scripts.push(foreign.spent?.script ?? null);
      const amountSats = foreign.spent?.amountSats ?? null;
      const nothing = { known: null, holdings: [], denied: [], ground: 'derived' } as const;
      inputs.push({ outpoint: input.outpoint, own: null, entry, ...nothing, amountSats, repeated, foreign });
      continue;
    }
    const spent = spentOf(input, view, scope);
    scripts.push(spent?.script ?? null);
    const unnamed = unnamedKey(spent, view, account, own, scope);
    const isOurs = unnamed !== null || namesOurKey(view, account);
    if (entry === null && !onlyOurPart && !isOurs) add('FOREIGN_INPUT', 'inputsOurs');
    else if (entry === null && scope === 'asked' && replaces?.has(name) !== true)
      add('UNKNOWN_OUTPOINT', 'inputsOurs');
    const amountSats = entry?.amountSats ?? known?.amountSats ?? null;
    const key = checkInputKey(input, view, account, own, { unnamed, knownSats: amountSats, scope }, add);
    const weighed = mergeHoldings(book.allocationsOn(name), entry);
    inputs.push({
      outpoint: input.outpoint,
      own: key,
      entry,
      known,
      ...weighed,
      ground: groundOf(weighed.holdings, key, known),
      amountSats: amountSats ?? spent?.amountSats ?? null,
      repeated,
      foreign: null,
    });
  }
  return { findings, inputs, scripts };
}

/** A bare PSBT may show only the transaction that made the coin, which binds the amount even better. Null if neither. */
export function spentOf(
  { outpoint }: TransactionInput,
  { witnessUtxo, nonWitnessUtxo }: InputView,
  scope: Scope,
): TransactionOutput | null {
  if (witnessUtxo !== null || scope === 'asked' || nonWitnessUtxo === null) return witnessUtxo;
  return outputOf(nonWitnessUtxo, outpoint);
}

/** SIGHASH_DEFAULT and SIGHASH_ALL cover the same, all of it; the second is told by one byte more (BIP341). */
export function sighashOf({ sighashType }: InputView): KeyPathSighash {
  return sighashType?.[0] === SIGHASH_ALL ? SIGHASH_ALL : SIGHASH_DEFAULT;
}

/** Step 4, for judge and signer alike. Faults go to `add` in the policy's order. Returns our key; null if it fails. */
export function checkInputKey(
  input: TransactionInput,
  view: InputView,
  account: JudgeAccount,
  own: OwnScripts,
  {
    unnamed,
    knownSats,
    scope,
  }: { readonly unnamed: OwnScript | null; readonly knownSats: bigint | null; readonly scope: Scope },
  add: (code: RefusalCode, claim: ClaimName, facts?: Facts) => void,
): OwnScript | null {
  const utxo = spentOf(input, view, scope);
  if (utxo === null) add('NO_WITNESS_UTXO', 'amountsAsListed');
  else if (knownSats !== null && utxo.amountSats !== knownSats)
    add('AMOUNT_LIE', 'amountsAsListed', { saysSats: `${utxo.amountSats}`, listedSats: `${knownSats}` });
  if (utxo !== null && !isTaproot(utxo.script))
    add('NOT_TAPROOT', 'inputsOurs', { script: toHex(utxo.script.subarray(0, 40)) });

  const key = unnamed ?? originKey(view, account, own, add);
  if (key !== null && scope === 'part' && key.index > lastOwn(account)[key.branch])
    add('PATH_POLICY', 'inputsOurs', { path: key.path, last: `${account.searchLength}` });
  if (view.scriptFields.length > 0 || (view.origins[0]?.leafCount ?? 0) > 0)
    add('SCRIPT_PATH', 'signatureForm', { fields: view.scriptFields.join(' ') });
  const ours = key !== null && utxo !== null && sameBytes(key.script, utxo.script);
  if (key !== null && utxo !== null && !ours) add('SCRIPT_MISMATCH', 'inputsOurs', { path: key.path });
  if (key !== null && !namesExactly(view, key, unnamed !== null, scope))
    add('INTERNAL_KEY', 'inputsOurs', { path: key.path });
  if (!isWholeSighash(view, scope) && view.sighashType !== null)
    add('SIGHASH', 'signatureForm', { sighash: toHex(view.sighashType) });
  if (view.signatureFields.length > 0)
    add('ALREADY_SIGNED', 'signatureForm', { fields: view.signatureFields.join(' ') });
  if (view.nonWitnessUtxo !== null && !isOutputOf(view.nonWitnessUtxo, input.outpoint, utxo))
    add('UTXO_TXID', 'amountsAsListed');
  return ours ? key : null;
}

/** Only a bare PSBT may ask for SIGHASH_ALL: one form is easier to trust, and honest services ask for no other. */
function isWholeSighash({ sighashType }: InputView, scope: Scope): boolean {
  const [first = SIGHASH_DEFAULT, ...rest] = sighashType ?? [];
  return (
    rest.every((byte) => byte === 0) &&
    (first === SIGHASH_DEFAULT || (first === SIGHASH_ALL && scope === 'bare'))
  );
}

/**
 * Finds our key by the script of `spent` alone, if the input names none of ours. From a service it must name no key
 * at all, and the address be known. A bare PSBT may name any others, as far as a restore looks: programs leave
 * origins out or write a fingerprint of zeros. Null if it names ours or no key fits, and for `part`, where a coin of
 * ours that does not say so may be passed off as theirs.
 */
export function unnamedKey(
  spent: TransactionOutput | null,
  view: InputView,
  account: JudgeAccount,
  own: OwnScripts,
  scope: Scope,
): OwnScript | null {
  if (spent === null || scope === 'part') return null;
  const { origins, olderFingerprints } = view;
  const names =
    scope === 'asked'
      ? origins.length + olderFingerprints.length > 0
      : namesOurKey(view, account) || olderFingerprints.includes(account.fingerprint);
  if (names) return null;
  return own.find(spent.script, null, searchLimits(account, scope), scope === 'bare');
}

/**
 * The last index of each branch that can be ours. A service, and others who put inputs in, must not lead a wallet out
 * of sight, beyond the gap. Other programs number on by themselves: a bare PSBT may go as far as a restore looks.
 */
export function searchLimits({ highestIndex, gap, searchLength }: JudgeAccount, scope: Scope): LastIndex {
  const least = scope === 'bare' ? searchLength : 0;
  const on = (branch: Branch): number => Math.min(Math.max(highestIndex[branch] + gap, least), LAST_INDEX);
  return { vanilla: on('vanilla'), colored: on('colored') };
}

function originKey(
  view: InputView,
  account: JudgeAccount,
  own: OwnScripts,
  add: (code: RefusalCode, claim: ClaimName, facts?: Facts) => void,
): OwnScript | null {
  const [origin] = view.origins;
  if (origin === undefined) {
    add('NO_KEY_ORIGIN', 'inputsOurs');
    return null;
  }
  const older = view.olderFingerprints.length;
  if (view.origins.length > 1 || older > 0) {
    add('KEY_ORIGIN_AMBIGUOUS', 'inputsOurs', { origins: `${view.origins.length + older}` });
    return null;
  }
  if (origin.fingerprint !== account.fingerprint) {
    add('FINGERPRINT', 'inputsOurs', { fingerprint: origin.fingerprint });
    return null;
  }
  const place = placeOf(origin.path, account);
  if (typeof place === 'string') {
    add(place, 'inputsOurs', { path: pathText(origin.path) });
    return null;
  }
  return own.at(place);
}

function namesOurKey(view: InputView, account: JudgeAccount): boolean {
  return view.origins.some(({ fingerprint }) => fingerprint === account.fingerprint);
}

/** A bare PSBT may leave the internal key out; names under which ours was not found don't count. */
function namesExactly(view: InputView, key: OwnScript, isUnnamed: boolean, scope: Scope): boolean {
  const [origin] = view.origins;
  const fits = (named: Uint8Array | null): boolean => named === null || sameBytes(named, key.internalKey);
  if (isUnnamed) return fits(view.internalKey);
  return (
    fits(origin?.key ?? null) && fits(view.internalKey) && (scope === 'bare' || view.internalKey !== null)
  );
}

/** Written with an apostrophe for hardened steps, and cut, since a PSBT chooses its length. */
function pathText(path: readonly number[]): string {
  const steps = path.slice(0, 10).map((step) => (step >= 0x8000_0000 ? `${step - 0x8000_0000}'` : `${step}`));
  return ['m', ...steps, ...(path.length > 10 ? ['…'] : [])].join('/');
}

/** A bitcoin-only transaction that spends a coloured output destroys what it carries, or will carry. */
export function judgePlainInputs(inputs: readonly JudgedInput[]): Finding[] {
  return inputs.flatMap(({ own, known, entry, holdings }, i): Finding[] => {
    if (isSlot(own) || isSlot(known) || entry?.colorable === true || holdings.length > 0)
      return [inputFinding('SPENDS_COLORED', 'inputsUncolored', i, { allocations: `${holdings.length}` })];
    // An output that does not exist yet is promised to something pending, like one with receives on it.
    if (entry !== null && (entry.pendingBlinded > 0 || !entry.exists))
      return [inputFinding('SPENDS_PENDING', 'inputsUncolored', i, { pending: `${entry.pendingBlinded}` })];
    return [];
  });
}

function isSlot(output: { readonly branch: Branch } | null): boolean {
  return output?.branch === 'colored';
}

interface ForeignInput {
  /** Null if the PSBT does not show it, or shows it falsely. */
  readonly spent: TransactionOutput | null;
  /** There is a signature of theirs in it, whatever it is worth. */
  readonly signed: boolean;
  /** The transaction that made it is there and proves the amount; else it is the PSBT's word. */
  readonly bound: boolean;
}

/**
 * An input is ours if it says so by a key origin of either kind, or a key of ours makes its script, on any keychain
 * and beyond a restore's search. Else two PSBTs, each showing half the cost, could sign our coin away as a
 * stranger's.
 */
export function isOwnInput({ outpoint }: TransactionInput, view: InputView, account: JudgeAccount): boolean {
  const { fingerprint } = account;
  if (view.origins.some((origin) => origin.fingerprint === fingerprint)) return true;
  if (view.olderFingerprints.includes(fingerprint)) return true;
  const made = view.nonWitnessUtxo === null ? null : outputOf(view.nonWitnessUtxo, outpoint);
  const scripts = [view.witnessUtxo, made].flatMap((output) => output?.script ?? []);
  const lastIndex = lastOwn(account);
  const own = ownScriptsOf({ ...account, keychains: everyKeychain(account) });
  for (const script of scripts) if (own.find(script, null, lastIndex, true) !== null) return true;
  return false;
}

/** A coin of ours is recognised up to here, and beside others' signed no further: two PSBTs could hide each other's. */
function lastOwn({ highestIndex, gap, searchLength }: JudgeAccount): LastIndex {
  const far = searchLength + BEYOND_SEARCH;
  return {
    vanilla: Math.max(far, highestIndex.vanilla + gap),
    // As many slots as are made at once may lie beyond the gap.
    colored: Math.max(far, highestIndex.colored + gap + MAX_NEW_SLOTS),
  };
}

function everyKeychain({ keychains }: JudgeAccount): JudgeAccount['keychains'] {
  const both = (branch: Branch): number[] => [...new Set([...EVERY_KEYCHAIN[branch], ...keychains[branch]])];
  return { vanilla: both('vanilla'), colored: both('colored') };
}

/** Our signature commits to every input's amount and script (BIP341), so both are needed. How they sign is their affair. */
export function checkForeignInput(
  input: TransactionInput,
  { witnessUtxo, nonWitnessUtxo, signatureFields }: InputView,
  add: (code: RefusalCode, claim: ClaimName, facts?: Facts) => void,
): ForeignInput {
  const fits = nonWitnessUtxo === null || isOutputOf(nonWitnessUtxo, input.outpoint, witnessUtxo);
  if (!fits) add('UTXO_TXID', 'amountsAsListed');
  const made = nonWitnessUtxo === null ? null : outputOf(nonWitnessUtxo, input.outpoint);
  const spent = witnessUtxo ?? made;
  if (spent === null && fits) add('NO_WITNESS_UTXO', 'amountsAsListed');
  return { spent: fits ? spent : null, signed: signatureFields.length > 0, bound: fits && made !== null };
}
