import { describe, expect, it } from 'vitest';
import { type HistoryQuery, validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { trialCalled, type HistoryTrial } from '../../../support/rgb/consignments.ts';

const blinded = trialCalled('nia-blind-change');
const witness = trialCalled('nia-witness-change');
const outcomeOf = ({ bytes, ask, chain }: HistoryTrial, change: Partial<HistoryQuery> = {}) =>
  validateHistory(bytes, { ...ask, ...change }, chain);
const secretOf = ({ ask }: HistoryTrial) => {
  if (ask.recipient?.kind !== 'blinded') throw new Error('a blinded recipient');
  return ask.recipient;
};
const scriptOf = ({ ask }: HistoryTrial) => {
  if (ask.recipient?.kind !== 'witness') throw new Error('a witness recipient');
  return ask.recipient;
};

describe('a consignment that pays as it was asked is proved', () => {
  it('for any network, contract and recipient where none was asked for', () => {
    const nothing = { chainNets: null, contractId: null, txid: null, recipient: null };
    expect(outcomeOf(blinded, nothing)).toMatchObject({ outcome: 'proved', content: { received: [] } });
  });

  it('with the amount of the invoice', () => {
    expect(outcomeOf(blinded, { amount: 100n }).outcome).toBe('proved');
    expect(outcomeOf(witness, { amount: 40n }).outcome).toBe('proved');
  });

  it('to a seal whose output nobody has shown, and then its place is not told', () => {
    const verdict = outcomeOf(blinded, { recipient: { ...secretOf(blinded), revealed: null } });
    expect(verdict).toMatchObject({ content: { received: [{ seal: { kind: 'secret' } }] } });
  });

  it('to a script whose output was not named', () =>
    expect(outcomeOf(witness, { recipient: { ...scriptOf(witness), vout: null } }).outcome).toBe('proved'));
});

describe('a consignment is refused', () => {
  const zeros = new Uint8Array(32);
  it('on another network, of another contract, by another transaction', () => {
    expect(outcomeOf(blinded, { chainNets: [0] })).toMatchObject({ code: 'CHAIN_NET' });
    expect(outcomeOf(blinded, { contractId: '00'.repeat(32) })).toMatchObject({ code: 'CONTRACT' });
    expect(outcomeOf(blinded, { txid: '00'.repeat(32) })).toMatchObject({ code: 'RECIPIENT' });
  });

  it('that pays another seal, script or output', () => {
    const seal = secretOf(blinded);
    const script = scriptOf(witness);
    for (const [trial, recipient] of [
      [blinded, { ...seal, secretSeal: zeros }],
      [blinded, script],
      [witness, seal],
      [witness, { ...script, script: zeros }],
      [witness, { ...script, vout: 2 }],
    ] as const)
      expect(outcomeOf(trial, { recipient })).toMatchObject({ code: 'RECIPIENT' });
  });

  it('that pays a seal which hides something else than was said', () => {
    const { revealed, ...seal } = secretOf(blinded);
    const other = { ...seal, revealed: { ...revealed!, vout: revealed!.vout + 1 } };
    expect(outcomeOf(blinded, { recipient: other })).toMatchObject({ code: 'RECIPIENT' });
    const none = { ...seal, revealed: { ...revealed!, txid: null } };
    expect(outcomeOf(blinded, { recipient: none })).toMatchObject({ code: 'RECIPIENT' });
  });

  it('that pays more or less than was invoiced', () => {
    for (const amount of [99n, 101n])
      expect(outcomeOf(blinded, { amount })).toMatchObject({ code: 'AMOUNT' });
  });
});
