import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import {
  mayBeFailed,
  nameTransfers,
  numberingOf,
  statusName,
  type Numbering,
  type TransferLayout,
} from '../../../../src-main/base/service/numbering.ts';
import { readVectors } from '../../../support/vectors.ts';

const KIND = { issuance: 0, receive: 1, send: 3 } as const;
const TXID = 'aa'.repeat(32);

const row = (
  kind: keyof typeof KIND,
  status: number,
  { txid = null, layout }: { txid?: string | null; layout?: TransferLayout | undefined } = {},
) => ({ kind: KIND[kind], status, txid, layout });

describe('the numbering found by a list', () => {
  /** What each official release listed (run by the lane on regtest): an issue, an open invoice, a settled send. */
  test.for<[Numbering, number, number, number, TransferLayout]>([
    ['documentEra', 2, 0, 2, 'upToBeta4'],
    ['beta5', 2, 0, 2, 'beta5'],
    ['beta6', 3, 0, 3, 'fromBeta6'],
    ['beta7', 5, 1, 5, 'fromBeta6'],
  ])('is that of %s, whatever was assumed before', ([numbering, issued, open, settled, layout]) => {
    const alike = (found: Numbering) => (found === 'documentEra' ? 'beta5' : found);
    for (const before of ['documentEra', 'beta5', 'beta6', 'beta7'] as const)
      for (const told of [
        [row('issuance', issued, { layout })],
        ...(layout === 'fromBeta6' ? [[row('receive', open, { layout })]] : []),
        [row('issuance', issued, { layout }), row('send', settled, { txid: TXID, layout })],
      ])
        expect(alike(numberingOf(told, before)), `${before} ${JSON.stringify(told)}`).toBe(alike(numbering));
  });

  test.for<[Numbering, number]>([
    ['beta6', 3],
    ['beta7', 5],
  ])('is found by an issue alone, if a service writes its fields: %s', ([numbering, issued]) => {
    expect(numberingOf([row('issuance', issued)], 'beta5')).toBe(numbering);
  });

  it("doesn't change by statuses in words", () => {
    const said = [{ status: 'Settled', kind: 'ReceiveBlind', txid: null, layout: 'fromBeta6' as const }];
    for (const before of ['documentEra', 'beta7'] as const) expect(numberingOf(said, before)).toBe(before);
  });

  it("doesn't change if nothing contradicts it", () => {
    expect(numberingOf([], 'beta7')).toBe('beta7');
    expect(numberingOf([row('send', 1, { txid: TXID })], 'beta5')).toBe('beta5');
    expect(numberingOf([row('receive', 2, { txid: TXID })], 'documentEra')).toBe('documentEra');
  });

  it("doesn't change for a number in no table, which is named unknown", () => {
    expect(numberingOf([row('send', 9, { txid: TXID })], 'beta7')).toBe('beta7');
    expect(statusName(9, 'beta7')).toBe('unknown');
  });

  it('never settles or broadcasts a send without a txid', () => {
    expect(numberingOf([row('send', 2)], 'beta5')).toBe('beta5');
    expect(numberingOf([row('send', 3)], 'beta6')).not.toBe('beta6');
  });

  it('believes the fewest ends of an ambiguous list', () => {
    const told = [row('receive', 3, { txid: TXID, layout: 'fromBeta6' })];
    expect(statusName(3, numberingOf(told, 'beta5'))).toBe('waitingBroadcast');
  });

  it('follows from held assets if the states are ambiguous', () => {
    const told = [row('receive', 3, { txid: TXID, layout: 'fromBeta6' })];
    for (const before of ['documentEra', 'beta5', 'beta6', 'beta7'] as const) {
      expect(numberingOf(told, before, true), before).toBe('beta6');
      expect(numberingOf(told, before, false), before).toBe('beta7');
    }
    // An asset was sent, so nothing of what came needs to be left.
    const spent = [...told, row('send', 3, { txid: TXID, layout: 'fromBeta6' })];
    expect(numberingOf(spent, 'beta6', false)).toBe('beta6');
  });

  it('is the newest if two tables fit equally', () =>
    expect(numberingOf([row('issuance', 2), row('send', 4)], 'beta7')).toBe('beta5'));
});

describe('what a release lets fail', () => {
  const { releases } = readVectors(
    'wire/rgb-lib-releases.json',
    v.object({
      releases: v.array(
        v.object({
          release: v.string(),
          status: v.object({ by_number_on_the_wire: v.array(v.string()) }),
          may_be_failed: v.object({ 'by index': v.array(v.string()) }),
        }),
      ),
    }),
  );
  /** Finds a release by its last name, which no other table has. */
  const numbering = (names: readonly string[]): Numbering =>
    names.includes('WaitingBroadcast')
      ? 'beta7'
      : names.includes('WaitingSafeHeight')
        ? 'beta6'
        : names.includes('Initiated')
          ? 'beta5'
          : 'documentEra';
  const NOW = 1_800_000_000_000;

  it.each(releases)('equals its own table: $release', ({ status, may_be_failed: may }) => {
    const names = status.by_number_on_the_wire;
    const onlyExpired = 'WaitingBroadcast only once expired';
    for (const [number, name] of names.entries()) {
      const is = { statusName: statusName(number, numbering(names)) };
      const failed = (expiresAtMs: number | null) => mayBeFailed({ ...is, expiresAtMs }, NOW);
      const always = may['by index'].includes(name);
      const expired = name === 'WaitingBroadcast' && may['by index'].includes(onlyExpired);
      expect([name, failed(NOW + 1), failed(null), failed(NOW - 1)]).toEqual([
        name,
        always,
        always,
        always || expired,
      ]);
    }
  });

  it('excludes unknown states', () =>
    expect(mayBeFailed({ statusName: 'unknown', expiresAtMs: NOW - 1 }, NOW)).toBe(false));
});

describe('the end of a transfer', () => {
  const NUMBERINGS = ['documentEra', 'beta5', 'beta6', 'beta7'] as const;
  const named = (
    told: readonly ReturnType<typeof row>[],
    before: Numbering,
    {
      holds = null,
      earlier = [],
    }: { holds?: boolean | null; earlier?: Parameters<typeof nameTransfers>[0] } = {},
  ) =>
    nameTransfers(told, numberingOf(told, before, holds), { holds, earlier: () => earlier }).map(
      ({ statusName: name, namedBy }) => [name, namedBy],
    );
  const ENDED = ['settled', 'failed'];

  /** A first receive under way in each release's numbers, listed alone. */
  test.for<[Numbering, number, string]>([
    ['documentEra', 1, 'waiting for confirmations'],
    ['beta6', 1, 'waiting for safe height'],
    ['beta6', 2, 'waiting for confirmations'],
    ['beta7', 2, 'waiting for safe height'],
    ['beta7', 3, 'waiting for broadcast'],
    ['beta7', 4, 'waiting for confirmations'],
  ])('is never reported for a first receive that is under way: %s, %i %s', ([, status]) => {
    for (const layout of [undefined, 'upToBeta4', 'beta5'] as const)
      for (const before of NUMBERINGS) {
        const [one] = named([row('receive', status, { txid: TXID, layout })], before);
        expect(ENDED, before).not.toContain(one?.[0]);
      }
  });

  test.for<[Numbering, number]>([
    ['beta7', 6],
    ['documentEra', 3],
    ['beta6', 4],
  ])(
    'is reported for a receive that was never paid in time, and has no transaction: %s, %i',
    ([numbering, status]) =>
      expect(named([row('receive', status)], numbering)).toEqual([['failed', undefined]]),
  );

  it("isn't reported while one fitting numbering calls the transfer open", () => {
    const paid = (status: number) => [row('receive', status, { txid: TXID })];
    expect(named(paid(3), 'documentEra')).toEqual([['waitingBroadcast', 'beta7']]);
    expect(named(paid(2), 'documentEra')).toEqual([['waitingSafeHeight', 'beta7']]);
    expect(named(paid(3), 'beta7')).toEqual([['waitingBroadcast', 'beta7']]);
    expect(named(paid(4), 'beta6')).toEqual([['waitingConfirmations', 'beta7']]);
  });

  it('is known if they agree: by another transfer of the list, or by what is held', () => {
    const settled = row('receive', 2, { txid: TXID });
    expect(named([row('issuance', 2), settled], 'documentEra')[1]).toEqual(['settled', undefined]);
    expect(named([settled], 'documentEra', { holds: true })).toEqual([['settled', undefined]]);
    expect(named([row('receive', 5, { txid: TXID })], 'beta7')).toEqual([['settled', undefined]]);
    const failed = row('receive', 3, { txid: TXID });
    expect(named([row('issuance', 2), failed], 'documentEra')[1]).toEqual(['failed', undefined]);
    expect(named([row('issuance', 5), failed], 'documentEra')[1]).toEqual(['waitingBroadcast', undefined]);
  });

  it('is known for a receive before a send, because rgb-lib sends only what has settled', () => {
    const spent = [row('receive', 2, { txid: TXID }), row('send', 1, { txid: TXID })];
    expect(named(spent, 'documentEra', { holds: false })[0]).toEqual(['settled', undefined]);
    const failed = [row('receive', 3, { txid: TXID }), row('send', 3)];
    expect(named(failed, 'documentEra')[0]?.[0]).not.toBe('failed');
  });

  it('is unknown if all fitting numberings end it, as settled and as failed', () => {
    const told = [row('receive', 2, { txid: TXID }), row('receive', 3, { txid: TXID })];
    expect(named(told, 'documentEra', { holds: true })).toEqual([
      ['waitingConfirmations', 'beta6'],
      ['unknown', 'documentEra'],
    ]);
    const known = [{ status: 2, kind: 1, txid: TXID, ended: true }];
    expect(named(told, 'documentEra', { holds: true, earlier: known })[1]).toEqual(['failed', undefined]);
  });

  it("doesn't follow from a held amount that this transfer can't have brought", () => {
    const told = [row('receive', 3, { txid: TXID, layout: 'fromBeta6' as const })];
    expect(named(told, 'beta6', { holds: false })).toEqual([['waitingBroadcast', undefined]]);
  });

  it('follows from earlier reports, unless they contradict the list', () => {
    const paid = [row('receive', 2, { txid: TXID })];
    const known = { status: 2, kind: 1, txid: TXID, ended: true };
    for (const earlier of [known, row('issuance', 2)])
      expect(named(paid, 'documentEra', { earlier: [earlier] })).toEqual([['settled', undefined]]);
    const waited = [{ ...known, ended: false }];
    expect(named(paid, 'documentEra', { earlier: waited })[0]?.[0]).toBe('waitingSafeHeight');
    // The service now has another release.
    const now = [row('issuance', 5), row('receive', 3, { txid: TXID })];
    expect(named(now, 'documentEra', { earlier: [row('issuance', 2)] })[1]).toEqual([
      'waitingBroadcast',
      undefined,
    ]);
  });

  it("isn't reported beside a number in no table, since the release is unknown", () => {
    const told = [row('receive', 9, { txid: TXID }), row('receive', 3, { txid: TXID })];
    expect(named(told, 'documentEra')).toEqual([
      ['unknown', undefined],
      ['waitingBroadcast', 'beta7'],
    ]);
  });
});
