import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { fail } from '../base/errors.ts';
import type { Verdict } from '../verify/index.ts';
import {
  withSpending,
  changedRules,
  NOTHING_SPENT,
  rulesAt,
  type RulesNow,
  type RulesState,
  type FirstSeen,
} from '../rules/rules-state.ts';
import {
  advanceClock,
  boundTo,
  type MachineTime,
  type TrustedClock,
  type ServiceTime,
} from '../rules/trusted-clock.ts';
import { outgoingAmountsOf } from '../rules/outgoing-amounts.ts';
import {
  payeesOf,
  refusalOf,
  delayStop,
  stopsOf,
  firstSeenAt,
  confirmFirstSeen,
} from '../rules/spending-stops.ts';
import { isWithoutRules, NO_RULES } from '../rules/spending-rules.ts';
import { readRulesRecord, writeRulesRecord, type RulesRecord } from './vault/rules-record.ts';
import type { KeyholderRequest, SignRequest } from './requests.ts';
import type { Places } from './sign.ts';

/** The rules need the keyholder's own clock, which main does not set, and random bytes. */
export interface RulesTools extends Places {
  readonly nowMs: () => number;
  /** Nobody can set the machine's uptime. */
  readonly uptime: () => Omit<MachineTime, 'nowMs'>;
  readonly randomBytes: (count: number) => Uint8Array;
}

type Whose = Omit<KeyholderRequest<'readRules'>, 'time'>;

/** The rules with what was spent today, and their trusted time; null: none were ever set. */
export async function readRules(
  { time, ...whose }: KeyholderRequest<'readRules'>,
  tools: RulesTools,
): Promise<RulesNow | null> {
  const { record, seen } = await loadAt(whose, time, tools);
  return record === null ? null : { state: record.state, atMs: seen.atMs };
}

/** Tighter at once, looser a day later. Rules in force keep the service whose time they use. RULES_REFUSED. */
export async function setRules(
  { rules, time, ...whose }: KeyholderRequest<'setRules'>,
  tools: RulesTools,
): Promise<RulesNow> {
  const { record, seen: before } = await loadAt(whose, time, tools);
  const seen = record === null || isFree(record.state, before) ? boundTo(before, time) : before;
  const state = changedRules(
    record?.state ?? { rules: NO_RULES, later: null, spent: NOTHING_SPENT },
    rules,
    seen.atMs,
  );
  if (state.rules.assets.length > BOUNDS.ruledAssets)
    throw fail('RULES_REFUSED', { reason: 'tooManyAssets' });
  const vouchKey = record?.vouchKey ?? Buffer.from(tools.randomBytes(16)).toString('hex');
  await save(whose, { state, vouchKey, seen }, tools);
  return { state, atMs: seen.atMs };
}

/** Vouches that these recipients are prepared for now, but stores none of them. Null: no rules were ever set. */
export async function meet(
  { payees, time, ...whose }: KeyholderRequest<'meet'>,
  tools: RulesTools,
): Promise<(RulesNow & { readonly met: readonly FirstSeen[] }) | null> {
  const { record, seen } = await loadAt(whose, time, tools);
  if (record === null) return null;
  const { state, vouchKey } = record;
  return { state, atMs: seen.atMs, met: payees.map((payee) => confirmFirstSeen(vouchKey, payee, seen.atMs)) };
}

/**
 * Refuses what the rules block, and records the spending before any key is read. The returned function undoes the
 * record if nothing was signed. Throws SPENDING_TOO_MUCH, RECIPIENT_TOO_NEW, RULES_MISSING, RULES_UNREADABLE.
 */
export async function spendByRules(
  request: SignRequest,
  verdict: Verdict,
  tools: RulesTools,
): Promise<() => Promise<void>> {
  const { walletId, walletName, keySource } = request.secret;
  if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
  const whose = { walletId, walletName, keySource };
  const told = request.rules ?? { expected: false, time: null, met: [], paid: [] };
  const { record, seen } = await loadAt(whose, told.time, tools);
  if (record === null) {
    // Main knows of rules, so somebody deleted them.
    if (told.expected) throw fail('RULES_MISSING', { walletName });
    return () => Promise.resolve();
  }
  const { state, vouchKey } = record;
  if (isFree(state, seen)) return () => Promise.resolve();
  const leaving = outgoingAmountsOf(request.psbt, request.intent, verdict);
  const paid = payeesOf(told.paid, request.account);
  const [stop] = stopsOf(
    state,
    leaving,
    { metAtMs: (payee) => firstSeenAt(vouchKey, told.met, payee), wasPaid: (payee) => paid.has(payee) },
    seen.atMs,
  );
  if (stop !== undefined) throw refusalOf(delayStop(stop, tools.nowMs() - seen.atMs));
  await save(whose, { state: withSpending(state, leaving, seen.atMs), vouchKey, seen }, tools);
  return () => save(whose, record, tools);
}

/** No rule is in force, and none waits to be. */
function isFree(state: RulesState, { atMs }: TrustedClock): boolean {
  return isWithoutRules(rulesAt(state, atMs)) && (state.later === null || state.later.fromMs <= atMs);
}

/** Uptime that wasn't written before the machine is switched off is lost. */
const WRITTEN_EVERY_MS = 10 * 60_000;

/** Loads the record and its trusted time, and writes the time down when it has moved on. */
async function loadAt(
  whose: Whose,
  told: ServiceTime,
  tools: RulesTools,
): Promise<{ readonly record: RulesRecord | null; readonly seen: TrustedClock }> {
  const loaded = await load(whose, tools);
  const seen = advanceClock(loaded?.seen ?? null, { nowMs: tools.nowMs(), ...tools.uptime() }, told);
  if (loaded === null) return { record: null, seen };
  const record = { ...loaded, seen };
  const { seen: before } = loaded;
  const isNews =
    before.boot !== seen.boot ||
    seen.upMs < before.upMs ||
    before.bound?.wasOff !== seen.bound?.wasOff ||
    seen.atMs - before.atMs >= WRITTEN_EVERY_MS;
  if (isNews) await save(whose, record, tools);
  return { record, seen };
}

async function load(
  { walletId, walletName, keySource }: Whose,
  { vault, session }: Places,
): Promise<RulesRecord | null> {
  const text = keySource === 'session' ? session.readRules(walletId) : await vault.readRules(walletId);
  return text === null ? null : readRulesRecord(text, walletName);
}

async function save(
  { walletId, keySource }: Whose,
  record: RulesRecord,
  { vault, session }: Places,
): Promise<void> {
  const text = writeRulesRecord(record);
  if (keySource === 'session') session.saveRules(walletId, text);
  else await vault.saveRules(walletId, text);
}
