import { expect, it } from 'vitest';
import { NO_CHAIN, createKnownBundles } from '../../../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { seededRandom } from '../../../support/psbt/mutate.ts';
import { consignmentSet, trialOf, type HistoryTrial } from '../../../support/rgb/consignments.ts';
import { FORGERIES } from '../../../support/rgb/forgeries.ts';
import { readRawHistory, remade, type Forgery } from '../../../support/rgb/raw-history.ts';

/** One in eight, and all but the many of NIA: each schema, both kinds of recipient, short and long. */
const trials = (['beta18', 'beta7'] as const).flatMap((name) => {
  const set = consignmentSet(name);
  return set.cases
    .filter((one, i) => i % 8 === 5 || !('kind' in one.expect) || one.expect.kind !== 'NIA')
    .map((one) => ({ label: one.label, trial: trialOf(set, one) }));
});

function forged({ forge, asksForTheReal }: Forgery, trial: HistoryTrial, seed: number): HistoryTrial | null {
  const history = readRawHistory(trial.bytes);
  if (!forge(history, seededRandom(seed))) return null;
  const made = remade(history, trial);
  return asksForTheReal === true ? { ...made, ask: trial.ask } : made;
}

/** The genuine ones, validated before: a forgery gets the verdict that it gets alone. */
const known = createKnownBundles();
for (const { trial } of trials) validateHistory(trial.bytes, trial.ask, NO_CHAIN, known);

it.each(FORGERIES)('a forger who mines all of it anew is refused $name', (forgery) => {
  const codes = new Set<string>();
  let tried = 0;
  trials.forEach(({ trial, label }, seed) => {
    const made = forged(forgery, trial, seed);
    if (made === null) return;
    tried += 1;
    const verdict = validateHistory(made.bytes, made.ask, made.chain);
    expect(verdict.outcome, label).toBe('refused');
    expect(validateHistory(made.bytes, made.ask, made.chain, known), label).toEqual(verdict);
    if (verdict.outcome === 'refused') codes.add(verdict.code);
  });
  expect(tried).toBeGreaterThan(0);
  for (const code of codes) expect(forgery.codes).toContain(code);
});

it('a history that is mined anew and breaks no rule is proved whatever its ids have become', () => {
  for (const { trial, label } of trials) {
    const history = readRawHistory(trial.bytes);
    for (const { tx } of history.bundles) tx.lockTime += 1;
    history.genesis.timestamp = `00${history.genesis.timestamp.slice(2)}`;
    const made = remade(history, trial);
    expect(validateHistory(made.bytes, made.ask, made.chain).outcome, label).toBe('proved');
  }
});
