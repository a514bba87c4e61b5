import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src-main/base/groups.ts';
import { DAY_MS, type RulesState } from '../../../../src-main/rules/rules-state.ts';
import { NO_RULES } from '../../../../src-main/rules/spending-rules.ts';
import { MAX_VALUE_CHARS } from '../../../../src-main/keyholder/vault/record.ts';
import { readRulesRecord, writeRulesRecord } from '../../../../src-main/keyholder/vault/rules-record.ts';

const MINUTE = 60_000;
const NOW = 30_000_000 * MINUTE;
const KEY = 'ab'.repeat(16);
const MAX_U64 = 2n ** 64n - 1n;
const assetId = (no: number) => `rgb:${String(no).repeat(53)}`;

const state: RulesState = {
  rules: { ...NO_RULES, perSendSats: 5n, assets: [{ assetId: assetId(1), perSend: null, perDay: MAX_U64 }] },
  later: { rules: { ...NO_RULES, newRecipientHours: 168, pauseInvoices: true }, fromMs: NOW + DAY_MS },
  spent: {
    bitcoin: [{ atMs: NOW, amount: 2_100_000_000_000_000n }],
    assets: [{ assetId: assetId(1), spendings: [{ atMs: NOW - MINUTE, amount: MAX_U64 }] }],
  },
};

const seen = {
  atMs: NOW + 1,
  upMs: 99_999_999_999,
  boot: 'ffffffff',
  bound: { service: 'f'.repeat(16), aheadMs: -9_999_999_999_999, wasOff: true },
};

const largest = (count: number): RulesState => {
  const assets = Array.from({ length: count }, (_, no) => ({
    assetId: assetId(no),
    perSend: MAX_U64,
    perDay: MAX_U64,
  }));
  const spendings = Array.from({ length: 200 }, (_, no) => ({
    atMs: NOW + no * MINUTE * 7,
    amount: MAX_U64 / 200n,
  }));
  const rules = { ...NO_RULES, perSendSats: MAX_U64, perDaySats: MAX_U64, newRecipientHours: 168, assets };
  return {
    rules,
    later: { rules: { ...rules, pauseInvoices: true }, fromMs: NOW + DAY_MS },
    spent: {
      bitcoin: spendings,
      assets: assets.map((one) => ({ assetId: one.assetId, spendings })),
    },
  };
};

describe('the keychain record of spending rules', () => {
  it('is read back as it was written', () =>
    expect(readRulesRecord(writeRulesRecord({ state, vouchKey: KEY, seen }), 'Test')).toEqual({
      state,
      vouchKey: KEY,
      seen,
    }));

  it('fits into every keychain with the most rules there can be and a busy day, and loses none of its sum', () => {
    const full = largest(5);
    const text = writeRulesRecord({ state: full, vouchKey: KEY, seen });
    expect(text.length).toBeLessThanOrEqual(MAX_VALUE_CHARS);
    const { spent } = readRulesRecord(text, 'Test').state;
    expect(totalOf(spent.bitcoin)).toBe(totalOf(full.spent.bitcoin));
    expect(spent.assets.map((one) => totalOf(one.spendings))).toEqual(
      full.spent.assets.map((one) => totalOf(one.spendings)),
    );
  });

  it('rounds a time up to the minute, so that nothing counts shorter than a day', () => {
    const early = { ...state, spent: { bitcoin: [{ atMs: NOW + 1, amount: 1n }], assets: [] } };
    const read = readRulesRecord(writeRulesRecord({ state: early, vouchKey: KEY, seen }), 'Test').state;
    expect(read.spent.bitcoin).toEqual([{ atMs: NOW + MINUTE, amount: 1n }]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"v":1'],
    ['another version', '{"v":2}'],
    ['a half of it', writeRulesRecord({ state, vouchKey: KEY, seen }).slice(0, 90)],
    [
      'an amount above 2^64',
      writeRulesRecord({ state, vouchKey: KEY, seen }).replace('"5"', '"zzzzzzzzzzzzzzzz"'),
    ],
    ['a place that names no asset', writeRulesRecord({ state, vouchKey: KEY, seen }).replace('[[0,', '[[9,')],
  ])('is no leave to sign where it is %s', (_, text) => {
    expect(() => readRulesRecord(text, 'Test')).toThrow(
      expect.objectContaining({ failure: { code: 'RULES_UNREADABLE', facts: { walletName: 'Test' } } }),
    );
  });
});
