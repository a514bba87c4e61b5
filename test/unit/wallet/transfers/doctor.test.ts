import { describe, expect, it } from 'vitest';
import { diagnose, type Patient } from '../../../../src-main/wallet/transfers/doctor.ts';
import type { KindName, StatusName } from '../../../../src-main/base/service/numbering.ts';

const NOW = 1_753_268_800_000;
const SOON = NOW + 60_000;

function patient(kindName: KindName, statusName: StatusName, more: Partial<Patient> = {}): Patient {
  return {
    kindName,
    statusName,
    hasTxid: kindName === 'send',
    expiresAtMs: SOON,
    canFail: { can: true },
    isExcluded: false,
    ...more,
  };
}
const cannot = (because: 'state' | 'unknownState' | 'outcomeUnknown' | 'handedOver') => ({
  canFail: { can: false, because } as const,
});
const found = (...of: Parameters<typeof patient>) => diagnose(patient(...of), NOW);

describe('who must act', () => {
  it.each([
    ['send', 'waitingCounterparty', 'them', 'asksRecipient'],
    ['send', 'waitingBroadcast', 'you', 'broadcasts'],
    ['send', 'initiated', 'you', 'looks'],
    ['send', 'waitingConfirmations', 'chain', 'looksForBlocks'],
    ['receiveBlind', 'waitingCounterparty', 'them', 'asksSender'],
    ['receiveWitness', 'waitingCounterparty', 'them', 'asksSender'],
    ['receiveBlind', 'waitingBroadcast', 'them', 'asksSender'],
    ['receiveBlind', 'waitingSafeHeight', 'chain', 'looksForBlocks'],
    ['inflation', 'waitingConfirmations', 'chain', 'looksForBlocks'],
  ] as const)('of a %s that is %s: %s, and a refresh %s', (kind, status, turn, refresh) => {
    expect(found(kind, status)).toMatchObject({ turn, refresh });
  });

  it('is the person once something has arrived, and a refresh takes it', () => {
    expect(found('receiveBlind', 'waitingCounterparty', { hasTxid: true })).toMatchObject({
      turn: 'you',
      refresh: 'takesArrived',
    });
  });

  it('is the person once its time ran out, whatever the service still says', () => {
    expect(found('send', 'waitingCounterparty', { expiresAtMs: NOW })).toMatchObject({
      turn: 'you',
      refresh: 'looks',
      endsAtMs: NOW,
    });
  });

  it('is nobody that is known while the outcome of a hand-over is not', () => {
    expect(found('send', 'waitingCounterparty', cannot('outcomeUnknown'))).toMatchObject({
      turn: 'unsure',
      giveUp: { right: false, because: 'outcomeUnknown' },
    });
  });

  it.each(['settled', 'failed'] as const)(
    'is nobody of one that is %s: there is nothing to examine',
    (status) => expect(found('send', status)).toBeNull(),
  );
});

describe('the time that is left', () => {
  it('ends only what can lapse: a transaction that is out, or something that arrived, does not', () => {
    expect(found('send', 'waitingCounterparty')?.endsAtMs).toBe(SOON);
    expect(found('send', 'waitingConfirmations')?.endsAtMs).toBeNull();
    expect(found('receiveBlind', 'waitingCounterparty', { hasTxid: true })?.endsAtMs).toBeNull();
    expect(found('receiveBlind', 'waitingCounterparty', { expiresAtMs: null })?.endsAtMs).toBeNull();
  });
});

describe('the time of a sender to broadcast', () => {
  it('is the invoice’s', () => {
    expect(found('receiveBlind', 'waitingBroadcast', { hasTxid: true })?.endsAtMs).toBe(SOON);
  });
});

describe('a receive that was accepted here', () => {
  const DAY = 86_400_000;
  const TAKEN = ['waitingSafeHeight', 'waitingBroadcast', 'waitingConfirmations'] as const;
  const at = (statusName: StatusName, more: Partial<Patient>) =>
    found('receiveBlind', statusName, { hasTxid: true, ...more });

  it.each(TAKEN)('is the person’s to ask about once a block should have it, and not before: %s', (status) => {
    expect(at(status, { expiresAtMs: NOW - DAY + 1 })).not.toMatchObject({ turn: 'you' });
    expect(at(status, { expiresAtMs: NOW - DAY + 1 })).not.toHaveProperty('overdue');
    expect(at(status, { expiresAtMs: NOW - DAY })).toMatchObject({ overdue: 'late', turn: 'you' });
    const endless = { expiresAtMs: null };
    expect(at(status, { ...endless, createdAtMs: NOW - 14 * DAY + 1 })).not.toHaveProperty('overdue');
    expect(at(status, { ...endless, createdAtMs: NOW - 14 * DAY })).toMatchObject({ overdue: 'late' });
  });

  it.each(TAKEN)('has no end by a time that nobody told: %s', (status) => {
    for (const createdAtMs of [null, undefined])
      expect(
        at(status, { expiresAtMs: null, ...(createdAtMs === undefined ? {} : { createdAtMs }) }),
      ).not.toHaveProperty('overdue');
  });

  it('has an end that is told before it comes', () => {
    expect(at('waitingConfirmations', {})?.endsAtMs).toBe(SOON + DAY);
  });

  it.each([...TAKEN, 'waitingCounterparty'] as const)(
    'is over at once where a checked block has another one that spends its coin: %s',
    (status) => {
      expect(at(status, { isExcluded: true })).toMatchObject({ overdue: 'excluded', turn: 'you' });
    },
  );

  it.each(['settled', 'failed'] as const)('is nothing of the kind once it has ended: %s', (status) => {
    expect(at(status, { isExcluded: true, expiresAtMs: NOW - 9 * DAY })).toBeNull();
  });

  it('is alone in that: a send is somebody else’s to wait for', () => {
    const old = { expiresAtMs: NOW - 9 * DAY, isExcluded: true };
    expect(found('send', 'waitingConfirmations', old)).toMatchObject({ turn: 'chain' });
    expect(found('send', 'waitingConfirmations', old)).not.toHaveProperty('overdue');
  });

  it('stays in doubt, and no more than that, while its number may mean that it has ended', () => {
    const doubted = { namedBy: 'beta7', expiresAtMs: NOW - 9 * DAY } as const;
    expect(at('waitingConfirmations', doubted)).not.toHaveProperty('overdue');
  });
});

describe('giving up', () => {
  it.each([
    ['send', 'inputs', 'broadcastYet'],
    ['receiveBlind', 'slot', 'paidMeanwhile'],
  ] as const)('frees the %s’s %s, and says what it cannot rule out: %s', (kind, frees, risk) => {
    for (const expiresAtMs of [SOON, NOW - 1, null])
      expect(found(kind, 'waitingCounterparty', { expiresAtMs })?.giveUp).toEqual({
        right: true,
        frees,
        risk,
      });
  });

  it('is not right while what has arrived can still be taken', () => {
    for (const expiresAtMs of [SOON, null])
      expect(found('receiveBlind', 'waitingCounterparty', { hasTxid: true, expiresAtMs })?.giveUp).toEqual({
        right: false,
        because: 'arrived',
      });
  });

  it.each(['waitingBroadcast', 'waitingSafeHeight'] as const)(
    'of a receive that is %s is right once its time is over, and says that the sender’s transaction may confirm',
    (status) => {
      const at = (expiresAtMs: number | null, hasTxid = true) =>
        found('receiveBlind', status, { hasTxid, expiresAtMs })?.giveUp;
      for (const hasTxid of [true, false])
        expect(at(NOW - 1, hasTxid)).toEqual({ right: true, frees: 'slot', risk: 'mayConfirm' });
      for (const expiresAtMs of [SOON, null])
        expect(at(expiresAtMs)).toEqual({ right: false, because: 'arrived' });
    },
  );

  it('of a receive that waits for broadcast is put off, not ruled out, while the service would not', () => {
    const waits = { hasTxid: true, ...cannot('state') };
    expect(found('receiveBlind', 'waitingBroadcast', waits)?.giveUp).toEqual({
      right: false,
      because: 'arrived',
    });
    expect(found('receiveBlind', 'waitingConfirmations', waits)?.giveUp).toEqual({
      right: false,
      because: 'state',
    });
  });

  it('of what may have ended is right once the service would fail it, and its outcome is unknown', () => {
    const doubted = { hasTxid: true, namedBy: 'beta7', expiresAtMs: NOW - 2 * 86_400_000 } as const;
    expect(found('receiveBlind', 'waitingBroadcast', doubted)).toEqual({
      turn: 'unsure',
      refresh: 'looks',
      endsAtMs: doubted.expiresAtMs,
      giveUp: { right: true, frees: 'slot', risk: 'mayConfirm' },
    });
  });

  it('is the only way out for what arrived and was not taken in time', () => {
    const late = { hasTxid: true, expiresAtMs: NOW };
    expect(found('receiveBlind', 'waitingCounterparty', late)?.giveUp).toEqual({
      right: true,
      frees: 'slot',
      risk: 'lost',
    });
  });

  it.each(['state', 'unknownState', 'outcomeUnknown', 'handedOver'] as const)(
    'is never right where it is not allowed: %s, expired or not, arrived or not',
    (because) => {
      for (const expiresAtMs of [SOON, NOW - 1, null])
        for (const hasTxid of [true, false])
          for (const kind of ['send', 'receiveBlind'] as const)
            expect(
              found(kind, 'waitingCounterparty', { expiresAtMs, hasTxid, ...cannot(because) })?.giveUp,
            ).toEqual({ right: false, because });
    },
  );

  it('G38: of a number without a name nothing is claimed and nothing is offered', () => {
    for (const [kind, status] of [
      ['unknown', 'waitingCounterparty'],
      ['send', 'unknown'],
    ] as const)
      expect(found(kind, status, { ...cannot('unknownState'), expiresAtMs: NOW - 1 })).toEqual({
        turn: 'unsure',
        endsAtMs: null,
        refresh: 'looks',
        giveUp: { right: false, because: 'unknownState' },
      });
  });
});
