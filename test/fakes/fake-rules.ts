import type { RulesView } from '../../src-preload/contract/index.ts';
import type { ConfirmFake, FakeHandlers } from './fake-types.ts';

/** Rules that are in force at once, whatever is asked: when they loosen is the keyholder's to say. */
export function makeRulesHandlers(
  world: { rules: RulesView },
  confirm: ConfirmFake,
): Pick<FakeHandlers, 'rules.read' | 'rules.set'> {
  return {
    'rules.read': () => world.rules,
    'rules.set': async ({ rules }) => {
      if (!(await confirm('Set these spending rules?', 'Agree'))) return { outcome: 'aborted' };
      world.rules = { ...world.rules, rules, later: null };
      return { outcome: 'set', rules: world.rules };
    },
  };
}

export const noRules: RulesView = {
  rules: { perSendSats: null, perDaySats: null, assets: [], newRecipientHours: 0, pauseInvoices: false },
  later: null,
  today: { bitcoin: { spentSats: 0, leftSats: null }, assets: [] },
};

export function someRules(assetId: string, nowMs: number): RulesView {
  const rules = {
    perSendSats: 50_000,
    perDaySats: 100_000,
    assets: [{ assetId, perSend: null, perDay: '250000' }],
    newRecipientHours: 24,
    pauseInvoices: false,
  };
  return {
    rules,
    later: { rules: { ...rules, perDaySats: 500_000 }, fromMs: nowMs + 20 * 3_600_000 },
    today: {
      bitcoin: { spentSats: 62_410, leftSats: 37_590 },
      assets: [{ assetId, spent: '150000', left: '100000' }],
    },
  };
}
