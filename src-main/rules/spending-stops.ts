import { totalOf } from '../base/groups.ts';
import type { OutgoingAmounts } from './outgoing-amounts.ts';
import {
  DAY_MS,
  ofTheDay,
  rulesAt,
  spentAmounts,
  type FirstSeen,
  type RulesState,
  type SpentAmount,
} from './rules-state.ts';
import { ruleFor } from './spending-rules.ts';
import { assertNever, fail, WalletError } from '../base/errors.ts';
import { toHex } from '../base/bytes.ts';
import { unsignedOf, verifySigned } from '../verify/index.ts';
import type { JudgeAccount } from '../keys/account.ts';
import { scriptKey } from '../base/bitcoin.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `mayAtMs`: Unix ms; null: waiting doesn't help, since the amount itself is too large. */
export type Stop =
  | {
      readonly rule: 'perSend' | 'perDay';
      /** Null: bitcoin. */
      readonly assetId: string | null;
      readonly limit: bigint;
      readonly amount: bigint;
      readonly left: bigint;
      readonly mayAtMs: number | null;
    }
  | { readonly rule: 'newRecipient'; readonly hours: number; readonly mayAtMs: number }
  | { readonly rule: 'assetsUnknown' };

/** Turns the trusted clock's `mayAtMs` into the computer's, which is `ms` ahead. */
export function delayStop(stop: Stop, ms: number): Stop {
  if (stop.rule === 'assetsUnknown' || stop.mayAtMs === null) return stop;
  return { ...stop, mayAtMs: Math.max(0, stop.mayAtMs + ms) };
}

export interface RecipientHistory {
  readonly metAtMs: (payee: string) => number | null;
  readonly wasPaid: (payee: string) => boolean;
}

/** In the order they are shown. */
export function stopsOf(
  state: RulesState,
  leaving: OutgoingAmounts,
  known: RecipientHistory,
  nowMs: number,
): Stop[] {
  const rules = rulesAt(state, nowMs);
  const bitcoin = bounded(
    { perSend: rules.perSendSats, perDay: rules.perDaySats, assetId: null },
    leaving.sats,
    state.spent.bitcoin,
    nowMs,
  );
  const assets = leaving.assets.flatMap(({ assetId, amount }) =>
    bounded(ruleFor(rules, assetId), amount, spentAmounts(state.spent, assetId), nowMs),
  );
  const asksOfAssets = rules.assets.length > 0 || (rules.newRecipientHours > 0 && rules.pauseInvoices);
  const unknown: Stop[] = leaving.assetsUnknown && asksOfAssets ? [{ rule: 'assetsUnknown' }] : [];
  // Unknown assets stand before the assets' limits: a smaller amount doesn't help.
  return [...bitcoin, ...unknown, ...assets, ...paused(rules, leaving, known, nowMs)];
}

interface Bounds {
  readonly assetId: string | null;
  readonly perSend: bigint | null;
  readonly perDay: bigint | null;
}

function bounded(
  { assetId, perSend, perDay }: Bounds,
  amount: bigint,
  spendings: readonly SpentAmount[],
  nowMs: number,
): Stop[] {
  const day = ofTheDay(spendings, nowMs);
  const stops: Stop[] = [];
  if (perSend !== null && amount > perSend)
    stops.push({ rule: 'perSend', assetId, limit: perSend, amount, left: perSend, mayAtMs: null });
  if (perDay !== null && amount > 0n && totalOf(day) + amount > perDay) {
    const spent = totalOf(day);
    const left = spent >= perDay ? 0n : perDay - spent;
    stops.push({
      rule: 'perDay',
      assetId,
      limit: perDay,
      amount,
      left,
      mayAtMs: freeAt(day, perDay - amount),
    });
  }
  return stops;
}

/** When the day's spending, oldest first, will have fallen to `most`; null if `most` is below zero. */
function freeAt(day: readonly SpentAmount[], most: bigint): number | null {
  if (most < 0n) return null;
  let counts = totalOf(day);
  for (const { atMs, amount } of day) {
    counts -= amount;
    if (counts <= most) return atMs + DAY_MS;
  }
  return null;
}

function paused(
  { newRecipientHours, pauseInvoices }: { newRecipientHours: number; pauseInvoices: boolean },
  { payees, sealPayees }: OutgoingAmounts,
  known: RecipientHistory,
  nowMs: number,
): Stop[] {
  if (newRecipientHours === 0) return [];
  const pauseMs = newRecipientHours * 3_600_000;
  // An output that carries an asset pays bitcoin, too, so its payee waits in any case.
  const times = [...payees, ...(pauseInvoices ? sealPayees : [])]
    .filter((payee) => !known.wasPaid(payee))
    .map((payee) => (known.metAtMs(payee) ?? nowMs) + pauseMs);
  const mayAtMs = Math.max(0, ...times);
  return mayAtMs > nowMs ? [{ rule: 'newRecipient', hours: newRecipientHours, mayAtMs }] : [];
}

export function refusalOf(stop: Stop): WalletError {
  switch (stop.rule) {
    case 'perSend':
    case 'perDay':
      return fail('SPENDING_TOO_MUCH', {
        per: stop.rule === 'perSend' ? 'send' : 'day',
        assetId: stop.assetId,
        limit: stop.limit.toString(),
        amount: stop.amount.toString(),
        left: stop.left.toString(),
        mayAtMs: stop.mayAtMs,
      });
    case 'newRecipient':
      return fail('RECIPIENT_TOO_NEW', { hours: stop.hours, mayAtMs: stop.mayAtMs });
    case 'assetsUnknown':
      return fail('SPENDING_UNKNOWN', {});
    default:
      return assertNever(stop);
  }
}

/** The PSBT as received, and signed. */
export interface Payment {
  readonly psbt: string;
  readonly signed: string;
}

/** Only payments with all signatures by our own keys count: a forged one vouches for nobody. Touches no key. */
export function payeesOf(payments: readonly Payment[], account: JudgeAccount): ReadonlySet<string> {
  return new Set(payments.flatMap((payment) => (isOurs(payment, account) ? scriptsOf(payment) : [])));
}

function isOurs({ psbt, signed }: Payment, account: JudgeAccount): boolean {
  try {
    // `bare`, because another program may have built it.
    verifySigned(psbt, signed, account, 'bare');
    return true;
  } catch (error) {
    if (error instanceof WalletError) return false;
    throw error;
  }
}

function scriptsOf({ psbt }: Payment): string[] {
  return unsignedOf(psbt).outputs.map(({ script }) => scriptKey(toHex(script)));
}

/** `key`: hex. */
export function confirmFirstSeen(key: string, payee: string, atMs: number): FirstSeen {
  return { payee, atMs, mac: macOf(key, payee, atMs) };
}

/** Null if the keyholder vouched for no entry of this payee. */
export function firstSeenAt(key: string, all: readonly FirstSeen[], payee: string): number | null {
  const times = all.flatMap((met) => (met.payee === payee && isVouched(key, met) ? [met.atMs] : []));
  return times.length === 0 ? null : Math.min(...times);
}

function isVouched(key: string, { payee, atMs, mac }: FirstSeen): boolean {
  const [claimed, real] = [Buffer.from(mac, 'hex'), Buffer.from(macOf(key, payee, atMs), 'hex')];
  return claimed.length === real.length && timingSafeEqual(claimed, real);
}

function macOf(key: string, payee: string, atMs: number): string {
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`ochre/met/1\n${payee}\n${String(atMs)}`, 'utf8')
    .digest('hex');
}
