import { describe, expect, it } from 'vitest';
import type { Network } from '../../../../src-main/domain/network.ts';
import { judgeForm, judgeLockTime } from '../../../../src-main/domain/psbt/judge-transaction.ts';
import { readUnsignedTransaction } from '../../../../src-main/domain/psbt/transaction.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import type { RawTransaction } from '../../../support/psbt/raw-psbt.ts';

const transaction = (change: Partial<RawTransaction> = {}) =>
  readUnsignedTransaction(Buffer.from(writeTransaction({ ...genuineSlots().raw.tx, ...change }), 'hex'));

describe('the form of a transaction', () => {
  it('is refused by its version, and for having nothing in it', () => {
    const said = (change: Partial<RawTransaction>) =>
      judgeForm(transaction(change)).map(({ code, facts }) => [code, facts]);
    expect(said({})).toEqual([]);
    expect(said({ version: 3 })).toEqual([['TX_VERSION', { version: '3' }]]);
    expect(judgeForm({ ...transaction(), inputs: [] }).map(({ code }) => code)).toEqual(['NO_INPUTS']);
    expect(judgeForm({ ...transaction(), outputs: [] }).map(({ code }) => code)).toEqual(['NO_OUTPUTS']);
  });
});

describe('a lock time', () => {
  const said = (
    lockTime: number,
    known: { readonly height?: number; readonly network?: Network; readonly nowMs?: number } = {},
  ) => {
    const { height = null, network = 'regtest', nowMs = Date.UTC(2026, 0, 1) } = known;
    const { findings, doubts } = judgeLockTime(transaction({ lockTime }), { height, nowMs, network });
    return [findings.map(({ code, facts }) => [code, facts]), doubts.map(({ facts }) => facts)];
  };

  it('is proved up to six blocks above the known height', () => {
    expect(said(806, { height: 800 })).toEqual([[], []]);
    expect(said(807, { height: 800 })).toEqual([[['LOCKTIME', { lockTime: '807', knownHeight: '800' }]], []]);
  });

  it('is a date from 500,000,000 on, whatever height a node says', () => {
    const height = 600_000_000;
    expect(said(500_000_000, { height })[0]).toMatchObject([['LOCKTIME', {}]]);
    expect(said(499_999_999, { height })).toEqual([[], []]);
    expect(said(500_000_000)[0]).toEqual([['LOCKTIME', { lockTime: '500000000' }]]);
    expect(said(500_000_000, { network: 'mainnet', nowMs: Date.UTC(20_000, 0, 1) })[0]).toHaveLength(1);
  });

  it('is a doubt where no height is known, but 0', () => {
    expect(said(1)).toEqual([[], [{ lockTime: '1' }]]);
    expect(said(800_000)).toEqual([[], [{ lockTime: '800000' }]]);
    expect(said(0)).toEqual([[], []]);
    expect(said(800_000, { network: 'mainnet' })).toEqual([[], []]);
  });

  it('may be as far as mainnet can have come by now', () => {
    const at = (lockTime: number, nowMs: number) => said(lockTime, { network: 'mainnet', nowMs })[0]!.length;
    const anchorMs = 1_749_168_000_000;
    // A difficulty period of luck at the anchor; 105 blocks more for each hundred times ten minutes.
    expect([at(902_016, anchorMs), at(902_017, anchorMs)]).toEqual([0, 1]);
    expect([at(902_016, 0), at(902_017, 0)]).toEqual([0, 1]);
    const later = anchorMs + 100 * 600_000;
    expect([at(902_121, later), at(902_122, later)]).toEqual([0, 1]);
  });

  it('is useless beside a sequence that holds the transaction back', () => {
    const { tx } = genuineSlots().raw;
    const inputs = tx.inputs.map((input, i) => ({ ...input, sequence: i === 1 ? 0xffff_fffc : 0xffff_fffd }));
    const { findings } = judgeLockTime(transaction({ inputs }), {
      height: 800,
      nowMs: 0,
      network: 'regtest',
    });
    expect(findings).toEqual([
      {
        code: 'LOCKTIME',
        claim: 'lockTime',
        facts: { input: '1', sequence: 'fffffffc' },
        side: 'input',
        index: 1,
      },
    ]);
  });
});
