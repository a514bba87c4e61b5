import { describe, expect, it } from 'vitest';
import { nextStepOf, type TransferFacts } from '../../../../src-main/wallet/transfers/next-step.ts';
import type { KindName, StatusName } from '../../../../src-main/base/service/numbering.ts';

const NOW = 1_753_268_800_000;
const SOON = NOW + 60_000;
const DAY = 86_400_000;

const patient = (
  kindName: KindName,
  statusName: StatusName,
  more: Partial<TransferFacts> = {},
): TransferFacts => ({
  kindName,
  statusName,
  hasTxid: kindName === 'send',
  expiresAtMs: SOON,
  canFail: { can: true },
  isExcluded: false,
  ...more,
});
const cannot = (because: 'state' | 'unknownState' | 'outcomeUnknown' | 'handedOver') => ({
  canFail: { can: false, because } as const,
});
const found = (...of: Parameters<typeof patient>) => nextStepOf(patient(...of), NOW);

it.each(['settled', 'failed'] as const)('has nothing to say of one that is %s', (status) => {
  expect(found('send', status)).toBeNull();
  const late = { hasTxid: true, isExcluded: true, expiresAtMs: NOW - 9 * DAY };
  expect(found('receiveBlind', status, late)).toBeNull();
});

describe('a receive that was accepted here', () => {
  const TAKEN = ['waitingSafeHeight', 'waitingBroadcast', 'waitingConfirmations'] as const;
  const at = (statusName: StatusName, more: Partial<TransferFacts>) =>
    found('receiveBlind', statusName, { hasTxid: true, ...more });

  it.each(TAKEN)('is overdue once a block should have it, and not before: %s', (status) => {
    expect(at(status, { expiresAtMs: NOW - DAY + 1 })).not.toHaveProperty('overdue');
    expect(at(status, { expiresAtMs: NOW - DAY })).toMatchObject({ overdue: 'late' });
    const endless = { expiresAtMs: null };
    expect(at(status, { ...endless, createdAtMs: NOW - 14 * DAY + 1 })).not.toHaveProperty('overdue');
    expect(at(status, { ...endless, createdAtMs: NOW - 14 * DAY })).toMatchObject({ overdue: 'late' });
    // By a time that nobody told it has no end.
    for (const unsaid of [endless, { ...endless, createdAtMs: null }])
      expect(at(status, unsaid)).not.toHaveProperty('overdue');
  });

  it.each([...TAKEN, 'waitingCounterparty'] as const)(
    'is over at once where a checked block has another one that spends its coin: %s',
    (status) => expect(at(status, { isExcluded: true })).toMatchObject({ overdue: 'excluded' }),
  );

  it('is alone in that: a send is somebody else’s to wait for', () => {
    const old = { expiresAtMs: NOW - 9 * DAY, isExcluded: true };
    expect(found('send', 'waitingConfirmations', old)).not.toHaveProperty('overdue');
  });

  it('stays in doubt, and no more than that, while its number may mean that it has ended', () => {
    const doubted = { namedBy: 'beta7', expiresAtMs: NOW - 9 * DAY } as const;
    expect(at('waitingConfirmations', doubted)).not.toHaveProperty('overdue');
  });
});

describe('cancelling', () => {
  const off = (...of: Parameters<typeof patient>) => found(...of)?.cancelOff;

  it.each(['send', 'receiveBlind'] as const)('is right while a %s waits, expired or not', (kind) => {
    for (const expiresAtMs of [SOON, NOW - 1, null])
      expect(off(kind, 'waitingCounterparty', { expiresAtMs })).toBeNull();
  });

  it('is not right while what has arrived can still be accepted, and the only way out once it cannot', () => {
    const at = (expiresAtMs: number | null) =>
      off('receiveBlind', 'waitingCounterparty', { hasTxid: true, expiresAtMs });
    expect([at(SOON), at(null), at(NOW)]).toEqual(['arrived', 'arrived', null]);
  });

  it.each(['waitingBroadcast', 'waitingSafeHeight'] as const)(
    'of a receive that is %s is right once its time is over',
    (status) => {
      const at = (expiresAtMs: number | null, hasTxid = true) =>
        off('receiveBlind', status, { hasTxid, expiresAtMs });
      for (const hasTxid of [true, false]) expect(at(NOW - 1, hasTxid)).toBeNull();
      for (const expiresAtMs of [SOON, null]) expect(at(expiresAtMs)).toBe('arrived');
    },
  );

  it('of a receive that waits for broadcast is put off, not ruled out, while the service would not', () => {
    const waits = { hasTxid: true, ...cannot('state') };
    expect(off('receiveBlind', 'waitingBroadcast', waits)).toBe('arrived');
    expect(off('receiveBlind', 'waitingConfirmations', waits)).toBe('state');
  });

  it('of what may have ended is right once the service would fail it', () => {
    const doubted = { hasTxid: true, namedBy: 'beta7', expiresAtMs: NOW - 2 * DAY } as const;
    expect(off('receiveBlind', 'waitingBroadcast', doubted)).toBeNull();
  });

  it.each(['state', 'unknownState', 'outcomeUnknown', 'handedOver'] as const)(
    'is never right where it is not allowed: %s, expired or not, arrived or not',
    (because) => {
      for (const expiresAtMs of [SOON, NOW - 1, null])
        for (const hasTxid of [true, false])
          for (const kind of ['send', 'receiveBlind'] as const)
            expect(off(kind, 'waitingCounterparty', { expiresAtMs, hasTxid, ...cannot(because) })).toBe(
              because,
            );
    },
  );

  it('G38: of a number without a name nothing is claimed and nothing is offered', () => {
    for (const [kind, status] of [
      ['unknown', 'waitingCounterparty'],
      ['send', 'unknown'],
    ] as const)
      expect(found(kind, status, { ...cannot('unknownState'), expiresAtMs: NOW - 1 })).toEqual({
        cancelOff: 'unknownState',
      });
  });
});
