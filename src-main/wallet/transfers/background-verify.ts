import type { TransferState } from '../../../src-preload/contract/index.ts';
import { WalletError } from '../../base/errors.ts';
import { recipientName } from '../../invoices/recipient.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { KeptTransfer, KeptVerification } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { stateAt } from '../book/describe-transfer.ts';
import { holdingsOf, newestTransfers } from '../book/own-book.ts';
import type { ChainContext } from '../chain/chain-keeper.ts';
import type { WalletContext } from '../context/context.ts';
import { createEndpoints, mayAskAlone } from './endpoints.ts';
import { verificationsOf } from '../book/kept-verifications.ts';
import { verifyTransfer } from './verify-history.ts';
import { orOnFailure } from '../failures.ts';
import { letLoopTurn } from '../../turns.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The newest; older ones are verified by a person's button. */
const MOST_LOOKED_AT = 300;
/** A restored wallet has hundreds nobody asked about. */
const MOST_A_ROUND = 4;
/** Asked about at each refresh for so long after a change. */
const YOUNG_MS = HOUR_MS;
/** A transfer dated further back didn't arrive just now, though newly listed. */
const OLD_MS = 30 * DAY_MS;
/** After that, an outcome is asked about again when its age has doubled, at the earliest after this. */
const LEAST_DISTANCE_MS = 10 * MINUTE_MS;
/** Verifying ends after so long without a change: thirteen attempts. */
const GIVES_UP_MS = 30 * DAY_MS;

const STATES: TransferState[] = ['waitingForThem', 'waitingForYou', 'confirming', 'settled'];

/** A few at each call, one after the other. Failures show on the transfer's page only; `fault` takes our own. */
export function createBackgroundVerifier(
  context: ChainContext,
  fault: (error: unknown) => void,
): (walletId: string) => void {
  const running = new Map<string, boolean>();

  async function round(walletId: string): Promise<void> {
    if (mayBeBehind(context, walletId)) {
      // The chain server's failure shows on its own screen.
      await orOnFailure(context.chain.follow(walletId), null);
    }
    await letLoopTurn(0);
    for (const key of dueIn(context, walletId)) {
      if (mustStop(context)) return;
      try {
        await verifyTransfer(context, { walletId, key }, true);
      } catch (error) {
        if (!(error instanceof WalletError)) throw error;
        if (error.failure.code === 'WALLET_UNKNOWN') return;
      }
    }
  }

  async function run(walletId: string): Promise<void> {
    try {
      do {
        running.set(walletId, false);
        if (mustStop(context)) return;
        await round(walletId);
      } while (running.get(walletId) === true);
    } catch (error) {
      // Closed storage ends what was under way.
      if (!context.ended.aborted) fault(error);
    } finally {
      running.delete(walletId);
    }
  }

  return (walletId) => {
    if (running.has(walletId)) {
      running.set(walletId, true);
      return;
    }
    running.set(walletId, false);
    // Later, so that the refresh is answered first.
    context.timers.after(0, () => void run(walletId));
  };
}

function mustStop({ ended, wallets, lock }: WalletContext): boolean {
  return ended.aborted || wallets.app().offline || lock.isLocked();
}

interface Candidate {
  readonly key: string;
  readonly isYoung: boolean;
  /** Unix ms; 0: never. */
  readonly askedAtMs: number;
}

/** The service's block may be newer than our headers, which come once a minute. */
function mayBeBehind(context: WalletContext, walletId: string): boolean {
  const wallet = walletIn(context, walletId);
  if (wallet === undefined || wallet.chainSource === null) return false;
  const { paid, known } = lookedAt(context, wallet, ['settled']);
  return paid.some(({ key }) => WAITS.includes(known.get(key)?.found.outcome ?? 'pending'));
}

const WAITS: readonly KeptVerification['found']['outcome'][] = ['pending', 'notMined'];

function walletIn({ wallets }: WalletContext, walletId: string): WalletRecord | undefined {
  return wallets.list().find(({ id }) => id === walletId);
}

function lookedAt(context: WalletContext, wallet: WalletRecord, states: TransferState[]) {
  const kept = holdingsOf(context, wallet);
  const nowMs = context.clock.nowMs();
  const rows = newestTransfers(kept, { states }, MOST_LOOKED_AT, nowMs);
  const paid = firstOfEach(rows.filter((one) => isPaid(one, stateAt(one, nowMs))));
  return { kept, nowMs, paid, known: verificationsOf(kept, paid) };
}

function dueIn(context: ChainContext, walletId: string): string[] {
  const wallet = walletIn(context, walletId);
  if (wallet === undefined) return [];
  const { kept, nowMs, paid, known } = lookedAt(context, wallet, STATES);
  const tipHeight = context.chain.view(walletId).tip?.height ?? null;
  const endpointsOf = createEndpoints(kept, mayAskAlone(context, wallet));
  const isFetchable = (one: KeptTransfer): boolean =>
    endpointsOf(one).length > 0 || kept.hasConsignment(one.recipientId ?? '');
  const candidates = paid.flatMap((one): Candidate[] => {
    const before = known.get(one.key);
    const mayBe = before === undefined ? isFetchable(one) : mayHaveChanged(before, wallet, tipHeight);
    if (!mayBe) return [];
    const isYoung = isYoungIn(kept, one, nowMs);
    if (before !== undefined && !isYoung && !isTime(before, nowMs)) return [];
    return [{ key: one.key, isYoung, askedAtMs: before?.found.atMs ?? 0 }];
  });
  return candidates
    .toSorted((one, other) => Number(other.isYoung) - Number(one.isYoung) || one.askedAtMs - other.askedAtMs)
    .slice(0, MOST_A_ROUND)
    .map(({ key }) => key);
}

/** A recipient's data belongs to one transfer and proves no second one with this recipient. */
function firstOfEach(transfers: readonly KeptTransfer[]): KeptTransfer[] {
  const first = new Map<string, KeptTransfer>();
  for (const one of transfers) {
    const name = `${directionOf(one.kindName)} ${recipientName(one.recipientId ?? '')}`;
    const other = first.get(name);
    if (other === undefined || one.idx < other.idx) first.set(name, one);
  }
  return [...first.values()];
}

/** A send has nothing to show before its broadcast. */
function isPaid({ kindName, statusName, txid, recipientId }: KeptTransfer, state: TransferState): boolean {
  if (recipientId === null) return false;
  const isUnderWay = state === 'confirming' || state === 'settled';
  if (directionOf(kindName) === 'out') return isUnderWay;
  return directionOf(kindName) === 'in' && (isUnderWay || txid !== null || statusName === 'waitingBroadcast');
}

function isYoungIn(kept: WalletHoldings, { key, createdAtMs }: KeptTransfer, nowMs: number): boolean {
  if (createdAtMs !== null && nowMs - createdAtMs > OLD_MS) return false;
  const changedAtMs = kept.history(key).at(-1)?.atMs ?? 0;
  return nowMs - changedAtMs < YOUNG_MS;
}

/** A proof holds until a reorganisation. A person's request fetches refused data again. */
function mayHaveChanged(
  { found, tipHeight: before }: KeptVerification,
  { chainSource }: WalletRecord,
  tipHeight: number | null,
): boolean {
  switch (found.outcome) {
    case 'proved':
      return false;
    case 'refused':
      // Only the own service refused it: its indexer may see the transaction by now.
      return found.code === 'WITNESS_UNKNOWN';
    case 'unasked':
      return chainSource !== null;
    case 'notMined':
    case 'pending':
      return chainSource !== null && (tipHeight === null || tipHeight !== before);
    case 'absent':
    case 'unreachable':
    case 'fetched':
    case 'reorganised':
      return true;
  }
}

function isTime({ found, sinceMs }: KeptVerification, nowMs: number): boolean {
  const stoodMs = found.atMs - sinceMs;
  return stoodMs < GIVES_UP_MS && nowMs - found.atMs >= Math.max(LEAST_DISTANCE_MS, stoodMs);
}
