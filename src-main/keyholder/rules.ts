import { fail } from '../domain/errors.ts';
import type { Verdict } from '../domain/psbt/verdict.ts';
import { withSpending } from '../domain/rules/add-spending.ts';
import { believed, isSame, TOLD_NOTHING } from '../domain/rules/believed-time.ts';
import type { MachineTime, TimeSeen, ToldTime } from '../domain/rules/believed-time.ts';
import { leavingOf } from '../domain/rules/leaving.ts';
import { payeesOf } from '../domain/rules/paid-before.ts';
import { changedRules, NOTHING_SPENT, rulesAt, shifted } from '../domain/rules/rules-state.ts';
import type { RulesState } from '../domain/rules/rules-state.ts';
import { isWithoutRules, MAX_ASSET_RULES, NO_RULES } from '../domain/rules/spending-rules.ts';
import { refusalOf } from '../domain/rules/refusal.ts';
import { laterBy, stopsOf } from '../domain/rules/stops.ts';
import { metAt, vouch } from '../domain/rules/vouched.ts';
import type { Met } from '../domain/rules/vouched.ts';
import type { SignRequest } from '../ports.ts';
import { readRulesRecord, writeRulesRecord } from '../vault/rules-record.ts';
import type { RulesRecord } from '../vault/rules-record.ts';
import type { Asked } from './requests.ts';
import type { Places } from './secrets.ts';

/** What the rules need beside their places: the keyholder's own clock, which main does not set, and chance. */
export interface RulesTools extends Places {
  readonly nowMs: () => number;
  /** How long the machine has been up: what nobody sets. */
  readonly uptime: () => Omit<MachineTime, 'nowMs'>;
  readonly randomBytes: (count: number) => Uint8Array;
}

type Whose = Omit<Asked<'readRules'>, 'time'>;

/** Null: none were ever set. Times in it are told by this machine's clock, as whoever looks at it does. */
export async function readRules(
  { time, ...whose }: Asked<'readRules'>,
  tools: RulesTools,
): Promise<RulesState | null> {
  const { record, seen } = await loadAt(whose, time, tools);
  return record === null ? null : asTheClockSays(record.state, seen, tools);
}

/** Tightens at once and loosens a day later, whoever asks. Throws RULES_REFUSED. */
export async function setRules(
  { rules, time, ...whose }: Asked<'setRules'>,
  tools: RulesTools,
): Promise<RulesState> {
  const { record, seen } = await loadAt(whose, time, tools);
  const state = changedRules(
    record?.state ?? { rules: NO_RULES, later: null, spent: NOTHING_SPENT },
    rules,
    seen.atMs,
  );
  if (state.rules.assets.length > MAX_ASSET_RULES) throw fail('RULES_REFUSED', { reason: 'tooManyAssets' });
  const vouchKey = record?.vouchKey ?? Buffer.from(tools.randomBytes(16)).toString('hex');
  await save(whose, { state, vouchKey, seen }, tools);
  return asTheClockSays(state, seen, tools);
}

/** That these recipients are prepared for now. Nothing is kept of them, and nothing vouched for where no rule asks it. */
export async function meet(
  { payees, time, ...whose }: Asked<'meet'>,
  tools: RulesTools,
): Promise<readonly Met[]> {
  const { record, seen } = await loadAt(whose, time, tools);
  return record === null ? [] : payees.map((payee) => vouch(record.vouchKey, payee, seen.atMs));
}

/**
 * Refuses what the rules hold back, and writes down what is about to leave before any key is read. Answers what takes
 * that back, for where nothing was signed after all. Throws SPENDING_TOO_MUCH, RECIPIENT_TOO_NEW, RULES_MISSING,
 * RULES_UNREADABLE.
 */
export async function spendByRules(
  request: SignRequest,
  verdict: Verdict,
  tools: RulesTools,
): Promise<() => Promise<void>> {
  const { walletId, walletName, keySource } = request.secret;
  if (keySource === 'none') throw fail('NO_KEY_HERE', { walletName });
  const whose = { walletId, walletName, keySource };
  const told = request.rules ?? { expected: false, time: TOLD_NOTHING, met: [], paid: [] };
  const { record, seen } = await loadAt(whose, told.time, tools);
  if (record === null) {
    // Main knows of rules, so somebody took them away.
    if (told.expected) throw fail('RULES_MISSING', { walletName });
    return () => Promise.resolve();
  }
  const { state, vouchKey } = record;
  if (isWithoutRules(rulesAt(state, seen.atMs)) && state.later === null) return () => Promise.resolve();
  const leaving = leavingOf(request.psbt, request.intent, verdict);
  const paid = payeesOf(told.paid, request.account);
  const [stop] = stopsOf(
    state,
    leaving,
    { metAtMs: (payee) => metAt(vouchKey, told.met, payee), wasPaid: (payee) => paid.has(payee) },
    seen.atMs,
  );
  if (stop !== undefined) throw refusalOf(laterBy(stop, tools.nowMs() - seen.atMs));
  await save(whose, { state: withSpending(state, leaving, seen.atMs), vouchKey, seen }, tools);
  return () => save(whose, record, tools);
}

function asTheClockSays(state: RulesState, { atMs }: TimeSeen, { nowMs }: RulesTools): RulesState {
  return shifted(state, nowMs() - atMs);
}

/** The record, and the time that is believed now. Each start of the machine is written down at the first look. */
async function loadAt(
  whose: Whose,
  told: ToldTime,
  tools: RulesTools,
): Promise<{ readonly record: RulesRecord | null; readonly seen: TimeSeen }> {
  const loaded = await load(whose, tools);
  const machine = { nowMs: tools.nowMs(), ...tools.uptime() };
  const seen = believed(loaded?.seen ?? null, machine, told);
  if (loaded === null) return { record: null, seen };
  const record = { ...loaded, seen };
  const isNewStart = loaded.seen === null || !isSame(loaded.seen, machine);
  if (isNewStart || seen.served !== loaded.seen.served) await save(whose, record, tools);
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
