import { fail } from '../domain/errors.ts';
import type { Verdict } from '../domain/psbt/verdict.ts';
import { withSpending } from '../domain/rules/add-spending.ts';
import { leavingOf } from '../domain/rules/leaving.ts';
import { payeesOf } from '../domain/rules/paid-before.ts';
import { changedRules, NOTHING_SPENT, rulesAt } from '../domain/rules/rules-state.ts';
import type { RulesState } from '../domain/rules/rules-state.ts';
import { isWithoutRules, MAX_ASSET_RULES, NO_RULES } from '../domain/rules/spending-rules.ts';
import { refusalOf } from '../domain/rules/refusal.ts';
import { stopsOf } from '../domain/rules/stops.ts';
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
  readonly randomBytes: (count: number) => Uint8Array;
}

type Whose = Asked<'readRules'>;

/** Null: none were ever set. */
export async function readRules(whose: Whose, tools: RulesTools): Promise<RulesState | null> {
  return (await load(whose, tools))?.state ?? null;
}

/** Tightens at once and loosens a day later, whoever asks. Throws RULES_REFUSED. */
export async function setRules(
  { rules, ...whose }: Asked<'setRules'>,
  tools: RulesTools,
): Promise<RulesState> {
  const before = await load(whose, tools);
  const atMs = tools.nowMs();
  const state = changedRules(
    before?.state ?? { rules: NO_RULES, later: null, spent: NOTHING_SPENT },
    rules,
    atMs,
  );
  if (state.rules.assets.length > MAX_ASSET_RULES) throw fail('RULES_REFUSED', { reason: 'tooManyAssets' });
  const vouchKey = before?.vouchKey ?? Buffer.from(tools.randomBytes(16)).toString('hex');
  await save(whose, { state, vouchKey }, tools);
  return state;
}

/** That these recipients are prepared for now. Nothing is kept here, and nothing vouched for where no rule asks it. */
export async function meet({ payees, ...whose }: Asked<'meet'>, tools: RulesTools): Promise<readonly Met[]> {
  const record = await load(whose, tools);
  const atMs = tools.nowMs();
  return record === null ? [] : payees.map((payee) => vouch(record.vouchKey, payee, atMs));
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
  const record = await load(whose, tools);
  const told = request.rules ?? { expected: false, nowMs: null, met: [], paid: [] };
  if (record === null) {
    // Main knows of rules, so somebody took them away.
    if (told.expected) throw fail('RULES_MISSING', { walletName });
    return () => Promise.resolve();
  }
  const { state, vouchKey } = record;
  const nowMs = tools.nowMs();
  // A clock that was set forward ends no day where the service's tells otherwise; main can only make it earlier.
  const earliestMs = Math.min(nowMs, told.nowMs ?? nowMs);
  if (isWithoutRules(rulesAt(state, earliestMs)) && state.later === null) return () => Promise.resolve();
  const leaving = leavingOf(request.psbt, request.intent, verdict);
  const paid = payeesOf(told.paid, request.account);
  const [stop] = stopsOf(
    state,
    leaving,
    { metAtMs: (payee) => metAt(vouchKey, told.met, payee), wasPaid: (payee) => paid.has(payee) },
    earliestMs,
  );
  if (stop !== undefined) throw refusalOf(stop);
  await save(whose, { state: withSpending(state, leaving, nowMs), vouchKey }, tools);
  return () => save(whose, record, tools);
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
