import type { BookOutput, Ground } from '../book/book.ts';
import type { OpenBook } from '../book/open-book.ts';
import type { SnapshotEntry } from '../intents/snapshot.ts';
import { sameBytes, toHex } from './bytes.ts';
import { inputFinding } from './findings.ts';
import type { Finding } from './findings.ts';
import { checkForeignInput, isOursInSteps } from './foreign-inputs.ts';
import type { ForeignInput } from './foreign-inputs.ts';
import { groundOf, weigh } from './holdings.ts';
import type { Denied, Holding } from './holdings.ts';
import { isTaproot, placeOf } from './own-paths.ts';
import type { OwnScript, OwnScripts } from './own-paths.ts';
import type { Psbt } from './read.ts';
import type { Facts } from './refusal.ts';
import type { Steps } from './steps.ts';
import type { Outpoint, TransactionInput } from './transaction.ts';
import type { ClaimName, JudgeAccount, RefusalCode } from './verdict.ts';
import { isOutputOf } from './previous.ts';
import { viewInput } from './views.ts';
import type { InputView } from './views.ts';
import { nameOf } from '../outpoint.ts';

/** An input as far as it could be understood. */
export interface JudgedInput {
  readonly outpoint: Outpoint;
  /** Ours by our own derivation; null where that fails. */
  readonly own: OwnScript | null;
  /** As listed before *begin*; null where it was not. */
  readonly entry: SnapshotEntry | null;
  /** Proved ours before; null where the own book does not know it. */
  readonly known: BookOutput | null;
  /** What lies on it, by the own book and by the list together. */
  readonly holdings: readonly Holding[];
  /** What the book has of it and the list denies. */
  readonly denied: readonly Denied[];
  /** How far we know what it holds, and what it does not. */
  readonly ground: Ground;
  /** The listed amount, where there is none the book's, else what the PSBT says. */
  readonly amountSats: bigint | null;
  /** The second place where the same outpoint is spent adds nothing to the sums. */
  readonly repeated: boolean;
  /** Somebody else's, where only our part is signed; null: it is ours, or has to be. */
  readonly foreign: ForeignInput | null;
}

/** Neither the own book nor the list says anything of it. */
export function isUnknown({ entry, known }: JudgedInput): boolean {
  return entry === null && known === null;
}

interface JudgedInputs {
  readonly findings: readonly Finding[];
  readonly inputs: readonly JudgedInput[];
  /** Of the output that each spends, as the PSBT says; null where it does not. */
  readonly scripts: readonly (Uint8Array | null)[];
}

/**
 * Step 4, and what each input holds. Where `mayBeUnlisted` (a bare PSBT), an outpoint of ours that the snapshot does not
 * name is not refused; where the own book does not know it either, it is for the caller to doubt. Where `onlyOurPart`, neither is an input that is not ours and says nothing of us.
 */
export function* judgeInputs(
  psbt: Psbt,
  account: JudgeAccount,
  own: OwnScripts,
  { entries, book }: { readonly entries: readonly SnapshotEntry[]; readonly book: OpenBook },
  { mayBeUnlisted = false, onlyOurPart = false } = {},
): Steps<JudgedInputs> {
  const listed = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const inputs: JudgedInput[] = [];
  const scripts: (Uint8Array | null)[] = [];
  for (const [i, input] of psbt.unsigned.inputs.entries()) {
    yield;
    const name = nameOf(input.outpoint);
    const repeated = seen.has(name);
    seen.add(name);
    const fields = psbt.inputs[i] ?? [];
    const view = viewInput(fields);
    const entry = listed.get(name) ?? null;
    const known = book.outputAt(name);
    const add = (code: RefusalCode, claim: ClaimName, facts: Facts = {}): void => {
      findings.push(inputFinding(code, claim, i, { outpoint: name, ...facts }));
    };
    if (repeated) add('DUPLICATE_INPUT', 'inputsOurs');
    if (
      onlyOurPart &&
      entry === null &&
      known === null &&
      !(yield* isOursInSteps(input, fields, view, account))
    ) {
      const foreign = checkForeignInput(input, view, add);
      scripts.push(foreign.spent?.script ?? null);
      const amountSats = foreign.spent?.amountSats ?? null;
      const nothing = { known: null, holdings: [], denied: [], ground: 'derived' } as const;
      inputs.push({
        outpoint: input.outpoint,
        own: null,
        entry,
        ...nothing,
        amountSats,
        repeated,
        foreign,
      });
      continue;
    }
    scripts.push(view.witnessUtxo?.script ?? null);
    const unnamed = onlyOurPart ? null : yield* unnamedKeyInSteps(view, account, own);
    const isOurs = unnamed !== null || namesOurKey(view, account);
    if (entry === null && !onlyOurPart && !isOurs) add('FOREIGN_INPUT', 'inputsOurs');
    else if (entry === null && !mayBeUnlisted) add('UNKNOWN_OUTPOINT', 'inputsOurs');
    const amountSats = entry?.amountSats ?? known?.amountSats ?? null;
    const key = checkInputKey(input, view, account, own, { unnamed, knownSats: amountSats }, add);
    const weighed = weigh(book.allocationsOn(name), entry);
    inputs.push({
      outpoint: input.outpoint,
      own: key,
      entry,
      known,
      ...weighed,
      ground: groundOf(weighed.holdings, key, known),
      amountSats: amountSats ?? view.witnessUtxo?.amountSats ?? null,
      repeated,
      foreign: null,
    });
  }
  return { findings, inputs, scripts };
}

/**
 * The part of step 4 that judge and signer share: what one input spends, whose key it names, and what it asks to be
 * signed. Every fault goes to `add`, in the order of the policy. Answers our key, derived here, or null.
 */
export function checkInputKey(
  input: TransactionInput,
  view: InputView,
  account: JudgeAccount,
  own: OwnScripts,
  { unnamed, knownSats }: { readonly unnamed: OwnScript | null; readonly knownSats: bigint | null },
  add: (code: RefusalCode, claim: ClaimName, facts?: Facts) => void,
): OwnScript | null {
  const utxo = view.witnessUtxo;
  if (utxo === null) add('NO_WITNESS_UTXO', 'amountsAsListed');
  else if (knownSats !== null && utxo.amountSats !== knownSats)
    add('AMOUNT_LIE', 'amountsAsListed', { says: String(utxo.amountSats), listed: String(knownSats) });
  if (utxo !== null && !isTaproot(utxo.script))
    add('NOT_TAPROOT', 'inputsOurs', { script: toHex(utxo.script.subarray(0, 40)) });

  const key = unnamed ?? originKey(view, account, own, add);
  if (view.scriptFields.length > 0 || (view.origins[0]?.leafCount ?? 0) > 0)
    add('SCRIPT_PATH', 'signatureForm', { fields: view.scriptFields.join(' ') });
  const ours = key !== null && utxo !== null && sameBytes(key.script, utxo.script);
  if (key !== null && utxo !== null && !ours) add('SCRIPT_MISMATCH', 'inputsOurs', { path: key.path });
  if (key !== null && !namesExactly(view, key)) add('INTERNAL_KEY', 'inputsOurs', { path: key.path });
  // Explicit SIGHASH_ALL would be as safe, but no honest builder asks for it, and one form is easier to trust.
  if (view.sighashType?.some((byte) => byte !== 0) === true)
    add('SIGHASH', 'signatureForm', { sighash: toHex(view.sighashType) });
  if (view.signatureFields.length > 0)
    add('ALREADY_SIGNED', 'signatureForm', { fields: view.signatureFields.join(' ') });
  if (view.nonWitnessUtxo !== null && !isOutputOf(view.nonWitnessUtxo, input.outpoint, utxo))
    add('UTXO_TXID', 'amountsAsListed');
  return ours ? key : null;
}

/**
 * The key of an input that names none at all, as some wallets write it: found among the addresses that are known, by its
 * script alone. Null where it names one, or none of ours makes its script.
 */
export function* unnamedKeyInSteps(
  { origins, olderOrigins, witnessUtxo }: InputView,
  { highestIndex, gap }: JudgeAccount,
  own: OwnScripts,
): Steps<OwnScript | null> {
  if (witnessUtxo === null || origins.length > 0 || olderOrigins > 0) return null;
  const known = { vanilla: highestIndex.vanilla + gap, colored: highestIndex.colored + gap };
  return yield* own.findInSteps(witnessUtxo.script, null, known);
}

/** The key that the one origin names, derived by us; null where there is no such key. */
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
  if (view.origins.length > 1 || view.olderOrigins > 0) {
    add('KEY_ORIGIN_AMBIGUOUS', 'inputsOurs', { origins: String(view.origins.length + view.olderOrigins) });
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

/** Both places that name the key, and nothing else than it; where there is no origin, what else names it. */
function namesExactly(view: InputView, key: OwnScript): boolean {
  const [origin] = view.origins;
  if (origin === undefined) return view.internalKey === null || sameBytes(view.internalKey, key.internalKey);
  return (
    view.internalKey !== null &&
    sameBytes(origin.key, key.internalKey) &&
    sameBytes(view.internalKey, key.internalKey)
  );
}

/** As people write it: an apostrophe for hardened steps. Cut, since a PSBT chooses its length. */
function pathText(path: readonly number[]): string {
  const steps = path
    .slice(0, 10)
    .map((step) => (step >= 0x8000_0000 ? `${step - 0x8000_0000}'` : String(step)));
  return ['m', ...steps, ...(path.length > 10 ? ['…'] : [])].join('/');
}
