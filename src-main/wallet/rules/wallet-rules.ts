import * as v from 'valibot';
import type { StopView } from '../../../src-preload/contract/index.ts';
import { digestOf } from '../../base/canonical.ts';
import { toJsonValue } from '../../base/json.ts';
import { WalletError } from '../../base/errors.ts';
import { isLoopbackHost } from '../../base/service/route.ts';
import { parseUrl } from '../../base/url.ts';
import { readSigned, readSpending } from '../../records/signing.ts';
import type { WalletRecord, RulesMemo } from '../../records/wallet.ts';
import { outgoingAmountsOf, type OutgoingAmounts } from '../../rules/outgoing-amounts.ts';
import {
  withSpending,
  rulesAt,
  rulesStateJson,
  type RulesNow,
  type RulesState,
  type FirstSeen,
} from '../../rules/rules-state.ts';
import { refusalOf, delayStop, stopsOf, type Stop } from '../../rules/spending-stops.ts';
import type { ServiceTime } from '../../rules/trusted-clock.ts';
import type { Intent, Verdict } from '../../verify/index.ts';
import type { ToldOfRules } from '../../world/world.ts';
import type { WalletContext } from '../context/context.ts';
import { keyRef, routeKey } from '../context/wallet-list.ts';

interface JudgedTransaction {
  readonly psbt: string;
  readonly intent: Intent;
  readonly verdict: Verdict;
}

/** Rules that block this transaction now. */
export function currentStops(
  context: WalletContext,
  wallet: WalletRecord,
  weighed: JudgedTransaction,
): Stop[] {
  const known = rememberedRules(wallet);
  if (known === null || weighed.verdict.sums === null) return [];
  const metAtMs = (payee: string) => {
    const times = known.met.flatMap((met) => (met.payee === payee ? [met.atMs] : []));
    return times.length === 0 ? null : Math.min(...times);
  };
  const paid = paidBefore(context, wallet.id, payeesOf(weighed));
  const wasPaid = (payee: string) => paid.some(({ payees }) => payees.includes(payee));
  return stopsOf(known.state, outgoing(weighed), { metAtMs, wasPaid }, rulesNowMs(context, known)).map(
    (stop) => delayStop(stop, known.behindMs),
  );
}

export function stopViews(stops: readonly Stop[]): StopView[] {
  return stops.map((stop) => toJsonValue(stop) as StopView);
}

export function refuseByRules(
  context: WalletContext,
  wallet: WalletRecord,
  weighed: JudgedTransaction,
): void {
  const [stop] = currentStops(context, wallet, weighed);
  if (stop !== undefined) throw refusalOf(stop);
}

/** What the keyholder needs to apply the rules itself. */
export function rulesForKeyholder(
  context: WalletContext,
  wallet: WalletRecord,
  weighed: JudgedTransaction,
): ToldOfRules | undefined {
  if (wallet.rules === null) return undefined;
  const payees = payeesOf(weighed);
  return {
    expected: true,
    time: trustedTime(context, wallet),
    met: wallet.rules.met.filter(({ payee }) => payees.includes(payee)),
    paid: paidBefore(context, wallet.id, payees).map(({ psbt, signed }) => ({ psbt, signed })),
  };
}

export function countSpending(
  context: WalletContext,
  wallet: WalletRecord,
  weighed: JudgedTransaction,
): void {
  const known = rememberedRules(context.wallets.require(wallet.id));
  if (known === null) return;
  const atMs = rulesNowMs(context, known);
  rememberRules(context, wallet.id, { state: withSpending(known.state, outgoing(weighed), atMs), atMs });
}

/** Has the keyholder vouch when new recipients were first seen, and stores that. After a failure it stores nothing. */
export async function rememberRecipients(
  context: WalletContext,
  wallet: WalletRecord,
  weighed: JudgedTransaction,
): Promise<void> {
  const known = rememberedRules(wallet);
  if (known === null || weighed.verdict.sums === null) return;
  const payees = payeesOf(weighed);
  const paid = paidBefore(context, wallet.id, payees);
  const strangers = payees.filter(
    (payee) =>
      !known.met.some((met) => met.payee === payee) && !paid.some((one) => one.payees.includes(payee)),
  );
  try {
    const told = await context.signer.meet(keyRef(wallet), strangers, trustedTime(context, wallet));
    if (told === null) return;
    const { newRecipientHours } = rulesAt(told.state, told.atMs);
    rememberRules(context, wallet.id, told, newRecipientHours === 0 ? [] : told.met);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
  }
}

function payeesOf(weighed: JudgedTransaction): readonly string[] {
  const { payees, sealPayees } = outgoing(weighed);
  return [...payees, ...sealPayees];
}

function outgoing({ psbt, intent, verdict }: JudgedTransaction): OutgoingAmounts {
  return outgoingAmountsOf(psbt, intent, verdict);
}

interface PaidBefore {
  readonly psbt: string;
  readonly signed: string;
  readonly payees: readonly string[];
}

/** Arrived payments to these recipients: they prove an acquaintance. */
function paidBefore(context: WalletContext, walletId: string, payees: readonly string[]): PaidBefore[] {
  if (payees.length === 0) return [];
  const wanted = new Set(payees);
  const found = new Map<string, PaidBefore>();
  for (const { id, signed: spent } of context.signings.handedOver(walletId, ['broadcast', 'settled'])) {
    const recipients = readSpending(spent)?.recipients ?? [];
    const fresh = recipients.filter((payee) => wanted.has(payee) && !found.has(payee));
    const data = fresh.length === 0 ? undefined : context.signings.read(id)?.data;
    const signed = readSigned(data?.signed);
    const built = data?.built;
    const psbt = typeof built === 'object' && built !== null && 'psbt' in built ? built.psbt : null;
    if (signed === null || typeof psbt !== 'string') continue;
    for (const payee of fresh) found.set(payee, { psbt, signed: signed.psbt, payees: recipients });
  }
  return [...new Set(found.values())];
}

/** Main's memory, so that a review can show stops at once: the keyholder holds to its own record. */
interface RulesMemory {
  readonly state: RulesState;
  readonly met: readonly FirstSeen[];
  /** The keyholder's trusted clock is this far behind this machine's, ms. */
  readonly behindMs: number;
}

/** Longer than any pause. Afterwards a recipient without a signature is forgotten. */
const MET_LIFE_MS = 60 * 24 * 3_600_000;
const MAX_MET = 1_000;

/** Null if none were set, or the settings' text is unreadable. */
export function rememberedRules({ rules }: Pick<WalletRecord, 'rules'>): RulesMemory | null {
  if (rules === null) return null;
  const parsed = v.safeParse(rulesStateJson, parseJson(rules.state));
  // Settings edited by hand: the keyholder knows better.
  return parsed.success ? { state: parsed.output, met: rules.met, behindMs: rules.behindMs ?? 0 } : null;
}

export function rememberRules(
  context: Pick<WalletContext, 'wallets' | 'clock'>,
  walletId: string,
  { state, atMs }: RulesNow,
  met: readonly FirstSeen[] = [],
): void {
  context.wallets.update(walletId, ({ rules }) => ({
    rules: {
      state: JSON.stringify(toJsonValue(state)),
      behindMs: Math.round(context.clock.nowMs()) - atMs,
      met: [...(rules?.met ?? []), ...met].filter((one) => one.atMs > atMs - MET_LIFE_MS).slice(-MAX_MET),
    } satisfies RulesMemo,
  }));
}

/** An estimate of the keyholder's clock, which is the one that decides. */
export function rulesNowMs({ clock }: Pick<WalletContext, 'clock'>, { behindMs }: RulesMemory): number {
  return Math.round(clock.nowMs()) - behindMs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function trustedTime(
  { clock, clocks }: Pick<WalletContext, 'clock' | 'clocks'>,
  wallet: WalletRecord,
): ServiceTime {
  const aheadMs = isElsewhere(wallet) ? clocks.aheadMs(routeKey(wallet)) : null;
  if (aheadMs === null) return null;
  return { service: nameOfWay(wallet), atMs: Math.max(0, Math.round(clock.nowMs() + aheadMs)) };
}

/** Practice, the own and local services go by this computer's clock; plain http is no proof of time even by a proxy. */
function isElsewhere({ connection }: WalletRecord): boolean {
  if (connection.kind !== 'remote') return false;
  const url = parseUrl(connection.baseUrl);
  return url !== null && url.protocol === 'https:' && !isLoopbackHost(url.hostname);
}

/** Hash of address and route: 16 hex digits, since a keychain entry is short. */
function nameOfWay(wallet: WalletRecord): string {
  return digestOf('ochre/way/1', { way: routeKey(wallet) }).slice(0, 16);
}

const EVERY_MS = 20 * 60_000;

/** Has the keyholder record time: uptime counts only if written before power-off. The returned function ends it. */
export function keepCount(context: WalletContext, onFault: (error: unknown) => void): () => void {
  const { lock, signer, timers, wallets } = context;
  async function lookAtAll(): Promise<void> {
    for (const wallet of lock.isLocked() ? [] : wallets.list()) {
      if (wallet.rules === null || wallet.keySource === 'none') continue;
      try {
        await signer.readRules(keyRef(wallet), trustedTime(context, wallet));
      } catch (error) {
        // A locked keychain is asked again later.
        if (!(error instanceof WalletError)) onFault(error);
      }
    }
  }
  function look(): void {
    void lookAtAll();
    cancel = timers.after(EVERY_MS, look);
  }
  let cancel = timers.after(EVERY_MS, look);
  return () => cancel();
}
