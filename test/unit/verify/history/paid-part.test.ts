import { describe, expect, it } from 'vitest';
import { acts } from '../../../../src-main/reader/acts.ts';
import { validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { trialCalled, type HistoryTrial } from '../../../support/rgb/consignments.ts';
import { fungible } from '../../../support/rgb/encode.ts';
import { readRawHistory, remade, type RawHistory } from '../../../support/rgb/raw-history.ts';

const MANY = 30_000;

const genuine = (): HistoryTrial => trialCalled('nia-witness-change');

/** The same, changed and mined anew. */
function changed(change: (raw: RawHistory) => void): HistoryTrial {
  const trial = genuine();
  const raw = readRawHistory(trial.bytes);
  change(raw);
  return remade(raw, trial);
}

describe('what comes of a history to main', () => {
  it('is none of the open state that has nothing to do with whom it pays', () => {
    const trial = changed(({ genesis }) => {
      const [group] = genesis.groups;
      const issued = genesis.globals.find(({ type }) => type === 2010);
      if (group === undefined || issued === undefined) throw new Error('it issues nothing');
      for (let i = 0; i < MANY; i += 1)
        group.items.push({
          seal: { txid: 'aa'.repeat(32), vout: i, blinding: '00'.repeat(8) },
          state: fungible(1n),
        });
      const amount = Buffer.from(issued.values[0] ?? '', 'hex').readBigUInt64LE();
      issued.values = [fungible(amount + BigInt(MANY)).slice(2)];
    });
    const whole = validateHistory(trial.bytes, trial.ask, trial.chain);
    if (whole.outcome !== 'proved') throw new Error(JSON.stringify(whole));
    expect(whole.content.open.length).toBeGreaterThan(MANY);
    const told = acts.validateHistory(trial.bytes, trial.ask, trial.chain);
    if (told.outcome !== 'proved') throw new Error(told.outcome);
    const paying = new Set(told.content.received.map(({ opid }) => opid));
    expect(told.content.open.length).toBeGreaterThan(told.content.received.length);
    expect(told.content.open.filter(({ opid }) => !paying.has(opid))).toEqual([]);
    expect({ ...told.content, open: [] }).toEqual({ ...whole.content, open: [] });
  });

  it('is a refusal where the recipient is given a thing in more parts than a transaction may have', () => {
    const trial = changed(({ genesis, bundles }) => {
      const amountOf = (state: string) => Buffer.from(state, 'hex').readBigUInt64LE(1);
      const groups = [
        genesis,
        ...bundles.flatMap(({ operations }) => operations.map(({ op }) => op)),
      ].flatMap((one) => one.groups);
      for (const { items } of groups)
        for (const item of items) item.state = fungible(1_000n * amountOf(item.state));
      const issued = genesis.globals.find(({ type }) => type === 2010);
      const last = groups.at(-1)?.items;
      const [part] = last ?? [];
      if (last === undefined || part === undefined || issued === undefined)
        throw new Error('it moves nothing');
      issued.values = issued.values.map((value) => fungible(1_000n * amountOf(`08${value}`)).slice(2));
      const parts = 2_100n;
      part.state = fungible(amountOf(part.state) - parts);
      for (let i = 0n; i < parts; i += 1n) last.push({ seal: part.seal, state: fungible(1n) });
    });
    expect(validateHistory(trial.bytes, trial.ask, trial.chain).outcome).toBe('proved');
    const told = acts.validateHistory(trial.bytes, trial.ask, trial.chain);
    expect(told).toMatchObject({ outcome: 'refused', code: 'TOO_LARGE' });
  });

  it('is what it was where that is refused, or nothing could be followed', () => {
    const { bytes, ask, chain } = genuine();
    const refused = acts.validateHistory(bytes.subarray(1), ask, chain);
    expect(refused).toMatchObject({ outcome: 'refused', code: 'UNREADABLE' });
  });
});
