import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { changed, clock, openKept } from './record-ids.ts';

const walletId = 'b'.repeat(32);
const other = 'c'.repeat(32);
const signing = 'd'.repeat(32);
const AT = 1_753_268_800_000;

type Intent = CallInput<'signing.wait'>;
const MOST = (2n ** 64n - 1n).toString();
const invoice: Intent = {
  act: 'invoice',
  asked: { walletId, assetId: '\u0001'.repeat(200), amount: MOST, kind: 'blinded' },
};
const issue: Intent = {
  act: 'issue',
  asked: {
    ...{ walletId, ticker: 'OCHRE123', name: '"'.repeat(40), precision: 18 },
    amounts: Array.from({ length: 20 }, () => MOST),
  },
};

describe('what waits for slots', () => {
  it('is there after a restart, as it was asked, with the largest of all that may be asked', () => {
    const folder = tempFolder();
    const before = openHoldings(folder, clock);
    before.waiting.put(invoice, signing, AT);
    before.waiting.put(issue, null, AT + 1);
    before.close();
    expect(openKept(folder).waiting.list(walletId)).toEqual([
      { intent: invoice, signingId: signing, sinceMs: AT },
      { intent: issue, signingId: null, sinceMs: AT + 1 },
    ]);
  });

  it('takes the place of another of its act, and of none of another wallet', () => {
    const { waiting } = openKept();
    waiting.put(issue, null, AT);
    waiting.put({ act: 'invoice', asked: { walletId: other, assetId: '', amount: '5' } }, null, AT);
    waiting.put(invoice, null, AT);
    const anew: Intent = { act: 'invoice', asked: { walletId, assetId: '', amount: '7' } };
    waiting.put(anew, null, AT + 1);
    expect(waiting.list(walletId).map(({ intent }) => intent)).toEqual([issue, anew]);
    expect(waiting.list(other)).toHaveLength(1);
  });

  it('ends by itself alone, and goes with its wallet', () => {
    const { waiting, forget } = openKept();
    waiting.put(issue, null, AT);
    waiting.put(invoice, null, AT);
    expect(waiting.end(other, 'invoice')).toBe(false);
    expect(waiting.end(walletId, 'invoice')).toBe(true);
    expect(waiting.end(walletId, 'invoice')).toBe(false);
    expect(waiting.list(walletId).map(({ intent }) => intent)).toEqual([issue]);
    forget(other);
    expect(waiting.list(walletId)).toHaveLength(1);
    forget(walletId);
    expect(waiting.list(walletId)).toEqual([]);
  });

  it.each([
    ['no JSON', 'asked', 'nothing'],
    ['another form', 'asked', JSON.stringify(invoice.asked)],
    ['another wallet', 'asked', JSON.stringify({ ...issue.asked, walletId: other })],
    ['more than is known', 'asked', JSON.stringify({ ...issue.asked, note: 'hello' })],
    ['a name one too long', 'asked', JSON.stringify({ ...issue.asked, name: 'x'.repeat(41) })],
    ['too much', 'asked', JSON.stringify(issue.asked).padEnd(2_001)],
    ['an act that is none', 'act', 'burn'],
    ['a signing that is none', 'signing_id', 'ab'],
    ['a time before all times', 'since_ms', -1],
    ['a time beyond what is exact', 'since_ms', 2 ** 53],
  ])('that cannot be read is named and left out: %s', (_, column, value) => {
    const { waiting, folder, unreadable } = openKept();
    waiting.put(issue, signing, AT);
    waiting.put(invoice, signing, AT);
    expect(waiting.list(walletId)).toHaveLength(2);
    expect(changed(folder, `UPDATE waiting SET ${column} = ? WHERE act = 'issue'`, value)).toBe(1);
    expect(waiting.list(walletId).map(({ intent }) => intent)).toEqual([invoice]);
    const named = `waiting ${column === 'act' ? 'burn' : 'issue'}`;
    expect(unreadable()).toMatchObject([
      { file: 'holdings.sqlite', recovered: 'rest', rows: { named: [named], inAll: 1 } },
    ]);
  });

  it('that is no UTF-8 is named too', () => {
    const { waiting, folder, unreadable } = openKept();
    waiting.put(issue, signing, AT);
    expect(changed(folder, "UPDATE waiting SET asked = CAST(x'ff' AS TEXT)")).toBe(1);
    expect(waiting.list(walletId)).toEqual([]);
    expect(unreadable()).toHaveLength(1);
  });
});
