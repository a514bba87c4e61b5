import type { FlowKind } from '../../../src-preload/contract/state-words.ts';
import { fail } from '../../base/errors.ts';
import { meets, onceFor } from '../../base/groups.ts';
import { scriptKey, outpointName } from '../../base/bitcoin.ts';
import type { HandedOver } from '../../ports/index.ts';
import {
  BEFORE_SUBMIT,
  KIND_RULES,
  OUTCOME_UNKNOWN,
  isOneOf,
  type SigningState,
  readPays,
  readSpending,
  type SignedStep,
} from '../../records/signing.ts';
import { replacedSpends, type Intent, type Verdict } from '../../verify/index.ts';
import { branchAndIndex } from '../book/own-recipients.ts';
import type { WalletContext } from '../context/context.ts';

/** Whoever has our bytes may broadcast them for ever: only a shared input lifts the block, never a report. */

type Recorded = Pick<WalletContext, 'signings'>;

/** Inputs as `txid:vout`, recipients by their keys. */
export interface TransactionEffect {
  readonly kind: FlowKind;
  readonly inputs: readonly string[];
  readonly recipients: readonly string[];
}

/** `id` and `txid` are its own: it never blocks itself. */
export interface NewTransaction extends TransactionEffect {
  readonly id: string;
  readonly txid: string | null;
  /** Imported: nobody reports its outcome to this machine. */
  readonly imported: boolean;
  /** What the original of a replacement spends, `txid:vout`: only one of the two can ever confirm. */
  readonly replaces?: readonly string[];
}

export function replacing(intent: Intent): Pick<NewTransaction, 'replaces'> {
  return intent.kind === 'replacement' ? { replaces: [...replacedSpends(intent.original)] } : {};
}

/** A transaction that is signed, or away to be signed, and so may confirm. */
interface LiveTransaction extends TransactionEffect {
  readonly id: string;
  readonly txid: string;
  readonly state: SigningState;
  readonly imported: boolean;
  /** Start of its state, Unix ms. */
  readonly atMs: number;
}

/** Submitted ones, then kept or away ones, then signed imports; each oldest first. */
function standing({ signings }: Recorded, walletId: string): LiveTransaction[] {
  const kept = signings
    .unfinished(walletId)
    .flatMap(({ id, kind, state, updatedAtMs, data }) =>
      kind === 'offline' || !isKept(state) ? [] : [{ id, kind, state, atMs: updatedAtMs, step: data[state] }],
    );
  const ours = [...standingOf(signings.handedOver(walletId)), ...kept.flatMap(toStanding)];
  const brought = signings.imports
    .bound(walletId)
    .map(({ id, txid, signedAtMs, spending }): LiveTransaction => ({
      ...readPays(spending),
      ...{ id, txid, state: 'signed', atMs: signedAtMs, imported: true },
    }));
  return [...ours, ...brought];
}

const standingOf = onceFor((left: readonly HandedOver[]): readonly LiveTransaction[] =>
  left.flatMap((one) => toStanding({ ...one, atMs: 0, step: one.signed })),
);

function toStanding({
  step,
  ...one
}: Pick<LiveTransaction, 'id' | 'kind' | 'state' | 'atMs'> & { readonly step: unknown }): LiveTransaction[] {
  const spending = readSpending(step);
  if (spending === null) return [];
  const { id, kind, state, atMs } = one;
  const { txid, inputs, recipients } = spending;
  return [{ id, kind, state, atMs, txid, inputs, recipients, imported: false }];
}

/** Discards unsigned transactions: a new one replaces them. */
export function dropUnsigned({ signings }: Recorded, walletId: string, but?: string): void {
  for (const { id, state } of signings.unfinished(walletId))
    if (id !== but && !isKept(state) && isOneOf(state, BEFORE_SUBMIT))
      signings.advance(id, state, 'dropped', { because: 'replaced by a new one' });
}

/**
 * Checked before building: nobody paid or being paid is paid a second time (security.md, F02), after a failed send
 * only with a shared input (F16). Signed or away ones must be submitted or dropped. Throws FLOW_LIVE, PAID_BEFORE.
 */
export function refuseDoublePayment(
  context: Recorded,
  walletId: string,
  wanted: Pick<TransactionEffect, 'kind' | 'recipients'>,
): void {
  const all = standing(context, walletId).filter(({ imported }) => !imported);
  for (const one of all) if (isKept(one.state) && doesTheSame(one, wanted)) throw live(one);
  for (const one of all)
    if (
      !isKept(one.state) &&
      (one.state !== 'givenUp' || isUndecided(one, all)) &&
      paysAgain(one, wanted, all)
    )
      throw liveOrPaid(one);
}

/**
 * Checked at begin, signing and submit, since others move on. Slot creations must share an input until the first is
 * seen, or slots are made twice. To pay the same recipient they must share one for ever, with plain bitcoin until the
 * first is seen; to pay others they must not, unless the first failed, or one undoes the other. For imports the person
 * decides. Throws FLOW_LIVE, PAID_BEFORE, SIGNED_BEFORE.
 */
export function refuseConflict(context: Recorded, walletId: string, wanted: NewTransaction): void {
  const all = standing(context, walletId);
  for (const one of all) {
    if (one.id === wanted.id || one.txid === wanted.txid) continue;
    const shares = meets(one.inputs, wanted.inputs);
    const { replaces } = wanted;
    // A replacement pays nobody whom its original doesn't pay, and excludes whatever it shares a coin with.
    if (
      replaces !== undefined &&
      !one.imported &&
      !isKept(one.state) &&
      (!shares || meets(one.inputs, replaces))
    )
      continue;
    if (one.imported) {
      if (!shares && payeesOf(wanted) === 'once' && doesTheSame(one, wanted))
        throw fail('SIGNED_BEFORE', { txid: one.txid, atMs: one.atMs });
    } else if (isKept(one.state)) {
      // Two built here never share a coin; for imports the person decides.
      if (wanted.imported ? !shares && doesTheSame(one, wanted) : shares) throw live(one);
    } else if (one.kind === wanted.kind && payeesOf(one) === 'nobody') {
      if (isPending(one.state) && !shares) throw live(one);
    } else {
      const isSecond = paysAgain(one, wanted, all);
      if (one.state === 'givenUp' ? isSecond && !shares : isSecond || shares)
        throw isSecond ? liveOrPaid(one) : live(one);
    }
  }
}

/** By key: addresses the person entered and signed for, or compared. A blinded seal belongs to one invoice. */
export function payeesKnown(context: Recorded, walletId: string): ReadonlySet<string> {
  const entered = standing(context, walletId).filter(({ imported, state }) => !imported && state !== 'away');
  const scripts = entered.flatMap(({ recipients }) =>
    recipients.filter((payee) => payee.startsWith(scriptKey(''))),
  );
  return new Set([...scripts, ...context.signings.imports.comparedPayees(walletId)]);
}

export function paidBeside(
  context: Recorded,
  walletId: string,
  wanted: TransactionEffect,
): LiveTransaction[] {
  return standing(context, walletId).filter(
    (one) => one.imported && !meets(one.inputs, wanted.inputs) && doesTheSame(one, wanted),
  );
}

export interface ConflictingTransaction {
  readonly txid: string;
  readonly atMs: number;
  readonly isAway: boolean;
}

export function conflictingTransactionsOf(
  context: Recorded,
  walletId: string,
  { txid, inputs }: { readonly txid: string | null; readonly inputs: readonly string[] },
): ConflictingTransaction[] {
  const found = standing(context, walletId).filter(
    (one) => one.txid !== txid && (one.imported || isKept(one.state)) && meets(one.inputs, inputs),
  );
  const byTxid = new Map(found.map((one) => [one.txid, one]));
  return [...byTxid.values()].map(({ txid: by, atMs, state }) => ({
    txid: by,
    atMs,
    isAway: state === 'away',
  }));
}

/** Signed, or perhaps signed elsewhere: nothing replaces it unasked. */
function isKept(state: SigningState): boolean {
  return state === 'signed' || state === 'away';
}

function doesTheSame(
  one: TransactionEffect,
  wanted: Pick<TransactionEffect, 'kind' | 'recipients'>,
): boolean {
  return one.kind === wanted.kind && (payeesOf(one) === 'nobody' || meets(one.recipients, wanted.recipients));
}

/** Pay an asset recipient once; an address again once the last payment is seen. */
function paysAgain(
  one: LiveTransaction,
  wanted: Pick<TransactionEffect, 'kind' | 'recipients'>,
  all: readonly LiveTransaction[],
): boolean {
  const isOnce = payeesOf(one) === 'once' && payeesOf(wanted) === 'once';
  return (
    (isOnce || isPending(one.state) || isUndecided(one, all)) && meets(one.recipients, wanted.recipients)
  );
}

/** Another spends its coins, or those of what it descends from: either may confirm until a deep block decides. */
function isUndecided(one: LiveTransaction, all: readonly LiveTransaction[]): boolean {
  if (one.state === 'settled') return false;
  const rivals = all.filter(({ txid, inputs }) => txid !== one.txid && meets(inputs, one.inputs));
  if (rivals.some(({ state }) => state === 'settled')) return false;
  const spent = all.filter(({ txid }) => one.inputs.some((input) => input.startsWith(txid)));
  return rivals.length > 0 || spent.some((other) => isUndecided(other, all));
}

function payeesOf({ kind }: Pick<TransactionEffect, 'kind'>) {
  return KIND_RULES[kind].payees;
}

/** Neither seen nor failed: the service may take it, or has. */
const PENDING = ['handingOver', 'accepted', ...OUTCOME_UNKNOWN] as const;

function isPending(state: SigningState): boolean {
  return isOneOf(state, PENDING);
}

function liveOrPaid(one: LiveTransaction): Error {
  const isPaid = one.state === 'broadcast' || one.state === 'settled';
  return isPaid ? fail('PAID_BEFORE', { flowId: one.id, txid: one.txid }) : live(one);
}

function live({ id, state }: Pick<LiveTransaction, 'id' | 'state'>): Error {
  return fail('FLOW_LIVE', { flowId: id, state });
}

export function outpointsOf(verdict: Pick<Verdict, 'inputs'>): string[] {
  return verdict.inputs.flatMap(({ outpoint }) => (outpoint === null ? [] : [outpointName(outpoint)]));
}

export function signedStepOf(
  verdict: Verdict,
  recipients: readonly string[],
): Omit<SignedStep, 'psbt'> & Pick<TransactionEffect, 'inputs' | 'recipients'> {
  const { inputs, outputs, assets, txid, outcome } = verdict;
  if (txid === null) throw new Error('a transaction that could not be read was to be signed');
  return {
    txid,
    inputs: outpointsOf(verdict),
    slots: outputs.flatMap(({ kind, index }) => (kind === 'assetSlot' ? [index] : [])),
    made: outputs.flatMap(({ index: vout, path, amountSats }) =>
      path === null ? [] : [{ vout, ...lies(path), ...(amountSats === null ? {} : { sats: amountSats }) }],
    ),
    coins: inputs.flatMap(({ outpoint, path, amountSats: sats }) =>
      path === null || outpoint === null || sats === null ? [] : [{ ...outpoint, ...lies(path), sats }],
    ),
    recipients: [...recipients],
    proved: outcome !== 'notProved',
    back: assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, opout, seal }) => {
        if (to !== 'own' || seal.kind === 'secret') return [];
        const at = seal.kind === 'output' ? txid : seal.txid;
        return [{ assetId, amount, opout, txid: at, vout: seal.vout }];
      }),
    ),
  };
}

function lies(path: string): { readonly colored: boolean; readonly index: number } {
  const { branch, index } = branchAndIndex(path);
  return { colored: branch === 'colored', index };
}
