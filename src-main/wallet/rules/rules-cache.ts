import * as v from 'valibot';
import { toJsonValue } from '../../domain/intents/canonical.ts';
import type { RulesMemo, WalletRecord } from '../../domain/wallet/wallet-record.ts';
import { rulesStateJson, type RulesNow, type RulesState } from '../../domain/rules/rules-state.ts';
import type { FirstSeen } from '../../domain/rules/stops.ts';
import type { WalletContext } from '../context/context.ts';

/**
 * What main remembers of a wallet's rules, so that a review can say at once what stops it. The keyholder holds to its
 * own record, whatever stands here; that there are rules at all is known in both places.
 */
export interface Remembered {
  readonly state: RulesState;
  readonly met: readonly FirstSeen[];
  /** How far the time that the keyholder believes is behind this machine's clock, ms. */
  readonly behindMs: number;
}

/** Acquaintances that are older than any pause, and a transaction that was never signed, are forgotten. */
const MET_LIFE_MS = 60 * 24 * 3_600_000;
const MAX_MET = 1_000;

/** Null: no rules are known of. */
export function rememberedRules({ rules }: Pick<WalletRecord, 'rules'>): Remembered | null {
  if (rules === null) return null;
  const parsed = v.safeParse(rulesStateJson, parseJson(rules.state));
  // Settings that somebody changed by hand: the keyholder knows better.
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

/** The time that the keyholder believes, as far as main can tell: it is the one that holds to it. */
export function rulesNowMs({ clock }: Pick<WalletContext, 'clock'>, { behindMs }: Remembered): number {
  return Math.round(clock.nowMs()) - behindMs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
