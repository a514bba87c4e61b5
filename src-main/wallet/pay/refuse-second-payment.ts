import { fail } from '../../base/errors.ts';
import { scriptKey } from '../../base/payee.ts';
import type { FlowKind } from '../../../src-preload/contract/state-words.ts';
import {
  KEPT_HERE,
  KIND_RULES,
  UNANSWERED,
  isOneOf,
  type SigningState,
} from '../../records/signing-states.ts';
import { onceFor } from '../../base/once-for.ts';
import type { HandedOver } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { readPays, readSpending } from '../../records/signing.ts';

/**
 * What may be begun, signed and handed over beside what is signed already. Whoever holds our signed bytes may broadcast
 * them for ever, whatever a list says: no telling of a service's opens these gates. What opens them is that two
 * transactions share an input, so that at most one of the two can ever confirm.
 */

type Recorded = Pick<WalletContext, 'signings'>;

/** What a transaction spends, `txid:vout` each, and whom it pays, each by what it is recognised by. */
export interface Pays {
  readonly kind: FlowKind;
  readonly inputs: readonly string[];
  readonly recipients: readonly string[];
}

/** What is to be signed, or handed over. `id` and `txid` are its own: a transaction stands in nobody's way by itself. */
export interface Wanted extends Pays {
  readonly id: string;
  readonly txid: string | null;
  /** It was brought: nobody here asked a service for it, and nobody tells this machine what becomes of it. */
  readonly imported: boolean;
}

/** A transaction of ours that may confirm: it is signed, or out to be. */
export interface Standing extends Pays {
  readonly id: string;
  readonly txid: string;
  readonly state: SigningState;
  readonly imported: boolean;
  /** When it came into this state, Unix ms. */
  readonly atMs: number;
}

/** Oldest first: what left for the service, what is kept here or out to be signed, then what was signed as it was brought. */
function standing({ signings }: Recorded, walletId: string): Standing[] {
  const kept = signings
    .unfinished(walletId)
    .flatMap(({ id, kind, state, updatedAtMs, data }) =>
      kind === 'offline' || !isKept(state) ? [] : [{ id, kind, state, atMs: updatedAtMs, step: data[state] }],
    );
  const ours = [...standingOf(signings.handedOver(walletId)), ...kept.flatMap(toStanding)];
  const brought = signings.imports.bound(walletId).map(({ id, txid, signedAtMs, spending }): Standing => ({
    ...readPays(spending),
    ...{ id, txid, state: 'signed', atMs: signedAtMs, imported: true },
  }));
  return [...ours, ...brought];
}

const standingOf = onceFor((left: readonly HandedOver[]): readonly Standing[] =>
  left.flatMap((one) => toStanding({ ...one, atMs: 0, step: one.signed })),
);

function toStanding({
  step,
  ...one
}: Pick<Standing, 'id' | 'kind' | 'state' | 'atMs'> & { readonly step: unknown }): Standing[] {
  const spending = readSpending(step);
  if (spending === null) return [];
  const { id, kind, state, atMs } = one;
  const { txid, inputs, recipients } = spending;
  return [{ id, kind, state, atMs, txid, inputs, recipients, imported: false }];
}

/** A newer one replaces what was not signed yet, here or elsewhere: none of it can be spent. */
export function dropUnsigned({ signings }: Recorded, walletId: string, but?: string): void {
  for (const { id, state } of signings.unfinished(walletId))
    if (id !== but && !isKept(state) && isOneOf(state, KEPT_HERE))
      signings.advance(id, state, 'dropped', { because: 'replaced by a new one' });
}

/**
 * Asked before the service is asked to build. A recipient who was paid, or may be on the way to being paid, is paid no
 * second time (security.md, F02). One whose send was given up may, by a transaction that excludes the first (F16). What
 * is signed and was not handed over yet, or went out to be signed, is to be handed over or dropped first. Throws
 * FLOW_LIVE, PAID_BEFORE.
 */
export function refuseSecond(
  context: Recorded,
  walletId: string,
  wanted: Pick<Pays, 'kind' | 'recipients'>,
): void {
  const all = standing(context, walletId).filter(({ imported }) => !imported);
  for (const one of all) if (isKept(one.state) && doesTheSame(one, wanted)) throw live(one);
  for (const one of all)
    if (!isKept(one.state) && one.state !== 'givenUp' && paysAgain(one, wanted)) throw liveOrPaid(one);
}

/**
 * The one rule of what may be beside what: asked at begin, before signing and before hand-over, since others move on
 * between them. Two that make slots must share an input while the first is not seen: otherwise slots would be made twice.
 * Two that pay the same recipient must share one for ever, or plain bitcoin while the first is not seen. Two that pay
 * others must share none, or one would undo the other, unless the first was given up; of what was brought the person
 * says which is meant. Throws FLOW_LIVE, PAID_BEFORE, SIGNED_BEFORE.
 */
export function refuseConflict(context: Recorded, walletId: string, wanted: Wanted): void {
  for (const one of standing(context, walletId)) {
    if (one.id === wanted.id || one.txid === wanted.txid) continue;
    const shares = meets(one.inputs, wanted.inputs);
    if (one.imported) {
      if (!shares && payeesOf(wanted) === 'once' && doesTheSame(one, wanted))
        throw fail('SIGNED_BEFORE', { txid: one.txid, atMs: one.atMs });
    } else if (isKept(one.state)) {
      // Two that are built here hold no coin together; of what was brought the person says which is meant.
      if (wanted.imported ? !shares && doesTheSame(one, wanted) : shares) throw live(one);
    } else if (one.kind === wanted.kind && payeesOf(one) === 'nobody') {
      if (isPending(one.state) && !shares) throw live(one);
    } else {
      const isSecond = paysAgain(one, wanted);
      if (one.state === 'givenUp' ? isSecond && !shares : isSecond || shares)
        throw isSecond ? liveOrPaid(one) : live(one);
    }
  }
}

/**
 * Whose addresses the person of this wallet knows, each by what it is recognised by: they entered the address and signed
 * a payment to it, or compared it. A blinded seal is of one invoice alone.
 */
export function payeesKnown(context: Recorded, walletId: string): ReadonlySet<string> {
  const entered = standing(context, walletId).filter(({ imported, state }) => !imported && state !== 'away');
  const scripts = entered.flatMap(({ recipients }) =>
    recipients.filter((payee) => payee.startsWith(scriptKey(''))),
  );
  return new Set([...scripts, ...context.signings.imports.comparedPayees(walletId)]);
}

/** Those that were signed as they were brought, pay the same or make slots too, and could confirm beside it. */
export function paidBeside(context: Recorded, walletId: string, wanted: Pays): Standing[] {
  return standing(context, walletId).filter(
    (one) => one.imported && !meets(one.inputs, wanted.inputs) && doesTheSame(one, wanted),
  );
}

/** Another transaction that shares a coin with it. */
export interface ConflictingTransaction {
  readonly txid: string;
  readonly atMs: number;
  /** Out to be signed on another machine; else it was signed here. */
  readonly isAway: boolean;
}

/** Once each: what was signed here and was not handed over, or is out to be, and spends one of these coins. */
export function conflictingTransactionsOf(
  context: Recorded,
  walletId: string,
  { txid, inputs }: { readonly txid: string | null; readonly inputs: readonly string[] },
): ConflictingTransaction[] {
  const found = standing(context, walletId).filter(
    (one) => one.txid !== txid && (one.imported || isKept(one.state)) && meets(one.inputs, inputs),
  );
  const rivals = found.map((one): [string, ConflictingTransaction] => [
    one.txid,
    { txid: one.txid, atMs: one.atMs, isAway: one.state === 'away' },
  ]);
  return [...new Map(rivals).values()];
}

/** Kept here or out, and perhaps signed: nothing replaces it unasked. */
function isKept(state: SigningState): boolean {
  return state === 'signed' || state === 'away';
}

function doesTheSame(one: Pays, wanted: Pick<Pays, 'kind' | 'recipients'>): boolean {
  return one.kind === wanted.kind && (payeesOf(one) === 'nobody' || meets(one.recipients, wanted.recipients));
}

/** A recipient of assets is paid once. An address may be paid again, once the payment before is seen. */
function paysAgain(one: Standing, wanted: Pick<Pays, 'kind' | 'recipients'>): boolean {
  const isOnce = payeesOf(one) === 'once' && payeesOf(wanted) === 'once';
  return (isOnce || isPending(one.state)) && meets(one.recipients, wanted.recipients);
}

function payeesOf({ kind }: Pick<Pays, 'kind'>) {
  return KIND_RULES[kind].payees;
}

/** Told of neither as seen nor as given up: it may still be taken, or have been. */
const PENDING = ['handingOver', 'accepted', ...UNANSWERED] as const;

function isPending(state: SigningState): boolean {
  return isOneOf(state, PENDING);
}

function liveOrPaid(one: Standing): Error {
  const isPaid = one.state === 'broadcast' || one.state === 'settled';
  return isPaid ? fail('PAID_BEFORE', { flowId: one.id, txid: one.txid }) : live(one);
}

function live({ id, state }: Pick<Standing, 'id' | 'state'>): Error {
  return fail('FLOW_LIVE', { flowId: id, state });
}

function meets(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
