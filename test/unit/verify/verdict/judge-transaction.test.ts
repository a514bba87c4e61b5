import { describe, expect, it } from 'vitest';
import type { Network } from '../../../../src-main/base/bitcoin.ts';
import { judgeForm, judgeLockTime } from '../../../../src-main/verify/verdict/claims/transaction.ts';
import { readUnsignedTransaction } from '../../../../src-main/verify/psbt/transaction.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeTransaction, type RawTransaction } from '../../../support/psbt/raw-psbt.ts';

const transaction = (change: Partial<RawTransaction> = {}) =>
  readUnsignedTransaction(Buffer.from(writeTransaction({ ...genuineSlots().raw.tx, ...change }), 'hex'));

it('the form of a transaction is refused by its version, and for having nothing in it', () => {
  const said = (change: Partial<RawTransaction>) =>
    judgeForm(transaction(change)).map(({ code, facts }) => [code, facts]);
  expect(said({})).toEqual([]);
  expect(said({ version: 3 })).toEqual([['TX_VERSION', { version: '3' }]]);
  expect(judgeForm({ ...transaction(), inputs: [] }).map(({ code }) => code)).toEqual(['NO_INPUTS']);
  expect(judgeForm({ ...transaction(), outputs: [] }).map(({ code }) => code)).toEqual(['NO_OUTPUTS']);
});

describe('a lock time', () => {
  const ANCHOR_MS = 1_749_168_000_000;
  const said = (
    lockTime: number,
    known: { readonly height?: number; readonly network?: Network; readonly nowMs?: number } = {},
  ) => {
    const { height = null, network = 'regtest', nowMs = Date.UTC(2026, 0, 1) } = known;
    const { findings, facts } = judgeLockTime(transaction({ lockTime }), { height, nowMs, network });
    return findings.length > 0 ? findings.map(({ code, facts }) => [code, facts]) : facts;
  };

  it('is proved up to six blocks above the known height', () => {
    expect(said(807, { height: 800 })).toEqual([['LOCKTIME', { lockTime: '807', knownHeight: '800' }]]);
    expect(said(806, { height: 800 })).toEqual({ lockTime: '806' });
  });

  it('is a date from 500,000,000 on, whatever height a node says', () => {
    const height = 600_000_000;
    expect(said(500_000_000, { height })).toMatchObject([['LOCKTIME', {}]]);
    expect(said(499_999_999, { height })).toEqual({ lockTime: '499999999' });
    expect(said(500_000_000)).toEqual([['LOCKTIME', { lockTime: '500000000' }]]);
    expect(said(500_000_000, { network: 'mainnet', nowMs: Date.UTC(20_000, 0, 1) })).toHaveLength(1);
  });

  it('is a height that no test network is near', () => {
    for (const network of ['testnet', 'signet', 'regtest'] as const) {
      expect(said(20_000_001, { network })).toEqual([['LOCKTIME', { lockTime: '20000001' }]]);
      expect(said(20_000_000, { network })).toEqual({ lockTime: '20000000', reached: 'unknown' });
    }
  });

  it('says where no height is known that it is not known whether that block is there', () => {
    expect(said(1)).toEqual({ lockTime: '1', reached: 'unknown' });
    expect(said(0)).toEqual({ lockTime: '0' });
  });

  it('says by when mainnet has that block, unless it must be there', () => {
    const at = (lockTime: number, nowMs: number) => said(lockTime, { network: 'mainnet', nowMs });
    expect(at(900_000, 0)).toEqual({ lockTime: '900000' });
    // The difficulty period of luck, and 105 hundredths of ten minutes for each block.
    const latestMs = ANCHOR_MS + ((1 + 2_016) * 600_000 * 105) / 100;
    expect(at(900_001, ANCHOR_MS)).toEqual({
      lockTime: '900001',
      reached: 'byDate',
      latestMs: `${latestMs}`,
    });
    expect(at(900_001, latestMs - 1)).toMatchObject({ reached: 'byDate' });
    expect(at(900_001, latestMs)).toEqual({ lockTime: '900001' });
  });

  it('may be as far as mainnet can have come by now', () => {
    const at = (lockTime: number, nowMs: number) =>
      Array.isArray(said(lockTime, { network: 'mainnet', nowMs }));
    // A difficulty period of luck at the anchor; 105 blocks more for each hundred times ten minutes.
    expect([at(902_016, ANCHOR_MS), at(902_017, ANCHOR_MS)]).toEqual([false, true]);
    expect([at(902_016, 0), at(902_017, 0)]).toEqual([false, true]);
    const later = ANCHOR_MS + 100 * 600_000;
    expect([at(902_121, later), at(902_122, later)]).toEqual([false, true]);
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
