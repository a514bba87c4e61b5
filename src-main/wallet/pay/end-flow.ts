import type { CallAnswer, FactsOf } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { toJsonValue } from '../../base/json.ts';
import {
  replacedOutputs,
  type SnapshotAllocation,
  awaitedBy,
  type Book,
  type Snapshot,
  type Verdict,
  mergeHoldings,
} from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { statusHandedOn } from '../../base/service/refusals.ts';
import {
  type UnansweredState,
  type SigningState,
  FIRST_UNANSWERED,
  type BegunIntent,
  type SignedStep,
  type UnansweredStep,
} from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';
import { openService } from '../connection/service.ts';
import { ownBook } from '../book/own-book.ts';
import { refuseConflict, replacing } from './refuse-second-payment.ts';
import { beforeItLeaves, listCoins, type WalletService } from '../connection/service-reading.ts';
import { progressOf } from './begin-flow.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { known, sumByAsset, totalOfAsset } from '../../base/groups.ts';
import { failureIn, neverSent, orOnFailure } from '../failures.ts';

export type Approved = CallAnswer<'signing.approve'>;

export interface EndKind<A extends EndAnswer> {
  readonly handOver: (api: WalletService) => Promise<A>;
  readonly read: (api: WalletService) => Promise<Approved | null>;
  readonly taken: (answer: A) => Approved;
}

interface EndAnswer {
  readonly txid: string | null;
}

export interface FlowEnd {
  readonly id: string;
  readonly intent: BegunIntent;
  readonly signed: SignedStep;
  /** Coins as listed for the verdict. */
  readonly listed: Snapshot['entries'];
  /** The earlier try to submit the same bytes; null: this is the first. */
  readonly before: UnansweredStep | null;
  /** The person's press, by the monotonic clock. */
  readonly pressedAtMs: number;
}

/** Submits once (COINS_CHANGED), then reads the outcome. Never resubmits, never guesses (OUTCOME_UNKNOWN). */
export async function endFlow<A extends EndAnswer>(
  context: WalletContext,
  wallet: WalletRecord,
  { id, intent, signed, listed, before, pressedAtMs }: FlowEnd,
  kind: EndKind<A>,
): Promise<Approved> {
  const api = await openService(context, wallet);
  const progress = progressOf(context, id);
  const wanted = { id, kind: intent.kind, imported: false, ...signed, ...replacing(intent) };
  refuseConflict(context, wallet.id, wanted);
  // Minutes or days after the verdict: always by a list asked for since the press.
  const looked = listCoins(context, wallet, api, beforeItLeaves(pressedAtMs));
  if (looked.doneAtMs === null) progress('snapshot');
  const now = await looked.listed;
  progress('end');
  const book = ownBook(context, wallet.id, now);
  refuseMovedCoins(signed, listed, now, book);
  refuseLetGo(intent, signed.txid, now, book);
  refuseConflict(context, wallet.id, wanted);
  const handedOverAtMs = context.clock.nowMs();
  const { txid } = signed;
  const from = stateBefore(before);
  context.signings.advance(id, from, 'handingOver', { txid });
  let answer: A | null = null;
  let unanswered: UnansweredStep = { ...FIRST_UNANSWERED, handedOverAtMs };
  try {
    const told = await kind.handOver(api);
    if (told.txid === null || told.txid === txid) answer = told;
    else unanswered = { ...unanswered, because: 'the service names another transaction', named: told.txid };
  } catch (error) {
    if (neverSent(error)) {
      // The connection was refused before a byte left: nothing changed.
      context.signings.advance(id, 'handingOver', from, before ?? toJsonValue(signed));
      throw error;
    }
    unanswered = { ...unanswered, because: reasonOf(error), refused: isRefusal(error) };
  }
  note(context, id, answer === null ? unansweredState(unanswered) : 'accepted', answer ?? unanswered);
  progress(answer === null ? 'read' : 'taken');
  // The screens share this reading.
  context.tell('wallet.changed', { walletId: wallet.id });
  const read = await orOnFailure(kind.read(api), null);
  const outcome = read ?? (answer === null ? null : kind.taken(answer));
  if (outcome === null) {
    const { because, named, refused } = unanswered;
    throw fail('OUTCOME_UNKNOWN', { txid, because, named, ...(refused ? { refused } : {}) });
  }
  return outcome;
}

/** A replacement undoes the original's outputs, with all that came to them since the verdict. Throws COINS_CHANGED. */
function refuseLetGo(intent: BegunIntent, txid: string, now: Snapshot['entries'], book: Book): void {
  const made = new Set(intent.kind === 'replacement' ? replacedOutputs(intent.original) : []);
  const used = [
    ...awaitedBy(book.invoices),
    ...book.allocations.map(outpointName),
    ...book.reserved.flatMap(({ by, outpoints }) => (by === txid ? [] : outpoints)),
    ...now.flatMap((one) => (one.allocations.length + one.pendingBlinded > 0 ? [outpointName(one)] : [])),
  ].find((one) => made.has(one));
  if (used !== undefined) throw fail('COINS_CHANGED', { outpoint: used });
}

function stateBefore(before: UnansweredStep | null): SigningState {
  return before === null ? 'signed' : unansweredState(before);
}

function unansweredState({ refused }: UnansweredStep): UnansweredState {
  return refused ? 'refused' : 'handedOver';
}

/** A list may beat the answer: its state stands. If the disk refuses, the flow stays `handingOver` until a refresh. */
function note(
  context: Pick<WalletContext, 'signings'>,
  flowId: string,
  to: SigningState,
  data: unknown,
): void {
  try {
    if (context.signings.read(flowId)?.state === 'handingOver')
      context.signings.advance(flowId, 'handingOver', to, data);
  } catch (error) {
    if (failureIn(error, 'DISK_REFUSED') === null) throw error;
  }
}

/** A refusal is the service's word: reading decides, only sooner. Codes that invite a second try are no refusal. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false;
  const { failure } = error;
  if (failure.code === 'TOKEN_REFUSED' || failure.code === 'WALLET_NOT_REGISTERED') return true;
  if (failure.code !== 'SERVICE_ERROR') return false;
  // The service tried, and its own connection broke off.
  if (failure.facts.meaning === 'indexerAway' || failure.facts.meaning === 'bitcoindAway') return false;
  const status = statusHandedOn(failure.facts);
  // Electrum’s protocol knows no status: an answer that is an error is a refusal.
  if (status === 0) return true;
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof WalletError)) return 'INTERNAL';
  const { failure } = error;
  if (failure.code === 'SERVICE_ERROR') return serviceWords(failure.facts);
  return failure.code;
}

function serviceWords({ meaning = 'serviceError', name, message, status }: FactsOf<'SERVICE_ERROR'>): string {
  const isKnown = meaning !== 'serviceRefused' && meaning !== 'serviceError';
  const words = [isKnown ? meaning : name, message].filter((one) => one !== null && one !== '');
  return words.length === 0 ? String(status) : words.join(': ');
}

/** Assets that came to an input since the verdict would be burnt; an unlisted one is harmless. Throws COINS_CHANGED. */
export function refuseMovedCoins(
  { inputs, back }: Pick<SignedStep, 'inputs' | 'back'>,
  before: Snapshot['entries'],
  now: Snapshot['entries'],
  book: Book,
): void {
  const promised = awaitedBy(book.invoices);
  const spent = new Set(inputs);
  const returned = returnedUnlisted(
    before.filter((entry) => spent.has(outpointName(entry))),
    book.allocations.filter((one) => spent.has(outpointName(one))),
    back,
  );
  for (const outpoint of inputs) {
    const was = before.find((entry) => outpointName(entry) === outpoint);
    const is = now.find((entry) => outpointName(entry) === outpoint);
    if (promised.has(outpoint)) throw fail('COINS_CHANGED', { outpoint });
    if (was === undefined || is === undefined) continue;
    const proved = book.allocations.filter((one) => outpointName(one) === outpoint);
    const had = [...was.allocations, ...proved.filter(({ assetId }) => returned.has(assetId))];
    const isMore =
      is.amountSats !== was.amountSats ||
      is.pendingBlinded > was.pendingBlinded ||
      holdsMore(had, is.allocations) ||
      // As the judge did: the book's word where the list names no amount.
      mergeHoldings(proved, was).denied.some((one) => !returned.has(one.assetId) && one.book > one.list);
    if (isMore) throw fail('COINS_CHANGED', { outpoint });
  }
}

/** Assets the service had already lost at the build and that all come back (LIST_DENIES in the policy). */
function returnedUnlisted(before: Snapshot['entries'], proved: Held, back: Held): ReadonlySet<string> {
  const listed = new Set(before.flatMap(({ allocations }) => allocations.map(({ assetId }) => assetId)));
  const sums = sumByAsset(proved);
  return new Set(
    [...sums].flatMap(([assetId, amount]) =>
      !listed.has(assetId) && totalOfAsset(back, assetId) === amount ? [assetId] : [],
    ),
  );
}

type Held = readonly { readonly assetId: string; readonly amount: bigint }[];
type Lying = readonly (Verdict['inputs'][number]['assets'][number] & Pick<SnapshotAllocation, 'form'>)[];

/** More units, or more of what can't be added up: rights and unknown amounts. */
function holdsMore(was: Lying, is: Lying): boolean {
  const sum = (some: Lying, asset: string): bigint => totalOfAsset(known(some), asset);
  const isOdd = ({ amount, form = 'fungible' }: Lying[number]): boolean =>
    amount === null || form !== 'fungible';
  const odd = (some: Lying, asset: string): number =>
    some.filter((one) => one.assetId === asset && isOdd(one)).length;
  return is.some(
    ({ assetId }) => sum(is, assetId) > sum(was, assetId) || odd(is, assetId) > odd(was, assetId),
  );
}
